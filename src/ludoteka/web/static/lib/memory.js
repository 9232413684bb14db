/** What this browser remembers: settings, one's name, and the seats one holds. No cookies. */

import { signal } from "@preact/signals";

const PREFIX = "ludoteka.";
/** How many results this page has learned. */
const learned = signal(0);

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function kept(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value  nothing is kept of `undefined` */
export function keep(key, value) {
  try {
    if (value === undefined) return localStorage.removeItem(PREFIX + key);
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the page works without a memory.
  }
}

/**
 * @typedef {{seat: number, token: string}} Held
 * @typedef {{seat: number, names: string[], ranks: number[], at: number}} Result
 *   how it ended: one's own seat, who played, who came where (0 has won), and when
 * @typedef {{id: string, game: string, held: Held[], at: number, over?: boolean,
 *   read?: number, result?: Result}} MyTable  `read` is the last line of the chat that was seen
 */

/** The tables where this browser holds a seat, the newest first. @returns {MyTable[]} */
export function myTables() {
  return Object.values(/** @type {Record<string, MyTable>} */ (kept("tables", {}))).sort(
    (a, b) => b.at - a.at,
  );
}

/** The matches of this browser that are over, the newest first. @returns {MyTable[]} */
export function finished() {
  void learned.value;
  return myTables()
    .filter((table) => table.over && table.result)
    .sort((a, b) => (b.result?.at ?? 0) - (a.result?.at ?? 0));
}

/**
 * Remember how it ended, when it is heard for the first time.
 * @param {string} id
 * @param {Omit<Result, "at">} result
 */
export function rememberResult(id, result) {
  const known = myTable(id);
  if (!known?.held.length || known.result || !result.ranks.length) return;
  remember(id, { over: true, result: { ...result, at: Date.now() } });
  learned.value += 1;
}

/** @param {string} id @returns {MyTable | undefined} */
export function myTable(id) {
  return kept("tables", /** @type {Record<string, MyTable>} */ ({}))[id];
}

/**
 * Remember seats at a table, or what is new about it.
 * @param {string} id
 * @param {Partial<MyTable>} news
 */
export function remember(id, news) {
  const tables = kept("tables", /** @type {Record<string, MyTable>} */ ({}));
  const before = tables[id] ?? { id, game: "", held: [], at: Date.now() };
  const held = [...before.held];
  for (const each of news.held ?? []) {
    const place = held.findIndex((other) => other.seat === each.seat);
    if (place >= 0) held[place] = each;
    else held.push(each);
  }
  tables[id] = { ...before, ...news, held };
  keep("tables", tables);
}

/** Give up a seat whose token is no longer good. @param {string} id @param {string} token */
export function drop(id, token) {
  const tables = kept("tables", /** @type {Record<string, MyTable>} */ ({}));
  const held = tables[id]?.held.filter((each) => each.token !== token) ?? [];
  if (held.length) keep("tables", { ...tables, [id]: { ...tables[id], held } });
  else forget(id);
}

/** @param {string} id */
export function forget(id) {
  const tables = kept("tables", /** @type {Record<string, MyTable>} */ ({}));
  delete tables[id];
  keep("tables", tables);
}
