/** What bots are called at a new table. */
import { freshName } from "./characters.js";
import { seatName } from "./texts.js";

/** @typedef {import("../messages.js").SeatWanted} SeatWanted */

/**
 * @param {string} game
 * @param {string} bot
 * @param {number} place
 * @param {SeatWanted[]} before
 */
export function botSeatName(game, bot, place, before) {
  const taken = before.map((seat) => seat.name ?? "");
  return freshName(game, bot, taken) || seatName(place, true);
}
