"""King of New York in bulk: games end, nothing is lost, and every card is bought and seen to work.

The long form (LUDOTEKA_LONG=1) plays 20,000 games and prints the table of all 64 cards.
"""

import os

import pytest

from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES, DESTRUCTION, FIRST_HEARTS
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.rng import Rng

TABLES = [(seats, options) for seats in GAME.seats for options in GAME.option_sets(seats)]
LONG = os.environ.get("LUDOTEKA_LONG") == "1"
GAMES = 20_000 if LONG else 210
ENTERS = {"buys", "claimed"}
"""Notes by which a card comes to a Monster; any other note that names a card is its effect."""
ELSEWHERE = {"card-opened", "cannon", *ENTERS}


def liked(moves: list[Move]) -> list[Move]:
    """What a random player with a taste chooses from: DESTRUCTION, units, and saving energy."""
    strikes = [move for move in moves if move.verb == "strike"]
    calm = [
        move
        for move in strikes or moves
        if move.verb != "sweep" and not (move.verb == "reroll" and move.args[1] == DESTRUCTION)
    ]
    return calm or moves


def play(seats: int, options: Options, seed: int, bought: list[int], seen: list[int]) -> int:
    """A random game with its journal; how many turns it took. Every other one has a taste."""
    s = GAME.start(seats, options, Journal())
    rng = Rng(seed)
    turn = 0
    while True:
        ask = GAME.pending(s)
        out = Journal()
        if isinstance(ask, Decide):
            moves = liked(ask.options) if seed // len(TABLES) % 2 else ask.options
            GAME.apply(s, int(ask.seat), moves[rng.below(len(moves))], out)
        elif isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), out)
        else:
            return int(s.turn)
        _count(out, bought, seen)
        if s.turn != turn:
            turn = int(s.turn)
            _check(s, seats, options)


def _count(out: Journal, bought: list[int], seen: list[int]) -> None:
    for note in out.notes:
        kinds = GAME.words.notes[note.word].split()
        if "card" in kinds:
            card = note.args[kinds.index("card")]
            if note.word in ENTERS:
                bought[card] += 1
            elif note.word not in ELSEWHERE:
                seen[card] += 1


def _check(s: KingOfNewYork, seats: int, options: Options) -> None:
    assert GAME.census(s) == GAME.box(seats, options)
    for seat in range(seats):
        assert 0 <= s.hearts[seat] <= FIRST_HEARTS + 2
        assert min(s.stars[seat], s.energy[seat]) >= 0


def test_random_games_end_and_use_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    """KONY-8.3, KONY-10 Over all seat counts and both options of Manhattan."""
    bought = [0] * len(CARD_NAMES)
    seen = [0] * len(CARD_NAMES)
    longest = 0
    for seed in range(GAMES):
        seats, options = TABLES[seed % len(TABLES)]
        longest = max(longest, play(seats, options, seed, bought, seen))
    assert longest < 2_000
    rows = [
        f"{name:32} bought {bought[card]:7} seen {seen[card]:7}"
        for card, name in enumerate(CARD_NAMES)
        if card
    ]
    with capsys.disabled():
        if LONG:
            print(f"\n{GAMES} games, the longest of {longest} turns", *rows, sep="\n")
    empty = [name for card, name in enumerate(CARD_NAMES) if card and not seen[card]]
    never = [name for card, name in enumerate(CARD_NAMES) if card and not bought[card]]
    assert len(never) == 0 if LONG else len(never) < 12, never
    assert len(empty) == 0 if LONG else len(empty) < 24, empty


def test_rich_games_ask_every_question_and_explain_every_refusal() -> None:
    """KONY-10 With much energy the rare cards are met; lists and explanations agree."""
    asked: set[str] = set()
    for seed in range(140 if LONG else 35):
        seats, options = TABLES[seed % len(TABLES)]
        data = GAME.encode(GAME.start(seats, options, Journal()))
        data["energy"] = [25] * seats
        s = GAME.decode(data, seats, options)
        rng = Rng(seed)
        while not isinstance(ask := GAME.pending(s), Over):
            if not isinstance(ask, Decide):
                assert isinstance(ask, Chance)
                GAME.resolve(s, int(rng.below(ask.size)), SILENT)
                continue
            asked.add(ask.prompt)
            move = GAME.moves[rng.below(len(GAME.moves))]
            refusal = GAME.explain(s, int(ask.seat), move)
            assert (refusal is None) == (move in ask.options)
            GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)
    chances = {"tile", "card", "first", "dice", "antimatter"}
    missing = set(GAME.words.prompts) - chances - asked
    assert missing <= (set() if LONG else {"leave", "photo"})
