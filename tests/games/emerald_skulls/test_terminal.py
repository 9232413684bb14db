"""Emerald Skulls in the terminal: the board and the table of odds."""

from collections.abc import Callable

import pytest

from games.emerald_skulls.skull_table import Skulls, betting, ended, fresh, position
from ludoteka.games.emerald_skulls.aids.lines import seen_odds, told_odds
from ludoteka.games.emerald_skulls.aids.odds import odds
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot, spot_of
from ludoteka.games.emerald_skulls.board import board
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import Note
from ludoteka.kernel.pending import Over
from ludoteka.kernel.record import Header
from ludoteka.terminal.people import end_line
from ludoteka.texts import LANGUAGES, texts_for
from playing import random_game

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_board_shows_dice_markers_and_gears(language: str) -> None:
    """SKULL-1.2 Two eyes, a nose pick, a marker of the second player."""
    scene = position(
        3, placed="1 2s 4 4s", picks=1, roll="V S", bets="1:4:empty_hands", gears=[7, 8, 9]
    )
    texts = texts_for(language).game(GAME)
    drawn = board(GAME.view(scene.s, 1), texts)
    eyes = next(line for line in drawn if texts.name("level", 4) in line)
    assert "[IV]" in eyes
    assert "[☠]" in eyes
    assert ">" in eyes
    told = "\n".join(drawn)
    for sign in ("[I]", "(^)", "V ☠", "120", "7", "8", "9"):
        assert sign in told
    bet = next(line for line in drawn if texts.name("wager", 6) in line)
    assert texts.line("board-seat", number=2) in bet
    assert max(len(line) for line in drawn) <= 80


def test_every_position_of_a_game_can_be_drawn() -> None:
    texts = texts_for("en").game(GAME)
    for seats, options in ((1, GAME.options()), (8, GAME.options(cards="drawn"))):
        for s, _ in random_game(GAME, seats, options, seed=3, limit=120):
            assert len(board(GAME.view(s, 0), texts)) > 10


@every_language
def test_the_odds_are_told_as_a_table(language: str) -> None:
    """SKULL-16.2 Outs, bets in play and actions, the best one marked."""
    lines = told_odds("dice=1 placed=4,4 now=stop", texts_for(language).game(GAME))
    texts = texts_for(language).game(GAME)
    third = f"{texts.share(1 / 3, 3, 3)}  1/3"
    assert any(texts.name("wager", 7) in line and third in line for line in lines)
    best = [line for line in lines if line.startswith("* ")]
    assert len(best) == 1
    assert texts.number(5, 4, 4) in best[0]


def test_the_odds_of_a_match_are_those_of_its_turn() -> None:
    """SKULL-16.1 Before a roll, after one, and when the roller may stop."""
    before = betting(3, placed="3", hand=2, tokens=[1, 0, 0])
    assert odds(spot_of(before.s)) is odds(read_spot("dice=2 placed=3 tokens=1"))
    rolled = position(3, placed="1", roll="V S")
    assert odds(spot_of(rolled.s)) is odds(read_spot("dice=2 placed=1 roll=5,s"))
    placed = position(3, [["check"]], placed="1 2", hand=2)
    assert odds(spot_of(placed.s)) is odds(read_spot("dice=2 placed=1,2 now=stop"))
    assert seen_odds(GAME.view(placed.s, 2), texts_for("en").game(GAME))


def test_the_odds_say_how_many_tokens_are_reckoned_with() -> None:
    """SKULL-16.1"""
    counted = texts_for("en").game(GAME).line("skulls-tokens-counted", count=5)
    for tokens, told in ((5, False), (6, True)):
        scene = position(2, [["check"]], placed="1 4 4", hand=1, tokens=[tokens, 0])
        assert (counted in seen_odds(GAME.view(scene.s, 0), texts_for("en").game(GAME))) == told


