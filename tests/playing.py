"""Helpers for tests: play random or scripted games on the plain contract."""

from typing import Any, Self

from ludoteka.bots.bot import RandomBot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.record import fingerprint
from ludoteka.laws.playing import Step, encoded, encoded_view, racer, random_game, viewers
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match

__all__ = [
    "Scenario",
    "Step",
    "encoded",
    "encoded_view",
    "finished_record",
    "racer",
    "random_game",
    "tables",
    "viewers",
]


def tables(every: bool = True) -> list[Any]:
    """Every game, seat count and option set, as pytest parameters (or the defaults only)."""
    import pytest

    found = []
    for game in GAMES.values():
        for seats in game.seats:
            for options in game.option_sets(seats) if every else [game.options()]:
                told = ",".join(options.values.values())
                found.append(pytest.param(game, seats, options, id=f"{game.id}-{seats}-{told}"))
    return found


def finished_record(game: Game[Any], seats: int, options: Options, seed: int) -> str:
    """The record of a match between random bots."""
    bots = [RandomBot(game) for _ in range(seats)]
    match = Match.new(game, seats, options, bots, seed=seed_from(seed))
    while match.bot_seat() >= 0:
        match.step_bot()
    return match.record().dumps()


class Scenario:
    """A game told by a script. Anything unscripted or illegal fails the test."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.s = state
        self.notes: list[Note] = []
        self.revealed = False

    def choose(self, *texts: str) -> Self:
        for text in texts:
            ask = self.game.pending(self.s)
            assert isinstance(ask, Decide), f"nothing to choose for {text!r}: {ask!r}"
            move = self.game.read(text)
            refusal = self.game.explain(self.s, int(ask.seat), move)
            assert refusal is None, f"{text!r} is refused: {refusal!r}"
            out = Journal()
            self.game.apply(self.s, int(ask.seat), move, out)
            self.notes = out.notes
            self.revealed = out.revealed
        return self

    def chance(self, *outcomes: int, prompt: str = "") -> Self:
        for outcome in outcomes:
            ask = self.game.pending(self.s)
            assert isinstance(ask, Chance), f"no chance is asked: {ask!r}"
            assert not prompt or ask.prompt == prompt
            assert 0 <= outcome < ask.size
            out = Journal()
            self.game.resolve(self.s, outcome, out)
            self.notes = out.notes
        return self

    @property
    def ask(self) -> Decide:
        ask = self.game.pending(self.s)
        assert isinstance(ask, Decide), f"expected a question: {ask!r}"
        return ask

    @property
    def over(self) -> Over:
        over = self.game.pending(self.s)
        assert isinstance(over, Over), f"expected the end: {over!r}"
        return over

    @property
    def prompt(self) -> str:
        """What is asked now, of a seat or of chance."""
        ask = self.game.pending(self.s)
        assert isinstance(ask, Decide | Chance), f"expected something to be asked: {ask!r}"
        return ask.prompt

    @property
    def size(self) -> int:
        """How many outcomes chance chooses from now."""
        ask = self.game.pending(self.s)
        assert isinstance(ask, Chance), f"no chance is asked: {ask!r}"
        return int(ask.size)

    @property
    def options(self) -> list[str]:
        return [self.game.write(move) for move in self.ask.options]

    @property
    def heard(self) -> list[str]:
        return [note.word for note in self.notes]

    def refused(self, text: str, clause: str, word: str = "") -> Self:
        """The move is not allowed now, for the reason of that clause, and nothing changes."""
        before = fingerprint(self.game, self.s)
        refusal = self.game.explain(self.s, int(self.ask.seat), self.game.read(text))
        assert refusal is not None, f"{text!r} is allowed"
        assert refusal.clause == clause, f"{text!r}: {refusal!r}"
        assert not word or refusal.word == word, f"{text!r}: {refusal!r}"
        assert fingerprint(self.game, self.s) == before
        return self
