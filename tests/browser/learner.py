"""Somebody in a lesson who makes its moves on the stage, wrong ones first, while another lesson
without a browser goes the same way and knows what must be seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations, count
from pathlib import Path
from typing import Any

from browser.checks import MISSING, OVERFLOWING
from browser.people import DESK, HIT, PHONE, TRIES, Person
from ludoteka.games.registry import KITS
from ludoteka.table.lesson import lesson_of, words_file
from ludoteka.table.lessons import GO_ON, Teaching, Wrong
from ludoteka.texts.catalogue import Lines
from ludoteka.texts.places import game_file

FINDING = (Path(__file__).parent / "finding.js").read_text("utf-8")
LANGUAGES = ("en", "hu", "pl", "es")
SIZES = {"desk": DESK, "phone": PHONE}
WAYS = ("mouse", "touch", "keys")
FREE = """selector => {
  const thing = document.querySelector(selector);
  if (!thing) return null;
  window.hit = null;
  const note = ({ target }) => { window.hit = thing.contains(target); };
  addEventListener("click", note, { capture: true, once: true });
  const { top, bottom } = thing.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) thing.scrollIntoView({ block: "center" });
  const at = thing.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const point = [at.left + at.width * across, at.top + at.height * down];
      if (thing.contains(document.elementFromPoint(...point))) return point;
    }
  return [];
}"""
"""A point of a thing that nothing covers; none if it is covered. The page remembers whether the
next click hits the thing, which may have moved meanwhile."""
LOOK = """() => {
  const bubble = document.querySelector(".bubble");
  if (!bubble) return null;
  const its = bubble.getBoundingClientRect();
  const over = (box) => Math.max(0, Math.min(its.right, box.right) - Math.max(its.left, box.left))
    * Math.max(0, Math.min(its.bottom, box.bottom) - Math.max(its.top, box.top));
  const lit = [...document.querySelectorAll(".rings .lit")];
  const covered = [...lit, document.querySelector(".ask")].filter((each) =>
    over(each.getBoundingClientRect()) > 1).length;
  return { told: bubble.querySelector("p").innerText, lit: lit.length, covered,
    out: its.left < 0 || its.top < 0 || its.right > innerWidth + 1 || its.bottom > innerHeight + 1,
    wrong: bubble.matches(".wrong") };
}"""
"""What the bubble says, and how it lies."""
SEEN = f"""([told, lit]) => {{
  const seen = ({LOOK})();
  if (!seen || seen.told !== told || seen.lit !== lit || seen.covered || seen.out) return false;
  return {{ ...seen, unfitting: [...({MISSING})(), ...({OVERFLOWING})()] }};
}}"""
"""Things are looked for again and again, so it may take a moment until all is as it must be."""
SETTLED = """answers => document.querySelector(".learn-end") || (({ dataset }) =>
  Number(dataset.answers) === answers && dataset.settled === "true")(
  document.querySelector(".learn-menu"))"""


@dataclass(frozen=True)
class Manner:
    """How something is done: the language one reads, the size of the window, and the hands."""

    language: str
    size: str
    way: str


EVERY = [Manner(*each) for each in ((a, b, c) for a in LANGUAGES for b in SIZES for c in WAYS)]


def changing(every: int) -> Iterator[Manner]:
    """Another manner after so many things done: five in a row have every language, size and way,
    twelve every pair of them, and twenty-four everything."""
    for turn in count():
        yield from [Manner(LANGUAGES[turn % 4], list(SIZES)[turn // 4 % 2], WAYS[turn % 3])] * every


def pairs_of(manners: set[Manner]) -> set[tuple[str, str]]:
    """Which of their parts have met."""
    parts = [(each.language, each.size, each.way) for each in manners]
    return {pair for each in parts for pair in combinations(each, 2)}


@cache
def lines(game: str, language: str) -> Lines:
    words = words_file(KITS[game], language)
    assert words is not None
    return Lines(language, [game_file(game, language), words])


class Learner:
    """At the list of a game's lessons; `manners` says how the next thing is done."""

    def __init__(self, person: Person, game: str, manners: Iterator[Manner]) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.met: set[Manner] = set()
        self._manners = manners
        self._now: Manner | None = None
        self._timeout: type[Exception] = import_module("playwright.sync_api").TimeoutError
        person.go(f"/learn/{game}")
        self.page.wait_for_selector(".lessons")
        self.page.evaluate(FINDING)
        self.page.evaluate("() => finding.watch()")

    def begin(self, name: str) -> None:
        """The lesson is opened where the list is; the page stays."""
        self.taught = Teaching(KITS[self.game], lesson_of(KITS[self.game], name))
        self.met = set()
        self._said = ""
        self.page.locator(f".lessons a[href$='/{name}']").click()
        self.page.wait_for_selector(".bubble")

    def change(self) -> Manner:
        """The next manner."""
        manner, before = next(self._manners), self._now
        if before is None or before.size != manner.size:
            self.page.set_viewport_size(SIZES[manner.size])
        if before is None or before.language != manner.language:
            self.person.speak(manner.language)
        self._now = manner
        self.met.add(manner)
        return manner

    # What is seen

    def look(self) -> None:
        """The bubble says what it must and covers nothing that matters. In a free part it is
        silent after the first move."""
        assert self._now is not None
        id = self._said or self.taught.said
        told = lines(self.game, self._now.language).line(id)
        seen = self._waited(SEEN, [told, len(self.taught.step.light)])
        assert seen["wrong"] == (self._said != "")
        assert seen["unfitting"] == [], (id, self._now, seen["unfitting"])

    def _waited(self, wanted: str, arg: Any) -> Any:
        """What the page tells once it is as wanted; otherwise how it is instead."""
        try:
            return self.page.wait_for_function(wanted, arg=arg).json_value()
        except self._timeout as late:
            menu = self.page.locator(".learn-menu")
            told = self.page.evaluate(LOOK), menu.count() and menu.first.inner_html()
            raise AssertionError(f"{arg} {self._now} {self.taught.answers}: {told}") from late

    @property
    def speaks(self) -> bool:
        taught = self.taught
        return not taught.step.free or len(taught.answers) == taught.free_since

    # What is done

    def press(self, selector: str, way: str) -> bool:
        """False if it is not there or something lies over it."""
        if way == "keys":
            if not self.page.locator(selector).count():
                return False
            self.page.locator(selector).first.focus()
            self.page.keyboard.press("Enter")
            return True
        for _ in range(TRIES):
            point = self.page.evaluate(FREE, selector)
            if not point:
                return False
            if way == "touch":
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
            if self.page.evaluate(HIT):
                return True
        raise AssertionError(f"{selector} moves away under the pointer")

    def make(self, wanted: list[str], way: str, fitting: Any) -> list[str]:
        """One of these moves is made on the stage; `fitting` says of the moves that some clicks
        bring about whether they will do."""
        found = self.page.evaluate("wanted => finding.ways(wanted)", wanted)
        for each in found:
            if fitting(each["moves"]) and self._click_all(each["clicks"], way):
                moves: list[str] = each["moves"]
                return moves
        told = self.page.evaluate(LOOK)
        raise AssertionError(f"{wanted[:3]} cannot be clicked: {self._now} {found[:3]} {told}")

    def _click_all(self, clicks: list[str], way: str) -> bool:
        for place, selector in enumerate(clicks):
            if place:
                self.page.wait_for_selector(selector, state="attached")
            if not self.press(selector, way):
                if place:
                    self.page.keyboard.press("Escape")
                return False
        return True

    def tries(self) -> dict[str, list[str]]:
        """The moves that are allowed and wrong now, by what is said of them."""
        taught, told = self.taught, dict[str, list[str]]()
        if taught.step.free or not taught.waits_for_move:
            return told
        right = taught.right_moves()
        for move in taught.match.moves(taught.lesson.seat):
            if move not in right:
                text = taught.match.game.write(move)
                told.setdefault(self._why(text), []).append(text)
        return told

    def _why(self, text: str) -> str:
        try:
            self.taught.answer(text)
        except Wrong as wrong:
            return wrong.id
        raise AssertionError(f"{text} is right")

    def try_wrongly(self, id: str, moves: list[str]) -> None:
        manner = self.change()
        self.look()
        self.make(moves, manner.way, lambda made: made[0] in moves)
        self._said = id
        self.look()

    def do_right(self) -> None:
        """What the step asks for, or reading on; then what comes of it is waited for."""
        manner = self.change()
        if self.speaks:
            self.look()
        taught = self.taught
        if not taught.waits_for_move:
            assert self.press(".bubble .next", manner.way)
            taught.answer(GO_ON)
        else:
            for move in self.make(self._good(), manner.way, self._will_do):
                taught.answer(move)
        self._said = ""
        self._waited(SETTLED, len(taught.answers))

    def _good(self) -> list[str]:
        """The moves that are right; in a free part the one of a helper."""
        taught = self.taught
        if taught.step.free:
            return [self._again().skip()]
        return [taught.match.game.write(move) for move in taught.right_moves()]

    def _will_do(self, moves: list[str]) -> bool:
        if self.taught.step.free and len(moves) == 1:
            return True
        again = self._again()
        try:
            for move in moves:
                again.answer(move)
        except Wrong:
            return False
        return True

    def _again(self) -> Teaching:
        return Teaching(self.taught.kit, self.taught.lesson, self.taught.answers)
