/** Emerald Skulls: the skull fills the stage, the bet cards flank it. */
import { html } from "../lib/html.js";
import { partsOf } from "../lib/parts.js";
import { seatMark } from "../parts/shapes.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Offer} Offer */
/** @typedef {{card: string, wager: string, pays: number[], modifier: string, jackpot?: number, per?: string, source: string}} Bet */

const GEM = 5;
const MARKERS = 2;
const FACES = ["I", "II", "III", "IV", "V", "skull"];
/** Where the dice of a level lie on the skull: the middle of the row, and its height. By level. */
const ROWS = [[0, 0], [200, 388], [200, 338], [200, 268], [200, 192], [200, 92]];

/** @type {Bet[]} */
let bets = [];

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const { bet } = await partsOf(game, table);
  bets = bet.map((row) => {
    const [card, wager] = row.id.split(" ");
    return /** @type {Bet} */ ({ ...row, card, wager });
  });
}

/** The bets in play by slot, as the markers name them. @param {Scene} scene */
function slots(scene) {
  const names = scene.texts.words.kinds.card;
  const cards = [...scene.position.in_play].sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  return cards.flatMap((card) => bets.filter((bet) => bet.card === names[card]));
}

/** @param {Scene} scene @param {number} card @param {number} wager */
function betTarget(scene, card, wager) {
  const { kinds } = scene.texts.words;
  return `bet:${kinds.card[card]}:${kinds.wager[wager]}`;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second] = offer.args;
  if (offer.verb === "place") return [[`level:${first}`]];
  if (offer.verb === "bet" || offer.verb === "jackpot") return [[betTarget(scene, first, second)]];
  return [];
}

/** @param {Scene} scene @param {string} target @returns {import("../lib/scene.js").About} */
export function about(scene, target) {
  const [kind, first, second] = target.split(":");
  const { texts } = scene;
  if (kind === "level") {
    const level = Number(first);
    const { natural, skulls, floor } = scene.position;
    const state = [scene.t("skulls-dice", { count: natural[level] + skulls[level] })];
    if (level < floor) state.push(scene.t("skulls-closed"));
    return { title: texts.name("level", level), text: texts.description("level", level), state, source: texts.source("level", level) };
  }
  const wager = texts.words.kinds.wager.indexOf(second);
  const bet = bets.find((each) => each.card === first && each.wager === second);
  const state = bet ? [scene.t("skulls-pays", { pays: bet.pays.join(", ") })] : [];
  if (bet?.jackpot) state.push(scene.t("skulls-jackpot", { gears: bet.jackpot }));
  return { title: texts.name("wager", wager), text: texts.description("wager", wager), state, source: bet && texts.line(`source-${bet.source}`), why: `bet ${first} ${second}` };
}

const SKULL_FACE = "M0-9C-6-9-9-5-9-1-9 2-7 4-5 5V8H5V5C7 4 9 2 9-1 9-5 6-9 0-9ZM-4-3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4-3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z";

/** A die in SVG. @param {string} face @param {number} x @param {number} y @param {string} key */
function die(face, x, y, key) {
  return html`<g key=${key} class=${`die ${face === "skull" ? "wild" : ""}`} transform="translate(${x} ${y})">
    <rect x="-17" y="-17" width="34" height="34" rx="8" />
    ${face === "skull" ? html`<path d=${SKULL_FACE} transform="scale(1.35)" fill-rule="evenodd" />` : html`<text y="6" text-anchor="middle">${face}</text>`}</g>`;
}

/** @param {Scene} scene @param {number} level */
function diceOn(scene, level) {
  const { natural, skulls } = scene.position;
  const faces = [...Array(natural[level]).fill(FACES[level - 1]), ...Array(skulls[level]).fill("skull")];
  const [x, y] = ROWS[level];
  const gap = level === 4 ? 92 : 37;
  return faces.map((face, place) => die(face, x + (place - (faces.length - 1) / 2) * gap, y, `${level}:${place}`));
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const cards = [...scene.position.in_play];
  const half = Math.ceil(cards.length / 2);
  return html`<div class="skulls">
    <div class="bet-cards">${cards.slice(0, half).map((card) => html`<${BetCard} key=${card} scene=${scene} card=${card} />`)}</div>
    <${Skull} scene=${scene} />
    <div class="bet-cards">${cards.slice(half).map((card) => html`<${BetCard} key=${card} scene=${scene} card=${card} />`)}</div>
  </div>`;
}

