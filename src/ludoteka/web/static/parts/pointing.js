/**
 * Mouse, touch and keys on targets: clicks, hovering, long presses, and walking with the arrows.
 */
import { info } from "./info.js";

const HOVER_DELAY = 350;
const LONG_PRESS = 450;
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {Event} event */
function targetOf(event) {
  const found = /** @type {Element} */ (event.target).closest?.("[data-target]");
  return found ? /** @type {HTMLElement} */ (found) : null;
}

/**
 * Handlers for the part of the page that holds the stage. A finger that rests on a place for what
 * is picked shows there what a pointer shows by hovering; on other things it opens their card.
 * `stop` is for when that part goes away.
 * @param {{pick: (id: string) => void, hover: (id: string) => void,
 *   isPlace: (id: string) => boolean}} actions
 */
export function pointing({ pick, hover, isPlace }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let pressed = false;
  /** When a finger came down: a busy page hears late of its going. */
  let down = 0;
  /** A finger was last: what slides under where it was is not pointed at. */
  let touched = false;
  const clear = () => clearTimeout(timer);
  return {
    stop: () => {
      clear();
      info.value = null;
    },
    onClick: (/** @type {Event} */ event) => {
      const thing = targetOf(event);
      if (!thing) return;
      if (pressed) return void (pressed = false);
      clear();
      if (!info.value?.pinned) info.value = null;
      pick(thing.dataset.target ?? "");
    },
    onPointerOver: (/** @type {PointerEvent} */ event) => {
      const id = targetOf(event)?.dataset.target ?? "";
      if (event.pointerType === "touch" || touched) return;
      hover(id);
      clear();
      if (info.value?.pinned) return;
      if (!id) info.value = null;
      else
        timer = setTimeout(
          () => (info.value = { id, pinned: false }),
          info.value ? 0 : HOVER_DELAY,
        );
    },
    onPointerLeave: (/** @type {PointerEvent} */ event) => {
      clear();
      if (event.pointerType !== "touch") hover("");
      if (!info.value?.pinned) info.value = null;
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "touch" && (event.movementX || event.movementY)) touched = false;
    },
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const id = targetOf(event)?.dataset.target;
      pressed = false;
      touched = event.pointerType === "touch";
      if (event.pointerType !== "touch" || !id) return;
      down = event.timeStamp;
      hover(id);
      timer = setTimeout(() => {
        pressed = true;
        if (!isPlace(id)) info.value = { id, pinned: true };
      }, LONG_PRESS);
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (event.pointerType !== "touch") return;
      clear();
      if (!pressed || event.timeStamp - down >= LONG_PRESS) return;
      pressed = false;
      info.value = null;
    },
    onPointerCancel: () => {
      clear();
      hover("");
    },
    onContextMenu: (/** @type {Event} */ event) => targetOf(event) && event.preventDefault(),
    onFocusIn: (/** @type {Event} */ event) => {
      const thing = targetOf(event);
      if (!thing?.matches(":focus-visible")) return;
      hover(thing.dataset.target ?? "");
      info.value = { id: thing.dataset.target ?? "", pinned: false };
    },
    onFocusOut: () => {
      if (!info.value?.pinned) info.value = null;
      hover("");
    },
  };
}

const RINGED = "[data-open], [data-picked], .ask [data-move]";

/**
 * Move the focus to the nearest ringed thing (or what else is named) in a direction.
 * @param {string} key
 * @param {string} [among]
 */
export function walk(key, among = RINGED) {
  const [dx, dy] = ARROWS[/** @type {keyof typeof ARROWS} */ (key)];
  const things = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(among)]);
  if (!things.length) return;
  const here = things.find((thing) => thing === document.activeElement);
  if (!here) return things[0].focus();
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const to = middle(thing);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = ahead + aside * 2.5;
    if (ahead > 4 && distance < least) [best, least] = [thing, distance];
  }
  best?.focus();
}

/** @param {Element} thing */
function middle(thing) {
  const at = thing.getBoundingClientRect();
  return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
}

/** @param {string} key */
export function isArrow(key) {
  return key in ARROWS;
}
