"""On a phone the question, the things it asks about and one's own hand are on one screen, at the
table and in puzzles; at a desk what is asked is."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from browser.checks import LANGUAGES, OUTSIDE
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import sit
from browser.test_states import GO
from ludoteka.bots.puzzles import Puzzle, games_with_puzzles, puzzles_of
from ludoteka.games.registry import KITS
from web.people import Person as Link
from web.people import new_table, play_on

Come = Callable[..., Person]
LARGER = {"width": 390, "height": 844}
SEED = 3
MOST_MOVES = 200
Look: TypeAlias = tuple[dict[str, int], str]
LOOKS: list[Look] = [(PHONE, "hu"), (PHONE, "en"), (LARGER, "en"), (LARGER, "hu")]
"""Hungarian words are long."""
HEARD = """() => {
  const Real = WebSocket;
  window.seq = -1;
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) => {
        hear(event);
        const told = JSON.parse(event.data);
        if (told.type === "state")
          requestAnimationFrame(() => requestAnimationFrame(() => (window.seq = told.seq)));
      };
    }
  };
}"""
"""The page knows the number of the last event it has drawn."""
HANDS = {
    "clash": (2, ".own .seat", 4),
    "emerald_skulls": (3, ".own .seat", 4),
    "king_of_new_york": (4, ".own .seat", 7),
    "deli": (4, ".own .deli-slots, .own .deli-hand", 5),
    "sandwich_wars": (4, ".own .sw-board, .own .sw-hand", 7),
}
"""By game: seats, what one holds, and how many kinds of questions the match must ask."""


BELOW = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll(".ask, [data-open], [data-picked]")]
    .filter((thing) => thing.getBoundingClientRect().bottom > innerHeight + 1)
    .map(({ className, dataset }) => dataset.target ?? className);
}"""
"""What a window as high as that of a small screen does not show of what is asked."""


def below(person: Person) -> list[str]:
    person.page.set_viewport_size(DESK)
    missing: list[str] = person.page.evaluate(BELOW)
    return [f"desk: {each}" for each in missing]


def outside(person: Person, hand: str, looks: Sequence[Look]) -> list[str]:
    found: list[str] = []
    page = person.page
    for size, language in looks:
        page.set_viewport_size(size)
        person.speak(language)
        missing: list[str] = page.evaluate(OUTSIDE, hand)
        found += [f"{size['width']} {language}: {each}" for each in missing]
    return found


def looks_at(turn: int, long_form: bool) -> Sequence[Look]:
    """Both sizes and both languages, as pairs that take turns; in the long form all four."""
    return LOOKS if long_form else LOOKS[turn % 2 :: 2]


@pytest.mark.parametrize("game", HANDS)
def test_the_question_its_things_and_the_hand_are_on_one_screen(
    someone: Come, server: Server, game: str, long_form: bool
) -> None:
    seats, hand, kinds = HANDS[game]
    base = server.address.removeprefix("http://")
    made: Any = new_table(base, *["here"] * seats, game=game, seed=SEED)
    links = [Link(base, made["table"], held["token"]) for held in made["held"]]
    person = someone(size=PHONE)
    sit(person, made, [0], HEARD)
    chance = random.Random(SEED)
    met: dict[str, list[str]] = {}
    for _ in range(MOST_MOVES):
        state = links[0].state
        asked = state["view"]["prompt"]
        if links[0].asked and asked not in met:
            person.page.wait_for_function("seq => window.seq >= seq", arg=state["seq"])
            person.page.wait_for_selector(".ask.mine")
            met[asked] = below(person) + outside(person, hand, looks_at(len(met), long_form))
        if state["over"] or len(met) == kinds:
            break
        play_on(links, chance, 1)
    for link in links:
        link.leave()
    assert {asked: found for asked, found in met.items() if found} == {}
    assert len(met) == kinds, met.keys()


FORMER = "() => document.querySelector('.puzzle-panel')?.setAttribute('data-former', '')"
"""The page stays; what it showed of the puzzle before is known."""


def a_few(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The first of each kind and number of seats."""
    return list({(each.kind, each.seats): each for each in reversed(puzzles)}.values())


@pytest.mark.parametrize("game", games_with_puzzles())
def test_a_puzzle_is_on_one_screen(
    someone: Come, game: str, every_puzzle: bool, long_form: bool
) -> None:
    """With its task above."""
    person = someone(size=PHONE)
    page = person.page
    person.go("/about")
    page.wait_for_selector("main h1")
    wrong: dict[str, list[str]] = {}
    all_of_them = list(puzzles_of(game))
    for puzzle in all_of_them if every_puzzle else a_few(all_of_them):
        page.evaluate(FORMER)
        page.evaluate(GO, f"/puzzles/{game}/{puzzle.id}")
        page.wait_for_selector(".puzzle-panel:not([data-former])")
        page.wait_for_selector(".ask.mine")
        page.wait_for_selector(".board [data-target]")
        page.locator(".puzzle-panel").evaluate("panel => document.fonts.ready")
        wrong[puzzle.id] = outside(
            person, f"{HANDS[game][1]}, .puzzle-panel", looks_at(len(wrong), long_form)
        )
    assert wrong
    assert {id: found for id, found in wrong.items() if found} == {}


SLID = """([from, to]) => {
  const at = (type, thing, pointerType) => document.querySelector(thing).dispatchEvent(
    new PointerEvent(type, { pointerType, bubbles: true }));
  at("pointerdown", from, "touch");
  at("pointerup", from, "touch");
  at("pointerover", to, "mouse");
}"""
"""A finger has tapped something, and another thing slides under the place where it was."""


def test_what_slides_under_a_finger_is_not_explained(someone: Come, server: Server) -> None:
    person = someone(size=PHONE)
    page = person.page
    made: Any = new_table(server.address.removeprefix("http://"), "here", "here", game="deli")
    sit(person, made, [0])
    page.wait_for_selector(".own [data-target]")
    page.clock.install()
    page.evaluate(SLID, [".own [data-target]", ".board [data-target]"])
    page.clock.run_for(1000)
    assert page.locator(".info").count() == 0


ANSWERS = """texts => {
  const ask = document.querySelector(".ask");
  ask.querySelector(".moves")?.remove();
  const moves = Object.assign(document.createElement("div"), { className: "row moves" });
  for (const text of texts) {
    const button = Object.assign(document.createElement("button"), { className: "button" });
    button.textContent = text;
    moves.append(button);
  }
  ask.append(moves);
  return document.documentElement.scrollWidth - innerWidth;
}"""
"""Three answers as the question bar shows them, and how much too wide they are."""


@pytest.mark.parametrize("game", HANDS)
def test_three_answers_fit_side_by_side_in_every_language(
    someone: Come, server: Server, game: str
) -> None:
    """Whatever they say: here the longest word of any move."""
    person = someone(size=PHONE)
    made: Any = new_table(server.address.removeprefix("http://"), "here", "here", game=game)
    sit(person, made, [0])
    person.page.wait_for_selector(".ask")
    wide: dict[str, int] = {}
    for language in LANGUAGES:
        person.speak(language)
        words = re.findall(r"\w+", " ".join(moves_in(game, language)))
        wide[language] = person.page.evaluate(ANSWERS, [max(words, key=len)] * 3)
    assert {language: most for language, most in wide.items() if most > 1} == {}


def moves_in(game: str, language: str) -> list[str]:
    """What the texts of a game call its moves."""
    text = (KITS[game].folder() / "text" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^move-[a-z-]+ = (.*)", text, re.MULTILINE)
