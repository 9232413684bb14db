/**
 * What a stage draws, and what can be clicked on it.
 *
 * A *stage* (a module in `stages/`) says of every move which targets one clicks to make it, in
 * order: `steps(scene, offer)` gives the paths, say `[["tile:3", "cell:4"]]`. The frame does the
 * rest: it rings what can be clicked now, walks it with the arrow keys, steps back with Escape,
 * and sends the move when a path is complete. Moves without a path become buttons.
 *
 * @typedef {import("preact").ComponentChildren} Drawn
 *
 * @typedef {object} Stage
 * @property {(props: {scene: Scene}) => Drawn} Board       the middle of the table
 * @property {(props: {scene: Scene}) => Drawn} [Supplies]  what all share, beside the board
 * @property {(props: {scene: Scene, seat: number}) => Drawn} [Seat]  what lies before a seat
 * @property {"row" | "unfold"} [others]  on a phone the other seats are a row, which may unfold
 * @property {(props: {scene: Scene, seat: number}) => Drawn} [Face]  who a seat is, as a picture
 * @property {(scene: Scene, offer: Offer) => string[][]} steps
 * @property {(scene: Scene, offer: Offer) => boolean} [button]  also a button, though it has a path
 * @property {(scene: Scene, target: string) => About} about
 * @property {(scene: Scene) => Turn | null} [turn]  something about the picked thing can be turned
 * @property {(scene: Scene) => Batch | null} [batch]  several things are chosen, then sent together
 * @property {(scene: Scene) => string} [picking]  what is to be chosen next, if it is not a place
 * @property {(scene: Scene) => string[]} [summary]  the position in sentences, for screen readers
 * @property {(position: unknown, seats: number, shown: unknown) => number[]} [score]  by seat
 * @property {(scene: Scene) => Sheet} [sheet]  the score sheet at the end
 * @property {(scene: Scene) => boolean} [holds]  at the end: there is still something to be read
 * @property {(game: string) => Promise<unknown>} [prepare]  load what the stage needs
 *
 * @typedef {{text: string, verb: string, args: number[]}} Offer
 * @typedef {{title: string, text?: string, source?: string, state?: string[], why?: string}} About
 *   what it is, what it does, where we know it from, and the text of a move to ask "why not?" about
 * @typedef {{label: string, memo: unknown}} Turn
 *
 * @typedef {object} Batch
 * @property {Set<string>} open   the targets a click chooses or leaves
 * @property {(id: string) => unknown} choose  the memo after such a click
 * @property {(offer: Offer) => boolean} covers  the moves it stands for get no path and no button
 * @property {string} question    what is asked
 * @property {string} label       the button that makes `moves` one after the other
 * @property {string[]} moves
 *
 * @typedef {{rows: {label: string, values: (string | number)[], strong?: boolean}[]}} Sheet
 *
 * @typedef {object} Scene
 * @property {unknown} position
 * @property {import("../messages.js").View} view
 * @property {number} viewer      the seat at the lower edge
 * @property {boolean} spectating
 * @property {import("../messages.js").TableInfo} table
 * @property {import("./texts.js").GameTexts} texts
 * @property {(id: string, values?: import("./texts.js").Values) => string} t
 * @property {string[]} names
 * @property {boolean} asked      the table waits for the viewer
 * @property {Offer[]} offers     what the viewer may do; in a race also after having answered
 * @property {string[]} picked    the targets clicked so far
 * @property {Set<string>} open   the targets that can be clicked now
 * @property {Offer[]} buttons    the moves offered as buttons now
 * @property {Batch | null} batch  what is chosen together now
 * @property {string} hover       the target under the pointer or the focus
 * @property {unknown} memo       what the stage remembers between clicks, say how a tile is turned
 * @property {import("../messages.js").Advised[]} hints  the moves the bot advises, the best first
 * @property {import("./seat_line.js").LogLine[]} [told]  what happened so far; not in a replay
 * @property {(id: string) => Record<string, unknown>} target  attributes that make a thing a target
 */

/** @typedef {import("../messages.js").View} View */
/**
 * A scene of one game: its position, what the server sends with a view for its stage, and what the
 * stage remembers between clicks.
 * @template P, S
 * @template [M=never]
 * @typedef {Omit<Scene, "position" | "view" | "memo">
 *   & {position: P, view: View & {shown: S}, memo: M | null}} SceneOf
 */

/** @typedef {"asked" | "offers" | "picked" | "hover" | "memo" | "hints"} Asking */
/** What a scene adds where nobody is asked anything. @type {Pick<Scene, Asking>} */
const UNASKED = { asked: false, offers: [], picked: [], hover: "", memo: null, hints: [] };

/**
 * A picture of a position: nobody is asked.
 * @param {Stage} stage
 * @param {View} view
 * @param {Pick<Scene, "viewer" | "spectating" | "table" | "texts" | "names">} given
 */
export function stillScene(stage, view, given) {
  /** @type {Scene["t"]} */
  const t = (id, values) => given.texts.line(id, values);
  return makeScene(stage, { ...UNASKED, ...given, position: view.position, view, t });
}

/**
 * @param {Stage} stage
 * @param {Omit<Scene, "open" | "buttons" | "batch" | "target">} given
 * @returns {Scene}
 */
export function makeScene(stage, given) {
  /** @type {Scene} */
  const scene = {
    ...given,
    open: new Set(),
    buttons: [],
    batch: null,
    target: (id) => targetProps(scene, id),
  };
  const { picked } = scene;
  scene.batch = stage.batch?.(scene) ?? null;
  scene.batch?.open.forEach((id) => scene.open.add(id));
  for (const offer of scene.offers) {
    if (scene.batch?.covers(offer)) continue;
    const paths = stage.steps(scene, offer);
    let complete = false;
    for (const path of paths) {
      if (!startsWith(path, picked)) continue;
      if (path.length > picked.length) scene.open.add(path[picked.length]);
      else complete = true;
    }
    const asButton = !paths.length || (stage.button?.(scene, offer) ?? false);
    if (complete || (asButton && !picked.length)) scene.buttons.push(offer);
  }
  return scene;
}

/**
 * What a click on a target leads to: a move, a longer path, another beginning, or nothing.
 * @param {Stage} stage @param {Scene} scene @param {string} id
 * @returns {{send?: Offer, picked?: string[]}}
 */
export function click(stage, scene, id) {
  const longer = [...scene.picked, id];
  if (scene.open.has(id)) return follow(stage, scene, longer);
  const fresh = makeScene(stage, { ...scene, picked: [] });
  if (scene.picked.length && fresh.open.has(id)) return follow(stage, fresh, [id]);
  return {};
}

/** @param {Stage} stage @param {Scene} scene @param {string[]} path */
function follow(stage, scene, path) {
  const ending = [];
  let further = 0;
  for (const offer of scene.offers) {
    for (const each of stage.steps(scene, offer)) {
      if (!startsWith(each, path)) continue;
      if (each.length === path.length) ending.push(offer);
      else further += 1;
    }
  }
  return ending.length === 1 && !further ? { send: ending[0], picked: [] } : { picked: path };
}

/** @param {string[]} path @param {string[]} start */
function startsWith(path, start) {
  return start.every((each, place) => path[place] === each);
}

/** @param {Scene} scene @param {string} id */
function targetProps(scene, id) {
  const open = scene.open.has(id);
  const picked = scene.picked.includes(id);
  return {
    type: "button",
    "data-target": id,
    "data-open": open || undefined,
    "data-picked": picked || undefined,
    "aria-disabled": open || picked ? undefined : "true",
    "aria-pressed": picked ? "true" : undefined,
  };
}
