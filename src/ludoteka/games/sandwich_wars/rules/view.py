"""Sándwich Wars: a possible world behind what a viewer knows."""

from ludoteka.games.sandwich_wars.rules.parts import ORDERS
from ludoteka.games.sandwich_wars.rules.state import Contest, census
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import deal


def fill(s: Contest, rng: Rng) -> None:
    """Put unseen market cards into hands and deck, unseen orders into the shuffled part."""
    tally = census(s)
    deal(unseen(s.cards.market, tally["card"]), s.hands, [s.deck], rng)
    deal(unseen(ORDERS, tally["order"]), [], [s.order_deck], rng)
