"""Betting in Emerald Skulls with others elsewhere and at one screen, and what the end says.

The server runs in this process, by a clock that the tests set.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import Person
from browser.sitting import sit
from ludoteka.web import times
from web.people import HandSet, new_table, play_on, running
from web.people import Person as Link

Come = Callable[..., Person]
BET = "[data-target='bet:4:empty_hands']"
PASS = ".ask [data-move=pass]"
GO_ON = ".going-on button"
SLOW = """() => {
  const Real = WebSocket;
  window.late = [];
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) =>
        window.slow ? window.late.push(() => hear(event)) : hear(event);
    }
  };
}"""
"""A connection that, while `slow` is set, keeps what it hears; `late` is what it kept."""
CHANGED = """([from, to]) => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = ({ data }) => hear({ data: data.replaceAll(from, to) });
    }
  };
}"""


class At(NamedTuple):
    """Where a server is, and the clock it goes by."""

    base: str
    clock: HandSet

    @property
    def address(self) -> str:
        return f"http://{self.base}"


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[At]:
    clock = HandSet()
    monkeypatch.setattr(times, "steady", clock)
    with running(tmp_path) as base:
        yield At(base, clock)


def roller_first(at: At, made: Any) -> list[int]:
    """The seats from the roller on."""
    with Link(at.base, made["table"]) as looker:
        roller = looker.state["view"]["position"]["roller"]
        seats = len(looker.welcome["seats"])
    return [(roller + place) % seats for place in range(seats)]


def test_the_roller_goes_on_without_who_is_away(someone: Come, at: At, axe: str) -> None:
    """SKULL-7.8 The third person never comes."""
    made = new_table(at.base, "here", "here", "here", game="emerald_skulls")
    roller, bettor, _ = roller_first(at, made)
    first, second = someone(at=at), someone(at=at)
    sit(first, made, [roller])
    sit(second, made, [bettor])
    first.page.wait_for_selector(f"{GO_ON}:disabled:text-matches('in \\\\d+ s')")
    second.page.wait_for_selector(".going-on:text-matches('may go on in \\\\d+ s')")
    assert unfitting_anywhere(first) == []
    assert violations(first.page, axe) == []
    at.clock.now += 15_000
    second.page.locator(PASS).click()
    second.page.wait_for_selector(".going-on:text-matches('need not wait any longer')")
    assert unfitting_anywhere(second) == []
    first.page.locator(f"{GO_ON}:enabled").click()
    first.page.wait_for_selector(".question p:text-matches('You have rolled')")
    assert first.page.locator(GO_ON).count() == 0


def test_going_on_too_early_is_refused_with_the_reason(someone: Come, at: At) -> None:
    """SKULL-7.8 The page's clock may be ahead; the table's counts."""
    made = new_table(at.base, "here", "here", "here", game="emerald_skulls")
    roller = roller_first(at, made)[0]
    person = someone(at=at)
    person.page.clock.install()
    sit(person, made, [roller])
    person.page.wait_for_selector(f"{GO_ON}:disabled")
    person.page.clock.fast_forward(16_000)
    person.page.locator(f"{GO_ON}:enabled").click()
    person.page.wait_for_selector(".fault:text-matches('15 more seconds')")


def test_who_has_passed_is_told_so_and_may_still_bet(someone: Come, at: At) -> None:
    """SKULL-7.1"""
    made = new_table(at.base, "here", "here", "here", game="emerald_skulls")
    bettor = roller_first(at, made)[1]
    person = someone(at=at)
    sit(person, made, [bettor])
    person.page.locator(PASS).click()
    person.page.wait_for_selector(".question p:text-matches('You have passed')")
    assert person.page.locator(PASS).count() == 0
    assert unfitting_anywhere(person) == []
    person.page.locator(f"{BET}[data-open]").click()
    person.page.wait_for_selector(f"{BET} .taken")
    person.page.wait_for_selector(PASS)


def test_a_bet_whose_place_was_taken_comes_back_with_the_reason(someone: Come, at: At) -> None:
    """SKULL-7.9 One's own page had not heard of the quicker bet yet."""
    made = new_table(at.base, "here", "here", "here", game="emerald_skulls")
    _, quick, slow = roller_first(at, made)
    person = someone(at=at)
    sit(person, made, [slow], SLOW)
    person.page.wait_for_selector(f"{BET}[data-open]")
    person.page.evaluate("() => { window.slow = true }")
    token = next(each["token"] for each in made["held"] if each["seat"] == quick)
    with Link(at.base, made["table"], token) as other:
        assert other.move("bet 4 empty_hands")["type"] == "done"
        person.page.locator(BET).click()
        person.page.wait_for_function("() => window.late.length >= 2")
        person.page.evaluate(
            "() => { window.slow = false; for (const hear of window.late.splice(0)) hear() }"
        )
        person.page.wait_for_selector(".fault:text-matches('Somebody was quicker')")
        assert person.page.locator(f"{BET} .taken").count() == 1
        assert other.move("bet 3 final_jewel")["type"] == "done"
        person.page.wait_for_selector("[data-target='bet:3:final_jewel'] .taken")
        assert person.page.locator(".fault").count() == 1, "it stays until one does something"
        person.page.locator(f"{BET}[data-open]").click()
        person.page.wait_for_function(
            "bet => document.querySelectorAll(`${bet} .taken`).length === 2", arg=BET
        )
        assert person.page.locator(".fault").count() == 0


