"""Rare positions of Emerald Skulls: see tests/laws/bending.py."""

from librt.vecs import append

from ludoteka.games.emerald_skulls.rules.game import MOST_TURNS
from ludoteka.games.emerald_skulls.rules.parts import EYES, NOSE
from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo, supply
from ludoteka.games.emerald_skulls.rules.turn import BuyDice, Check
from ludoteka.kernel.rng import Rng

OVERTAKEN = {"place-taken"}
"""SKULL-7.9 Said of a bet whose place somebody quicker has taken."""


def buys(s: Skulls) -> bool:
    """The roller is asked how many dice to buy: a turn begins."""
    return bool(s.frames) and isinstance(s.frames[-1], BuyDice)


def checks(s: Skulls) -> bool:
    """The roller has placed dice and may stop."""
    return bool(s.frames) and isinstance(s.frames[-1], Check)


def few_left(s: Skulls) -> bool:
    """The roller may stop, or roll what little is left in hand."""
    return checks(s) and s.hand <= 2


def pot_of_one(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-10.1 The next payout empties the pot."""
    if not few_left(s) or s.pot < 1:
        return None
    for _ in range(int(s.pot) - 1):
        s.gears[rng.below(len(s.gears))] += 1
    s.pot = 1
    return s


def all_poor(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-3.1 Nobody can pay for a die."""
    if not buys(s):
        return None
    s.pot += sum(s.gears)
    for seat in range(len(s.gears)):
        s.gears[seat] = 0
    return s


def one_rich(s: Skulls, rng: Rng) -> Skulls | None:
    if not few_left(s) or s.pot < 2:
        return None
    s.gears[s.roller] += s.pot - 1
    s.pot = 1
    return s


def many_tokens(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-6.1 Reroll tokens for everybody."""
    if not few_left(s):
        return None
    for seat in range(len(s.tokens)):
        s.tokens[seat] = 2
    return s


def last_turn(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-10.2 A match goes on where a simulation stops."""
    if not few_left(s):
        return None
    s.turn = MOST_TURNS
    s.rolled[s.roller] = MOST_TURNS
    return s


def last_card(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-12.2 One opposition card is left."""
    if not few_left(s) or not is_solo(s) or s.deck.size < 2:
        return None
    while s.deck.size > 1:
        s.opposition = append(s.opposition, s.deck.draw(rng.below(s.deck.size)))
    return s


def eyes_full(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-5.4 The eyes hold all they can, the floor is there, one die is in hand."""
    if not checks(s) or s.floor > EYES:
        return None
    while s.natural[EYES] + s.skulls[EYES] < s.cards.holds[EYES]:
        if supply(s) == 0:
            return None
        s.natural[EYES] += 1
    s.floor = EYES
    s.hand = 1
    return s if supply(s) >= 0 else None


def nose_twice_picked(s: Skulls, rng: Rng) -> Skulls | None:
    """SKULL-6.2 Both nose picks are used, and a III lies there still."""
    if not checks(s) or s.floor > NOSE or supply(s) == 0:
        return None
    s.natural[NOSE] += 1
    s.floor = NOSE
    s.picks = 2
    return s


BENDS = {
    "one gear in the pot": pot_of_one,
    "nobody has a gear": all_poor,
    "the roller has nearly all gears": one_rich,
    "two reroll tokens each": many_tokens,
    "the thousandth turn": last_turn,
    "the last opposition card": last_card,
    "the eyes are full": eyes_full,
    "the nose is picked twice": nose_twice_picked,
}
