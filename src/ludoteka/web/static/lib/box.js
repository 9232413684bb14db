/** What is printed on the components of a game, as the server reads it. */
import { fetchJson } from "./http.js";

/** @typedef {Record<string, any>} Row */

/** The entries of a game, or of a table with a component file of its own. @param {string} game @param {string} [table] @returns {Promise<Record<string, Row[]>>} */
export function boxOf(game, table) {
  return table ? fetchJson(`/api/tables/${table}/box`) : fetchJson(`/api/games/${game}/box`);
}
