"""Our games for Gymnasium: a program sits in one seat, bots in all others.

    from ludoteka.lab.envs.single import OneSeat
    env = OneSeat("clash", bots="level1")
    seen, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])
    seen, reward, terminated, truncated, info = env.step(action)

The reward comes at the end: 1 for who wins, less what is fair for one of so many seats
(`kernel/playout.py`, `payoffs`). A move that is not allowed loses at once. `info["action_mask"]`
says which are; the same mask stands in the observation.
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import bot_by_name
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import Move
from ludoteka.kernel.playout import payoffs
from ludoteka.kernel.rng import Rng
from ludoteka.lab.envs.play import Play
from ludoteka.lab.envs.seen import (
    RENDER_MODES,
    WRONG,
    Seen,
    action_space,
    drawn,
    observation_space,
    observed,
)

BOTS_STREAM: Final = 77


class OneSeat(gymnasium.Env[Seen, Any]):
    """`seat` is counted from 1; `bots` names one for all other seats, or one by seat."""

    metadata = {"render_modes": RENDER_MODES}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 1,
        bots: str | Mapping[int, str] = "random",
        options: dict[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
        language: str = "en",
        parts: str = "",
    ) -> None:
        self.play = Play(game, seats, options, max_cycles, parts)
        many = self.play.seats
        if not 1 <= seat <= many:
            raise Refused("no-such-seat", seat=seat, seats=many)
        self.seat: Final = seat - 1
        names = bots if isinstance(bots, Mapping) else dict.fromkeys(range(1, many + 1), bots)
        self.bots: Final[dict[int, Bot]] = {
            other: bot_by_name(names.get(other + 1, "random"), self.play.game)
            for other in range(many)
            if other != self.seat
        }
        self.render_mode = render_mode
        self.language: Final = language
        self.observation_space: Any = observation_space(self.play)
        self.action_space: Any = action_space(self.play)
        self._rng = Rng(0)
        self._names: Final = names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 32))
        self.play.begin(number)
        self._rng = Rng(number, BOTS_STREAM)
        for bot in self.bots.values():
            bot.forget()
        self._hear_chance()
        self._let_bots_play()
        return self._told()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if number not in self.play.legal(self.seat):
            seen, info = self._told()
            return seen, WRONG, True, False, {**info, "not_allowed": number}
        self._act(self.seat, number)
        self._let_bots_play()
        over = self.play.over
        reward = 0.0 if over is None else payoffs(over)[self.seat]
        if self.render_mode == "human":
            self.render()
        seen, info = self._told()
        return seen, reward, over is not None, self.play.stopped, info

    def render(self) -> Any:
        """The table as the seat sees it."""
        text = drawn(self.play, self.seat, self.language)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def save(self) -> str:
        """All that is to come, but for what bots remember."""
        return self.play.save()

    def load(self, text: str) -> None:
        self.play.load(text)
        for bot in self.bots.values():
            bot.forget()

    def copy(self) -> "OneSeat":
        """One that goes its own way, with bots that begin to think anew."""
        play, chosen = self.play, self.play.options
        copy = OneSeat(
            play.game.id,
            play.seats,
            self.seat + 1,
            self._names,
            dict(chosen.values),
            play.most,
            parts=chosen.parts,
        )
        copy.render_mode = self.render_mode
        copy.play.load(play.save())
        copy._rng.a, copy._rng.b = self._rng.a, self._rng.b
        copy.np_random.bit_generator.state = self.np_random.bit_generator.state
        return copy

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        seen = observed(self.play, self.seat)
        return seen, {"action_mask": seen["action_mask"].copy()}

    def _let_bots_play(self) -> None:
        while (seat := self.play.seat) not in (-1, self.seat):
            view = self.play.view(seat)
            assert view.ask is not None
            move = self.bots[seat].choose(view, view.ask, self._rng)
            self._act(seat, self.play.numbers[move])

    def _act(self, seat: int, number: int) -> None:
        seen = int(getattr(self.play.ask, "seen", 0))
        move: Move = self.play.game.moves[number]
        self.play.act(seat, number)
        for other, bot in self.bots.items():
            bot.saw_move(move if other == seat or seen >> other & 1 else None)
        self._hear_chance()

    def _hear_chance(self) -> None:
        for sort, seen in self.play.answered:
            for other, bot in self.bots.items():
                bot.saw_chance(sort if seen >> other & 1 else -1)
