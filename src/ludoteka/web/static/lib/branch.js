/** A new table that goes on from a position of a finished match. */
import { post } from "./http.js";
import { myName } from "./me.js";
import { remember } from "./memory.js";
import { go } from "./route.js";

/**
 * Go on from a position of the replay at a new table.
 * @param {import("../messages.js").TableInfo} table
 * @param {import("../messages.js").SeatInfo[]} seats
 * @param {number} count
 */
export async function branch(table, seats, count) {
  const wanted = seats.map((seat) =>
    seat.kind === "bot" && !seat.owned
      ? { kind: "bot", bot: seat.bot, name: seat.name }
      : { kind: "here", name: seat.name || myName(), face: seat.face },
  );
  /** @type {import("../messages.js").TableMade} */
  const made = await post(`/api/tables/${table.id}/branch`, { count, seats: wanted });
  remember(made.table, { game: table.game, held: made.held, at: Date.now() });
  go(`/table/${made.table}`);
}
