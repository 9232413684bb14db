/** What a reload must not lose: a move that is not stored yet, and what is picked for the next. */
import { keep, kept } from "./memory.js";

/** @typedef {{seat: number, decision: number, move: string}} Unsent */
/** @typedef {{decision: number, picked: string[]}} Picked */

/** @param {string} table @param {Unsent | null} move */
export function keepUnsent(table, move) {
  keep(`unsent.${table}`, move ?? undefined);
}

/** @param {string} table @returns {Unsent | null} */
export function unsentAt(table) {
  return kept(`unsent.${table}`, null);
}

/** @param {string} table @param {Picked} picked */
export function keepPicked(table, picked) {
  try {
    sessionStorage.setItem(`picked.${table}`, JSON.stringify(picked));
  } catch {
    // The page works without a memory.
  }
}

/** @param {string} table @returns {Picked | null} */
export function pickedAt(table) {
  try {
    return JSON.parse(sessionStorage.getItem(`picked.${table}`) ?? "null");
  } catch {
    return null;
  }
}
