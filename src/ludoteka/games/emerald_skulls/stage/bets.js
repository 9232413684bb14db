/** Emerald Skulls: the bets, coins on the felt beside the skull. */
import { boxOf } from "../../../lib/box.js";
import { html } from "../../../lib/html.js";
import { shapeOf } from "../../../parts/shapes.js";
import { LiveChance } from "./live_odds.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {{id: string, pays: number[], jackpot?: number, source: string}} Printed */
/** @typedef {{card: number, wager: number, markers: number[], left: number} & Printed} Bet */

/** What is printed on the bets, by card and wager. @type {Map<string, Printed>} */
let printed = new Map();

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const box = /** @type {{bet: Printed[]}} */ (await boxOf(game, table));
  printed = new Map(box.bet.map((row) => [row.id, row]));
}

/** The bets in play. @param {Scene} scene @returns {Bet[]} */
export function bets(scene) {
  const { kinds } = scene.texts.words;
  return scene.view.shown.bets.flatMap(([card, wager, markers, left]) => {
    const facts = printed.get(`${kinds.card[card]} ${kinds.wager[wager]}`);
    return facts ? [{ ...facts, card, wager, markers, left }] : [];
  });
}

/** @param {Scene} scene @param {number} card @param {number} wager */
export function betTarget(scene, card, wager) {
  const { kinds } = scene.texts.words;
  return `bet:${kinds.card[card]}:${kinds.wager[wager]}`;
}

/**
 * Who has bet, and how many places are left; in the solo game Vrax and Kar bet.
 * @param {Scene} scene
 * @param {Bet} bet
 */
export function aboutMarkers(scene, { markers, left: count }) {
  const left = scene.t("skulls-places", { count });
  if (!markers.length || scene.names.length === 1) return [left];
  return [
    scene.t("skulls-bettors", { names: markers.map((seat) => scene.names[seat]).join(", ") }),
    left,
  ];
}

/**
 * A card lies on the felt: its bets, and a place for each marker.
 * @param {{scene: Scene, card: number}} props
 */
export function BetCard({ scene, card }) {
  const { kinds } = scene.texts.words;
  const number = kinds.card[card];
  return html`<section class="bet-card" aria-label=${scene.t("skulls-card", { card: number })}>
    <span class="card-number" aria-hidden="true">${number}</span>
    ${bets(scene)
      .filter((bet) => bet.card === card)
      .map((bet) => html`<${OneBet} key=${bet.id} scene=${scene} bet=${bet} />`)}</section>`;
}

/** @param {{scene: Scene, bet: Bet}} props */
function OneBet({ scene, bet }) {
  const { markers, pays } = bet;
  return html`<button class="bet" ...${scene.target(betTarget(scene, bet.card, bet.wager))}>
    <strong>${scene.texts.name("wager", bet.wager)}</strong>
    ${bet.jackpot && html`<span class="jack">★ ${bet.jackpot}</span>`}
    <span class="unseen">${aboutMarkers(scene, bet).join(". ")}</span>
    <span class="pays on-card">${pays.map((gears, place) =>
      place < markers.length
        ? html`<span class="place taken"><${Coin} seat=${markers[place]} />
            <small>${gears}</small></span>`
        : html`<span class="place">${gears}</span>`,
    )}
      <${LiveChance} scene=${scene} bet=${bet} /></span></button>`;
}

/**
 * A betting marker: a coin with the colour and the shape of its seat.
 * @param {{seat: number}} props
 */
export function Coin({ seat }) {
  return html`<svg class="coin" viewBox="-20 -20 40 42" aria-hidden="true"
    style=${{ color: `var(--seat${seat % 8})` }}>
    <circle class="coin-edge" cy="2.5" r="18" /><circle class="coin-face" r="18" />
    <circle class="coin-ring" r="14.5" />
    <path d=${shapeOf(seat)} transform="translate(-8 -8) scale(.8)" /></svg>`;
}
