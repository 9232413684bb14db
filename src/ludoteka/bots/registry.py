"""The bots, by name: `random`, `greedy`, `level3`, `ismcts:iters=500,advice=1`, ..."""

from collections.abc import Callable
from typing import Any, Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.levels import LEVELS, spec_of
from ludoteka.bots.program import ProgramBot
from ludoteka.bots.searching import GreedyBot, IsmctsBot, LookaheadBot
from ludoteka.games.registry import ADVICE
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.search import TO_THE_END, Settings

DEFAULT_BOT: Final = "level2"
BOTS: Final = ("random", "greedy", *LEVELS, "ismcts", "lookahead")
"""Names that work as they are. `program` wants a command behind the colon, `openspiel` an extra
to be installed."""


class Given:
    """The settings behind the colon of a bot's name; a wrong one is `Unreadable`."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self._values: Final[dict[str, float]] = {}
        for each in text.split(",") if text else []:
            key, equals, value = each.partition("=")
            try:
                number = float(value)
            except ValueError:
                number = -1.0
            if not equals or not 0 <= number < 1e12:
                raise Unreadable("bot-setting", bot=name, setting=each)
            self._values[key] = number

    def whole(self, key: str, default: int) -> int:
        return int(self._values.pop(key, default))

    def number(self, key: str, default: float) -> float:
        return self._values.pop(key, default)

    def done(self, known: str) -> None:
        """Nothing may be left over."""
        for key in self._values:
            raise Unreadable("bot-setting-unknown", bot=self.name, setting=key, known=known)


Maker = Callable[[Game[Any], str, Given], Bot]


def bot_by_name(name: str, game: Game[Any], *, programs: bool = False) -> Bot:
    """Programs are started for names typed on a command line only: a name that comes from a file
    or over the net must not run anything."""
    spec = spec_of(name, game.id) if name in LEVELS else name
    kind, _, rest = spec.partition(":")
    if kind == "program" and rest and programs:
        return ProgramBot(game, name, rest)
    if kind not in _MAKERS:
        raise Unreadable("unknown-bot", bot=name, known=", ".join(BOTS))
    return _MAKERS[kind](game, name, Given(name, rest))


def _random(game: Game[Any], name: str, given: Given) -> Bot:
    given.done("")
    return RandomBot(game, name)


def _greedy(game: Game[Any], name: str, given: Given) -> Bot:
    worlds, noise = max(1, given.whole("worlds", 1)), given.whole("noise", 0)
    simple = given.whole("simple", 0) > 0
    given.done("worlds, noise, simple")
    return GreedyBot(game, name, ADVICE.get(game.id), worlds, noise, simple)


def _ismcts(game: Game[Any], name: str, given: Given) -> Bot:
    seconds = given.number("seconds", 0.0)
    iters = given.whole("iters", 0 if seconds else 500)
    advised = given.whole("advice", 0) > 0 and game.id in ADVICE
    settings = Settings(
        explore=given.number("explore", 1.5 if advised else 0.7),
        horizon=given.whole("horizon", TO_THE_END),
        guided=given.whole("guided", 0) > 0,
        size=given.whole("size", 400_000),
    )
    reuse = given.whole("reuse", 1) > 0
    given.done("iters, seconds, advice, explore, horizon, guided, size, reuse")
    advice = ADVICE[game.id] if advised else None
    if not iters and not seconds:
        raise Unreadable("bot-no-end", bot=name)
    return IsmctsBot(game, name, advice, settings, iters, seconds, reuse)


def _lookahead(game: Game[Any], name: str, given: Given) -> Bot:
    """Where the game has no search of its own, the general one works within the same time."""
    seconds = given.number("seconds", 0.0)
    depth, nodes = given.whole("depth", 60), given.whole("nodes", 0)
    given.done("depth, nodes, seconds")
    iters = max(50, nodes // 50 if nodes else 200 * depth)
    settings = Settings(explore=1.5, horizon=2)
    other = IsmctsBot(game, name, ADVICE.get(game.id), settings, iters, seconds)
    if depth >= 60 and not nodes and not seconds:
        raise Unreadable("bot-no-end", bot=name)
    if game.id not in ADVICE:
        return other
    return LookaheadBot(game, name, ADVICE[game.id], other, depth, nodes, seconds)


def _openspiel(game: Game[Any], name: str, given: Given) -> Bot:
    try:
        from ludoteka.bots.openspiel import SpielBot
    except ImportError:
        raise Unreadable("bot-needs-openspiel", bot=name) from None
    seconds = given.number("seconds", 0.0)
    sims = given.whole("sims", 0 if seconds else 500)
    given.done("sims, seconds")
    if not sims and not seconds:
        raise Unreadable("bot-no-end", bot=name)
    return SpielBot(game, name, sims, seconds)


_MAKERS: Final[dict[str, Maker]] = {
    "random": _random,
    "greedy": _greedy,
    "ismcts": _ismcts,
    "lookahead": _lookahead,
    "openspiel": _openspiel,
}
