"""Rare positions of King of New York: see tests/laws/bending.py."""

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import is_alive, living, monsters_in, open_toll
from ludoteka.games.king_of_new_york.rules.dice import Reroll
from ludoteka.games.king_of_new_york.rules.monsters import eliminate, give_token
from ludoteka.games.king_of_new_york.rules.parts import (
    ATTACK,
    CARAPACE,
    CARD_NAMES,
    JINX,
    LOWER,
    MANHATTAN,
    TILE_COUNT,
    WEB,
)
from ludoteka.games.king_of_new_york.rules.shop import Shop
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, count_modifiers
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.rng import Rng

RICH = 30


def is_quiet(s: KingOfNewYork) -> bool:
    """A Monster looks at its dice or at the open cards: nothing is half done."""
    top = s.frames[-1] if s.frames else None
    return isinstance(top, Shop) or (isinstance(top, Reroll) and top.is_fresh())


def alive(s: KingOfNewYork) -> list[int]:
    return [seat for seat in range(len(s.hearts)) if is_alive(s, seat)]


def life_at_one(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    if not is_quiet(s):
        return None
    for seat in alive(s):
        s.hearts[seat] = 1
    return s


def nineteen_stars(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    if not is_quiet(s):
        return None
    for seat in alive(s):
        s.stars[seat] = 19
    return s


def rich(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    if not is_quiet(s):
        return None
    for seat in alive(s):
        s.energy[seat] = RICH
    return s


def poor(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    if not is_quiet(s):
        return None
    for seat in alive(s):
        s.energy[seat] = 0
    return s


def deck_empty(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-7.4 All cards that nobody has are in the discard pile."""
    if not is_quiet(s):
        return None
    for card, copies in enumerate(s.deck.counts):
        s.discard = extend(s.discard, [card] * copies)
        s.deck.counts[card] = 0
    s.deck.size = 0
    return s


def hold_all(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-10 Every Keep card belongs to somebody, with its tokens."""
    if not is_quiet(s):
        return None
    seats = alive(s)
    for card in range(1, len(CARD_NAMES)):
        if not s.data.keep[card]:
            continue
        if s.deck.counts[card]:
            s.deck.counts[card] -= 1
            s.deck.size -= 1
        elif card in s.discard:
            s.discard = remove(s.discard, card)
        else:
            continue
        owner = seats[rng.below(len(seats))]
        s.keep[owner].append(card)
        if CARD_NAMES[card] == "carapace":
            while s.supply[CARAPACE]:
                give_token(s, owner, CARAPACE, SILENT, card)
    count_modifiers(s)
    return s


def hold_all_and_rich(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    return rich(s, rng) and hold_all(s, rng)


def take_card(s: KingOfNewYork, name: str) -> bool:
    """The active Monster gets a Keep card that nobody has."""
    card = CARD_NAMES.index(name)
    if s.deck.counts[card]:
        s.deck.counts[card] -= 1
        s.deck.size -= 1
    elif card in s.discard:
        s.discard = remove(s.discard, card)
    else:
        return card in s.keep[s.active]
    s.keep[s.active].append(card)
    return True


def only_carapace_to_choose(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-10.2 The active Monster, in Lower Manhattan and without energy, has steps that allow
    one thing only; Carapace keeps the question open."""
    if not isinstance(s.frames[-1] if s.frames else None, Reroll) or not is_quiet(s):
        return None
    for name in ("carapace", "terminal_rage", "hailing_cabs", "seismic_ray"):
        if not take_card(s, name):
            return None
    count_modifiers(s)
    dice = sum(s.dice)
    for face in range(len(s.dice)):
        s.dice[face] = dice if face == ATTACK else 0
    for other in alive(s):
        if s.place[other] == MANHATTAN:
            s.place[other], s.zone[other] = s.place[s.active], 0
    s.place[s.active], s.zone[s.active], s.lane[s.active] = int(MANHATTAN), int(LOWER), 0
    return poor(s, rng)


def duel(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-5.2 Only two are left, the active Monster among them."""
    if not is_quiet(s) or living(s) < 3:
        return None
    others = [seat for seat in alive(s) if seat != s.active]
    others.pop(rng.below(len(others)))
    for seat in others:
        eliminate(s, seat, SILENT)
    return s


def appear(s: KingOfNewYork, tile: int, rng: Rng) -> None:
    """A unit in some street."""
    borough = rng.below(len(s.units))
    s.units[borough] = append(s.units[borough], tile)


def city_of_units(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-4.5 All buildings are destroyed, and their units are in the streets."""
    if not is_quiet(s):
        return None
    for site, tile in enumerate(s.top):
        if tile:
            appear(s, tile, rng)
        s.top[site] = s.below[site] = 0
    for tile, copies in enumerate(s.covered.counts):
        for _ in range(copies):
            appear(s, tile, rng)
        s.covered.counts[tile] = 0
    s.covered.size = 0
    return s


def city_in_ruins(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-4.5 Neither buildings nor units are left."""
    if city_of_units(s, rng) is None:
        return None
    owner = alive(s)[0]
    for borough, units in enumerate(s.units):
        for unit in units:
            s.taken[owner * TILE_COUNT + unit % TILE_COUNT] += 1
        s.units[borough] = vec[i64]()
    return s


def tokens_out(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-10.0 All tokens of Web and Jinx lie with one Monster."""
    if not is_quiet(s):
        return None
    for token in (WEB, JINX):
        while s.supply[token]:
            give_token(s, int(s.active), token, SILENT, 0)
    return s


def by_subway(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-10.21 The turn was earned by Subway, and is at its shop."""
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Shop) or top.ridden:
        return None
    s.subway = 1
    return s


def toll_is_due(s: KingOfNewYork, rng: Rng) -> KingOfNewYork | None:
    """KONY-10.1 A turn by Subway begins in Lower Manhattan; nobody can pay the toll to leave."""
    seat = int(s.active)
    if by_subway(s, rng) is None or monsters_in(s, MANHATTAN) > 1:
        return None
    for other in alive(s):
        if s.place[other] == MANHATTAN:
            s.place[other], s.zone[other] = s.place[seat], 0
    s.place[seat], s.zone[seat] = int(MANHATTAN), int(LOWER)
    for card, toll in enumerate(s.data.toll):
        if toll and s.deck.counts[card]:
            s.deck.counts[card] -= 1
            s.deck.put(s.open[0])
            s.deck.size -= 1
            s.open[0] = card
    return poor(s, rng) if open_toll(s) else None


BENDS = {
    "life at 1": life_at_one,
    "nineteen stars each": nineteen_stars,
    "thirty energy each": rich,
    "no energy": poor,
    "the deck is empty": deck_empty,
    "every Keep card is held": hold_all,
    "every Keep card is held, thirty energy each": hold_all_and_rich,
    "only Carapace to choose": only_carapace_to_choose,
    "two Monsters left": duel,
    "all buildings are units": city_of_units,
    "neither buildings nor units": city_in_ruins,
    "a turn by Subway": by_subway,
    "a turn by Subway, and a toll that nobody can pay": toll_is_due,
    "all Web and Jinx tokens on one Monster": tokens_out,
}
