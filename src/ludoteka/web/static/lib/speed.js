/** How fast the moves of others are shown, which is remembered. */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";

export const SPEEDS = ["slow", "normal", "now"];
/** @type {Record<string, number>} how long a move is shown, in usual ones */
const PACES = { slow: 2.5, normal: 1, now: 0 };

const chosen = signal(kept("speed", ""));

/** What is chosen; who wants no motion sees everything at once unless they say otherwise. */
export const speed = {
  get value() {
    return chosen.value || (still() ? "now" : "normal");
  },
};

/** How long each move is shown. */
export function pace() {
  return PACES[speed.value];
}

/** @param {string} wanted */
export function setSpeed(wanted) {
  chosen.value = wanted;
  keep("speed", wanted);
}

/** No motion is wanted. */
export function still() {
  return kept("still", false) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
