/** What is printed on the components of a game, as the server reads it. */
import { fetchJson } from "./http.js";

/**
 * The entries of a game, as the caller takes them, or of a table with a component file of its own.
 * @template T
 * @param {string} game
 * @param {string} [table]
 * @returns {Promise<T>}
 */
export function boxOf(game, table) {
  return table ? fetchJson(`/api/tables/${table}/box`) : fetchJson(`/api/games/${game}/box`);
}
