"""King of New York: what happens to Monsters, in one place: gains, losses, cards, elimination."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import is_alive, most_hearts, number
from ludoteka.games.king_of_new_york.rules.numbers import NUMBER_NAMES, SHELL, TAP
from ludoteka.games.king_of_new_york.rules.parts import (
    BY_SUBWAY,
    CARAPACE,
    ENERGY_GOODS,
    JINX,
    NOBODY,
    NOWHERE,
    STARS_GOODS,
    STATUE,
    SUPERSTAR,
    TAP_FROM,
    WEB,
)
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, count_modifiers
from ludoteka.kernel.effects import Perform
from ludoteka.kernel.journal import Journal

# Events that cards wait for (KONY-10.1)
START: Final = "start"
PRE_ROLL: Final = "pre-roll"
RESULT: Final = "result"
CELEBRITY_RESOLVED: Final = "celebrity"
OUCH_BEGUN: Final = "ouch"
DESTRUCTION_BEGUN: Final = "destruction"
BUILDING_DESTROYED: Final = "building"
UNIT_DESTROYED: Final = "unit"
TOOK_SUPERSTAR: Final = "took-superstar"
LOST_SUPERSTAR: Final = "lost-superstar"
ATTACKS: Final = "attacks"
DAMAGES: Final = "damages"
ATTACKED: Final = "attacked"
DAMAGED: Final = "damaged"
ARRIVED: Final = "arrived"
ENTERED: Final = "entered"
END: Final = "end"

# What cards replace
LOSE_HEARTS: Final = "lose-hearts"
PAY_ENERGY: Final = "pay-energy"

PAYLOAD: Final = 128
"""The source of an operation is its card, and the number the event speaks of times this."""


def trigger(s: KingOfNewYork, seat: i64, event: str, about: i64 = 0) -> None:
    """KONY-5.6 Push what a Monster's cards do on an event, in the order they were bought."""
    cards = s.keep[seat]
    place: i64 = len(cards) - 1
    while place >= 0:
        card = cards[place]
        triggers = s.data.effects[card].when
        last: i64 = len(triggers) - 1
        while last >= 0:
            if triggers[last].event == event:
                s.frames.append(Perform(card, last + 1, 0, seat, about * PAYLOAD + card))
            last -= 1
        place -= 1


def card_behind(s: KingOfNewYork, seat: i64, which: i64) -> int:
    """The Keep card that changes a number for a Monster, or 0."""
    for card in s.keep[seat]:
        for modifier in s.data.effects[card].modify:
            if modifier.number == NUMBER_NAMES[which]:
                return card
    return 0


def tell_modifier(s: KingOfNewYork, seat: i64, which: i64, out: Journal) -> None:
    """Name the cards that have just changed a number."""
    if out.silent or number(s, seat, which) == 0:
        return
    for card in s.keep[seat]:
        for modifier in s.data.effects[card].modify:
            if modifier.number == NUMBER_NAMES[which]:
                out.say("works", seat, card)


def card_replacing(s: KingOfNewYork, seat: i64, event: str) -> int:
    """The Keep card by which a Monster replaces an event, or 0."""
    for card in s.keep[seat]:
        for instead in s.data.effects[card].instead:
            if instead.event == event:
                return card
    return 0


def gain_stars(s: KingOfNewYork, seat: i64, stars: i64, out: Journal, card: i64 = 0) -> None:
    if stars > 0:
        s.stars[seat] += stars
        _tell(out, "stars", seat, stars, card)


def lose_stars(s: KingOfNewYork, seat: i64, stars: i64, out: Journal, card: i64 = 0) -> None:
    """KONY-4.7 Never below 0."""
    lost: i64 = min(stars, s.stars[seat])
    if lost > 0:
        s.stars[seat] -= lost
        _tell(out, "lost-stars", seat, lost, card)


def gain_energy(s: KingOfNewYork, seat: i64, energy: i64, out: Journal, card: i64 = 0) -> None:
    """KONY-4.1 There is no limit. Power Tap takes its share when the third is received."""
    if energy <= 0:
        return
    s.energy[seat] += energy
    _tell(out, "energy", seat, energy, card)
    before: i64 = s.received[seat]
    s.received[seat] = before + energy
    if before < TAP_FROM <= before + energy:
        seats: i64 = len(s.hearts)
        for other in range(seats):
            if other != seat and number(s, other, TAP) > 0 and is_alive(s, other):
                tell_modifier(s, other, TAP, out)
                hand_over(s, seat, other, 1, out)


