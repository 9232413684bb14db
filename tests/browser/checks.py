"""What must hold on every page: texts are there and fit, and axe finds nothing."""

from typing import Any

from browser.people import Person

LANGUAGES = ("hu", "pl", "es", "en")
OVERFLOWING = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["page"] : [];
  const texts = "h1, h2, h3, p, .button, .tab, .badge, .tile-name, td, th, dd, dt, label, legend";
  for (const each of document.querySelectorAll(texts)) {
    if (each.closest(".unseen") || getComputedStyle(each).display === "inline") continue;
    if (each.clientWidth && each.scrollWidth > each.clientWidth + 1) {
      wide.push(each.className + " " + each.textContent.trim());
    }
  }
  return wide;
}"""
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


def violations(page: Any, axe: str) -> list[str]:
    """What axe finds. It may not write imported styles into the page to read them, which our
    content policy forbids; only its rule on locked orientation would, and we lock none."""
    page.evaluate(axe)
    found = page.evaluate("() => axe.run({ preload: false })")["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]


def violations_in_both_lights(page: Any, axe: str) -> list[str]:
    found: list[str] = []
    for _ in range(2):
        page.locator(".top .theme").click()
        found += violations(page, axe)
    return found
