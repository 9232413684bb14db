"""A game on the shelf: what it is, new matches, simulations and environments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.kernel import game as kernel
from ludoteka.kernel.faults import Fault
from ludoteka.lab.extras import need
from ludoteka.lab.runs import Place
from ludoteka.lab.simulate import Totals, simulate
from ludoteka.library.matches import Match
from ludoteka.library.mistakes import Mistake
from ludoteka.table.fair import new_seed, seed_from
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import Match as Table
from ludoteka.texts import GameTexts, texts_for


class Game:
    """A game on the shelf, in one language.

    >>> import ludoteka
    >>> deli = ludoteka.game("deli", language="hu")
    >>> deli.seats, deli.options["doubling"]
    (range(2, 5), ('off', 'on'))
    >>> deli.start(4, doubling="perhaps")
    Traceback (most recent call last):
    ludoteka.library.mistakes.Mistake: Ennek a beállításnak („doubling”) az értéke nem lehet
    „perhaps”; válassz ezek közül: off, on.
    """

    def __init__(self, engine: kernel.Game[Any], language: str) -> None:
        self.rules_engine: Final = engine
        """The game as the kernel plays it: for programs that want its full speed."""
        self.language: Final = language

    @property
    def id(self) -> str:
        return self.rules_engine.id

    @property
    def texts(self) -> GameTexts:
        """Its sentences, for programs that want to make their own."""
        return texts_for(self.language).game(self.rules_engine)

    @property
    def title(self) -> str:
        return self.texts.title()

    @property
    def blurb(self) -> str:
        return self.texts.blurb()

    @property
    def seats(self) -> range:
        """For how many it is."""
        return self.rules_engine.seats

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """What can be chosen before a match: by option its values."""
        return {each.id: tuple(each.values) for each in self.rules_engine.option_list}

    @property
    def rules(self) -> dict[str, str]:
        """The rulebook: by clause its text."""
        return dict(self.texts.clauses())

    def start(
        self,
        seats: int | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
        **options: str,
    ) -> Match:
        """A new match. `bots` says which bot plays in which seat; the others are played by
        `Match.play`. With the same `seed` the dice and cards are the same."""
        engine, bots = self.rules_engine, bots or {}
        with self.mistakes():
            many = self.seats[0] if seats is None else seats
            engine.check_seats(many)
            for seat in bots:
                if not 1 <= seat <= many:
                    raise Fault("no-such-seat", seat=seat, seats=many)
            players = [
                bot_by_name(bots[seat], engine, programs=True) if seat in bots else None
                for seat in range(1, many + 1)
            ]
            shared = texts_for(self.language)
            told = [shared.seat_name(seat, bot=seat + 1 in bots) for seat in range(many)]
            told[: len(names)] = names[:many]
            secret = new_seed() if seed is None else seed_from(seed)
            table = Table.new(engine, many, engine.options(**options), players, told, secret)
        return Match(self, table)

    def simulate(
        self,
        matches: int = 1000,
        seats: int | None = None,
        *,
        seed: int = 1,
        processes: int = 1,
        progress: Callable[[int, int], None] = lambda done, of: None,
        **options: str,
    ) -> Totals:
        """Play many random matches and count who wins. `processes` above 1 needs a script that
        begins with `if __name__ == "__main__":`, as all of Python's do."""
        with self.mistakes():
            many = self.seats[0] if seats is None else seats
            chosen = self.rules_engine.options(**options)
            self.rules_engine.check_seats(many)
            place = Place(processes)
            return simulate(self.id, many, chosen, matches, seed, place, progress)

    # Environments for programs that learn: docs/adapters.md

    def pettingzoo(self, **settings: Any) -> Any:
        """For PettingZoo, seat by seat (`AECEnv`); needs `ludoteka[pettingzoo]`. The settings
        are those of `ludoteka.lab.envs.zoo.SeatBySeat`: seats, options, max_cycles and so on."""
        return self._env("zoo", "pettingzoo", "env", settings)

    def parallel(self, **settings: Any) -> Any:
        """For PettingZoo, all seats at each step (`ParallelEnv`); needs `ludoteka[pettingzoo]`."""
        return self._env("zoo", "pettingzoo", "parallel_env", settings)

    def gymnasium(self, **settings: Any) -> Any:
        """For Gymnasium: one seat, bots in the others; needs `ludoteka[gymnasium]`. The settings
        are those of `ludoteka.lab.envs.single.OneSeat`: seat, bots, options and so on."""
        return self._env("single", "gymnasium", "OneSeat", settings)

    def batch(self, **settings: Any) -> Any:
        """Many matches a step in arrays; needs `ludoteka[numpy]`. The settings are those of
        `ludoteka.lab.envs.batch.BatchEnv`: places, seats, options, processes and so on."""
        return self._env("batch", "numpy", "BatchEnv", settings)

    def _env(self, module: str, extra: str, maker: str, settings: dict[str, Any]) -> Any:
        with self.mistakes():
            found = need(f"ludoteka.lab.envs.{module}", extra)
            return getattr(found, maker)(self.id, **settings)

    @contextmanager
    def mistakes(self, names: Sequence[str] = ()) -> Iterator[None]:
        """Whatever is wrong in here becomes a `Mistake` in the language of this game."""
        try:
            yield
        except NotAllowed as error:
            clause = error.refusal.clause
            told = self.texts.refusal(error.refusal, names)
            raise Mistake(f"{told} ({clause})", error.word, clause) from None
        except Fault as error:
            raise Mistake(texts_for(self.language).fault(error), error.word) from None

    def __repr__(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        line = texts_for(self.language).line
        more = "yes" if high > low else "no"
        return line("games-game", id=self.id, title=self.title, low=low, high=high, more=more)
