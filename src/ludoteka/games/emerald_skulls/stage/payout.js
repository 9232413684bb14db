/** Emerald Skulls: what the last turn paid, counted out; it stays until it has been read. */
import { signal } from "@preact/signals";
import { html } from "../../../lib/html.js";
import { keep, kept } from "../../../lib/memory.js";
import { still } from "../../../lib/speed.js";
import { Die, Gear, Token } from "./art.js";
import { Coin } from "./bets.js";
import { lastTurn } from "./last_turn.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("./last_turn.js").LastTurn} LastTurn */
/** @typedef {import("./last_turn.js").Paid} Paid */

/** Milliseconds for each gear, and for all of them at most. */
const EACH = 90;
const ALL = 3000;
/** More gears than these are not drawn one by one. */
const DRAWN = 30;

/** The turn whose beginning, or the end of all, somebody has gone on to. */
const read = signal(kept("skulls-read", { table: "", turn: 0 }));

/** @param {Scene} scene */
export function markRead(scene) {
  const turn = turnOf(scene);
  if (read.value.table === scene.table.id && read.value.turn >= turn) return;
  read.value = { table: scene.table.id, turn };
  keep("skulls-read", read.value);
}

/** The end of the match comes after the last turn. @param {Scene} scene */
function turnOf({ position, view }) {
  return position.turn + (view.ranks ? 1 : 0);
}

/** The last turn, as long as it is to be read. @param {Scene} scene */
export function unread(scene) {
  if (!scene.told) return null;
  const last = lastTurn(scene);
  const { table, turn } = read.value;
  return table === scene.table.id && turn >= turnOf(scene) ? null : last;
}

/** Who has watched the last turn reads what it paid before the result. @param {Scene} scene */
export function holds(scene) {
  return unread(scene)?.watched ?? false;
}

/** @param {{scene: Scene, last: LastTurn}} props */
export function Payout({ scene, last }) {
  const { out, paid, roll } = last;
  const told = (/** @type {import("../../../lib/seat_line.js").LogLine} */ line) =>
    scene.texts.note(line.word, line.args, scene.names);
  const all = paid.reduce((sum, { gears, tokens }) => sum + gears + tokens, 0);
  const each = still() ? 0 : Math.min(EACH, ALL / Math.max(1, all));
  let counted = 0;
  return html`<section class="payout" key=${`${out.seq}`} aria-label=${scene.t("skulls-payout")}>
    <h2>${told(out)}</h2>
    ${
      out.word === "out-bust" &&
      html`<p class="last-roll">${roll.map((face) => html`<${Die} face=${face} />`)}</p>`
    }
    <ul>${paid.map((one) => {
      const from = counted;
      counted += one.gears + one.tokens;
      return html`<${Row} paid=${one} text=${told(one.line)} from=${from} each=${each} />`;
    })}</ul>
    <button type="button" class="button main" data-open data-move="read"
      onClick=${() => markRead(scene)}>${scene.t("skulls-go-on")}</button>
  </section>`;
}

/**
 * Gears and tokens that come one after the other, then the sentence.
 * @param {{paid: Paid, text: string, from: number, each: number}} props
 */
function Row({ paid, text, from, each }) {
  const { seat, gears, tokens } = paid;
  const some = (/** @type {number} */ count) => [...Array(Math.min(DRAWN, count)).keys()];
  return html`<li>${seat >= 0 && html`<${Coin} seat=${seat} />`}
    <span class="paid-text">${text}</span>
    <span class="paid-sum" aria-hidden="true" style=${{
      animationDelay: `${(from + gears + tokens) * each}ms`,
    }}>+${gears || tokens}</span>
    <span class="paid-gears">
      ${some(gears).map((place) => html`<${Gear} delay=${(from + place) * each} />`)}
      ${some(tokens).map((place) => html`<${Token} delay=${(from + gears + place) * each} />`)}
    </span></li>`;
}
