/** What a bot thinks of the moves of finished matches, fetched while somebody looks at it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchJson } from "./http.js";

/** @typedef {import("../messages.js").Review} Review */
/** @typedef {import("../messages.js").ReviewedMove} ReviewedMove */

const PAUSE = 700;
const MOST_WORST = 5;
/** Less is lost in the bot's own doubt. */
export const WORTH_TELLING = 0.03;

/** By table and seat. */
const reviews = signal(/** @type {Record<string, Review>} */ ({}));

/** @param {string} table @param {number} seat @returns {Review | undefined} */
export function reviewOf(table, seat) {
  return reviews.value[`${table} ${seat}`];
}

/** @param {Review} review */
export function isThrough(review) {
  return review.done === review.of;
}

/**
 * Ask until the bot is through.
 * @param {string} table
 * @param {number} seat
 * @param {boolean} wanted
 */
export function useReview(table, seat, wanted) {
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const ask = async () => {
      while (current) {
        /** @type {Review | null} */
        const told = await fetchJson(`/api/tables/${table}/review?seat=${seat}`).catch(() => null);
        if (told) reviews.value = { ...reviews.value, [`${table} ${seat}`]: told };
        if (told && isThrough(told)) return;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    };
    const known = reviewOf(table, seat);
    if (!known || !isThrough(known)) ask();
    return () => void (current = false);
  }, [table, seat, wanted]);
}

/** @param {ReviewedMove} move */
export function lost(move) {
  return move.best_share - move.share;
}

/** The moves that lost most, in order of play. @param {Review} review */
export function worst(review) {
  return [...review.moves]
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, MOST_WORST)
    .filter((move) => lost(move) >= WORTH_TELLING)
    .sort((a, b) => a.count - b.count);
}
