/**
 * Makes changes visible: things with `data-piece` travel from where they were to where they are,
 * and numbers with `data-glow` glow once when they change. Nothing moves if no motion is wanted.
 */
import { Component } from "preact";
import { still } from "../lib/speed.js";

/** @typedef {{rects: Map<string, DOMRect>, values: Map<string, string>}} Before */

/** What the window hears when a thing has come to where it is. */
export const SETTLED = "settled";

export class Animated extends Component {
  /** @returns {Before} */
  getSnapshotBeforeUpdate() {
    /** @type {Before} */
    const before = { rects: new Map(), values: new Map() };
    if (still()) return before;
    for (const each of document.querySelectorAll("[data-piece]")) {
      before.rects.set(
        /** @type {HTMLElement} */ (each).dataset.piece ?? "",
        each.getBoundingClientRect(),
      );
    }
    for (const each of document.querySelectorAll("[data-glow]")) {
      before.values.set(
        /** @type {HTMLElement} */ (each).dataset.glow ?? "",
        each.textContent ?? "",
      );
    }
    return before;
  }

  /** @param {unknown} _props @param {unknown} _state @param {Before} before */
  componentDidUpdate(_props, _state, before) {
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("[data-piece]")
    )) {
      const from = before.rects.get(each.dataset.piece ?? "");
      if (from) travel(each, from);
    }
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("[data-glow]")
    )) {
      const old = before.values.get(each.dataset.glow ?? "");
      if (old !== undefined && old !== each.textContent) glow(each);
    }
  }

  render() {
    return this.props.children;
  }
}

/** @param {HTMLElement} thing @param {DOMRect} from */
function travel(thing, from) {
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!to.width || (Math.abs(x) < 3 && Math.abs(y) < 3)) return;
  const size = from.width / to.width;
  const travelling = thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: 300, easing: "ease-out" },
  );
  travelling.onfinish = () => dispatchEvent(new Event(SETTLED));
}

/** @param {HTMLElement} thing */
function glow(thing) {
  thing.animate(
    [
      { transform: "scale(1)" },
      { transform: "scale(1.5)", filter: "drop-shadow(0 0 8px currentColor)" },
      { transform: "scale(1)" },
    ],
    { duration: 600, easing: "ease-out" },
  );
}
