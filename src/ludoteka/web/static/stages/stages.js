/** The stage of each game; a game without one of its own gets the general one. */
import { address } from "../lib/base.js";
import { fetchJson } from "../lib/http.js";

/** @typedef {import("../messages.js").TableInfo} TableInfo */
/** @typedef {import("../lib/scene.js").Stage} Stage */

/** @type {Map<string, Promise<Stage>>} */
const loaded = new Map();

/** The games of this server. @returns {Promise<import("../messages.js").GameInfo[]>} */
export async function shelf() {
  /** @type {import("../messages.js").Games} */
  const { games } = await fetchJson("/api/games");
  return games;
}

/** What is wrong with packages whose games this server cannot use.
 * @returns {Promise<import("../messages.js").Failure[]>} */
export async function broken() {
  return (await fetchJson("/api/games")).broken;
}

/** @param {TableInfo} table */
export function loadStage(table) {
  const name = table.id || table.game;
  let found = loaded.get(name);
  if (!found) loaded.set(name, (found = load(table)));
  found.catch(() => loaded.delete(name));
  return found;
}

/** @param {TableInfo} table */
async function load(table) {
  const own = (await shelf()).find((game) => game.id === table.game)?.stage;
  const [stage] = await (own
    ? Promise.all([
        import(ofStage(table.game, "stage.js")),
        style(ofStage(table.game, "stage.css")),
      ])
    : Promise.all([import("./generic.js"), style(address("/static/styles/generic.css"))]));
  await stage.prepare?.(table.game, table.id);
  return stage;
}

/** The address of a file of a game's stage. @param {string} game @param {string} file */
export function ofStage(game, file) {
  return address(`/static/games/${game}/stage/${file}`);
}

/** @param {string} href @returns {Promise<unknown>} */
export function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}
