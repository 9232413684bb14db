"""Somebody at a browser: how a person goes about the pages."""

import os
import random
from collections.abc import Callable
from typing import Any

PATIENCE = int(os.environ.get("LUDOTEKA_PATIENCE", "60000"))
"""Milliseconds to wait for anything; a slow machine with two busy cores needs time."""
PACE = 20
"""Milliseconds between the clicks of a page that plays by itself."""
LEISURE = 25
"""How often it looks in vain for what came of a click before it clicks again."""
TRIES = 5
"""How often a person clicks again who has missed a thing that moved."""
OPEN = "[data-open]"
BUTTON = ".ask [data-move]:not([data-move=turn])"
THINGS = f"{OPEN}, {BUTTON}"
WISE = [
    r"order:",
    r"(move:)?buy 3",
    r"(move:)?roll",
    r"level:1",
    r"level:2",
    r"level:3",
    r"level:4",
    r"(?!(move:)?(skip|stop)$)",
]
"""What is clicked first, as far as it is there: an effect is rather used than left, orders of
Sándwich Wars are completed, and in Emerald Skulls free dice are rolled on, which empties the pot.
Otherwise chance decides."""
LEARNT = """for (const game of ["clash", "emerald_skulls", "king_of_new_york", "deli",
    "sandwich_wars"])
  localStorage["ludoteka.lessons." + game] ??= '{"any": {"answers": [], "done": true}}';"""
"""What the browser of somebody remembers who knows all games."""
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root:not([data-painted]) { opacity: 0; }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""Layout, clicks and all that is read of a page are the same; painting is half of the work."""
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


class Person:
    def __init__(
        self,
        browser: Any,
        address: str,
        *,
        size: dict[str, int] | None = None,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
        worker: bool = False,
        newcomer: bool = False,
        touch: bool = False,
        painted: bool = False,
    ) -> None:
        """A `newcomer` is offered lessons first; others have had them. A phone can be touched;
        with `touch` a screen can be as well. Pages are `painted` if that or motion is
        the subject, and while axe looks (`checks.violations`)."""
        self.address = address
        self.complaints: list[str] = []
        self._random = random.Random(5)
        self.touches = size == PHONE
        self._context = browser.new_context(
            viewport=size or DESK,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch or self.touches,
            service_workers="allow" if worker else "block",
        )
        self._context.set_default_timeout(PATIENCE)
        if not newcomer:
            self._context.add_init_script(LEARNT)
        if not (painted or motion):
            self._context.add_init_script(UNPAINTED)
        self.page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        ours = message.type in ("error", "warning") and "by Playwright" not in message.text
        if ours and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)

    def leave(self) -> None:
        self._context.close()

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # Home

    def home(self) -> None:
        self.go()
        self.page.wait_for_selector(".box .button.main")

    def speak(self, language: str) -> None:
        """Change the language of the page."""
        self.page.locator("select.language").select_option(language)
        self.page.wait_for_selector(f"html[lang={language}]")

    def open_table(self, game: str, seats: list[str], **options: str) -> None:
        """By the window for new tables; `seats` are the values of the choice of who plays."""
        self.home()
        self.page.locator(f".box.game-{game} .button:not(.main):not(.quiet)").click()
        self.page.wait_for_selector(".chair select")
        count = self.page.locator("select[name=count]")
        if count.count():
            count.select_option(str(len(seats)))
        for place, who in enumerate(seats):
            self.page.locator(".chair select").nth(place).select_option(who)
        for id, value in options.items():
            self.page.locator(f".new-table select[name={id}]").select_option(value)
        self.page.locator("dialog form .button.main").click()
        self.page.wait_for_selector("dialog", state="detached")

    def call_me(self, name: str) -> None:
        """Change one's name, where the chip shows it."""
        self.page.locator(".me-chip").click()
        self.page.locator(".me-form input[type=text]").fill(name)
        self.page.locator(".me-form .button.main").click()
        self.page.wait_for_selector("dialog", state="detached")

    # The table

    def wait_for_turn(self) -> bool:
        """Until something can be chosen (True), or it is over."""
        self.page.wait_for_selector(f"{OPEN}, {BUTTON}, .end-page")
        return not self.is_over()

    def is_over(self) -> bool:
        return bool(self.page.locator(".end-page").count())

    def click_something(self) -> None:
        """A random ringed thing or button of those that lead on best, where it can be seen."""
        for _ in range(TRIES):
            chosen = self.page.evaluate(CHOOSE, [THINGS, WISE, self._random.random()])
            if not chosen:
                return
            point = chosen.get("point")
            assert point, f"{chosen['name']} is covered by {chosen['cover']}"
            if self.touches:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
            if self.page.evaluate(HIT):
                return
        raise AssertionError("things move away under the pointer")

    def click_quickly(self) -> None:
        """The same without a pointer, if anything can be clicked now."""
        self.page.evaluate(CLICK, [THINGS, WISE, self._random.random()])

    def play_by_itself(self) -> None:
        """From now on the page clicks by itself, without a pointer, whenever something is open."""
        self.page.evaluate(PLAY_ON, [THINGS, WISE, self._random.random()])

    def play_clicks(self, count: int) -> int:
        """So many clicks, or fewer if it is over before."""
        clicked = iter(range(count))
        return self.play_until(lambda: next(clicked, None) is None)

    def play_to_the_end(self, most: int = 400) -> int:
        return self.play_until(lambda: False, most)

    def play_until(self, happened: Callable[[], bool], most: int = 400) -> int:
        """Click until something has happened or it is over; how many clicks it took."""
        for clicks in range(most):
            if not self.wait_for_turn() or happened():
                return clicks
            self.click_and_see()
        raise AssertionError("the game does not end")

    def click_and_see(self) -> None:
        """Click until something comes of it: a finger that rests too long chooses nothing."""
        before = self.marks()
        for _ in range(TRIES):
            self.click_something()
            self.page.wait_for_function(f"before => ({ANSWERED})(before)", arg=before)
            if self.marks() != before:
                return
        raise AssertionError("clicks only open what explains things")

    def marks(self) -> str:
        """What can be clicked and what is picked: it changes with every click that counts."""
        told: str = self.page.evaluate(MARKS)
        return told

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(f"before => ({MARKS})() !== before", arg=before)