@pytest.mark.parametrize("roller", range(3))
def test_at_one_screen_the_players_are_asked_in_seat_order(
    someone: Come, at: At, roller: int
) -> None:
    """SKULL-7.8 After a bet as after a pass the next one comes forward; nobody need go on."""
    for seed in range(100):
        made = new_table(at.base, "here", "here", "here", game="emerald_skulls", seed=seed)
        if roller_first(at, made)[0] == roller:
            break
    _, one, two = roller_first(at, made)
    person = someone(at=at)
    sit(person, made, [0, 1, 2])
    mine = ".own .seat.mine .who"
    person.page.wait_for_selector(f"{mine}:text('here {one}')")
    person.page.locator(f"{BET}[data-open]").click()
    person.page.wait_for_selector(f"{mine}:text('here {two}')")
    assert person.page.locator(GO_ON).count() == 0
    person.page.locator(PASS).click()
    person.page.wait_for_selector(f"{mine}:text('here {one}')")


def test_at_one_screen_nobody_is_sent_away_while_choosing(someone: Come, at: At) -> None:
    """SKULL-7.1 Somebody elsewhere bets, after whom another one of this screen would be asked."""
    made = new_table(at.base, "here", "here", "here", "here", game="emerald_skulls")
    _, one, elsewhere, three = roller_first(at, made)
    person = someone(at=at)
    sit(person, made, [one, three])
    person.page.wait_for_selector(f".own .who:text('here {one}')")
    token = next(each["token"] for each in made["held"] if each["seat"] == elsewhere)
    with Link(at.base, made["table"], token) as other:
        assert other.move("bet 4 empty_hands")["type"] == "done"
        assert other.state["turn"] == three
        person.page.wait_for_selector(f"{BET} .taken")
        assert person.page.locator(".own .who").inner_text() == f"here {one}"
        person.page.locator(PASS).click()
        person.page.wait_for_selector(f".own .who:text('here {three}')")


def finished(at: At, *kinds: str, **more: Any) -> Any:
    """A table whose match is over."""
    made = new_table(at.base, *kinds, **more)
    people = [Link(at.base, made["table"], held["token"]) for held in made["held"]]
    play_on(people, random.Random(1))
    for person in people:
        person.leave()
    return made


def test_a_lost_solo_game_is_lost(someone: Come, at: At) -> None:
    """SKULL-12.3"""
    made = finished(at, "here", game="emerald_skulls", seed=1)
    person = someone(at=at)
    sit(person, made, [0])
    person.page.wait_for_selector(".result h1:text-is('You lost.')")
    rows = person.page.locator(".sheet tbody th").all_inner_texts()
    assert rows == ["gears", "gears of Vrax and Kar", "reroll tokens"]
    looker = someone(at=at)
    looker.go(f"/table/{made['table']}")
    looker.page.wait_for_selector(".result h1:text-is('here 0 lost.')")


@pytest.mark.parametrize(
    ("ranks", "told"),
    [("[0,1]", "here 0 wins!"), ("[0,0]", "Draw: here 0, here 1"), ("[1,1]", "Nobody wins.")],
)
def test_the_end_says_who_has_won(someone: Come, at: At, ranks: str, told: str) -> None:
    made = finished(at, "here", "here", game="clash", options={"match": "single"}, seed=1)
    with Link(at.base, made["table"]) as looker:
        real = str(looker.state["view"]["ranks"]).replace(" ", "")
    person = someone(at=at)
    change = f'"ranks":{real}', f'"ranks":{ranks}'
    person.page.add_init_script(f"({CHANGED})({list(change)!r})")
    person.go(f"/table/{made['table']}")
    person.page.wait_for_selector(f".result h1:text-is('{told}')")
    person.page.wait_for_selector(".story li:nth-child(2)")
