"""What bots know about Emerald Skulls: exact odds, the bets that lie there, who stands better."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.emerald_skulls.skull_table import Skulls, betting, fresh, position
from ludoteka.bots.hint import hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.emerald_skulls.aids.odds import odds
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot
from ludoteka.games.emerald_skulls.bots.advice import ADVICE
from ludoteka.games.emerald_skulls.bots.prospects import Prospects
from ludoteka.games.emerald_skulls.bots.stakes import Ends, Stakes
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import STANDARD_WAGERS, WAGER_NAMES
from ludoteka.games.emerald_skulls.rules.turn_key import key_of
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng
from ludoteka.texts.catalogue import texts_for

NO_DICE = vec[i64]([0] * 6)
WORDS = ("likely", "pays-well", "safe", "more-to-win", "roll-again")


def judged(t: Skulls) -> dict[str, float]:
    """The answers to the question of a position, the best first."""
    view = GAME.view(t.s, int(t.ask.seat))
    assert view.ask is not None
    found = bot_by_name("level5", GAME).judge(view, view.ask, Rng(1), 1)
    return {GAME.write(each.move): each.share for each in found}


def best(t: Skulls) -> str:
    return next(iter(judged(t)))


# The table of turns


@pytest.mark.parametrize(("dice", "tokens"), [(3, 0), (4, 0), (3, 1)])
def test_the_floats_agree_with_the_exact_odds(dice: int, tokens: int) -> None:
    """SKULL-16.1: without regard to bets the roller and all chances are those of `odds`."""
    table = fresh().s.data
    ends = Ends(fresh().s.cards, table)
    least = 1e-6
    turn = Prospects(Stakes(ends, (1 << len(table.bets)) - 1, token_gears=least, mind=0.0))
    row = turn.worth(key_of(NO_DICE, NO_DICE, dice, 0, 0, tokens))
    exact = odds(read_spot(f"dice={dice} tokens={tokens}"))
    assert row[0] == pytest.approx(float(exact.gears) + least * (float(exact.tokens) + tokens))
    for slot, name in enumerate(STANDARD_WAGERS):
        chance = row[3 + 2 * slot] / turn.stakes.pays[slot]
        assert chance == pytest.approx(float(exact.wagers[WAGER_NAMES.index(name)])), name


# Values


def random_positions(seats: int, options: Any, seed: int, count: int) -> list[Any]:
    """Positions at questions of a random match."""
    s = GAME.start(seats, options, SILENT)
    rng = Rng(seed)
    found: list[Any] = []
    while len(found) < count:
        ask = GAME.pending(s)
        if isinstance(ask, Over):
            return [*found, s]
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
            continue
        assert isinstance(ask, Decide)
        found.append(GAME.clone(s))
        GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)
    return found


CASES = [(seats, options) for seats in (1, 2, 3, 4, 8) for options in GAME.option_sets(seats)[:3]]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=range(len(CASES)))
def test_values_and_weights_make_sense_everywhere(
    seats: int, options: Any, long_form: bool
) -> None:
    for s in random_positions(seats, options, 5, 60 if long_form else 20):
        ask = GAME.pending(s)
        for values in (ADVICE.values(s), ADVICE.first_sight(s)):
            assert len(values) == seats
            assert all(0 <= value <= 1000 for value in values)
            assert seats == 1 or abs(sum(values) - 1000) <= seats
        if isinstance(ask, Decide):
            weights = ADVICE.weights(s, int(ask.seat), ask.options)
            assert len(weights) == len(ask.options)
            assert min(weights) >= 1


def test_only_what_a_view_shows_is_judged() -> None:
    for s in random_positions(1, GAME.options(), 3, 25):
        other = GAME.imagine(GAME.view(s, 0), Rng(9))
        assert ADVICE.values(other) == ADVICE.values(s)


def test_who_has_more_gears_stands_better_and_the_more_so_the_emptier_the_pot() -> None:
    def share(pot: int, gears: list[int], tokens: list[int]) -> int:
        t = position(2, [["buy"]], pot=pot, gears=gears, tokens=tokens, roller=0)
        return ADVICE.values(t.s)[0]

    assert share(50, [20, 10], [0, 0]) > share(50, [15, 15], [0, 0]) > share(50, [10, 20], [0, 0])
    assert share(10, [40, 30], [0, 0]) > share(50, [20, 10], [0, 0])
    assert share(50, [15, 15], [2, 0]) > share(50, [15, 15], [0, 0])


def test_a_match_that_is_over_has_one_winner() -> None:
    t = position(3, [["turns"]], pot=0, gears=[50, 40, 30])
    assert ADVICE.values(t.s) == [1000, 0, 0]


# The roller


def test_the_roller_takes_the_gem_that_ends_the_match() -> None:
    """Two gears behind with three left in the pot: the gem pays them all."""
    t = position(2, [["place"]], roll="V I I", pot=3, gears=[37, 40], roller=0, tokens=[1, 0])
    assert best(t).startswith("place")
    t = position(2, placed="1", roll="V I", pot=3, gears=[38, 39], roller=0)
    assert best(t) == "place gem 1 0"


def test_a_bet_makes_the_roller_do_something_else() -> None:
    """Two dice in hand, both eyes filled: stopping pays four, and the other's bet five."""
    scene: dict[str, Any] = {"placed": "1 4 4", "hand": 2, "pot": 60, "gears": [10, 10]}
    alone = judged(position(2, [["check"]], **scene))
    against = judged(position(2, [["check"]], bets="1:3:busted_fowl", **scene))
    assert alone["stop"] - alone["roll"] > against["stop"] - against["roll"]


