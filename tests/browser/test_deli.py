"""Clash at the Deli in the browser: whole games, and ghosts that tell the truth."""

from collections.abc import Callable

from browser.checks import unfitting_anywhere
from browser.people import PHONE, Person
from browser.sitting import begin
from ludoteka.games.deli.rules import GAME

Come = Callable[..., Person]
MOST_CLICKS = 1500


def test_the_lines_of_the_sheet_come_to_the_total(someone: Come) -> None:
    person = someone()
    person.open_table("deli", ["me", "bot:random"], rounds="3")
    person.play_by_itself()
    person.page.wait_for_selector(".end-page")
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


def test_the_table_of_two_chefs_each_fits_in_every_language(someone: Come) -> None:
    person = someone(size=PHONE)
    person.open_table("deli", ["me", "bot:random"], rounds="3", characters="agreed", chefs="2")
    for _ in range(14):
        person.wait_for_turn()
        assert unfitting_anywhere(person) == []
        person.click_and_see()


WORTH = """([target, points]) => {
  const told = document.querySelector(`[data-target='${target}'] .deli-worth`)?.textContent;
  return Number(told?.replace("−", "-")) === points;
}"""


def test_a_ghost_tells_what_placing_brings(someone: Come) -> None:
    """What stands on the ghost is what the sandwich is worth more afterwards."""
    person = someone()
    begin(person, "deli", ["me", "bot:random"], rounds="3")
    page = person.page
    seen = 0
    for _ in range(MOST_CLICKS):
        if not person.wait_for_turn():
            begin(person, "deli", ["me", "bot:random"], rounds="3")
            continue
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
    begin(person, "deli", ["me", "here"], characters="agreed")
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
    begin(player, "deli", ["me", "bot:random"])
    player.wait_for_turn()
    assert player.page.locator(".own [data-target^='hand:']").count() >= 2
    assert player.page.locator(".others [data-target^='hand:']").count() == 0
    other.page.goto(player.page.url)
    other.page.wait_for_selector(".own .deli-action.back")
    assert other.page.locator("[data-target^='hand:']").count() == 0


ENGLISH = ["I’ll Take That", "Picky Eater", "Lucky Day", "Breadhead", "Second Helping"]


def test_action_cards_are_named_in_the_language_and_rise_whole(someone: Come) -> None:
    person = someone()
    begin(person, "deli", ["me", "bot:random"], rounds="3")
    page = person.page
    page.wait_for_selector(".own .deli-action-name")
    for language in ("hu", "pl", "es"):
        person.speak(language)
        page.wait_for_function(
            "known => [...document.querySelectorAll('.own .deli-action-name')]"
            ".every((each) => !known.includes(each.textContent.trim()))",
            arg=[*ENGLISH],
        )
        names = page.locator(".own .deli-action-name").all_inner_texts()
        assert names
        assert not set(names) & set(ENGLISH)
        assert not [name for name in names if name.startswith("Joker ")]
    card = page.locator(".own .deli-action").first
    face = card.locator(".deli-action-face")
    rest = face.bounding_box()
    card.hover()
    page.wait_for_function(
        "([face, rest]) => face.getBoundingClientRect().height > rest + 60",
        arg=[face.element_handle(), rest and rest["height"]],
    )
    text = card.locator(".deli-action-text").element_handle()
    assert text.evaluate("({ clientHeight, scrollHeight }) => scrollHeight <= clientHeight + 1")