def pay_energy(s: KingOfNewYork, seat: i64, energy: i64, out: Journal) -> None:
    """Energy goes to the supply for something that was bought or allowed."""
    s.energy[seat] -= energy
    if energy > 0:
        out.say("paid", seat, energy)


def hand_over(s: KingOfNewYork, giver: i64, taker: i64, energy: i64, out: Journal) -> None:
    """Energy goes from one Monster to another, as far as there is any."""
    paid: i64 = min(energy, s.energy[giver])
    if paid > 0:
        s.energy[giver] -= paid
        out.say("lost-energy", giver, paid)
        gain_energy(s, taker, paid, out)


def heal(s: KingOfNewYork, seat: i64, hearts: i64, out: Journal, card: i64 = 0) -> None:
    """KONY-4.2 Not above the maximum."""
    healed: i64 = min(hearts, most_hearts(s, seat) - s.hearts[seat])
    if healed > 0 and is_alive(s, seat):
        s.hearts[seat] += healed
        _tell(out, "hearts", seat, healed, card)


def gain_goods(
    s: KingOfNewYork, seat: i64, goods: i64, amount: i64, out: Journal, card: i64 = 0
) -> None:
    if goods == STARS_GOODS:
        gain_stars(s, seat, amount, out, card)
    elif goods == ENERGY_GOODS:
        gain_energy(s, seat, amount, out, card)
    else:
        heal(s, seat, amount, out, card)


def _tell(out: Journal, word: str, seat: i64, amount: i64, card: i64) -> None:
    if out.silent:
        return
    if card:
        out.say("card-" + word, seat, amount, card)
    else:
        out.say(word, seat, amount)


# Tokens (KONY-10.0)


def give_token(s: KingOfNewYork, seat: i64, token: i64, out: Journal, card: i64) -> None:
    """A token from the supply, if one is left."""
    if s.supply[token] == 0:
        return
    s.supply[token] -= 1
    tokens = _tokens(s, token)
    tokens[seat] += 1
    out.say("token", seat, token, card)


def return_tokens(s: KingOfNewYork, seat: i64, token: i64, count: i64) -> None:
    tokens = _tokens(s, token)
    tokens[seat] -= count
    s.supply[token] += count


def _tokens(s: KingOfNewYork, token: i64) -> vec[i64]:
    if token == WEB:
        return s.web
    if token == JINX:
        return s.jinx
    assert token == CARAPACE
    return s.shells


# Cards


def take_card(s: KingOfNewYork, seat: i64, card: int) -> None:
    """KONY-7.3 A Keep card stays with its Monster."""
    s.keep[seat].append(card)
    count_modifiers(s)


def drop_card(s: KingOfNewYork, seat: i64, card: int) -> None:
    """A Keep card goes to the discard pile; what it allowed is over."""
    s.keep[seat].remove(card)
    s.discard = append(s.discard, card)
    count_modifiers(s)
    if number(s, seat, SHELL) == 0:
        return_tokens(s, seat, CARAPACE, s.shells[seat])
    s.hearts[seat] = min(s.hearts[seat], most_hearts(s, seat))


def shed(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-10.2 Carapace is discarded: heal 1 for each token, then life above 10 is lost."""
    card = card_behind(s, seat, SHELL)
    out.say("shed", seat, card)
    heal(s, seat, s.shells[seat], out, card)
    drop_card(s, seat, card)


def earn_turn(s: KingOfNewYork, seat: i64, source: i64, subway: i64) -> bool:
    """KONY-8.2 An extra turn; one source gives at most one per turn."""
    if s.used & source:
        return False
    s.used |= source
    s.extra = append(s.extra, seat + BY_SUBWAY * subway)
    return True


def eliminate(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-5.2 Cards to the discard pile, tokens and energy to the supply, claims lapse."""
    s.hearts[seat] = 0
    s.place[seat] = NOWHERE
    s.zone[seat] = 0
    s.lane[seat] = 0
    s.energy[seat] = 0
    return_tokens(s, seat, WEB, s.web[seat])
    return_tokens(s, seat, JINX, s.jinx[seat])
    return_tokens(s, seat, CARAPACE, s.shells[seat])
    for card in s.keep[seat]:
        s.discard = append(s.discard, card)
    s.keep[seat].clear()
    count_modifiers(s)
    s.claims = vec[i64]([other for other in s.claims if other != seat])
    s.extra = vec[i64]([other for other in s.extra if other % BY_SUBWAY != seat])
    out.say("eliminated", seat)
    if s.superstar == seat:
        s.superstar = NOBODY
        out.say("ownerless", SUPERSTAR)
    if s.statue == seat:
        s.statue = NOBODY
        out.say("ownerless", STATUE)
