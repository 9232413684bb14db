/** Whom this browser does not want to hear in the chat of a table. */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";

/** @typedef {import("../messages.js").Chatted} Chatted */

const SPECTATOR = 8;
/** By table. */
const muted = signal(/** @type {Record<string, string[]>} */ (kept("muted", {})));

/** Who has said it: spectators are known by their names alone. @param {Chatted} line */
export function speaker(line) {
  return line.seat < SPECTATOR ? `${line.seat}` : `${SPECTATOR} ${line.name}`;
}

/** @param {string} table @param {string} who */
export function isMuted(table, who) {
  return muted.value[table]?.includes(who) ?? false;
}

/** @param {string} table @param {string} who */
export function toggleMuted(table, who) {
  const before = muted.value[table] ?? [];
  const after = before.includes(who) ? before.filter((each) => each !== who) : [...before, who];
  muted.value = { ...muted.value, [table]: after };
  keep("muted", muted.value);
}
