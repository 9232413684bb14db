/** Component files, as far as stages need them: lists of entries (`[[tile]]` or `tile = [{...}]`) of words, numbers and lists. */
import { fetchText } from "./http.js";

/** @typedef {Record<string, any>} Row */

/** @param {string} source @returns {Record<string, Row[]>} */
export function readParts(source) {
  /** @type {Record<string, Row[]>} */
  const tables = {};
  /** @type {Row} */
  let row = {};
  for (const [, name, body] of source.matchAll(/^(\w+)\s*=\s*\[\s*\n([\s\S]*?)^\]/gm)) {
    tables[name] = [...body.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => inlineRow(inside));
  }
  const logical = source.replace(/\[[^[\]]*\]/g, (list) => list.replace(/\s*\n\s*/g, " "));
  for (const line of logical.split("\n")) {
    const table = /^\s*\[\[(\w+)\]\]/.exec(line);
    const field = /^\s*(\w+)\s*=\s*(.+?)\s*$/.exec(line);
    if (table) (tables[table[1]] ??= []).push((row = {}));
    else if (field) row[field[1]] = value(field[2]);
  }
  return tables;
}

/** `id = "1", pays = [3, 2]` @param {string} inside @returns {Row} */
function inlineRow(inside) {
  const pairs = inside.matchAll(/(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,\s]+)/g);
  return Object.fromEntries([...pairs].map(([, name, text]) => [name, value(text)]));
}

/** @param {string} text */
function value(text) {
  const plain = text.replace(/("(?:[^"\\]|\\.)*")|#.*$/g, (_, quoted) => quoted ?? "").replace(/,\s*]/, "]").trim();
  try {
    return JSON.parse(plain);
  } catch {
    return plain;
  }
}

/** The entries of a table: ours, with the changes of its owner's file. @param {string} game @param {string} [table] */
export async function partsOf(game, table) {
  const ours = readParts(await fetchText(`/api/games/${game}/parts`));
  if (!table) return ours;
  const header = JSON.parse((await fetchText(`/api/tables/${table}/record`)).split("\n", 1)[0]);
  return withChanges(ours, header.parts);
}

/** Our entries with the changes of an own file. @param {Record<string, Row[]>} ours @param {string} own */
export function withChanges(ours, own) {
  for (const [kind, rows] of Object.entries(readParts(own))) {
    for (const row of rows) Object.assign(ours[kind]?.find((each) => each.id === row.id) ?? {}, row);
  }
  return ours;
}
