"""Clash at the Deli in the browser: whole games, and a score that is that of the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import check, violations
from browser.people import DESK, PHONE, Person
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import KINDS
from ludoteka.games.deli.rules.scoring import Line
from ludoteka.games.deli.rules.verdict import score_lines, scores
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng

Come = Callable[..., Person]
MOST_CLICKS = 1500
SCORE = """async (positions) => {
  const scoring = await import("/static/games/deli/stage/scoring.js");
  const { areasOf, readCards, scoreSheet, takes } = scoring;
  const { partsOf } = await import("/static/lib/parts.js");
  const printed = readCards(await partsOf("deli"));
  const told = ({ word, about, points }) => [word, about, points];
  return positions.map((position) => areasOf(position).map((area, seat) => {
    const { sandwiches, extras, total } = scoreSheet(printed, position, seat);
    const kinds = [...position.pool.keys()].slice(1);
    return {
      total,
      lines: [...sandwiches.flat(), ...extras].map(told),
      takes: area.map((sandwich) => kinds.filter((kind) => takes(printed, sandwich, kind))),
    };
  }));
}"""


def told(line: Line) -> list[Any]:
    return [line.word, line.about, line.points]


def test_the_score_shown_is_that_of_the_rules(someone: Come) -> None:
    """DELI-4 and DELI-5 in positions of random matches of every kind."""
    positions: list[Any] = []
    expected: list[Any] = []
    rng = Rng(11)
    for seats in (2, 3, 4):
        for options in GAME.option_sets(seats):
            s = GAME.start(seats, options, SILENT)
            for _ in range(6):
                playout(GAME, s, rng, 30)
                positions.append(GAME.encode_view(GAME.view(s, SPECTATOR))["position"])
                expected.append(
                    [
                        {
                            "total": scores(s)[seat],
                            "lines": [told(line) for line in score_lines(s, seat)],
                            "takes": [
                                [kind for kind in range(1, KINDS) if sandwich.takes(kind)]
                                for sandwich in s.areas[seat]
                            ],
                        }
                        for seat in range(seats)
                    ]
                )
    person = someone()
    person.home()
    assert len([line for seat in expected for each in seat for line in each["lines"]]) > 1000
    assert person.page.evaluate(SCORE, positions) == expected


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_by_clicks(someone: Come, size: dict[str, int]) -> None:
    person = someone(size=size)
    person.open_table("deli", ["me", "bot:random"], rounds="3")
    person.play_to_the_end(MOST_CLICKS)
    rows = person.page.locator(".sheet tbody tr")
    assert rows.count() >= 10
    columns = [
        [cell_number(each) for each in row.split("\t")[1:]] for row in rows.all_inner_texts()
    ]
    for seat in (0, 1):
        *lines, total, _rank = [row[seat] for row in columns]
        assert sum(lines) == total


def cell_number(text: str) -> int:
    return int(text.strip().rstrip(".").replace("−", "-"))


@pytest.mark.parametrize("language", ["hu", "pl", "es"])
def test_the_table_fits_in_every_language(someone: Come, language: str) -> None:
    person = someone(size=PHONE, language=language)
    person.open_table("deli", ["me", "bot:random"], rounds="3", characters="agreed", chefs="2")
    for _ in range(14):
        person.wait_for_turn()
        check(person.page)
        before = person.marks()
        person.click_something()
        person.wait_for_change(before)


WORTH = """([target, points]) => {
  const told = document.querySelector(`[data-target='${target}'] .deli-worth`)?.textContent;
  return Number(told?.replace("−", "-")) === points;
}"""


def test_a_ghost_tells_what_placing_brings(someone: Come) -> None:
    """What stands on the ghost is what the sandwich is worth more afterwards."""
    person = someone()
    person.open_table("deli", ["me", "bot:random"], rounds="3")
    page = person.page
    seen = 0
    for _ in range(MOST_CLICKS):
        person.wait_for_turn()
        place = page.locator(".own .deli-slot-place:has(.deli-slot[data-open] .deli-bonus)").first
        before = person.marks()
        placing = page.locator(".question").inner_text().startswith("Where do you put")
        if placing and place.count():
            target = place.locator(".deli-slot").get_attribute("data-target")
            bonus = cell_number(place.locator(".deli-bonus").inner_text())
            worth = cell_number(place.locator(".deli-worth").inner_text())
            place.locator(".deli-slot").click()
            page.wait_for_function(WORTH, arg=[target, worth + bonus])
            person.wait_for_change(before)
            seen += 1
            if seen == 3:
                return
            continue
        person.click_something()
        person.wait_for_change(before)
    raise AssertionError("nothing was ever placed on a sandwich")


def test_why_not_is_told_and_the_menu_speaks(someone: Come) -> None:
    person = someone()
    person.open_table("deli", ["me", "here"], characters="agreed")
    page = person.page
    for who in ("gregg", "michael"):
        page.locator(f"[data-target='chef:{GAME.words.kinds['character'].index(who)}']").click()
        uncover(person)
    page.wait_for_selector("[data-target^='pool:'][data-open]")
    page.locator("[data-target^='pool:']:not([data-open])").first.click(force=True)
    page.wait_for_selector(".info.pinned .why .clause")
    assert "bread" in page.locator(".info .why").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-target='recipe:0']").focus()
    page.locator("[data-target='recipe:0']").hover(force=True)
    page.wait_for_selector(".info:has-text('Corned Beef')")


def uncover(person: Person) -> None:
    person.page.wait_for_selector("[data-open], .cover")
    if person.page.locator(".cover").count():
        person.page.locator(".cover .button").click()


def test_nobody_else_sees_the_hand(someone: Come) -> None:
    player, other = someone(), someone()
    player.open_table("deli", ["me", "bot:random"])
    player.wait_for_turn()
    assert player.page.locator(".own [data-target^='hand:']").count() >= 2
    assert player.page.locator(".others [data-target^='hand:']").count() == 0
    other.page.goto(player.page.url)
    other.page.wait_for_selector(".own .deli-action.back")
    assert other.page.locator("[data-target^='hand:']").count() == 0


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)])
def test_axe_finds_nothing(someone: Come, axe: str, theme: str, size: dict[str, int]) -> None:
    person = someone(theme=theme, size=size)
    person.open_table("deli", ["me", "bot:random"], characters="agreed", rounds="3")
    person.wait_for_turn()
    assert violations(person.page, axe) == []
    for _ in range(16):
        person.wait_for_turn()
        before = person.marks()
        person.click_something()
        person.wait_for_change(before)
    person.wait_for_turn()
    assert violations(person.page, axe) == []
