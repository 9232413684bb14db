"""Sándwich Wars: a possible world behind what a viewer knows."""

from ludoteka.games.sandwich_wars.rules.parts import ORDERS
from ludoteka.games.sandwich_wars.rules.state import Contest, census
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import deal_from, gather


def know(s: Contest) -> None:
    """Unseen market cards are in hands and deck, unseen orders in the shuffled part."""
    tally = census(s)
    gather(unseen(s.cards.market, tally["card"]), s.hands, s.deck)
    gather(unseen(ORDERS, tally["order"]), [], s.order_deck)


def fill(s: Contest, rng: Rng) -> None:
    """Put unseen market cards into the hands."""
    deal_from(s.deck, s.hands, rng)
