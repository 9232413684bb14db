"""Clash at the Deli: a possible world behind what a viewer knows."""

from ludoteka.games.deli.rules.state import Deli, count_actions, count_events
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import deal_from, gather


def know(s: Deli) -> None:
    """Unseen action cards are in hands and deck, unseen events with Isaac or in the pile."""
    actions = unseen(s.cards.action_copies, count_actions(s))
    gather(actions, [*s.hands, s.exchange], s.actions)
    events = unseen(s.cards.event_copies, count_events(s))
    gather(events, [s.look], s.events)


def fill(s: Deli, rng: Rng) -> None:
    """Put unseen cards into the hands, to those set aside and before Isaac."""
    deal_from(s.actions, s.hands, rng)
    deal_from(s.actions, [s.exchange], rng)
    deal_from(s.events, [s.look], rng)
