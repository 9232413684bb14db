/**
 * The words of a lesson: a bubble that points at the first thing it speaks of and covers none of
 * them, nor the question. The things themselves are ringed.
 */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";

/** Parts of the table that a lesson can light up, beside things and buttons. */
const PARTS = { question: ".ask", own: ".own", others: ".others", board: ".board" };
const GAP = 8;
const GRID = 4;
/** How often things are looked for again that move by themselves, in milliseconds. */
const PACE = 200;
/** What it costs to cover a thing that is spoken of or the question, and what can be clicked. */
const [FORBIDDEN, UNKIND] = [1000, 0.03];
/** What it costs if more than this share of a thing that can be clicked is covered: more than any
 * way. */
const [HIDDEN, SHARE] = [5000, 0.4];

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** The things of the page that have these names. @param {string[]} light @returns {Element[]} */
export function litThings(light) {
  return light.flatMap((name) => {
    const [kind, rest] = [name.slice(0, name.indexOf(":")), name.slice(name.indexOf(":") + 1)];
    const part = kind === "at" && PARTS[/** @type {keyof typeof PARTS} */ (rest)];
    const selector =
      part ||
      (kind === "move"
        ? `.ask [data-move^="${CSS.escape(rest)}"]`
        : `[data-target="${CSS.escape(name)}"]`);
    const found = [...document.querySelectorAll(selector)].find((each) => isShown(each));
    return found ? [found] : [];
  });
}

/** @param {Element} thing */
function isShown(thing) {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/**
 * @param {{light: string[], step: string, wrong: boolean,
 *   children: import("preact").ComponentChildren}} props  `step` is another one for other words
 */
export function Bubble({ light, step, wrong, children }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const rings = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const [first] = litThings(light);
    if (first && !isInWindow(first)) first.scrollIntoView({ block: "center" });
    let before = "";
    const follow = () => {
      const now = surroundings(light, bubble.current);
      const said = JSON.stringify(now);
      if (said === before) return;
      before = said;
      place(bubble.current, now);
      ring(rings.current, now.lit);
    };
    follow();
    const timer = setInterval(follow, PACE);
    const changes = new MutationObserver(follow);
    changes.observe(document.body, {
      attributeFilter: ["data-open"],
      childList: true,
      subtree: true,
    });
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
    return () => {
      clearInterval(timer);
      changes.disconnect();
      removeEventListener("scroll", follow, { capture: true });
      removeEventListener("resize", follow);
    };
  }, [step, light.join()]);
  return html`<div class="rings" aria-hidden="true" ref=${rings}></div>
    <section class=${`bubble ${wrong ? "wrong" : ""}`} ref=${bubble}
      aria-label=${t("learn-words")}>${children}
      <span class="tail" aria-hidden="true"></span></section>`;
}

/** @param {Element} thing */
function isInWindow(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** @param {Element} thing @returns {Box} */
function boxOf(thing) {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** @param {string[]} light @param {HTMLElement | null} bubble */
function surroundings(light, bubble) {
  const lit = litThings(light).map(boxOf);
  const question = [...document.querySelectorAll(".ask, .learn-menu")].map(boxOf);
  const open = [...document.querySelectorAll("[data-open]")].map(boxOf);
  const size = { width: bubble?.offsetWidth ?? 0, height: bubble?.offsetHeight ?? 0 };
  return { lit, question, open, size, window: { width: innerWidth, height: innerHeight } };
}

/** @param {HTMLElement | null} layer @param {Box[]} lit */
function ring(layer, lit) {
  layer?.replaceChildren(
    ...lit.map((box) => {
      const each = document.createElement("span");
      each.className = "lit";
      each.style.transform = `translate(${box.left - 4}px, ${box.top - 4}px)`;
      each.style.width = `${box.right - box.left + 8}px`;
      each.style.height = `${box.bottom - box.top + 8}px`;
      return each;
    }),
  );
}

/**
 * Where it is nearest to the things and covers none of them.
 * @param {HTMLElement | null} bubble
 * @param {ReturnType<typeof surroundings>} now
 */
function place(bubble, now) {
  if (!bubble) return;
  const { size, window } = now;
  const goal = now.lit[0] ?? null;
  let best = { left: GAP, top: GAP, cost: Infinity };
  for (let top = GAP; top <= Math.max(GAP, window.height - size.height - GAP); top += GRID)
    for (let left = GAP; left <= Math.max(GAP, window.width - size.width - GAP); left += GRID) {
      const cost = costOf(boxAt(left, top, size), goal, now);
      if (cost < best.cost) best = { left, top, cost };
    }
  bubble.style.transform = `translate(${best.left}px, ${best.top}px)`;
  tail(bubble, boxAt(best.left, best.top, size), goal);
}

/** @param {number} left @param {number} top @param {{width: number, height: number}} size */
function boxAt(left, top, size) {
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** @param {Box} box @param {Box | null} goal @param {ReturnType<typeof surroundings>} now */
function costOf(box, goal, now) {
  let cost = goal ? distance(box, goal) : distance(box, centre(now.window));
  for (const each of [...now.lit, ...now.question]) cost += FORBIDDEN * overlap(box, grown(each));
  for (const each of now.open) {
    const covered = overlap(box, each);
    cost += UNKIND * covered + (covered > SHARE * area(each) ? HIDDEN : 0);
  }
  return cost;
}

/** @param {{width: number, height: number}} size @returns {Box} */
function centre({ width, height }) {
  return { left: width / 2, right: width / 2, top: height / 2, bottom: height / 2 };
}

/** @param {Box} box @returns {Box} */
function grown({ left, top, right, bottom }) {
  return { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param {Box} box */
function area({ left, top, right, bottom }) {
  return (right - left) * (bottom - top);
}

/** Between the middles. @param {Box} a @param {Box} b */
function distance(a, b) {
  return Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;
}

/**
 * The tail stands at the side that is nearest to the things.
 * @param {HTMLElement} bubble @param {Box} box @param {Box | null} goal
 */
function tail(bubble, box, goal) {
  delete bubble.dataset.side;
  if (!goal) return;
  const x = (goal.left + goal.right) / 2;
  const y = (goal.top + goal.bottom) / 2;
  const sides = {
    top: box.top - y,
    bottom: y - box.bottom,
    left: box.left - x,
    right: x - box.right,
  };
  const [[side]] = Object.entries(sides).sort((a, b) => b[1] - a[1]);
  const along =
    side === "top" || side === "bottom"
      ? within(x - box.left, box.right - box.left)
      : within(y - box.top, box.bottom - box.top);
  bubble.dataset.side = side;
  bubble.style.setProperty("--tail", `${along}px`);
}

/** @param {number} wanted @param {number} length */
function within(wanted, length) {
  return Math.round(Math.min(Math.max(20, wanted), length - 20));
}
