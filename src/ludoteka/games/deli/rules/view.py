"""Clash at the Deli: a possible world behind what a viewer knows."""

from ludoteka.games.deli.rules.state import Deli, count_actions, count_events
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import deal


def fill(s: Deli, rng: Rng) -> None:
    """Unseen action cards go to the hands and the deck, unseen events to Isaac and the pile."""
    actions = unseen(s.cards.action_copies, count_actions(s))
    deal(actions, [*s.hands, s.exchange], [s.actions], rng)
    events = unseen(s.cards.event_copies, count_events(s))
    deal(events, [s.look], [s.events], rng)
