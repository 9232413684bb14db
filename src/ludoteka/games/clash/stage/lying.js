/** CLASH: a tile that lies on the board. */
import { html } from "../../../lib/html.js";
import { untilAfter } from "./about.js";
import { Tile } from "./art.js";
import { printOf } from "./picks.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("./last_game.js").Lying} On */

/** The cells as the viewer sees them, row by row. @param {Scene} scene */
export function cellsBefore(scene) {
  return scene.viewer === 1 ? [2, 1, 0, 5, 4, 3, 8, 7, 6] : [6, 7, 8, 3, 4, 5, 0, 1, 2];
}

/** To whom the foot of a tile points. @param {Scene} scene @param {number} side */
export function towards(scene, side) {
  return side === scene.viewer ? "me" : "them";
}

/**
 * The tile of a cell, now or at the end of a game.
 * @param {{scene: Scene, lying: On, cell: number, note?: boolean}} props
 */
export function Lying({ scene, lying, cell, note = false }) {
  const { board, side, down, under } = lying;
  const tile = board[cell];
  if (!tile) return null;
  return html`<${Tile} name=${scene.texts.words.kinds.tile[tile]}
    title=${scene.texts.name("tile", tile)} print=${printOf(scene, tile)}
    colour=${down[cell] ? "back" : `side${side[cell]}`} towards=${towards(scene, side[cell])}
    down=${down[cell] > 0} shown=${!down[cell]}
    under=${under[cell] ? scene.texts.name("tile", under[cell]) : ""}
    note=${note && down[cell] ? untilAfter(scene, cell) : ""} />`;
}
