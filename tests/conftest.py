"""Options of the test run, each with a variable of the environment that says the same:

--long         LUDOTEKA_LONG=1       the long form of the fuzz tests; the laws look at many more
                                     rare positions and imagined worlds, and the browser tests at
                                     every combination of sizes, lights and languages
--matches N    LUDOTEKA_MATCHES=N    matches of each game that compare the builds (laws/test_builds)
--puzzles      LUDOTEKA_PUZZLES=1    every puzzle is proved again and given to the bots, not a few
--lessons      LUDOTEKA_LESSONS=1    every lesson in every language, size and way
"""

import os
from collections import Counter
from zlib import crc32

import pytest

MATCHES = 30
EFFORT = 25
"""How many times more the laws look at in the long form."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long form of the fuzz tests")
    parser.addoption("--matches", type=int, help="matches of each game that compare the builds")
    parser.addoption("--puzzles", action="store_true", help="look at every puzzle")
    parser.addoption("--luck", type=int, default=1, help="how dice fall in the browser tests")
    parser.addoption("--lessons", action="store_true", help="every lesson in every manner")


def pytest_configure(config: pytest.Config) -> None:
    for about in (
        "by_turns(*names): these parameters take turns unless the long form is wanted",
        "plain: looks into the engine or changes it, which only its plain sources allow",
    ):
        config.addinivalue_line("markers", about)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and "monkeypatch" in item.fixturenames:
            item.add_marker("plain")
    if wants_long_form(config):
        return
    kept = by_turns(items)
    config.hook.pytest_deselected(items=[each for each in items if each not in kept])
    items[:] = [each for each in items if each in kept]


def by_turns(items: list[pytest.Item]) -> set[pytest.Item]:
    """Of the items that differ only in parameters that take turns one is kept, another one for
    each value of the other parameters."""
    functions: dict[str, dict[str, list[pytest.Item]]] = {}
    for item in items:
        function = item.nodeid.partition("[")[0]
        groups = functions.setdefault(function, {})
        groups.setdefault(_other_parameters(item), []).append(item)
    return {
        group[(turn + crc32(function.encode())) % len(group)]
        for function, groups in functions.items()
        for turn, group in enumerate(groups.values())
    }


def _other_parameters(item: pytest.Item) -> str:
    marks = [*item.iter_markers("by_turns")]
    if not marks:
        return item.nodeid
    turning = {name for mark in marks for name in mark.args}
    given = item.callspec.params if isinstance(item, pytest.Function) else {}
    return repr({name: value for name, value in given.items() if name not in turning})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests were skipped, one line for each reason."""
    skipped = terminalreporter.getreports("skipped")
    reasons = Counter(each.longrepr[2] for each in skipped if isinstance(each.longrepr, tuple))
    for reason, count in reasons.items():
        told = reason.removeprefix("Skipped: ")
        terminalreporter.write_line(f"{count} skipped: {told}")


def wants_long_form(config: pytest.Config) -> bool:
    return bool(config.getoption("--long")) or os.environ.get("LUDOTEKA_LONG") == "1"


@pytest.fixture
def long_form(request: pytest.FixtureRequest) -> bool:
    return wants_long_form(request.config)


@pytest.fixture
def every_puzzle(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--puzzles")) or os.environ.get("LUDOTEKA_PUZZLES") == "1"


@pytest.fixture
def effort(long_form: bool) -> int:
    return EFFORT if long_form else 1


@pytest.fixture
def matches(request: pytest.FixtureRequest) -> int:
    asked = request.config.getoption("--matches")
    return int(asked or os.environ.get("LUDOTEKA_MATCHES", MATCHES))
