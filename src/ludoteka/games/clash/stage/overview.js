/** CLASH: between two games of a match the end of the last one stays until it has been read. */
import { signal } from "@preact/signals";
import { html } from "../../../lib/html.js";
import { keep, kept } from "../../../lib/memory.js";
import { Framed } from "./frame.js";
import { lastGame, look } from "./last_game.js";
import { cellsBefore, Lying } from "./lying.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("./last_game.js").LastGame} LastGame */

/** Who comes to a game that has gone on so far does not see the end of the one before. */
const BEGINNING = 2;

/** The last overview that was read. */
const read = signal(kept("clash-read", { table: "", game: 0 }));
/** The one that is open, by its table and game. */
let open = "";

/** @param {Scene} scene */
function name(scene) {
  return `${scene.table.id} ${scene.position.game}`;
}

/** @param {Scene} scene */
export function markRead(scene) {
  if (open !== name(scene)) return;
  open = "";
  read.value = { table: scene.table.id, game: scene.position.game };
  keep("clash-read", read.value);
}

/** What is still to be read; otherwise the board is remembered. @param {Scene} scene */
export function unread(scene) {
  const { game, placed } = scene.position;
  const known = read.value.table === scene.table.id && read.value.game >= game;
  const last = known || game < 2 || !scene.told ? null : lastGame(scene);
  if (last && (placed <= BEGINNING || open === name(scene))) {
    open = name(scene);
    return last;
  }
  if (scene.told) look(scene);
  return null;
}

/** @param {{scene: Scene, last: LastGame}} props */
export function Overview({ scene, last }) {
  const { lying, number, result } = last;
  const support = [0, 1].map(
    (seat) => lying?.board.filter((tile, cell) => holds(lying, tile, cell, seat)).length ?? 0,
  );
  const seats = lying ? support : scene.view.shown.support;
  return html`<${Framed} scene=${scene} support=${seats}>
    <section class="square overview" aria-label=${scene.t("clash-ended", { number })}>
      <h2>${scene.t("clash-ended", { number })}</h2>
      <p>${scene.texts.note(result.word, result.args, scene.names)}</p>
      ${lying && html`<${Final} scene=${scene} lying=${lying} />`}
      <button type="button" class="button main" data-open data-move="read"
        onClick=${() => markRead(scene)}>${scene.t("clash-next-game")}</button>
    </section><//>`;
}

/**
 * @param {import("./last_game.js").Lying} lying
 * @param {number} tile @param {number} cell @param {number} seat
 */
function holds(lying, tile, cell, seat) {
  return tile > 0 && !lying.down[cell] && lying.side[cell] === seat;
}

/** The board at the end. @param {{scene: Scene, lying: import("./last_game.js").Lying}} props */
function Final({ scene, lying }) {
  return html`<div class="final" aria-hidden="true">${cellsBefore(scene).map(
    (cell) => html`<span class="final-cell" key=${cell}>
      <${Lying} scene=${scene} lying=${lying} cell=${cell} /></span>`,
  )}</div>`;
}
