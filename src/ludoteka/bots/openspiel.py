"""Our games for OpenSpiel, and OpenSpiel's own search as one of our bots.

Needs the extra `ludoteka[openspiel]`. Importing this module registers the games:

    import ludoteka.bots.openspiel
    game = pyspiel.load_game("ludoteka_clash(seats=2,match=single)")

An action is the number of a move in `Game.moves`. A chance with many outcomes, eight dice say, is
asked digit by digit, so that every chance node is small and uniform. Who wins gets 1, less what
is fair for one of so many seats; winners share, and if nobody wins all get 0. Who plays alone wins
1 or loses 1.
"""

import json
from copy import deepcopy
from time import thread_time
from typing import Any, Final

import pyspiel
from numpy.random import RandomState
from open_spiel.python.algorithms import mcts

from ludoteka.bots.bot import Bot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Option
from ludoteka.kernel.pending import Chance, Decide, Move, Over, Pending
from ludoteka.kernel.playout import payoffs
from ludoteka.kernel.rng import Rng

SMALL: Final = 64
"""A chance node has no more outcomes than this, unless their number is prime."""
MOST_OUTCOMES: Final = 256
FEWEST: Final = 2
"""Simulations below which OpenSpiel's search finds no move."""
FIRST_SPEED: Final = 50
"""Simulations a second its search is taken to do before it was measured."""
EXPLORE: Final = 2.0
"""The constant of OpenSpiel's own examples."""


def digit_base(size: int) -> int:
    """How many outcomes the next chance node has when `size` numbers are to choose from."""
    for base in range(min(size, SMALL), 1, -1):
        if size % base == 0:
            return base
    return size


class Position:
    """A position, what it waits for, and the digits of chance drawn so far."""

    def __init__(self, game: Game[Any], at: Any, ask: Pending | None = None) -> None:
        self.game: Final = game
        self.at: Final = at
        self.table: tuple[int, dict[str, str]] | None = None  # seats and options, where known
        self._ask(ask or game.pending(at))

    def _ask(self, ask: Pending) -> None:
        self.ask = ask
        self.drawn = 0
        self.left = int(ask.size) if isinstance(ask, Chance) else 1

    def choose(self, move: Move) -> None:
        assert isinstance(self.ask, Decide)
        self.game.apply(self.at, self.ask.seat, move, SILENT)
        self._ask(self.game.pending(self.at))

    def draw(self, digit: int) -> None:
        base = digit_base(self.left)
        self.drawn = self.drawn * base + digit
        self.left //= base
        if self.left == 1:
            self.game.resolve(self.at, self.drawn, SILENT)
            self._ask(self.game.pending(self.at))

    def __deepcopy__(self, memo: object) -> "Position":
        """OpenSpiel copies its states so."""
        copy = Position(self.game, self.game.clone(self.at), self.ask)
        copy.drawn, copy.left, copy.table = self.drawn, self.left, self.table
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel saves its states so."""
        assert self.table is not None, "only a position of a SpielGame can be saved"
        at = json.dumps(self.game.encode(self.at))
        return _read_again, (self.game.id, *self.table, at, self.drawn, self.left)


def _read_again(
    game: str, seats: int, chosen: dict[str, str], at: str, drawn: int, left: int
) -> Position:
    ours = GAMES[game]
    found = Position(ours, ours.decode(json.loads(at), seats, ours.options(**chosen)))
    found.drawn, found.left, found.table = drawn, left, (seats, chosen)
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with a number of seats and its options; `spiel_class` makes the classes."""

    ours: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = self.ours
        self.seats: Final = int(params.get("seats", fewest(game)))
        chosen = {id: str(value) for id, value in params.items() if id != "seats"}
        options = game.options(**chosen)
        self.numbers: Final = {move: number for number, move in enumerate(game.moves)}
        self._first: Final = Position(game, game.start(self.seats, options, SILENT))
        self._first.table = self.seats, options.values
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0 / self.seats,
            max_utility=1.0 if self.seats == 1 else 1.0 - 1.0 / self.seats,
            utility_sum=None if self.seats == 1 else 0.0,
            max_game_length=game.bound(self.seats, options),
        )
        super().__init__(game_type(game, self.seats), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, deepcopy(self._first))

    def make_py_observer(self, kind: object = None, params: object = None) -> "Observer":
        return Observer()


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """OpenSpiel copies the attributes, so the whole position is one of them."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        ask = self.position.ask
        if isinstance(ask, Decide):
            return int(ask.seat)
        return int(
            pyspiel.PlayerId.CHANCE if isinstance(ask, Chance) else pyspiel.PlayerId.TERMINAL
        )

    def is_terminal(self) -> bool:
        return isinstance(self.position.ask, Over)

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.position.ask
        if not isinstance(ask, Decide) or ask.seat != player:
            return []
        numbers = self.get_game().numbers
        return sorted(numbers[move] for move in ask.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        base = digit_base(self.position.left)
        return [(digit, 1.0 / base) for digit in range(base)]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.position.ask, Chance):
            self.position.draw(action)
        else:
            self.position.choose(self.position.game.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(action)
        game = self.position.game
        return game.write(game.moves[action])

    def returns(self) -> list[float]:
        ask = self.position.ask
        seats = self.num_players()
        if not isinstance(ask, Over):
            return [0.0] * seats
        return payoffs(ask)

    def __str__(self) -> str:
        told = self.position.game.encode(self.position.at)
        return json.dumps({**told, "drawn": [self.position.drawn, self.position.left]})


class Observer:
    """What a player sees, as the JSON of its view; there is no tensor."""

    def __init__(self) -> None:
        self.tensor: Final = None
        self.dict: Final[dict[str, Any]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing is kept between observations."""

    def string_from(self, state: SpielState, player: int) -> str:
        game = state.position.game
        return json.dumps(game.encode_view(game.view(state.position.at, player)))


