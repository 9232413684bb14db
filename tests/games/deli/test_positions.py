"""Clash at the Deli at positions thrown together: the laws hold where play seldom comes.

Full areas, empty pools, teams of any characters, and few cards in the decks.
"""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from games.deli.deli_table import ACTIONS, EVENT, PICKING, ROUND_END, SWAP, Builder
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import ACTION_NAMES, CHARACTER_NAMES, JOKER, KINDS, PRINTED
from ludoteka.games.deli.rules.sandwich import BY_BREAD, DECLARED, MOST_SANDWICHES, OPEN, lay
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng
from playing import encoded_view, viewers

positions = settings(max_examples=100, deadline=None, derandomize=True)
MOMENTS = [PICKING, SWAP, ACTIONS, EVENT]
MOST_CHEFS = {2: 4, 3: 3, 4: 2}


def thrown(chance: Random, seats: int, at: str) -> Any:
    """A position at a moment of a round, every card somewhere."""
    options = GAME.options(rounds=chance.choice(["3", "5", "6"]))
    built = Builder(seats, options)
    data = built.data
    chefs = chance.randint(1, MOST_CHEFS[seats])
    named = chance.sample(CHARACTER_NAMES[1:], chefs * seats)
    built.chefs([" ".join(named[seat::seats]) for seat in range(seats)])
    for seat in range(seats):
        many = chance.choice([0, 2, 4, MOST_SANDWICHES])
        for _ in range(many):
            _sandwich(chance, built, seat)
        hand = [card for card in range(1, len(ACTION_NAMES)) if chance.random() < 0.2]
        for card in hand:
            if data["actions"]["counts"][card]:
                built.hand(seat, ACTION_NAMES[card])
    for kind in range(1, KINDS):
        for _ in range(chance.choice([0, 0, 1, 2])):
            if data["deck"][kind]:
                where = chance.choice(["pool", "pool", "leftovers"] if at == EVENT else ["pool"])
                data[where][built.ingredient(kind)] += 1
    if at == EVENT:
        for kind in range(1, KINDS):  # the pool has been cleared
            data["leftovers"][kind] += data["pool"][kind]
            data["pool"][kind] = 0
    if chance.random() < 0.5 and at == PICKING and "debbie" in named:
        data["reserved"] = built.ingredient(_in_deck(chance, data))
    data["last_trash"] = [built.ingredient(_in_deck(chance, data)) for _ in range(3)]
    if chance.random() < 0.3:
        for kind in range(1, KINDS):
            data["gone"][kind] += data["deck"][kind]
            data["deck"][kind] = 0
    picks = [chance.randint(0, 6) if at == PICKING else 6 for _ in range(seats)]
    data.update({"round": 2, "picks": picks, "redeals": chance.randint(0, 2)})
    data["frames"] = [["match"], *ROUND_END[at]]
    s = GAME.decode(data, seats, options)
    assert GAME.census(s) == GAME.box(seats, options)
    GAME.settle(s, Journal())
    return s


def _in_deck(chance: Random, data: dict[str, Any]) -> int:
    return chance.choice([kind for kind in range(1, KINDS) if data["deck"][kind]])


def _sandwich(chance: Random, built: Builder, seat: int) -> None:
    """A legal sandwich of cards that are left, open, closed or declared."""
    deck = built.data["deck"]
    breads = [kind for kind in range(1, 6) if deck[kind]]
    if not breads:
        return
    cards = [built.ingredient(chance.choice(breads))]
    for _ in range(chance.choice([0, 1, 2, 4])):
        fits = [kind for kind in range(6, KINDS) if deck[kind] and lay(PRINTED, cards).takes(kind)]
        if fits:
            cards.append(built.ingredient(chance.choice(fits)))
    closed = OPEN
    if lay(PRINTED, cards).declarable and chance.random() < 0.3:
        closed = DECLARED
    elif len(cards) > 1 and lay(PRINTED, cards).takes(cards[0]) and deck[cards[0]]:
        if chance.random() < 0.4:
            cards.append(built.ingredient(cards[0]))
            closed = BY_BREAD
    assert all(card < JOKER for card in cards)
    built.data["areas"].append([seat, int(closed), 0, *cards])


def played_on(s: Any, steps: int, seed: int) -> Any:
    rng = Rng(seed)
    for _ in range(steps):
        yield s
        ask = GAME.pending(s)
        if isinstance(ask, Over):
            return
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
        else:
            assert isinstance(ask, Decide)
            GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)


@positions
@given(
    st.randoms(use_true_random=False),
    st.integers(min_value=2, max_value=4),
    st.sampled_from(MOMENTS),
)
def test_a_question_always_has_an_answer(chance: Random, seats: int, at: str) -> None:
    """And what is listed is exactly what is not refused."""
    for s in played_on(thrown(chance, seats, at), 25, 1):
        ask = GAME.pending(s)
        if isinstance(ask, Chance):
            assert ask.size > 0
        if not isinstance(ask, Decide):
            continue
        legal = set(ask.options)
        assert 0 < len(legal) == len(ask.options)
        for move in chance.sample(GAME.moves, 80) + ask.options[:5]:
            refusal = GAME.explain(s, int(ask.seat), move)
            assert (refusal is None) == (move in legal), (move, refusal)


@positions
@given(
    st.randoms(use_true_random=False),
    st.integers(min_value=2, max_value=4),
    st.sampled_from(MOMENTS),
)
def test_what_cannot_be_told_apart_looks_the_same(chance: Random, seats: int, at: str) -> None:
    rng = Rng(chance.randrange(1000))
    for s in played_on(thrown(chance, seats, at), 4, 2):
        real = GAME.pending(s)
        for viewer in viewers(seats):
            world = GAME.imagine(GAME.view(s, viewer), rng)
            assert encoded_view(GAME, world, viewer) == encoded_view(GAME, s, viewer)
            assert type(GAME.pending(world)) is type(real)
            for _ in played_on(world, 8, 3):
                pass