/** @param {{scene: Scene}} props */
function Skull({ scene }) {
  const { floor, roll, hand } = scene.position;
  const level = (/** @type {number} */ number, /** @type {string} */ shape) => {
    const name = scene.texts.name("level", number);
    const told = about(scene, `level:${number}`);
    return html`<div class=${`level level-${number} ${number < floor ? "closed" : ""}`} style=${shape}>
      <button ...${scene.target(`level:${number}`)} aria-label=${[name, ...(told.state ?? [])].join(". ")}></button></div>`;
  };
  const rolled = roll.flatMap((/** @type {number} */ count, /** @type {number} */ face) => Array(count).fill(FACES[face]));
  return html`<div class="skull-place">
    <div class="skull">
      <svg viewBox="0 0 400 440" aria-hidden="true">
        <path class="bone" d="M200 20C96 20 40 92 40 180c0 52 20 88 52 108l8 44c2 20-2 44 6 72 8 22 40 28 94 28s86-6 94-28c8-28 4-52 6-72l8-44c32-20 52-56 52-108C360 92 304 20 200 20Z" />
        <path class="shade" d="M200 20c104 0 160 72 160 160 0 52-20 88-52 108l-8 44c-2 20 2 44-6 72-6 16-24 24-54 27 40-70 60-300-40-411Z" />
        <path class=${`socket ${floor > 4 ? "dark" : ""}`} d="M108 192c0-30 20-46 46-46s40 20 38 46-20 44-44 44-40-18-40-44ZM208 192c-2-26 12-46 38-46s46 16 46 46-16 44-40 44-42-18-44-44Z" />
        <path class=${`socket ${floor > 3 ? "dark" : ""}`} d="M200 236 232 290c-10 8-22 8-32 0-10 8-22 8-32 0Z" />
        <rect class=${`socket jaw ${floor > 2 ? "dark" : ""}`} x="66" y="316" width="268" height="44" rx="14" />
        <rect class=${`socket jaw ${floor > 1 ? "dark" : ""}`} x="66" y="366" width="268" height="44" rx="14" />
        <path class="gem-place" d="M200 58 238 92 200 128 162 92Z" />
        ${[1, 2, 3, 4, GEM].flatMap((number) => diceOn(scene, number))}
      </svg>
      ${level(GEM, "left:38%;top:12%;width:24%;height:18%")}${level(4, "left:25%;top:32%;width:50%;height:22%")}
      ${level(3, "left:38%;top:54.5%;width:24%;height:13%")}${level(2, "left:16%;top:71.5%;width:68%;height:10.5%")}${level(1, "left:16%;top:83%;width:68%;height:10.5%")}
    </div>
    <div class="tray" role="group" aria-label=${scene.t("skulls-hand", { count: hand })}>
      ${rolled.length ? rolled.map((/** @type {string} */ face, /** @type {number} */ place) => html`<svg class="rolled" viewBox="-19 -19 38 38" role="img" aria-label=${face === "skull" ? "☠" : face}>${die(face, 0, 0, `${place}`)}</svg>`)
        : html`<span class="small">${scene.t("skulls-hand", { count: hand })}</span>`}</div>
  </div>`;
}

/** @param {{scene: Scene, card: number}} props */
function BetCard({ scene, card }) {
  const { kinds } = scene.texts.words;
  const all = slots(scene);
  const mine = all.filter((bet) => bet.card === kinds.card[card]);
  return html`<section class="bet-card" aria-label=${scene.t("skulls-card", { card: kinds.card[card] })}><span class="card-number" aria-hidden="true">${kinds.card[card]}</span>
    ${mine.map((bet) => {
      const id = `bet:${bet.card}:${bet.wager}`;
      const slot = all.indexOf(bet);
      const markers = scene.position.bettors.filter((/** @type {number} */ _, /** @type {number} */ place) => scene.position.bets[place] === slot);
      const name = scene.texts.name("wager", kinds.wager.indexOf(bet.wager));
      return html`<button class="bet" ...${scene.target(id)}><strong>${name}</strong>
        <span class="pays">${bet.pays.map((pays, place) => html`<span class="place">${place < markers.length ? seatMark(markers[place]) : pays}</span>`)}
          ${bet.jackpot && html`<span class="jack">★ ${bet.jackpot}</span>`}</span></button>`;
    })}</section>`;
}

const GEAR = "M0-10 2-10 3-7 6-6 8-8 10-6 8-4 9-1 12 0V2L9 3 8 6 10 8 8 10 6 8 3 9 2 12H0L-1 9-4 8-6 10-8 8-6 6-7 3-10 2V0L-7-1-6-4-8-6-6-8-4-6-1-7ZM1-2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";

/** The pot: a pile that really shrinks. @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { pot } = scene.position;
  const shown = Math.min(40, Math.ceil(pot / 4));
  return html`<div class="pot"><h2>${scene.t("skulls-pot")}</h2>
    <svg viewBox="0 0 160 150" aria-hidden="true">${Array.from({ length: shown }, (_, place) => {
      const row = Math.floor((Math.sqrt(8 * (39 - place) + 1) - 1) / 2);
      const column = 39 - place - (row * (row + 1)) / 2;
      return html`<path d=${GEAR} class="gear" transform="translate(${80 + (column - row / 2) * 17} ${14 + row * 15}) rotate(${place * 37})" fill-rule="evenodd" />`;
    })}</svg><strong class="count" data-glow="pot">${pot}</strong></div>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { gears, tokens, bettors, roller, rivals } = scene.position;
  const solo = scene.names.length === 1;
  const left = MARKERS - bettors.filter((/** @type {number} */ each) => each === seat).length;
  const fact = (/** @type {string} */ id, /** @type {number} */ count) => html`<span class="fact"><strong data-glow=${`${id}:${seat}`}>${count}</strong> ${scene.t(id)}</span>`;
  return html`<div class="facts-row">${fact("skulls-gears", gears[seat])}${fact("skulls-tokens", tokens[seat])}
    ${!solo && html`<span class="fact markers" role="img" aria-label=${scene.t("skulls-markers", { count: left })}>${Array.from({ length: left }, () => seatMark(seat))}</span>`}
    ${solo && fact("skulls-rivals", rivals)}
    ${roller === seat && html`<span class="fact roller">${scene.t("skulls-roller")}</span>`}</div>`;
}

/** @param {any} position */
export function score(position) {
  return position.gears;
}

/** @param {Scene} scene */
export function sheet(scene) {
  const { gears, tokens } = scene.position;
  return { rows: [{ label: scene.t("skulls-gears"), values: gears, strong: true }, { label: scene.t("skulls-tokens"), values: tokens, strong: false }] };
}

/** @param {Scene} scene */
export function summary(scene) {
  return [1, 2, 3, 4, GEM].map((level) => {
    const told = about(scene, `level:${level}`);
    return [told.title, ...(told.state ?? [])].join(", ");
  });
}