def fewest(game: Game[Any]) -> int:
    """The seats if nothing is said: at least two, also where one may play alone."""
    return max(2, game.seats[0])


def _parameter(option: Option) -> "int | str":
    """OpenSpiel reads digits as a number, whatever we call them."""
    digits = all(value.isdigit() for value in option.values)
    return int(option.default) if digits else option.default


def game_type(game: Game[Any], seats: int) -> Any:
    """What OpenSpiel wants to know; against nobody a game has no sum."""
    alone = seats == 1
    utility = pyspiel.GameType.Utility
    choices = {option.id: _parameter(option) for option in game.option_list}
    return pyspiel.GameType(
        short_name=f"ludoteka_{game.id}",
        long_name=f"Ludoteka: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"seats": fewest(game), **choices},
    )


def spiel_class(game: Game[Any]) -> type[SpielGame]:
    return type(f"Spiel_{game.id}", (SpielGame,), {"ours": game})


class SpielBot(Bot):
    """OpenSpiel's Monte Carlo tree search with random playouts, in one world that fits the view.

    It does `sims` simulations, or as many as by its speed so far fit into `seconds`. It is the
    search written in Python: the one in C++ cannot search games written in Python.
    """

    def __init__(self, game: Game[Any], name: str, sims: int, seconds: float) -> None:
        super().__init__(game, name)
        self.sims: Final = sims
        self.seconds: Final = seconds
        self._speed = float(FIRST_SPEED)
        self._game: SpielGame | None = None

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        if len(ask.options) == 1:
            return ask.options[0]
        world = self.game.imagine(view, rng)
        seats = len(self.game.result(world).ranks)
        if self._game is None or self._game.seats != seats:
            self._game = spiel_class(self.game)({"seats": seats})
        state = SpielState(self._game, Position(self.game, world, ask))
        chance = RandomState(int(rng.below(1 << 30)))
        sims = max(FEWEST, self.sims or int(self.seconds * self._speed))
        playouts = mcts.RandomRolloutEvaluator(1, chance)
        search = mcts.MCTSBot(self._game, EXPLORE, sims, playouts, random_state=chance)
        begun = thread_time()
        action = int(search.step(state))
        self._speed = sims / max(thread_time() - begun, 1e-6)
        return self.game.moves[action]


for _each in GAMES.values():
    pyspiel.register_game(game_type(_each, fewest(_each)), spiel_class(_each))
