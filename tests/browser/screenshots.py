"""Screenshots of every game's table for the documents.

    PYTHONPATH=src:tests python tests/browser/screenshots.py [game ...]

writes docs/screens/home-<size>.png, <game>-<size>.png and <game>-end-<size>.png.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM
from browser.people import DESK, PHONE, Person
from browser.running import Server
from ludoteka.games.registry import GAMES

SCREENS = Path(__file__).parents[2] / "docs/screens"
SIZES = {"desk": (DESK, "light"), "desk-dark": (DESK, "dark"), "phone": (PHONE, "light")}
CLICKS = 24
"""Enough for a lively table."""


def main(wanted: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=as_root)
        try:
            for name, (size, theme) in SIZES.items():
                shoot(browser, server, name, size, theme, wanted or list(GAMES))
        finally:
            browser.close()
            server.kill()


def shoot(
    browser: Any, server: Server, name: str, size: dict[str, int], theme: str, games: list[str]
) -> None:
    person = Person(browser, server.address, size=size, theme=theme)
    person.home()
    person.page.wait_for_function("() => document.querySelector('.box h2').textContent.trim()")
    person.page.screenshot(path=SCREENS / f"home-{name}.png")
    for game in games:
        person.home()
        person.page.locator(f".box.game-{game} .button.main").click()
        for _ in range(CLICKS):
            if not person.wait_for_turn():
                break
            before = person.marks()
            person.click_something()
            person.wait_for_change(before)
        person.wait_for_turn()
        person.page.mouse.move(0, 0)
        person.page.evaluate("scrollTo(0, 0)")
        person.page.screenshot(path=SCREENS / f"{game}-{name}.png")
        person.play_to_the_end(2000)
        person.page.wait_for_selector(".story li")
        person.page.screenshot(path=SCREENS / f"{game}-end-{name}.png")
    person.leave()


if __name__ == "__main__":
    main(sys.argv[1:])
