"""Our games for PettingZoo: seat by seat (`AECEnv`), or all seats at each step (`ParallelEnv`).

    from ludoteka.lab.envs.zoo import env
    table = env("clash", options={"match": "single"})

The agents are `seat_1`, `seat_2` and so on. Who wins gets 1, less what is fair for one of so many
seats (`kernel/playout.py`, `payoffs`); before the end there are no rewards.
"""

from secrets import randbits
from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.playout import payoffs
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


def agents_of(seats: int) -> list[str]:
    return [f"seat_{seat + 1}" for seat in range(seats)]


class _Table:
    """What both kinds share."""

    metadata: dict[str, Any]
    render_mode: str | None

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
        language: str = "en",
        parts: str = "",
    ) -> None:
        self.play = Play(game, seats, options, max_cycles, parts)
        self.metadata = {
            "name": f"ludoteka_{game}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.language: Final = language
        self.possible_agents = agents_of(self.play.seats)
        self.agents = self.possible_agents[:]
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.play) for agent in self.agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: action_space(self.play) for agent in self.agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        return observed(self.play, self.seat_of(agent))

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The table as those see it who watch."""
        if self.render_mode is None:
            return None
        text = drawn(self.play, SPECTATOR, self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def begin(self, seed: int | None) -> None:
        """A new match, each time another one unless a seed is given."""
        self.play.begin(randbits(32) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def outcome(self) -> dict[str, float]:
        """What the match, as far as it has come, has brought."""
        over = self.play.over
        shares = [0.0] * self.play.seats if over is None else payoffs(over)
        return dict(zip(self.possible_agents, shares, strict=True))


class SeatBySeat(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever is asked acts. A move that is not allowed raises; `env` makes it lose instead.

    `copy.deepcopy`, `pickle`, `save` and `load` keep everything that is to come.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.play.seat, 0)]

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(self.seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        over, stopped = self.play.over is not None, self.play.stopped
        self.rewards = self.outcome()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, stopped)
        if not over and not stopped:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()
        if over or stopped:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def save(self) -> str:
        return self.play.save()

    def load(self, text: str) -> None:
        """Go on where a match was saved, with new accounts."""
        self.reset(seed=0)
        self.play.load(text)
        self.agent_selection = self.possible_agents[max(self.play.seat, 0)]


class AllAtOnce(_Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat acts at each step, and who may decide now is heard: in a race all who are asked,
    in the order of the seats from the one whose turn it is; otherwise only that one. The mask of
    a seat that is not heard is empty. A move that is not allowed loses, and ends the match; one
    that somebody quicker has made impossible is left out.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        wrong = ""
        heard = [(seat, self.possible_agents[seat]) for seat in self.play.racing()]
        legal = {agent: self.play.legal(seat) for seat, agent in heard}
        for seat, agent in heard:
            action = int(actions[agent])
            if action not in legal[agent]:
                wrong = agent
                break
            if self.play.seat >= 0 and action in self.play.legal(seat):
                self.play.act(seat, action)
        rewards = self.outcome()
        if wrong:
            rewards[wrong] = WRONG
        over = self.play.over is not None or wrong != ""
        stopped = self.play.stopped and not over
        if over or stopped:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._all_seen(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            {agent: {} for agent in agents},
        )

    def _all_seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def save(self) -> str:
        return self.play.save()

    def load(self, text: str) -> None:
        self.begin(0)
        self.play.load(text)


def raw_env(game: str, **settings: Any) -> SeatBySeat:
    return SeatBySeat(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """As PettingZoo's own games are given out: a move that is not allowed loses."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=WRONG)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


def parallel_env(game: str, **settings: Any) -> AllAtOnce:
    return AllAtOnce(game, **settings)
