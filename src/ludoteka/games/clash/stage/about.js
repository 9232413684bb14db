/** CLASH: what a thing on the stage is, what it does, and why it cannot be used. */
import { heldSide, pickedTile } from "./picks.js";

/** @typedef {import("./stage.js").Scene} Scene */

/** @param {Scene} scene @param {string} target @returns {import("../../../lib/scene.js").About} */
export function about(scene, target) {
  const [kind, number] = target.split(":");
  const index = Number(number);
  if (kind === "hidden") return { title: scene.t("clash-hidden-of", { name: scene.names[index] }) };
  if (kind === "tile") return { ...aboutTile(scene, index), why: whyTile(scene, index) };
  const { board, down, under } = scene.position;
  const name = scene.texts.name("cell", index);
  if (!board[index])
    return {
      title: scene.t("clash-empty", { cell: name }),
      state: safety(scene, index),
      why: whyCell(scene, index),
    };
  const told = aboutTile(scene, board[index]);
  const state = [];
  if (down[index]) state.push(untilAfter(scene, index));
  else
    state.push(
      scene.t("clash-supports", { side: scene.texts.name("side", scene.position.side[index]) }),
      ...safety(scene, index),
    );
  if (under[index])
    state.push(scene.t("clash-covers", { tile: scene.texts.name("tile", under[index]) }));
  return {
    ...told,
    title: scene.t("clash-on-cell", { tile: told.title, cell: name }),
    state,
    why: whyCell(scene, index),
  };
}

/** @param {Scene} scene @param {number} tile */
function aboutTile(scene, tile) {
  return {
    title: scene.texts.name("tile", tile),
    text: scene.texts.description("tile", tile),
    source: scene.texts.source("tile", tile),
  };
}

/** @param {Scene} scene @param {number} cell */
export function untilAfter(scene, cell) {
  const next = scene.view.shown.until[cell];
  if (next === scene.viewer && !scene.spectating) return scene.t("clash-down-yours");
  return scene.t("clash-down-theirs", { side: scene.texts.name("side", next) });
}

/** @param {Scene} scene @param {number} cell */
function safety(scene, cell) {
  const { safe, blocked } = scene.view.shown;
  if (safe[cell]) return [scene.t("clash-is-safe")];
  return blocked[cell] ? [scene.t("clash-is-blocked")] : [];
}

/**
 * A move that would use this tile, for the question "why not?".
 * @param {Scene} scene
 * @param {number} tile
 */
function whyTile(scene, tile) {
  const { kinds } = scene.texts.words;
  const name = kinds.tile[tile];
  const verb = { draft: "draft", keep: "keep" }[scene.view.prompt];
  if (verb) return `${verb} ${name}`;
  return `place ${name} ${kinds.cell[4]} ${kinds.side[scene.viewer]}`;
}

/** @param {Scene} scene @param {number} cell */
function whyCell(scene, cell) {
  const { kinds } = scene.texts.words;
  if (scene.view.prompt === "effect") return `target ${kinds.cell[cell]}`;
  if (scene.view.prompt === "bribe-to") return `to ${kinds.cell[cell]}`;
  const tile = pickedTile(scene);
  return tile
    ? `place ${kinds.tile[tile]} ${kinds.cell[cell]} ${kinds.side[heldSide(scene)]}`
    : undefined;
}
