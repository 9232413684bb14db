"""The report of a comparison, as a designer opens it: a file, on a desk and on a phone."""

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from browser.checks import unfitting, violations
from browser.people import DESK, PHONE
from browser.running import PYTHON, SOURCE
from ludoteka.games.registry import KITS
from ludoteka.texts import LANGUAGES

pytest.importorskip("matplotlib", reason="the extra [lab] is not installed")

GAMES = {"clash": 30, "deli": 8}
"""Matches; one in games where they take longer."""


def made(id: str, language: str, folder: Path) -> Path:
    """By the command of a designer."""
    page = folder / f"{id}.html"
    vary = ["--vary", "seats=2,3"] if len(KITS[id].game.seats) > 1 else ["--seats", "2"]
    bots = ["--bots", "random", "--weaker", "", "--games", str(GAMES.get(id, 1))]
    command = [PYTHON, "-P", "-m", "ludoteka", "balance", id, *vary, *bots]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command += ["--lang", language, "--report", str(page), "--processes", "1"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return page


@pytest.mark.by_turns("size", "scheme", "id", "language")
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("many", "id", "language"),
    [(id in GAMES, id, LANGUAGES[n % len(LANGUAGES)]) for n, id in enumerate(KITS)],
)
def test_a_report_is_readable_on_a_phone_and_a_desk_without_a_network(
    chromium: Any,
    axe: str,
    tmp_path: Path,
    many: bool,
    id: str,
    language: str,
    scheme: str,
    size: dict[str, int],
) -> None:
    context = chromium.new_context(viewport=size, color_scheme=scheme, offline=True)
    look_at(context.new_page(), axe, made(id, language, tmp_path), many, size["width"])
    context.close()


def look_at(page: Any, axe: str, file: Path, many: bool, width: int) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    assert asked == [file.as_uri()]
    assert page.locator("svg").count() >= (4 if many else 3), "effects where many took it"
    widths = page.evaluate("() => [...document.querySelectorAll('svg')].map(e => e.clientWidth)")
    assert all(250 < each <= width for each in widths[:3])
    letters = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('figure svg text')]"
        ".map(e => e.getBoundingClientRect().height).filter(h => h > 0))"
    )
    assert letters >= 8
    assert unfitting(page) == []
    assert violations(page, axe) == []
