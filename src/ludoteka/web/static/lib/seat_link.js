/**
 * Seats that a link brings behind its #. The table is asked first whether they are good: a bad one
 * is never remembered, and so never replaces a good one.
 */
import { effect } from "@preact/signals";
import { remember } from "./memory.js";
import { SPECTATOR, SeatLine } from "./seat_line.js";

/** The secrets behind the # of the address; it is shown without them from then on. */
export function secretsOfLink() {
  const found = [...new URLSearchParams(location.hash.slice(1))]
    .filter(([seat]) => /^\d$/.test(seat))
    .map(([, token]) => token);
  if (found.length) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

/**
 * Remember the seats these secrets hold; whether they all hold one.
 * @param {string} table
 * @param {string[]} tokens
 */
export async function takeSeats(table, tokens) {
  const seats = await Promise.all(tokens.map((token) => seatOf(table, token)));
  const held = seats
    .map((seat, place) => ({ seat, token: tokens[place] }))
    .filter(({ seat }) => seat < SPECTATOR);
  if (held.length) remember(table, { held, at: Date.now() });
  return held.length === tokens.length;
}

/**
 * The seat a token holds, as the table says; the spectator's if it holds none.
 * @param {string} table
 * @param {string} token
 * @returns {Promise<number>}
 */
function seatOf(table, token) {
  if (!token) return Promise.resolve(SPECTATOR);
  const line = new SeatLine(table, token);
  return new Promise((answer) => {
    const stop = effect(() => {
      if (!line.broken.value && !line.welcome.value) return;
      answer(line.seat);
      line.close();
      queueMicrotask(() => stop());
    });
  });
}
