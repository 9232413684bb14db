"""SAND-3.9: hands are hidden. What leaves a hand tells nothing about what stays there."""

import pytest

from games.sandwich_wars.contest import TOLD_WITH, Table, card, contest
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import CARD_NAMES, cards_of
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Move
from ludoteka.kernel.rng import Rng
from playing import encoded_view, viewers

WORLDS = 8
"""Worlds a viewer cannot tell from the real one, for each question."""
FEW = ["lechuga", "paleta", "huevo_picado"]
"""Ingredients between the opportunities; the last two ask for a discard."""


def handed_over() -> Table:
    """Seat 0 holds a Good sale that nobody has seen, and gets another one from seat 1."""
    hands = [["lomo", "buena_venta", "palta"], ["buena_venta"]]
    table = contest(turn=1, hands=hands, coins=[10, 0])
    table.choose("play buena_venta", "split 0", "coins", "coins", "end")
    assert seen_of_seat_0(table) == ["unknown", "unknown", "unknown", "buena_venta"]
    return table


def seen_of_seat_0(table: Table) -> list[str]:
    """The hand of seat 0 as seat 1 knows it."""
    hand = GAME.view(table.s, 1).position.hands[0]
    return [CARD_NAMES[each] for each in hand.cards]


def test_the_copy_played_is_the_one_that_others_know() -> None:
    """SAND-3.9"""
    table = handed_over().choose("play buena_venta", "split 0")
    assert seen_of_seat_0(table) == ["unknown"] * 3
    assert table.hand(0) == ["lomo", "buena_venta", "palta"]


def test_the_copy_discarded_is_the_one_that_others_know() -> None:
    """SAND-3.6"""
    table = handed_over().choose("restock", "discard buena_venta")
    assert seen_of_seat_0(table) == ["unknown"] * 3


def test_the_other_copy_can_be_discarded_too_and_so_can_any_card_before_it() -> None:
    """SAND-3.6"""
    table = handed_over().choose("restock", "discard buena_venta", "discard buena_venta")
    table.choose("discard palta", "discard lomo")
    assert table.hand(0) == []


def test_nobody_sees_which_place_an_unknown_card_left() -> None:
    """SAND-3.6"""
    after: set[str] = set()
    for junk in ("lomo", "palta"):
        table = handed_over().choose("restock", f"discard {junk}")
        after.add(str(seen_of_seat_0(table)) + str([each.code() for each in table.s.frames]))
    assert after == {
        "['unknown', 'unknown', 'buena_venta'][['turn', 0, 1], ['restock', 0, 0]]",
    }


def test_the_other_cards_of_the_hand_keep_their_order() -> None:
    """SAND-3.2"""
    hand = ["lechuga", "mostaza", "cebolla", "mayonesa"]
    table = contest(hands=[hand]).choose("play mostaza")
    assert table.hand(0) == ["lechuga", "cebolla", "mayonesa"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_a_viewer_cannot_tell_apart_stay_so_whatever_leaves_a_hand(seats: int) -> None:
    """SAND-3.9 Every answer that is possible in both worlds leaves the same view."""
    compared = 0
    for seed in range(5):
        rng = Rng(seed, seats)
        table = full_of_opportunities(seats, rng)
        for _ in range(25):
            ask = GAME.pending(table.s)
            if isinstance(ask, Chance):
                table.chance(int(rng.below(ask.size)))
                continue
            if not isinstance(ask, Decide):
                break
            compared += compare(table.s, ask, rng)
            table.choose(GAME.write(ask.options[rng.below(len(ask.options))]))
    assert compared > 300


def compare(s: Contest, ask: Decide, rng: Rng) -> int:
    """Try every listed move in imagined worlds beside the real one; how many could be compared."""
    compared = 0
    seat = int(ask.seat)
    for viewer in viewers(len(s.hands)):
        if viewer == seat:
            continue
        view = GAME.view(s, viewer)
        worlds = [GAME.imagine(view, rng) for _ in range(WORLDS)]
        for move in ask.options:
            real = seen_after(s, seat, move, viewer)
            for world in worlds:
                if move in GAME.options_of(world, seat):
                    assert seen_after(world, seat, move, viewer) == real, GAME.write(move)
                    compared += 1
    return compared


def seen_after(s: Contest, seat: int, move: Move, viewer: int) -> str:
    after = GAME.clone(s)
    GAME.apply(after, seat, move, SILENT)
    return encoded_view(GAME, after, viewer)


def full_of_opportunities(seats: int, rng: Rng) -> Table:
    """A position in which some hold both copies of an opportunity, one, both or none of them
    known to all."""
    cards = [
        *[name for number, name in enumerate(CARD_NAMES) for _ in range(copies(number))],
        *FEW,
    ]
    order = list(range(len(cards)))
    rng.shuffle(order)
    pile = [cards[place] for place in order]
    hands = [[pile.pop() for _ in range(min(4, len(pile)))] for _ in range(2)]
    table = contest(seats, hands=hands, coins=[12] * seats)
    for hand in table.s.hands:
        for place, each in enumerate(hand.cards):
            if each > card("panceta_crocante") and rng.below(2):
                hand.seen[place] = EVERYBODY
    return table


def copies(number: int) -> int:
    return cards_of("", TOLD_WITH).market[number] if number > card("panceta_crocante") else 0
