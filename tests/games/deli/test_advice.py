"""What the advice knows about Clash at the Deli, scene by scene and over whole matches."""

from collections import Counter
from typing import Any

import pytest

from games.deli.deli_table import ACTIONS, kind, table, turn_up
from ludoteka.bots.hint import hints
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.deli.bots.advice import ADVICE
from ludoteka.games.deli.bots.judgement import (
    chances,
    expected_scores,
    next_picker,
    taken_card,
    to_come,
)
from ludoteka.games.deli.bots.sandwich_future import Kitchen
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import PRINTED
from ludoteka.games.deli.rules.verdict import scores
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from ludoteka.texts.catalogue import texts_for
from playing import Scenario, random_game
from poison import chosen_in_the_dark

LAST: dict[str, Any] = {"round": 5, "picks": [5, 6]}
TABLES = [(seats, options) for seats in GAME.seats for options in GAME.option_sets(seats)]


def weight_of(t: Scenario, text: str) -> int:
    ask = t.ask
    weights = ADVICE.weights(t.s, int(ask.seat), ask.options)
    return weights[ask.options.index(GAME.read(text))]


def best_by_weight(t: Scenario) -> str:
    weights = [weight_of(t, text) for text in t.options]
    return t.options[weights.index(max(weights))]


def chosen(t: Scenario, name: str = "greedy", seed: int = 1) -> str:
    seat = int(t.ask.seat)
    view = GAME.view(t.s, seat)
    assert view.ask is not None
    return GAME.write(bot_by_name(name, GAME).choose(view, view.ask, Rng(seed)))


def reason(t: Scenario, text: str) -> str:
    return ADVICE.reason(t.s, int(t.ask.seat), GAME.read(text))


# What a sandwich may become


def test_an_empty_bread_is_worth_more_than_it_counts() -> None:
    outlook = Kitchen(PRINTED, 1).started(kind("rye"))
    assert outlook.worth == -100
    assert outlook.ripe[0] == -100
    assert outlook.ripe[5] > 0


def test_the_plans_of_a_sandwich_are_the_classics_it_fits() -> None:
    t = table(areas=[["half_roll butter roasted_pork swiss", "half_roll tomato"]], pool="rye")
    kitchen = Kitchen(PRINTED, 1)
    cubano, tomato = (kitchen.outlook(each) for each in t.s.areas[0])
    assert [plan.missing for plan in cubano.plans] == [[[kind("pickles")], [kind("half_roll")]]]
    assert cubano.plans[0].worth > 1300
    assert tomato.plans == []


def test_butter_on_the_bread_only_so_no_reuben_comes_of_it_later() -> None:
    t = table(areas=[["rye corned_beef"]], pool="rye")
    assert Kitchen(PRINTED, 1).outlook(t.s.areas[0][0]).plans == []


def test_a_card_out_of_reach_has_no_chance() -> None:
    t = table(pool="rye swiss", areas=[["rye tomato"], ["rye"]], **LAST)
    odds = chances(t.s, 0, to_come(t.s), None)
    assert odds[kind("swiss")] > 20
    assert odds[kind("cheddar")] == 0
    assert chances(t.s, 1, to_come(t.s), None)[kind("swiss")] == 0, "this player has six picks"


# Who stands better


