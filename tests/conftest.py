"""`pytest --long` (or LUDOTEKA_LONG=1) runs the long form of the fuzz tests."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long form of the fuzz tests")


@pytest.fixture
def long_form(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--long")) or os.environ.get("LUDOTEKA_LONG") == "1"
