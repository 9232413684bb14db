"""axe finds nothing in any state of any page, at a desk and on a phone, light and dark.

A page is brought from state to state and not loaded anew for each size and light. What happens at
a table is in `test_table_states`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludoteka.web
from browser.checks import Finding
from browser.people import Person
from browser.running import Server
from browser.sitting import sit
from browser.test_app import SHELF, Unreached, keeps
from browser.test_learn import go_on
from browser.test_score import REUBEN, tap
from ludoteka.bots.puzzles import games_with_puzzles, puzzles_of
from ludoteka.games.registry import GAMES
from web.people import Person as Link
from web.people import call, new_table

Come = Callable[..., Person]
GO = "to => import('/static/lib/route.js').then(({ go }) => go(to))"
STATIC = Path(ludoteka.web.__file__).parent / "static"
ROUTES = {"join", "lab", "learn", "puzzles", "rules", "table"}
DIALOGS = {"web-join", "web-keys", "web-new-table", "web-table-menu", "web-you-title"}
"""What the tests here and in `test_table_states` open."""
TURN = "dice%3D2+placed%3D1,3s,4+roll%3D4,s+cards%3D6a,14a,22b"
PAGES = {
    **{f"/learn/{game}": ".lessons" for game in GAMES},
    **{f"/rules/{game}": ".rules .example-board [data-target]" for game in GAMES},
    "/learn/deli/first": ".bubble",
    "/learn/clash/first/play": ".bubble",
    "/puzzles": ".today",
    "/lab": "main form",
    f"/odds?turn={TURN}": ".results[aria-busy=false] .chance-row",
    "/score": ".pad-keys",
    "/nowhere": "main h1",
}
"""What shows that a page is there."""
NOWHERE = {
    "/learn/nowhere": "main .fault",
    "/learn/clash/nowhere": "main .fault",
    "/rules/nowhere": "main .fault",
    "/puzzles/clash/nowhere": "main .fault",
    "/table/nowhere": "main .fault",
}
"""Pages of things that are not there."""


def base_of(server: Server) -> str:
    return server.address.removeprefix("http://")


def forgive(person: Person) -> None:
    """That the server refuses what is not there is no complaint."""
    assert all("status of 4" in each for each in person.complaints), person.complaints
    person.complaints.clear()


def test_every_page_and_every_dialog_is_known_here() -> None:
    """Whoever adds one brings it to a state that is looked at."""
    app = (STATIC / "app.js").read_text("utf-8")
    assert set(re.findall(r'where === "(\w+)"', app)) == ROUTES
    sources = "".join(each.read_text("utf-8") for each in STATIC.glob("p*/*.js"))
    assert set(re.findall(r'<\$\{Dialog\} title=\$\{t\("([\w-]+)"', sources)) == DIALOGS


def test_home_and_its_dialogs(someone: Come, server: Server, finding: Finding) -> None:
    person = someone(newcomer=True)
    found = finding(person)
    page = person.page
    made = new_table(base_of(server), "here", "link", game="deli", public=True)
    person.home()
    found.look("home of a newcomer", ".listed .button.main")
    page.locator(".me-chip").click()
    found.look("who am I", ".me-form")
    page.keyboard.press("Escape")
    page.locator(".box.game-deli .button.quiet").last.click()
    found.look("join", "dialog .listed")
    page.locator("dialog input").fill("http://")
    page.locator("dialog form .button").click()
    page.keyboard.press("Escape")
    found.look("a link that is none", ".offline")
    page.locator(".box.game-sandwich_wars .button:not(.main):not(.quiet)").click()
    page.wait_for_selector(".chair select")
    page.locator(".clock-fields select").first.select_option("move")
    for each in page.locator("dialog summary").all():
        each.click()
    found.look("new table", "dialog .clock-fields .minutes")
    page.locator("dialog textarea").fill("nonsense")
    page.locator("dialog form .button.main").click()
    found.look("new table of unknown parts", "dialog .fault")
    forgive(person)
    with Link(base_of(server), made["table"], made["held"][0]["token"]) as host:
        host.ask("resign")
    assert found.wrong() == {}


def test_the_pages_around_the_tables(someone: Come, finding: Finding) -> None:
    person = someone()
    found = finding(person)
    page = person.page
    person.home()
    for path, shown in PAGES.items():
        page.evaluate(GO, path)
        found.look(path, shown)
    for path, shown in NOWHERE.items():
        page.evaluate(GO, path)
        found.look(path, shown)
    forgive(person)
    assert found.wrong() == {}


def test_what_comes_of_a_page(someone: Come, finding: Finding) -> None:
    """A run of the lab, a scored sandwich, a finished lesson, a wrong try, puzzles."""
    person = someone()
    found = finding(person)
    page = person.page
    person.go("/lab?game=clash&seats=2&bots=random&games=50&o.match=single")
    page.locator("button:text-is('Run')").click()
    found.look("a run of the lab", ".lab-result[data-state=done]")
    page.evaluate(GO, "/score")
    tap(person, "tomato")
    found.look("what cannot be a sandwich", ".pad-keys .fault")
    tap(person, REUBEN)
    found.look("a scored sandwich", ".pad-sandwich .pad-points")
    page.locator(".pad-sandwich .clause").first.click()
    found.look("a clause on the pad", "dialog .clause-text.wanted")
    page.keyboard.press("Escape")
    page.evaluate(GO, "/learn/clash/safe")
    page.wait_for_selector(".bubble")
    while not page.locator(".learn-end").count():
        go_on(page)
    found.look("a finished lesson", ".learn-end")
    page.evaluate(GO, "/puzzles")
    page.locator(".grade summary").first.click()
    found.look("puzzles of a grade", ".numbers .button")
    for game in games_with_puzzles():
        page.evaluate(GO, f"/puzzles/{game}/{puzzles_of(game)[0].id}")
        found.look(f"puzzle of {game}", f".game-{game} .puzzle-panel")
    page.locator(".puzzle-panel .button:has(svg)").first.click()
    found.look("solution", ".puzzle-panel.over")
    assert found.wrong() == {}


def test_invitations_and_a_home_with_tables(
    someone: Come, server: Server, finding: Finding
) -> None:
    person = someone()
    found = finding(person)
    base = base_of(server)
    made = new_table(base, "here", "link")
    full, over = new_table(base, "here", "link"), new_table(base, "here", "link")
    for each in (full, over):
        join(base, each)
    with Link(base, over["table"], over["held"][0]["token"]) as first:
        first.ask("resign")
    person.go(made["invitations"][0]["path"])
    found.look("invitation", "form .button.main")
    for state, path in {
        "wrong": f"/join/{made['table']}/nonsense",
        "full": full["invitations"][0]["path"],
        "over": over["invitations"][0]["path"],
        "nowhere": "/join/nowhere/nonsense",
    }.items():
        person.page.evaluate(GO, path)
        found.look(f"invitation: {state}", "main .fault")
    sit(person, made, [0])
    person.page.evaluate(
        "([id, told]) => localStorage.setItem(`ludoteka.invitations.${id}`, JSON.stringify(told))",
        [made["table"], made["invitations"]],
    )
    person.page.reload()
    found.look("waiting for people", ".gathered .qr")
    person.page.evaluate(GO, f"/join/{made['table']}/nonsense")
    found.look("invitation to one's own table", "main h1:has-text('already')")
    forgive(person)
    remember_tables(person, made, new_table(base, "here", "here"), over)
    person.home()
    found.look("home with tables and finished games", ".finished .listed")
    assert found.wrong() == {}


def join(base: str, made: Any) -> None:
    wanted = {"code": made["invitations"][0]["code"], "name": "Ági", "token": "a" * 36}
    assert call(base, "POST", f"/api/tables/{made['table']}/join", wanted)[0] < 300


def remember_tables(person: Person, *tables: Any) -> None:
    """The browser has been at these tables."""
    told = {
        each["table"]: {"id": each["table"], "game": "clash", "held": each["held"][:1], "at": 1}
        for each in tables
    }
    person.page.evaluate(
        "told => localStorage.setItem('ludoteka.tables', JSON.stringify(told))", told
    )


def test_without_a_network(someone: Come, own_server: Server, finding: Finding) -> None:
    """What was kept is shown, what was not says why it is missing."""
    person = someone(at=own_server, worker=True)
    found = finding(person)
    page = person.page
    person.home()
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    table = page.evaluate("location.pathname")
    person.home()
    keeps(person, SHELF)
    own_server.kill()
    person.complaints = Unreached()
    page.reload()
    found.look("the shelf", ".offline")
    for path in ("/learn/clash", "/rules/clash", "/puzzles", "/lab", "/odds", "/join/a/b"):
        page.evaluate(GO, path)
        found.look(path, "main .fault, .offline")
    page.evaluate(GO, table)
    found.look("a table", ".offline")
    assert found.wrong() == {}


def test_an_old_page_at_a_new_server(someone: Come, finding: Finding) -> None:
    person = someone()
    found = finding(person)
    person.home()
    person.page.evaluate(
        "import('/static/lib/app.js').then(({ outdated }) => { outdated.value = true; })"
    )
    found.look("home", ".update .button")
    assert found.wrong() == {}