def test_at_the_end_the_score_decides() -> None:
    t = table(at=ACTIONS, areas=[["rye butter ="], ["rye", "wrap"]], round=5, picks=[6, 6])
    turn_up(t, "power_cut")
    assert isinstance(GAME.pending(t.s), Over)
    assert scores(t.s)[0] > scores(t.s)[1]
    values = ADVICE.values(t.s)
    assert values[0] > 990
    expected = expected_scores(Kitchen(PRINTED, 1), t.s)
    assert [each // 100 for each in expected] == scores(t.s)


def test_a_card_that_is_named_counts_for_its_picker() -> None:
    """While the others are asked about a pick, the picker is as good as having it."""
    areas = [["rye butter corned_beef swiss sauerkraut"], ["rye"]]
    t = table(pool="rye tomato", areas=areas, hands=["", "lucky_day"], round=5, picks=[5, 5])
    before = expected_scores(Kitchen(PRINTED, 1), t.s)
    t.choose("pick rye")
    assert t.ask.prompt == "offer"
    after = expected_scores(Kitchen(PRINTED, 1), t.s)
    assert after[0] > before[0]


def test_the_next_picker_is_known_in_the_middle_of_a_pick() -> None:
    t = table(pool="rye tomato butter", areas=[["rye"], ["rye"]], hands=["", "lucky_day"])
    assert next_picker(t.s, None) == 0
    t.choose("pick tomato")
    assert next_picker(t.s, taken_card(t.s)) == 1


# Which moves are good


def test_the_classic_is_completed() -> None:
    areas = [["rye butter corned_beef swiss sauerkraut", "wrap tomato"], ["rye"]]
    t = table(pool="rye half_bagel tomato lettuce", areas=areas, round=5)
    assert best_by_weight(t) == "pick rye"
    for name in ("greedy", "level3", "level4", "level5"):
        assert chosen(t, name) == "pick rye", name
    for name in ("level1", "level2"):  # they err, each time otherwise
        found = Counter(chosen(t, name, seed) for seed in range(100))
        assert found.most_common(1)[0][0] == "pick rye", name
    assert reason(t, "pick rye") == "deli-classic"


def test_a_card_is_placed_where_it_lies_well() -> None:
    areas = [["half_roll wiener", "rye butter"], ["rye"]]
    pool = "cheddar tomato bacon rye half_roll butter ranch"
    t = table(pool=pool, areas=areas).choose("pick cheddar")
    assert best_by_weight(t) == chosen(t) == "on 1"
    assert reason(t, "on 1") == "deli-towards"


def test_the_empty_bread_closes_at_the_end() -> None:
    areas = [["rye tomato cheddar bacon ranch", "rye"], ["rye"]]
    t = table(at=ACTIONS, areas=areas, round=5, picks=[6, 6])
    assert best_by_weight(t) == chosen(t) == "close 1 2"
    assert reason(t, "close 1 2") == "deli-closes"


def test_what_the_next_player_needs_is_trashed() -> None:
    areas = [["rye"], ["half_roll butter roasted_pork swiss pickles"]]
    t = table(chefs=["tricia"], pool="butter half_roll tomato cheddar bacon", areas=areas)
    t.choose("pick butter")
    assert t.ask.prompt == "trash"
    assert best_by_weight(t) == chosen(t) == "trash half_roll"
    assert reason(t, "trash half_roll") == "deli-deny"


def test_the_last_breadhead_is_played_for_points_only() -> None:
    fields: dict[str, Any] = {"round": 5, "picks": [6, 6], "hands": ["breadhead"]}
    some = table(at=ACTIONS, areas=[["rye tomato rye #"], []], breads_closed=[1, 0], **fields)
    assert best_by_weight(some) == "play breadhead"
    none = table(at=ACTIONS, areas=[["rye tomato rye #"], []], **fields)
    assert weight_of(none, "play breadhead") == weight_of(none, "pass")


def test_more_reasons() -> None:
    areas = [["half_roll wiener american", "wrap tomato bacon"], ["rye"]]
    t = table(pool="hot_sauce sauerkraut tomato", areas=areas)
    assert reason(t, "pick sauerkraut") == "deli-towards"
    assert reason(t, "declare 2") == "deli-safe"
    assert reason(t, "pick hot_sauce") == "deli-sign"
    texts = texts_for("en").game(GAME)
    for word in ("classic", "towards", "closes", "safe", "sign", "most", "deny"):
        assert texts.has(f"reason-deli-{word}")


# Over whole matches


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_values_weights_and_reasons_fit_every_position(seats: int, options: Any) -> None:
    texts = texts_for("en").game(GAME)
    for s, _ in random_game(GAME, seats, options, 3):
        ask = GAME.pending(s)
        for values in (ADVICE.values(s), ADVICE.first_sight(s)):
            assert len(values) == seats
            assert min(values) >= 0
            assert 1000 - seats <= sum(values) <= 1000
        if isinstance(ask, Decide):
            seat = int(ask.seat)
            weights = ADVICE.weights(s, seat, ask.options)
            assert len(weights) == len(ask.options)
            assert min(weights) >= 1
            for move in ask.options:
                word = ADVICE.reason(s, seat, move)
                assert not word or texts.has(f"reason-{word}")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_levels_play_every_variant(seats: int, options: Any) -> None:
    s = GAME.start(seats, options, SILENT)
    rng = Rng(5)
    bots = [bot_by_name(name, GAME) for name in ("greedy", "level1", "level2", "greedy")]
    while True:
        settle_chance(GAME, s, rng)
        ask = GAME.pending(s)
        if isinstance(ask, Over):
            return
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        view = GAME.view(s, seat)
        assert view.ask is not None
        GAME.apply(s, seat, bots[seat].choose(view, view.ask, rng), SILENT)


def test_the_advice_is_the_same_for_all_that_look_alike() -> None:
    """Nothing hidden changes what a player thinks of the moves at hand."""
    for count, (s, _) in enumerate(random_game(GAME, 3, GAME.options(), 8)):
        ask = GAME.pending(s)
        if count % 5 or not isinstance(ask, Decide):
            continue
        seat = int(ask.seat)
        view = GAME.view(s, seat)
        worlds = [GAME.imagine(view, Rng(seed)) for seed in (1, 2)]
        assert ADVICE.weights(worlds[0], seat, ask.options) == ADVICE.weights(
            worlds[1], seat, ask.options
        )


@pytest.mark.plain
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_touches_the_real_position(level: str) -> None:
    """It is poisoned while a bot chooses, and any position with the same view gives the same."""
    s = GAME.start(3, GAME.options(), SILENT)
    rng = Rng(7)
    asked = 0
    while asked < 12:
        settle_chance(GAME, s, rng)
        ask = GAME.pending(s)
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        move = ask.options[rng.below(len(ask.options))]
        if len(ask.options) > 1:
            asked += 1
            move = chosen_in_the_dark(GAME, s, seat, level)
        GAME.apply(s, seat, move, SILENT)


def test_a_hint_gives_a_reason() -> None:
    areas = [["rye butter corned_beef swiss sauerkraut", "wrap tomato"], ["rye"]]
    t = table(pool="rye half_bagel tomato lettuce", areas=areas, round=5)
    found = hints(GAME, GAME.view(t.s, 0), 1, "greedy")
    assert GAME.write(found[0].move) == "pick rye"
    assert found[0].reason == "deli-classic"
