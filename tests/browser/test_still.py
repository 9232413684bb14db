"""A position in a notebook: the stage draws it in a frame, without any server."""

from pathlib import Path
from typing import Any

import pytest

import ludoteka

STAGE = {
    "clash": 9,
    "emerald_skulls": 1,
    "king_of_new_york": 5,
    "deli": 1,
    "sandwich_wars": 5,
}
"""By game: so many things that can be pointed at stand on its board at least."""


@pytest.mark.parametrize("game", STAGE)
def test_a_notebook_shows_the_stage(game: str, chromium: Any, tmp_path: Path) -> None:
    match = ludoteka.game(game, language="hu").start(seed=3)
    for _ in range(12):
        match.play(match.choose("random"))
    page = tmp_path / "notebook.html"
    page.write_text(f"<!doctype html><title>x</title>{match._repr_html_()}", "utf-8")
    asked: list[str] = []
    told: list[str] = []
    tab = chromium.new_page()
    tab.on("request", lambda request: asked.append(request.url))
    tab.on("console", lambda message: told.append(message.text))
    tab.on("pageerror", lambda error: told.append(str(error)))
    tab.goto(page.as_uri())
    board = tab.frame_locator("iframe").locator(".board")
    board.locator("[data-target]").first.wait_for()
    assert board.locator("[data-target]").count() >= STAGE[game]
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:"))] == []
    assert told == []
    tab.close()
