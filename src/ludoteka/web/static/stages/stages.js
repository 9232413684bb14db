/** The stage of each game; a game without one of its own gets the general one. */

/** @type {Record<string, () => Promise<any>>} */
const OWN = {
  clash: () => import("./clash.js"),
  deli: () => import("./deli.js"),
  emerald_skulls: () => import("./emerald_skulls.js"),
  king_of_new_york: () => import("./king_of_new_york.js"),
  sandwich_wars: () => import("./sandwich_wars.js"),
};

/** @type {Map<string, Promise<import("../lib/scene.js").Stage>>} */
const loaded = new Map();

/** @param {import("../messages.js").TableInfo} table */
export function loadStage(table) {
  const key = table.own_parts ? `${table.game} ${table.id}` : table.game;
  let found = loaded.get(key);
  if (!found) loaded.set(key, (found = load(table)));
  found.catch(() => loaded.delete(key));
  return found;
}

/** @param {import("../messages.js").TableInfo} table */
async function load(table) {
  const own = table.game in OWN;
  const [stage] = await Promise.all([own ? OWN[table.game]() : import("./generic.js"), own ? style(table.game) : style("generic")]);
  await stage.prepare?.(table.game, table.own_parts ? table.id : undefined);
  return stage;
}

/** @param {string} name */
export function style(name) {
  const href = `/static/styles/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}
