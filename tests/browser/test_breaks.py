"""What used to break at a table: seat links, one screen, the network, the cards that explain."""

from collections.abc import Callable

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import begin, moves_of, table_of, tokens_of

Come = Callable[..., Person]
NOTICED = 3000
"""Milliseconds after a move in which a silent server is noticed."""
TOUCHING = """() => {
  const [card, bar] = [".info.pinned", ".ask"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return card.left < bar.right && bar.left < card.right
    && card.top < bar.bottom && bar.top < card.bottom;
}"""
CUT = """() => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    send(text) {
      super.send(text);
      if (window.cut || !text.includes('"move"')) return;
      window.cut = true;
      this.onmessage = () => this.close();
    }
  };
}"""
"""A connection that ends after the first move was sent and before its answer is heard."""


def seated(person: Person) -> None:
    """At a table of CLASH against a bot, asked for the first move."""
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()


def place_a_tile(person: Person) -> None:
    """One whole move."""
    person.page.locator(".loose[data-open]").first.click()
    person.page.locator(".cell[data-open]").first.click()


# Seat links


def test_a_bad_seat_link_never_replaces_a_good_one(someone: Come) -> None:
    person = someone()
    seated(person)
    mine = tokens_of(person)
    person.go(f"/table/{table_of(person)}#0=nonsense")
    person.page.wait_for_selector(".notice:text('holds no seat')")
    assert tokens_of(person) == mine
    person.home()
    person.page.locator(".listed .button.main").click()
    assert person.wait_for_turn()


def test_a_stranger_with_a_bad_seat_link_watches(someone: Come) -> None:
    person, other = someone(), someone()
    seated(person)
    other.go(f"/table/{table_of(person)}#0=nonsense")
    other.page.wait_for_selector(".square")
    assert other.page.locator("[data-open]").count() == 0
    assert tokens_of(other) == []


def test_a_good_seat_link_brings_the_seat(someone: Come) -> None:
    person, other = someone(), someone()
    seated(person)
    other.go(f"/table/{table_of(person)}#0={tokens_of(person)[0]}")
    assert other.wait_for_turn()
    assert "#" not in other.page.url


# One screen


def test_nothing_gets_through_the_cover(someone: Come, axe: str) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="hidden_support")
    page = person.page
    page.wait_for_selector(".cover")
    for _ in range(2):
        assert page.locator("[data-target], .hinter, .log").count() == 0
        for key in ("h", "ArrowDown", "ArrowRight", "l", "u"):
            page.keyboard.press(key)
        assert page.locator("[data-target], .hints, .log").count() == 0
        assert page.locator("#spoken").inner_text() == ""
        assert moves_of(person, 0) == moves_of(person, 1) == []
        page.reload()
        page.wait_for_selector(".cover")
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.locator(".cover .button.main").click()
    assert person.wait_for_turn()


def test_a_key_held_from_the_last_move_uncovers_nothing(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="hidden_support")
    page = person.page
    page.wait_for_selector(".cover .button:focus")
    held = {"key": "Enter", "repeat": True, "bubbles": True, "cancelable": True}
    stopped = page.evaluate(
        "held => !document.activeElement.dispatchEvent(new KeyboardEvent('keydown', held))", held
    )
    assert stopped


# The network


def test_a_frozen_server_is_noticed_and_the_move_counts_once(
    someone: Come, own_server: Server
) -> None:
    person = someone(at=own_server)
    seated(person)
    page = person.page
    before = person.marks()
    page.clock.install()
    own_server.freeze()
    place_a_tile(person)
    page.clock.fast_forward(NOTICED)
    page.wait_for_selector(".offline:text('sent, but not stored yet')")
    page.clock.fast_forward(10_000)
    page.wait_for_selector(".offline:text('will be sent again by itself')")
    own_server.thaw()
    page.clock.fast_forward(10_000)
    page.wait_for_selector(".offline", state="detached")
    person.wait_for_change(before)
    person.wait_for_turn()
    assert page.locator(".ask .fault").count() == 0
    assert len(moves_of(person, 0)) == 1


def test_a_move_made_without_a_server_is_sent_by_itself(someone: Come, own_server: Server) -> None:
    person = someone(at=own_server)
    seated(person)
    page = person.page
    own_server.kill()
    page.wait_for_selector(".offline:text('Reconnecting')")
    before = person.marks()
    place_a_tile(person)
    page.wait_for_selector(".offline:text('will be sent again by itself')")
    assert page.locator(".ask .fault").count() == 0
    own_server.start()
    page.wait_for_selector(".offline", state="detached")
    person.wait_for_change(before)
    person.wait_for_turn()
    assert page.locator(".ask .fault").count() == 0
    assert len(moves_of(person, 0)) == 1


def test_a_move_whose_answer_is_lost_counts_once(someone: Come) -> None:
    person = someone()
    person.page.add_init_script(f"({CUT})()")
    seated(person)
    before = person.marks()
    place_a_tile(person)
    person.wait_for_change(before)
    person.wait_for_turn()
    assert person.page.evaluate("window.cut")
    assert person.page.locator(".ask .fault, .offline").count() == 0
    assert len(moves_of(person, 0)) == 1


# The cards that explain


def test_a_pinned_card_follows_the_language_and_the_turn(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.wait_for_turn()
    page = person.page
    page.locator(".seat.mine .loose").first.click(force=True)
    why = page.locator(".info.pinned .why")
    english = why.inner_text()
    person.speak("pl")
    page.wait_for_function("old => document.querySelector('.why')?.innerText !== old", arg=english)
    polish = why.inner_text()
    assert polish.split()[0] != english.split()[0]
    place_a_tile(person)
    page.wait_for_selector(".cell .lying")
    page.wait_for_function("old => document.querySelector('.why')?.innerText !== old", arg=polish)


@pytest.mark.parametrize("game", ["clash", "deli", "king_of_new_york"])
def test_a_pinned_card_never_covers_the_question_on_a_phone(someone: Come, game: str) -> None:
    person = someone(size=PHONE)
    page = person.page
    person.home()
    page.locator(f".box.game-{game} .button.main").click()
    person.wait_for_turn()
    things = page.locator("[data-target]:not([data-open])")
    seen = 0
    for place in range(0, things.count(), 3):
        things.nth(place).evaluate(
            "thing => { thing.scrollIntoView({ block: 'center' }); thing.dispatchEvent("
            "new MouseEvent('click', { bubbles: true })); }"
        )
        if page.locator(".info.pinned").count():
            seen += 1
            assert not page.evaluate(TOUCHING)
    assert seen > 0
