"""What must hold on every page: texts are there and fit, and axe finds nothing."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias
from zlib import crc32

from browser.people import DESK, PHONE, Person

LANGUAGES = ("hu", "pl", "es", "en")
OVERFLOWING = """() => {
  const wide = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const beyond = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > innerWidth + 1);
    wide.push("page, by " + beyond.map((each) => each.getAttribute("class") ?? each.tagName));
  }
  const texts = "h1, h2, h3, p, .button, .tab, .badge, .tile-name, td, th, dd, dt, label, legend";
  for (const each of document.querySelectorAll(texts)) {
    if (each.closest(".unseen") || getComputedStyle(each).display === "inline") continue;
    if (each.clientWidth && each.scrollWidth > each.clientWidth + 1) {
      wide.push(each.className + " " + each.textContent.trim());
    }
  }
  return wide;
}"""
OUTSIDE = """(hand) => {
  const lowest = document.querySelector(".drawer .tabs").getBoundingClientRect().top;
  const things = [".ask", "[data-open]", "[data-picked]", ...hand.split(", ")];
  return things.flatMap((each) => [...document.querySelectorAll(each)].map((thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    const fits = height > 0 && top >= 0 && bottom <= lowest + 1;
    const name = thing.dataset.target ?? each;
    return fits ? "" : `${name} at ${Math.round(top)}-${Math.round(bottom)}`;
  }).filter(Boolean));
}"""
"""What is not between the upper edge and the tabs; rows that scroll sideways may go on."""
MISSING = "() => (document.body.innerText.match(/\\[[a-z]+-[a-z-]+\\]|\\{ ?\\$[a-z]/g) ?? [])"


def unfitting(page: Any) -> list[str]:
    """Texts that are missing or do not fit."""
    missing: list[str] = page.evaluate(MISSING)
    wide: list[str] = page.evaluate(OVERFLOWING)
    return [*missing, *wide]


def check(page: Any) -> None:
    assert unfitting(page) == []


def unfitting_anywhere(person: Person) -> list[str]:
    """The same in every language, which is changed where one is; English is the last."""
    found: list[str] = []
    for language in LANGUAGES:
        person.speak(language)
        found += [f"{language}: {each}" for each in unfitting(person.page)]
    return found


RUN_AXE = """async rules => {
  const { dataset } = document.documentElement;
  dataset.painted = "";
  const runOnly = rules.length ? { runOnly: rules } : {};
  const { violations } =
    await axe.run({ preload: false, resultTypes: ["violations"], ...runOnly });
  delete dataset.painted;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary ?? ""}`));
}"""
"""While axe looks, all is painted: it passes over what cannot be seen. It may not write imported
styles into the page to read them, which our content policy forbids; only its rule on locked
orientation would, and we lock none."""


OF_COLOUR = ("color-contrast", "link-in-text-block")
"""What axe finds in one light and not in the other."""


def violations(page: Any, axe: str, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds, by all rules or some. It is large: it is sent to a page once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(RUN_AXE, list(rules))
    return found


def violations_in_both_lights(page: Any, axe: str) -> list[str]:
    found: list[str] = []
    for rules in ((), OF_COLOUR):
        page.locator(".top .theme").click()
        found += violations(page, axe, rules)
    return found


LIGHT = "theme => { document.documentElement.dataset.theme = theme; }"
LOOKS = [(size, theme) for size in (DESK, PHONE) for theme in ("light", "dark")]


def violations_in(page: Any, axe: str, looks: Sequence[tuple[dict[str, int], str]]) -> list[str]:
    """The page as it is, in some sizes and lights, without loading it anew."""
    found: list[str] = []
    before = page.evaluate("document.documentElement.dataset.theme")
    for size, theme in looks:
        page.set_viewport_size(size)
        page.evaluate(LIGHT, theme)
        found += [f"{size['width']} {theme} {each}" for each in violations(page, axe)]
    page.set_viewport_size(DESK)
    page.evaluate(LIGHT, before)
    return found


class Found:
    """What axe has found, by state. At a desk and on a phone, light and dark, take turns; in the
    long form every state is looked at in all of them."""

    def __init__(self, person: Person, axe: str, long_form: bool) -> None:
        self.page, self._axe, self._long = person.page, axe, long_form
        self._states: dict[str, list[str]] = {}

    def look(self, state: str, shown: str) -> None:
        """At the state that `shown` tells."""
        self.page.wait_for_selector(shown)
        turn = crc32(state.encode()) % len(LOOKS)
        looks = LOOKS if self._long else LOOKS[turn : turn + 1]
        self._states[state] = violations_in(self.page, self._axe, looks)

    def wrong(self) -> dict[str, list[str]]:
        return {state: found for state, found in self._states.items() if found}


Finding: TypeAlias = Callable[[Person], Found]
"""Begins to look for what axe finds in somebody's page."""
