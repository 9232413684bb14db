/** A new table. */
import { post } from "./http.js";
import { keep, remember } from "./memory.js";
import { go } from "./route.js";

/** Start a table and go there. @param {import("../messages.js").NewTable} wanted */
export async function makeTable(wanted) {
  /** @type {import("../messages.js").TableMade} */
  const made = await post("/api/tables", wanted);
  remember(made.table, { game: wanted.game, held: made.held, at: Date.now() });
  keep(`invitations.${made.table}`, made.invitations);
  go(`/table/${made.table}`);
}
