"""The app: installable, opens without a network, and an update loses nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.conftest import CHROMIUM
from browser.people import PATIENCE, PHONE, Person
from browser.running import Server
from browser.sitting import moves_of, sit
from browser.test_moments import asked
from web.people import new_table

SHORT = {"match": "single", "variant": "beginners"}
Come = Callable[..., Person]
WORKS = "() => navigator.serviceWorker.controller !== null"
KEPT = """async wanted => {
  const kept = await (await caches.open("ludoteka")).keys();
  return kept.filter(({ url }) => wanted.some((each) => url.endsWith(each))).length
    === wanted.length;
}"""
SHELF = ["/api/games", "/api/texts/en/deli.ftl", "/pages/home.js"]
TABLE = ["/pages/table.js", "/stage/stage.js", "/stage/stage.css", "/api/texts/en/clash.ftl"]


def base_of(server: Server) -> str:
    return server.address.removeprefix("http://")


@pytest.fixture
def known(chromium: Any, tmp_path: Path, server: Server) -> Iterator[Any]:
    """A page of a browser that keeps what it knows: private windows install nothing."""
    context = chromium.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=CHROMIUM, args=["--no-sandbox"]
    )
    page = context.pages[0]
    page.goto(server.address)
    yield page
    context.close()


def test_chromium_finds_nothing_that_hinders_installing(known: Any) -> None:
    known.wait_for_function(WORKS)
    session = known.context.new_cdp_session(known)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/static/app.webmanifest")


def keeps(person: Person, wanted: list[str]) -> None:
    """Until the worker has these."""
    person.page.wait_for_function(WORKS)
    person.page.wait_for_function(KEPT, arg=wanted)


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_without_a_server_the_shelf_opens_and_says_what_is_missing(
    someone: Come, own_server: Server, axe: str, size: dict[str, int] | None
) -> None:
    person = someone(at=own_server, size=size, worker=True)
    page = person.page
    person.home()
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    person.home()
    keeps(person, SHELF)
    own_server.kill()
    person.complaints = Unreached()
    page.reload()
    page.wait_for_selector(".box h2:text-is('Emerald Skulls')")
    page.wait_for_selector(".offline:has-text('No connection. Your shelf is here')")
    page.wait_for_selector(".listed:has-text('CLASH')")
    assert page.locator(".me-chip").is_visible()
    assert violations(page, axe) == []


class Unreached(list[str]):
    """That nobody answers is no complaint here."""

    def append(self, complaint: str) -> None:
        if "Failed to load resource" not in complaint and "WebSocket" not in complaint:
            super().append(complaint)


def test_a_move_that_was_not_sent_survives_a_reload(someone: Come, own_server: Server) -> None:
    made = new_table(base_of(own_server), "here", "here", options=SHORT)
    person = someone(at=own_server, worker=True)
    page = person.page
    own = asked(own_server, made)
    sit(person, made, [own])
    person.wait_for_turn()
    keeps(person, TABLE)
    page.locator(".loose[data-open]").first.click()
    own_server.kill()
    person.complaints = Unreached()
    page.locator(".cell[data-open]").first.click()
    page.wait_for_selector(".offline:has-text('Your move is not stored yet')")
    page.reload()
    page.wait_for_selector(".offline:has-text('Reconnecting')")
    own_server.start()
    page.wait_for_selector(".cell .lying")
    assert len(moves_of(person, own)) == 1


def test_what_was_picked_is_picked_after_a_reload(someone: Come, server: Server) -> None:
    made = new_table(base_of(server), "here", "here", options=SHORT)
    person = someone()
    sit(person, made, [asked(server, made)])
    person.wait_for_turn()
    person.page.locator(".loose[data-open]").first.click()
    picked = person.page.locator("[data-picked]").get_attribute("data-target")
    person.page.reload()
    person.page.wait_for_selector(f"[data-picked][data-target='{picked}']")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_an_old_page_at_a_new_server_says_so_and_reloads(
    someone: Come, axe: str, size: dict[str, int] | None
) -> None:
    person = someone(size=size)
    page = person.page

    def older(route: Any) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "version": "0.0.1+older"})

    page.route("**/api/games", older)
    person.home()
    page.unroute("**/api/games")
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    page.wait_for_selector(".update:has-text('nothing is lost')")
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.locator(".update .button").click()
    page.wait_for_selector(".update", state="detached", timeout=PATIENCE)
    person.wait_for_turn()
    assert page.locator(".update").count() == 0
