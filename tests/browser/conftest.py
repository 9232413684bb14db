"""Browser tests: a real server and a real Chromium.

Run them by themselves (`pytest tests/browser`): playwright's event loop and those of other tests
do not get along in one process, so a run of everything else leaves this folder out.
"""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.checks import Finding, Found
from browser.people import Person
from browser.running import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""Chromium without its own windows: the same pages for half of the work."""
NEEDED = {"axe-core": "4.14.0", "typescript": "7.0.2", "preact": "11.2.0", "htm": "3.1.1"}
NEEDED |= {"@preact/signals": "2.11.4", "@fluent/bundle": "0.19.1"}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return None if any("browser" in argument for argument in config.args) else True


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if not SHELL:
        pytest.skip("Chromium is not installed, so nothing is tested in a browser.")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed.")
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=SHELL, args=as_root)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), hasty=True)
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may end."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def someone(
    chromium: Any, server: Server, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; what the page complains about fails the test. The dice
    of a test fall in every run alike, and otherwise with another `--luck`."""
    people: list[Person] = []
    server.let_fall(f"{request.node.nodeid} {request.config.getoption('luck')}")

    def come(**wishes: Any) -> Person:
        people.append(Person(chromium, wishes.pop("at", server).address, **wishes))
        return people[-1]

    yield come
    complaints = [line for person in people for line in person.complaints]
    for person in people:
        person.leave()
    assert complaints == []


@pytest.fixture(scope="session")
def packages(request: pytest.FixtureRequest) -> Path:
    """What only tests need, fetched once with npm into the cache of pytest."""
    assert request.config.cache is not None
    folder = request.config.cache.mkdir("browser-packages")
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        fetch(folder)
    return folder / "node_modules"


def fetch(folder: Path) -> None:
    wanted = [f"{name}@{version}" for name, version in NEEDED.items()]
    done = folder / "done.txt"
    if not done.exists() or done.read_text() != " ".join(wanted):
        if shutil.which("npm") is None:
            pytest.skip(
                "npm is not installed, so axe and the TypeScript checker cannot be fetched."
            )
        command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", *wanted]
        fetched = subprocess.run(command, capture_output=True, text=True, check=False)
        if fetched.returncode != 0:
            pytest.skip("npm could not fetch axe and the TypeScript checker.")
        done.write_text(" ".join(wanted))


@pytest.fixture(scope="session")
def axe(packages: Path) -> str:
    return (packages / "axe-core/axe.min.js").read_text()


@pytest.fixture
def finding(axe: str, long_form: bool) -> Finding:
    return lambda person: Found(person, axe, long_form)
