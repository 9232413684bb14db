/** Which puzzles this browser has solved, and on how many days in a row today's was among them. */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";

/** @typedef {{solved: Record<string, string>, day: string, days: number}} Solving */

const DAY = 24 * 3600 * 1000;

export const solving = signal(
  kept("puzzles", /** @type {Solving} */ ({ solved: {}, day: "", days: 0 })),
);

/** The day before. @param {string} day */
function before(day) {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/**
 * The days in a row up to today, or to yesterday as long as today is not over.
 * @param {string} day
 */
export function streak(day) {
  const { day: last, days } = solving.value;
  return last === day || last === before(day) ? days : 0;
}

/**
 * A puzzle is solved.
 * @param {string} id
 * @param {string} day
 * @param {boolean} todays
 */
export function solved(id, day, todays) {
  const old = solving.value;
  const days = old.day === day ? old.days : old.day === before(day) ? old.days + 1 : 1;
  solving.value = {
    solved: { ...old.solved, [id]: day },
    day: todays ? day : old.day,
    days: todays ? days : old.days,
  };
  keep("puzzles", solving.value);
}
