"""Two browsers: a match through a restart, a rematch, and a game over days. Nobody loses a seat, a
move or a clock."""

from collections.abc import Callable
from typing import Any

from browser.people import Person
from browser.running import Server
from browser.sitting import moves_of, table_of, tokens_of
from browser.test_app import Unreached

Come = Callable[..., Person]
DAYS = 3 * 24 * 60
"""Minutes for each move."""
MOST = 600


def play(people: list[Person], enough: Callable[[], bool]) -> None:
    """Both play until it is enough, or over."""
    for _ in range(MOST):
        if enough() or all(person.is_over() for person in people):
            return
        for person in people:
            person.click_quickly()
        people[0].page.wait_for_function(
            "() => document.querySelector('[data-open], .ask [data-move], .question, .end-page')"
        )
    raise AssertionError("they do not come to an end")


def lying(person: Person) -> int:
    return int(person.page.locator(".cell .lying").count())


def test_a_match_a_rematch_and_a_game_over_days(someone: Come, own_server: Server) -> None:
    host, guest = someone(at=own_server), someone(at=own_server)
    people = [host, guest]
    for person in people:
        person.complaints = Unreached()
    host.home()
    host.page.locator(".box.game-clash .button:not(.main):not(.quiet)").click()
    host.page.locator(".chair select").nth(1).select_option("link")
    host.page.locator(".new-table select[name=match]").select_option("single")
    host.page.locator(".clock-fields select").first.select_option("move")
    host.page.locator(".clock-fields input[max='600']").last.evaluate("each => each.max = 9999")
    host.page.locator(".clock-fields input").last.fill(str(DAYS))
    host.page.locator("dialog form .button.main").click()
    guest.page.goto(host.page.locator("[data-link]").get_attribute("data-link"))
    guest.page.locator("form .button.main").click()
    guest.page.wait_for_selector(".square")

    play(people, lambda: lying(host) > 1)
    before = [moves_of(person, seat) for seat, person in enumerate(people)]
    restart(own_server)
    for person in people:
        person.page.wait_for_selector(".offline", state="detached")
    assert [moves_of(person, seat) for seat, person in enumerate(people)] == before
    play(people, lambda: False)

    first = table_of(host)
    tokens = [tokens_of(person) for person in people]
    host.page.locator(".actions .button", has_text="Rematch").click()
    guest.page.locator(".offer .button.main").click()
    for person in people:
        person.page.wait_for_selector(".square")
    assert table_of(host) == table_of(guest) != first
    assert [tokens_of(person) for person in people] == tokens
    play(people, lambda: lying(guest) > 0)

    before = [moves_of(person, seat) for seat, person in enumerate(people)]
    for person in people:
        person.go("/about")
    restart(own_server)
    for person in people:
        person.home()
        person.page.locator(".listed .button.main").first.click()
        person.page.wait_for_selector(".clock.running")
    assert [moves_of(person, seat) for seat, person in enumerate(people)] == before
    assert hours(host) > 71
    play(people, lambda: False)
    assert all(person.is_over() for person in people)
    host.home()
    host.page.wait_for_selector(".finished .listed:nth-child(2)")


def restart(server: Server) -> None:
    server.kill()
    server.start()


def hours(person: Person) -> float:
    """What the clock that runs shows."""
    told: Any = person.page.locator(".clock.running").first.inner_text()
    return int(told.strip().split(":")[0]) / 60
