"""The measuring of the house cards: what is counted, and that it is the same however spread."""

from collections import Counter

import pytest
from balance_sandwich import Tally, count, count_end, measure, report

from games.sandwich_wars.contest import Table, contest
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import ASSISTANT_NAMES, CARD_NAMES, ORDER_NAMES


def counted(table: Table, *texts: str) -> Tally:
    """What a scripted stretch of play adds."""
    tally = Tally(len(table.s.hands))
    for text in texts:
        prompt = table.ask.prompt
        table.choose(text)
        for note in table.notes:
            count(note, prompt, 0, tally, set())
    return tally


def test_ingredients_of_free_kitchen_are_counted_apart() -> None:
    hand = ["cocina_libre", "lechuga", "mostaza", "cebolla"]
    texts = ["play cocina_libre", "play lechuga", "play cebolla", "play mostaza"]
    tally = counted(contest(hands=[hand]), *texts)
    assert (tally.ingredients, tally.free) == (3, 2)


def test_assistants_hired_for_coins_are_counted_apart() -> None:
    hand = ["ayuda_inesperada"]
    tally = counted(contest(hands=[hand]), "hire carnes", "play ayuda_inesperada", "take quesos")
    assert (tally.notes["hired"], tally.notes["joined"]) == (1, 1)


def test_a_shared_victory_is_shared_among_the_seats() -> None:
    tally = Tally(2)
    table = contest(turn=1, first=1, idle=14, actions=0, zones=[["lechuga"]])
    table.choose("end", "coins", "coins", "end")
    over = table.over
    count_end(table.s, over, tally, {(0, ("card", 13))})
    assert over.winners() == [0]
    assert tally.wins == Counter({1: 60})
    assert tally.won == Counter({("card", 13): 60})


@pytest.mark.parametrize("seats", [2, 5])
def test_the_report_names_every_card_order_and_assistant(seats: int) -> None:
    told = report(measure("random", seats, 0, games=2, seed=1, processes=1))
    assert told["games"] == 2
    for kind, names in (
        ("card", CARD_NAMES),
        ("order", ORDER_NAMES),
        ("assistant", ASSISTANT_NAMES),
    ):
        things = told[kind]
        assert isinstance(things, dict)
        assert list(things) == names[1:]
    shares = told["win_share_from_the_first"]
    assert isinstance(shares, list)
    assert sum(share for share, _, _ in shares) == pytest.approx(100, abs=0.3)


def test_the_counts_do_not_depend_on_the_processes() -> None:
    one = measure("random", 2, 0, games=30, seed=4, processes=1)
    assert measure("random", 2, 0, games=30, seed=4, processes=2) == one


@pytest.mark.parametrize("seats", GAME.seats)
def test_most_ingredients_are_paid_and_assistants_are_hired(seats: int) -> None:
    """The wishes of docs/sandwich_wars.md that so few matches can tell."""
    tally = measure("level3", seats, 0, games=12, seed=1, processes=1)
    assert tally.free <= 0.4 * tally.ingredients
    assert tally.notes["hired"] >= tally.games
    assert tally.notes["idle-end"] == 0


def test_matches_of_earlier_rules_are_measured_by_those() -> None:
    assert measure("random", 2, 1, 3, 1, 1) == measure("random", 2, 1, 3, 1, 1)
    assert measure("random", 2, 1, 3, 1, 1) != measure("random", 2, GAME.rules, 3, 1, 1)