def test_dice_that_were_picked_up_show_nothing() -> None:
    """SKULL-4.1 After a nose pick or a token the hand is rolled anew."""
    texts = texts_for("en").game(GAME)
    scene = position(2, placed="3", roll="I II")
    assert "Dice in hand: 2 (I II)" in board(GAME.view(scene.s, 0), texts)
    scene.choose("pick")
    assert "Dice in hand: 3 (–)" in board(GAME.view(scene.s, 0), texts)


def test_without_a_turn_there_are_no_odds() -> None:
    for scene in (position(2, [["buy"]], gears=[5, 5]), ended(4, placed="1s 5s", hand=1)):
        with pytest.raises(Unreadable, match="odds-no-turn"):
            spot_of(scene.s)
    over = position(2, [["bets", 1]], pot=0)
    with pytest.raises(Unreadable, match="odds-no-turn"):
        spot_of(over.s)


@pytest.mark.parametrize(
    ("ranks", "you", "told"),
    [
        ([0], True, "You have won."),
        ([1], True, "You have lost."),
        ([0], False, "The winner is Anna."),
        ([1], False, "Anna has lost."),
        ([1, 1], True, "Nobody wins."),
        ([1, 0], True, "The winner is Ben."),
        ([0, 0], True, "Draw: Anna, Ben."),
    ],
)
def test_the_end_says_who_has_won(ranks: list[int], you: bool, told: str) -> None:
    """SKULL-12.3 Alone one can lose; in other games all can."""
    seats = len(ranks)
    header = Header(GAME.id, GAME.rules, seats, GAME.options(), ["Anna", "Ben"][:seats], "", "")
    texts = texts_for("en").game(GAME)
    assert end_line(header, Over(ranks, [0] * seats), texts, you) == told


@every_language
def test_nobody_is_told_of_nought_gears(language: str) -> None:
    """SKULL-9.4 The nose pays tokens alone, and skull dice often nothing."""
    texts = texts_for(language).game(GAME)
    for gears, tokens in ((0, 1), (0, 2), (0, 5), (0, 0), (3, 0)):
        assert "0" not in texts.note(Note("paid-base", (0, gears, tokens)), ["Anna"])
    assert "3" in texts.note(Note("paid-base", (0, 3, 0)), ["Anna"])
    assert "5" in texts.note(Note("paid-base", (0, 0, 5)), ["Anna"])


@pytest.mark.parametrize(
    ("scene", "seat", "move", "told"),
    [
        (
            lambda: betting(3, hand=3),
            1,
            "bet 2 emerald_skull",
            "Emerald Skull (card 2) cannot come true this turn.",
        ),
        (
            lambda: position(2, placed="3 4 4", roll="I II"),
            0,
            "buy 3",
            "After a roll you place dice or take a reroll action; only a roller who can place"
            " nothing may bust instead.",
        ),
        (lambda: betting(3, hand=3), 0, "pass", "It’s not your turn: the others decide now."),
        (lambda: betting(3, hand=3).choose("pass"), 1, "pass", "You have passed, and nobody has"),
    ],
)
def test_the_reason_of_a_refusal_is_true(
    scene: Callable[[], Skulls], seat: int, move: str, told: str
) -> None:
    """SKULL-4.2, 7.7 and 7.8 On a fresh turn, when nothing can be placed, and in a race."""
    s = scene().s
    refusal = GAME.explain(s, seat, GAME.read(move))
    assert refusal is not None
    assert texts_for("en").game(GAME).refusal(refusal, ["A", "B", "C"]).startswith(told)


def test_who_decides_is_said_by_the_clause_of_the_step() -> None:
    """SKULL-2.1, 4.1 and 11.1"""
    assert betting(3, hand=3).why_not(0, "pass") == ("SKULL-4.1", "others-decide")
    assert position(3, roll="I").why_not(1, "stop") == ("SKULL-2.1", "not-your-turn")
    chosen = fresh(3, cards="chosen")
    other = (int(chosen.ask.seat) + 1) % 3
    assert chosen.why_not(other, "take 6a") == ("SKULL-11.1", "not-your-turn")
