"""The plugin of pytest: `pytest --ludoteka-game mygame` checks every law for that game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from ludoteka.games.kit import Kit
    from ludoteka.kernel.options import Options


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("ludoteka").addoption(
        "--ludoteka-game",
        action="append",
        default=[],
        metavar="ID",
        help="check the laws of games for this game, whose package must be installed",
    )


def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """The laws come after the tests of the author."""
    for id in config.getoption("--ludoteka-game"):
        for name, check in laws_of(_kit(id)):
            items.append(Law.from_parent(session, name=f"{id}: {name}", check=check))


class Law(pytest.Item):
    """One law at one kind of table."""

    def __init__(self, *, check: Callable[[], None], **given: Any) -> None:
        super().__init__(**given)
        self.check = check

    def runtest(self) -> None:
        self.check()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        from ludoteka.laws.checks import LawBroken

        if isinstance(excinfo.value, LawBroken):
            return f"{self.name}\n  {excinfo.value}"
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


def _kit(id: str) -> "Kit":
    """The game of that id; what is wrong with it, or its name, is told in a sentence."""
    from ludoteka.games.registry import BROKEN, KITS
    from ludoteka.kernel.faults import Fault, Unreadable
    from ludoteka.texts import texts_for

    if id in KITS:
        return KITS[id]
    unknown: Fault = Unreadable("unknown-game", game=id, known=", ".join(KITS))
    fault = next((each for each in BROKEN if each.values["game"] == id), unknown)
    raise pytest.UsageError(texts_for("en").fault(fault))


def laws_of(kit: "Kit") -> Iterator[tuple[str, Callable[[], None]]]:
    """Every law for every number of seats and every set of options the game is tested with."""
    from ludoteka.laws import checks, hidden, tables, texts

    game = kit.game
    yield _told(checks.seating), lambda: checks.seating(game)
    yield "every move has one text", lambda: checks.one_text(game)
    yield "every word has a sentence", lambda: texts.sentences(kit)
    yield "notes and refusals name clauses of the rules", lambda: texts.clauses(kit)
    yield "another process plays the same", lambda: _builds(kit)
    for seats in game.seats:
        for options in game.option_sets(seats):
            chosen = "".join(f", {id}={value}" for id, value in options.values.items())
            where = f"{seats} players{chosen}"
            for check in (
                checks.conservation,
                checks.listing,
                checks.picking,
                checks.clones,
                checks.saving,
                checks.replaying,
                hidden.views,
                hidden.imagining,
                hidden.chance_masks,
                checks.chance_sizes,
                hidden.journal,
                checks.refusals,
                checks.chance_first,
                checks.turns,
                checks.termination,
                hidden.worlds,
                tables.undoing,
                tables.telling,
                tables.verifying,
            ):
                yield f"{_told(check)} ({where})", _bound(check, game, seats, options)
            yield f"{_told(checks.drawing)} ({where})", _bound(checks.drawing, kit, seats, options)


def _bound(
    check: Callable[..., None], what: Any, seats: int, options: "Options"
) -> Callable[[], None]:
    return lambda: check(what, seats, options)


def _told(check: Callable[..., None]) -> str:
    """A law in words: the first line of its docstring."""
    told = (check.__doc__ or "").split("\n")[0].rstrip(".")
    return told[:1].lower() + told[1:]


def _builds(kit: "Kit") -> None:
    """Two processes whose hashes differ play the same matches."""
    import os
    import sys

    from ludoteka.laws.builds import PLAIN, Build, disagreement
    from ludoteka.laws.checks import require

    other = Build(sys.executable, os.pathsep.join(sys.path), hashes="1")
    told = disagreement(kit.game, (PLAIN, other), 20)
    require(told == "", told, "let nothing depend on the order of a set, on `hash` or on a clock.")
