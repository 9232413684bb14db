"""Options of the test run, each with a variable of the environment that says the same:

--long         LUDOTEKA_LONG=1       the long form of the fuzz tests; the laws look at many more
                                     rare positions and imagined worlds
--matches N    LUDOTEKA_MATCHES=N    matches of each game that compare the builds (laws/test_builds)
--puzzles      LUDOTEKA_PUZZLES=1    every puzzle is proved again and given to the bots, not a few
--lessons      LUDOTEKA_LESSONS=1    every lesson in every language, size and way
"""

import os
from collections import Counter

import pytest

MATCHES = 60
EFFORT = 25
"""How many times more the laws look at in the long form."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long form of the fuzz tests")
    parser.addoption("--matches", type=int, help="matches of each game that compare the builds")
    parser.addoption("--puzzles", action="store_true", help="look at every puzzle")
    parser.addoption("--lessons", action="store_true", help="every lesson in every manner")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests were skipped, one line for each reason."""
    skipped = terminalreporter.getreports("skipped")
    reasons = Counter(each.longrepr[2] for each in skipped if isinstance(each.longrepr, tuple))
    for reason, count in reasons.items():
        told = reason.removeprefix("Skipped: ")
        terminalreporter.write_line(f"{count} skipped: {told}")


@pytest.fixture
def long_form(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--long")) or os.environ.get("LUDOTEKA_LONG") == "1"


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
