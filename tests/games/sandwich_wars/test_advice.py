"""What a good player knows: who is ahead, which moves to try, and the reasons that are told."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.sandwich_wars.contest import Table, contest
from ludoteka.bots.bot import RandomBot
from ludoteka.bots.hint import hints
from ludoteka.bots.levels import LEVELS, spec_of
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.sandwich_wars.bots.advice import ADVICE
from ludoteka.games.sandwich_wars.bots.greedy import move_worths
from ludoteka.games.sandwich_wars.bots.judgement import TRAITS, WORTH, expected, tempo
from ludoteka.games.sandwich_wars.bots.reach import ACTION, Means, order_worth, steps_to
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.scoring import score
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from ludoteka.lab.duel import Tally, play_match
from ludoteka.texts.catalogue import texts_for
from playing import encoded
from poison import chosen_in_the_dark

FIVE = ["1a", "2a", "3a", "4a", "5a"]
LEVEL = {level: spec_of(level, "sandwich_wars") for level in LEVELS}
OWN_CARDS = """
[[ingredient]]
id = "lomo"
source = "owner"
quality = 9
cost = 9
"""


def questions(seats: int, seed: int, parts: str = "") -> Iterator[tuple[Any, Decide]]:
    """The positions of a random game in which somebody is asked."""
    rng = Rng(seed)
    s = GAME.start(seats, GAME.options().with_parts(parts), SILENT)
    while True:
        ask = GAME.pending(s)
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
        elif isinstance(ask, Decide):
            yield s, ask
            GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)
        else:
            return


def weights(table: Table) -> dict[str, int]:
    seat = int(table.ask.seat)
    found = ADVICE.weights(table.s, seat, table.ask.options)
    return {GAME.write(move): w for move, w in zip(table.ask.options, found, strict=True)}


def choice(name: str, table: Table, seed: int = 1) -> str:
    view = GAME.view(table.s, int(table.ask.seat))
    assert view.ask is not None
    return GAME.write(bot_by_name(name, GAME).choose(view, view.ask, Rng(seed)))


# Any position


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("parts", ["", OWN_CARDS], ids=["house", "own"])
def test_shares_add_up_and_every_move_has_a_weight(seats: int, parts: str) -> None:
    for s, ask in questions(seats, seats, parts):
        found = ADVICE.weights(s, int(ask.seat), ask.options)
        assert len(found) == len(ask.options)
        assert min(found) >= 1
        if ADVICE.is_quiet(s):
            for shares in (ADVICE.values(s), ADVICE.first_sight(s)):
                assert len(shares) == seats
                assert 1000 - seats <= sum(shares) <= 1000


def test_nothing_is_judged_in_the_middle_of_a_move() -> None:
    quiet = {ask.prompt for s, ask in questions(3, 5) if ADVICE.is_quiet(s)}
    assert quiet == {"action", "end"}


def test_the_seats_are_judged_alike() -> None:
    """Who sits where makes no difference but for the turn."""
    hands = [["lomo", "palta"], ["tortilla", "mostaza"]]
    table = contest(hands=hands, zones=[["provolone"], ["salame"]], coins=[3, 9])
    other = contest(
        turn=1, first=1, hands=hands[::-1], zones=[["salame"], ["provolone"]], coins=[9, 3]
    )
    assert ADVICE.values(table.s) == ADVICE.values(other.s)[::-1]
    assert len(WORTH[0]) == TRAITS


def test_in_the_last_round_who_has_played_has_the_points_of_the_end() -> None:
    table = contest(turn=1, hands=[["buena_venta"], []], done=[FIVE], chips=[3, 9])
    assert expected(table.s, 0) == 10 * score(table.s, 0)
    assert [int(tempo(table.s, seat)) for seat in (0, 1)] == [0, 2]
    assert ADVICE.values(table.s)[0] > 990


def test_more_of_anything_good_is_judged_better() -> None:
    base: dict[str, Any] = {
        "hands": [["lomo"], ["palta"]],
        "zones": [["tortilla"], ["salame"]],
        "row": ["2a"],
    }
    even = ADVICE.values(contest(**base).s)[0]
    more: list[dict[str, Any]] = [
        {"chips": [9, 0]},
        {"coins": [10, 1]},
        {"done": [["5b"], ["1b"]]},
    ]
    for better in more:
        assert ADVICE.values(contest(**base, **better).s)[0] > even


# Orders in reach


def test_steps_to_an_order() -> None:
    """2d asks for two ingredients of quality 8 together."""
    one = ["provolone"]
    for told, steps in {
        ("huevo_frito provolone", "", 10): ACTION,
        ("provolone", "huevo_frito", 10): 2 * ACTION,
        ("provolone", "huevo_frito", 5): 2 * ACTION + 1,
        ("provolone", "huevo_frito cocina_libre", 0): ACTION,
        ("provolone mostaza", "toque_del_chef", 0): ACTION,
    }.items():
        zone, hand, coins = told[0].split(), told[1].split(), told[2]
        table = contest(hands=[hand], zones=[zone], coins=[coins])
        assert steps_to(Means(table.s, 0), 2, 8) == steps, told
    far = Means(contest(zones=[one]).s, 0)
    near = Means(contest(zones=[one], staff={"quesos": 0}).s, 0)
    assert steps_to(far, 2, 9) > steps_to(near, 2, 9)


def test_an_order_is_worth_more_with_its_bonus_and_as_a_new_type() -> None:
    table = contest(zones=[["huevo_frito"], ["palta"]], row=["1c"])
    order = table.s.row[0]
    plain, bonus = (order_worth(table.s, Means(table.s, seat), order, False) for seat in (1, 0))
    assert bonus == plain + 20
    assert order_worth(table.s, Means(table.s, 1), order, True) > plain


# Moves


def test_an_order_at_hand_is_tried_first() -> None:
    hand = ["lomo", "palta", "tortilla", "lechuga", "mostaza"]
    row = ["1c", "2e", "3e", "4e", "5e"]
    found = weights(contest(hands=[hand], zones=[["huevo_frito"]], row=row, actions=1))
    assert max(found, key=lambda move: found[move]) == "complete 1c"


def test_weights_follow_what_the_greedy_player_thinks() -> None:
    table = contest(hands=[["lomo", "mostaza", "cocina_libre"]], zones=[["provolone"]])
    worths = move_worths(table.s, 0, table.ask.options)
    found = ADVICE.weights(table.s, 0, table.ask.options)
    assert worths.index(max(worths)) == found.index(max(found))
    assert len(set(found)) > 3


def test_opportunities_stay_in_hand_at_the_end() -> None:
    hands = [[], ["cocina_libre", "lomo", "palta"]]
    early = weights(contest(turn=1, actions=0, hands=hands))
    late = weights(contest(turn=1, actions=0, hands=hands, done=[FIVE]))
    assert early["play cocina_libre"] > early["end"]
    assert late["end"] > 3 * late["play cocina_libre"]


# The levels


@pytest.mark.parametrize("level", LEVELS[:4])
def test_every_level_completes_the_order_that_wins(level: str) -> None:
    """The last turn of the game, one action: only 1c brings enough."""
    table = contest(
        turn=1,
        actions=1,
        hands=[[], ["lechuga", "mostaza"]],
        zones=[[], ["huevo_frito"]],
        row=["1c", "2e", "3e", "4e", "5e"],
        done=[FIVE],
        chips=[0, 42],
    )
    assert choice(level, table) == "complete 1c"


@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_levels_play_whole_games_at_every_number_of_seats(level: str, seats: int) -> None:
    bots = [bot_by_name(level, GAME), *[RandomBot(GAME) for _ in range(seats - 1)]]
    over = play_match(GAME, GAME.options(), bots, [0] + [1] * (seats - 1), (3, seats), Tally())
    assert over is not None
    assert over.ranks[0] == 0


@pytest.mark.plain
@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_levels_never_touch_the_real_position(level: str) -> None:
    """Every field is taken away while the bot thinks; any world with the same view gets the same
    answer."""
    rng = Rng(7)
    s = GAME.start(3, GAME.options(), SILENT)
    for _ in range(15):
        settle_chance(GAME, s, rng)
        ask = GAME.pending(s)
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        GAME.apply(s, seat, chosen_in_the_dark(GAME, s, seat, level), SILENT)


def test_values_come_from_imagined_worlds_without_a_look_at_the_real_one() -> None:
    """What lies in the other hand changes the judgement of a world, never of a view."""
    two = [contest(hands=[["lomo"], [name]]) for name in ("mostaza", "cocina_libre")]
    assert ADVICE.values(two[0].s) != ADVICE.values(two[1].s)
    worlds = [GAME.imagine(GAME.view(table.s, 0), Rng(2)) for table in two]
    assert encoded(GAME, worlds[0]) == encoded(GAME, worlds[1])
    assert ADVICE.values(worlds[0]) == ADVICE.values(worlds[1])


# Reasons


def reason(table: Table, move: str) -> str:
    return ADVICE.reason(table.s, int(table.ask.seat), GAME.read(move))


def test_plain_reasons() -> None:
    four = ["2a", "3a", "4a", "5a"]
    frying: dict[str, Any] = {"zones": [["huevo_frito"]], "row": ["1c", "1e"]}
    table = contest(hands=[["lomo", "toque_del_chef", "cocina_libre"]], coins=[2], **frying)
    assert reason(table, "complete 1c") == "sand-new-type"
    assert reason(table, "play toque_del_chef") == "sand-chef"
    assert reason(table, "play cocina_libre") == "sand-free"
    assert reason(table, "coins") == "sand-coins"
    assert reason(table, "restock") == "sand-restock"
    assert reason(contest(done=[four], **frying), "complete 1c") == "sand-ends"
    assert reason(contest(done=[["1a"]], **frying), "complete 1c") == "sand-order"
    assert reason(contest(hands=[["buena_venta"]], actions=0), "end") == "sand-keep"
    meat = contest(hands=[["lomo", "bondiola"]])
    assert reason(meat, "hire carnes") == "sand-assistant"
    assert reason(meat, "hire quesos") == reason(meat, "play lomo") == reason(meat, "coins") == ""


@pytest.mark.parametrize("language", ["en", "hu", "pl", "es"])
def test_every_reason_is_a_sentence(language: str) -> None:
    words = {""}
    for seed in range(4):
        for s, ask in questions(2, seed):
            words |= {ADVICE.reason(s, int(ask.seat), move) for move in ask.options}
    assert len(words) >= 7
    for word in words - {""}:
        assert texts_for(language).game(GAME).has(f"reason-{word}"), word


def test_a_hint_is_given_at_any_number_of_seats() -> None:
    for seats in GAME.seats:
        table = contest(seats, hands=[["lomo", "palta"]], zones=[["huevo_frito"]], row=["1c"])
        found = hints(GAME, GAME.view(table.s, 0), 1, LEVEL["level3"])
        assert len(found) == 3
        assert all(0 <= each.share <= 1 for each in found)
