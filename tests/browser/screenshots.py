"""Pictures for the documents: every page and every game's table and end.

    PYTHONPATH=src:tests python tests/browser/screenshots.py [name ...]

writes docs/screens/<name>-<size>.png for a desk and a phone, in light and dark. Names are `home`,
those of `PAGES` and the games, which also give `<game>-end`; without one all are made.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from browser.conftest import SHELL
from browser.people import DESK, PHONE, Person
from browser.running import Server
from ludoteka.games.registry import GAMES

SCREENS = Path(__file__).parents[2] / "docs/screens"
SIZES = {"desk": (DESK, "light"), "desk-dark": (DESK, "dark"), "phone": (PHONE, "light")}
SIZES |= {"phone-dark": (PHONE, "dark")}
CLICKS = 6
"""For each seat: enough for a lively table, too few for the end."""
MOST_CLICKS = 4000
TURN = "dice=3 placed=1,1,2s,4 roll=4,5,s tokens=1"
Shoot = Callable[[str], None]


def main(wanted: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder), hasty=True)
        browser = driver.chromium.launch(executable_path=SHELL, args=as_root)
        try:
            for size in SIZES:
                for name in wanted or ["home", *PAGES, *GAMES]:
                    picture(browser, server, name, size)
        finally:
            browser.close()
            server.kill()


def picture(browser: Any, server: Server, name: str, size: str) -> None:
    viewport, theme = SIZES[size]
    person = Person(browser, server.address, size=viewport, theme=theme, painted=True)

    def shoot(title: str) -> None:
        if not person.touches:
            person.page.mouse.move(0, 0)
        person.page.screenshot(path=SCREENS / f"{title}-{size}.png")

    if name in PAGES:
        PAGES[name](person)
        shoot(name)
    elif name == "home":
        person.home()
        person.page.wait_for_function("() => document.querySelector('.box h2').textContent.trim()")
        shoot(name)
    else:
        game(person, name, shoot)
    person.leave()


def odds(person: Person) -> None:
    person.go(f"/odds?turn={TURN.replace(' ', '+')}")
    person.page.wait_for_selector(".results[aria-busy=false] .chance-row")


def score(person: Person) -> None:
    person.go("/score")
    person.page.wait_for_selector("main .panel")


def review(person: Person) -> None:
    """In the replay, at a move that cost something."""
    person.open_table("clash", ["me", "bot:level3"], match="single")
    to_the_end(person)
    page = person.page
    page.locator("section:has(#review-title) .button").click()
    page.wait_for_selector(".curve")
    page.wait_for_selector(".progress", state="detached")
    page.locator(".worst .button").last.click()
    page.wait_for_selector(".slider")
    page.locator(".tab").nth(3).click()
    page.wait_for_selector(".drawer .worst")


def lesson(person: Person) -> None:
    person.go("/learn/king_of_new_york/first")
    person.page.wait_for_selector(".bubble")


def rules(person: Person) -> None:
    person.go("/rules/clash")
    person.page.wait_for_selector("main .how-to-win")
    person.page.wait_for_selector("main .example-board [data-target]")


def puzzle(person: Person) -> None:
    person.go("/puzzles")
    person.page.locator(".today .button.main").click()
    person.page.wait_for_selector(".puzzle-panel")
    person.page.wait_for_selector(".board [data-target]")


def lab(person: Person) -> None:
    person.go("/lab")
    person.page.wait_for_selector("main form")


PAGES: dict[str, Callable[[Person], None]] = {
    "odds": odds,
    "score": score,
    "review": review,
    "lesson": lesson,
    "rules": rules,
    "puzzle": puzzle,
    "lab": lab,
}


def game(person: Person, name: str, shoot: Shoot) -> None:
    seats = 3 if 3 in GAMES[name].seats else GAMES[name].seats[0]
    person.open_table(name, ["me", *["bot:random"] * (seats - 1)])
    person.play_clicks(CLICKS * seats)
    person.wait_for_turn()
    person.page.evaluate("scrollTo(0, 0)")
    shoot(name)
    to_the_end(person)
    person.page.wait_for_function("() => /\\d/.test(document.querySelector('.story').textContent)")
    shoot(f"{name}-end")


def to_the_end(person: Person) -> None:
    for _ in range(MOST_CLICKS):
        if not person.wait_for_turn():
            return
        person.click_quickly()
    raise AssertionError("the game does not end")


if __name__ == "__main__":
    main(sys.argv[1:])
