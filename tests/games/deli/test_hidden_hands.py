"""DELI-2.3, 3.3, 3.4 and 6.4: nothing but playing it tells which action card a seat holds.

From a position two worlds are made that differ only in hidden cards, and the same thing is done in
both. What an opponent learns must be the same: the view, who is asked what, and the log. A wrong
game that asks only those who hold I'll Take That is caught in the same way.
"""

import os
from typing import Any

import pytest

from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.answers import Offer
from ludoteka.games.deli.rules.game import DeliGame
from ludoteka.games.deli.rules.parts import TAKE_THAT
from ludoteka.games.deli.rules.state import Deli
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.rng import Rng
from playing import encoded_view, viewers

GAMES = 2000 if os.environ.get("LUDOTEKA_LONG") else 40


def others(seats: int, seat: int) -> list[int]:
    return [viewer for viewer in viewers(seats) if viewer != seat]


def asked(game: Game[Any], s: Any) -> tuple[str, int, str, tuple[int, ...]]:
    """Who is asked what: all that a table shows of a question."""
    ask = game.pending(s)
    if isinstance(ask, Decide):
        return ("decide", int(ask.seat), ask.prompt, ask.about)
    return ("chance", -1, ask.prompt, ()) if isinstance(ask, Chance) else ("over", -1, "", ())


def heard(out: Journal, viewer: int) -> list[str]:
    return [repr(note) for note in out.notes if note.visible(viewer)]


def is_leak(game: Game[Any], s: Any, seat: int, move: Move, viewer: int, rng: Rng) -> bool:
    """Whether this viewer can tell two worlds apart after a seat's answer that shows no card."""
    world = game.imagine(game.view(s, viewer), rng)
    if move not in game.options_of(world, seat):
        return False  # the answer itself shows a card that the imagined hand does not hold
    real, real_out, imagined_out = game.clone(s), Journal(), Journal()
    game.apply(real, seat, move, real_out)
    game.apply(world, seat, move, imagined_out)
    return (
        asked(game, real) != asked(game, world)
        or heard(real_out, viewer) != heard(imagined_out, viewer)
        or encoded_view(game, real, viewer) != encoded_view(game, world, viewer)
    )


def leaks(game: Game[Any], games: int) -> tuple[int, int]:
    """How often a random game tells something, and how often it was tried."""
    found = tried = 0
    for number in range(games):
        rng = Rng(number, 77)
        seats = 2 + number % 3
        sets = game.option_sets(seats)
        options = sets[number // 3 % len(sets)]
        s = game.start(seats, options, Journal())
        while isinstance(ask := game.pending(s), Decide | Chance):
            if isinstance(ask, Chance):
                game.resolve(s, int(rng.below(ask.size)), Journal())
                continue
            seat = int(ask.seat)
            move = ask.options[rng.below(len(ask.options))]
            if rng.below(4) == 0:
                choice = others(seats, seat)
                viewer = choice[rng.below(len(choice))]
                found += is_leak(game, s, seat, move, viewer, rng)
                tried += 1
            game.apply(s, seat, move, Journal())
    return found, tried


class TellingOffer(Offer):
    """Asks only those who really hold I'll Take That: being asked tells it."""

    def run(self, s: Deli, out: Journal) -> bool:
        if not super().run(s, out):
            seat = (self.picker + self.at) % s.seats
            if TAKE_THAT in s.hands[seat].cards:
                return False
            s.frames.pop()
            s.frames.append(
                TellingOffer(self.picker, self.kind, self.source, self.at + 1, self.eating)
            )
            return True
        if s.frames and type(s.frames[-1]) is Offer:
            s.frames.append(_telling(s.frames.pop()))
        return True


def _telling(offer: Any) -> TellingOffer:
    return TellingOffer(offer.picker, offer.kind, offer.source, offer.at, offer.eating)


class TellingGame(DeliGame):
    """A wrong implementation, to show that the test would notice."""

    def settle(self, s: Deli, out: Journal) -> None:
        while s.frames:
            if type(s.frames[-1]) is Offer:
                s.frames.append(_telling(s.frames.pop()))
            if not s.frames[-1].run(s, out):
                return


def test_nobody_can_tell_which_action_cards_a_seat_holds() -> None:
    found, tried = leaks(GAME, GAMES)
    assert tried > 20 * GAMES
    assert found == 0


@pytest.mark.plain
def test_a_game_that_asks_only_the_holders_is_caught() -> None:
    found, _ = leaks(TellingGame(), 12)
    assert found > 0