MARKS = """() => [...document.querySelectorAll(
    "[data-open], [data-picked], .ask [data-move], .end-page, .log li")]
  .map(({ className, dataset }) => [dataset.target ?? dataset.move ?? className, dataset.picked])
  .join(" ") + document.querySelector(".question")?.textContent"""

ANSWERED = f"""before => ({MARKS})() !== before || document.querySelector(".info.pinned")"""

PREFERRED = """(things, wise, chance) => {
  const found = [...things];
  const named = (wish) => found.filter(({ dataset }) =>
    new RegExp(`^(${wish})`).test(dataset.target ?? dataset.move));
  const best = [...wise, ""].map(named).find((each) => each.length) ?? [];
  return best[Math.floor(chance * best.length)];
}"""
"""One of the things whose names are wished for most."""
CLICK = f"""([things, wise, chance]) =>
  ({PREFERRED})(document.querySelectorAll(things), wise, chance)?.click()"""
PLAY_ON = f"""([things, wise, seed]) => {{
  let last = Math.floor(seed * 2147483646) + 1;
  const chance = () => ((last = (last * 48271) % 2147483647) - 1) / 2147483646;
  let before = null;
  let waited = 0;
  const click = () => {{
    if (document.querySelector(".end-page")) return;
    const now = ({MARKS})();
    waited += 1;
    if (now !== before || waited > {LEISURE}) {{
      [before, waited] = [now, 0];
      ({PREFERRED})(document.querySelectorAll(things), wise, chance())?.click();
    }}
    setTimeout(click, {PACE});
  }};
  click();
}}"""
"""Clicks one after the other, each a random one of those that are wished for most, when something
has come of the last one or nothing comes of it for long."""
HIT = """async () => {
  for (let frame = 0; window.hit === null && frame < 30; frame += 1)
    await new Promise(requestAnimationFrame);
  return window.hit;
}"""
"""Whether the last click hit its thing; that of a finger comes a little after it."""
CHOOSE = f"""async ([things, wise, chance]) => {{
  const card = document.querySelector(".info.pinned .button");
  if (card) {{
    card.click();
    await new Promise(requestAnimationFrame);
  }}
  const thing = ({PREFERRED})(document.querySelectorAll(things), wise, chance);
  if (!thing) return null;
  window.hit = null;
  const note = ({{ target }}) => {{ window.hit = thing.contains(target); }};
  addEventListener("click", note, {{ capture: true, once: true }});
  thing.scrollIntoView({{ block: "center" }});
  const name = thing.dataset.target ?? thing.dataset.move;
  const {{ left, top, width, height }} = thing.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
      const point = [left + width * across, top + height * down];
      if (thing.contains(document.elementFromPoint(...point))) return {{ name, point }};
    }}
  }}
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {{ name, cover: over?.closest("[class]")?.className ?? "the edge of the window" }};
}}"""
"""One of the things that are wished for most, and a point of it that nothing else covers, or what
covers it; a card that explains something else is put away first. The page remembers whether the
next click hits the thing, which may move or go meanwhile."""