def test_a_jackpot_is_taken_if_it_pays_more() -> None:
    t = position(2, [["roller", 4]], placed="1s 5s", hand=2, pot=60, gears=[10, 10])
    assert best(t) == "jackpot 1 mad_nargash"
    t = position(2, [["roller", 8]], placed="1 2 2", hand=0, pot=60, gears=[10, 10])
    assert best(t) == "jackpot 2 grim_grin"


# The betters


def test_a_better_bets_on_what_will_happen() -> None:
    """One die in hand, both eyes filled: the roller goes on only with a V or a skull."""
    t = betting(2, placed="1 4 4", hand=1, floor=4, pot=60, gears=[10, 10])
    found = judged(t)
    assert found["bet 4 empty_n_shiny"] > found["pass"]
    assert found["bet 3 busted_fowl"] > found["pass"]


# Whole matches and hints


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["level5", "level2"])
def test_bots_go_through_every_question(seats: int, name: str) -> None:
    bots = [bot_by_name(name, GAME) for _ in range(seats)]
    s = GAME.start(seats, GAME.options(), SILENT)
    rng = Rng(4)
    for _ in range(60):
        ask = GAME.pending(s)
        while isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
            ask = GAME.pending(s)
        if isinstance(ask, Over):
            break
        assert isinstance(ask, Decide)
        view = GAME.view(s, int(ask.seat))
        assert view.ask is not None
        move = bots[ask.seat].choose(view, view.ask, rng)
        assert move in ask.options
        GAME.apply(s, int(ask.seat), move, SILENT)


def test_cards_are_chosen_too() -> None:
    """No card is better than another before anybody has rolled."""
    found = judged(fresh(3, cards="chosen"))
    assert len(found) > 1
    assert len(set(found.values())) == 1


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_hints_have_shares_and_reasons_with_texts(seats: int) -> None:
    t = position(seats, [["check"]], placed="1 3 4", hand=2, gears=[10] * seats, rolled=[1] * seats)
    found = hints(GAME, GAME.view(t.s, 0), 1)
    assert {GAME.write(each.move) for each in found} == {"stop", "roll"}
    assert all(0 <= each.share <= 1 for each in found)


@pytest.mark.parametrize("language", ["en", "hu", "pl", "es"])
def test_reasons_are_told_in_every_language(language: str) -> None:
    for word in WORDS:
        assert texts_for(language).game(GAME).has(f"reason-skulls-{word}"), word


def test_a_reason_names_the_idea() -> None:
    t = betting(2, placed="1 4 4", hand=1, floor=4, pot=60, gears=[10, 10])
    assert ADVICE.reason(t.s, 1, GAME.read("bet 3 busted_fowl")) == "skulls-likely"
    t = position(2, [["check"]], placed="1", hand=6, pot=60, gears=[10, 10])
    assert ADVICE.reason(t.s, 0, GAME.read("roll")) == "skulls-more-to-win"
    assert ADVICE.reason(t.s, 0, GAME.read("stop")) == ""
