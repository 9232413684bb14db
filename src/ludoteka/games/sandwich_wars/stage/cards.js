/** Sándwich Wars: market cards, order tickets, coins and chips. */
import { html } from "../../../lib/html.js";
import { Art, Sandwich } from "./art.js";
import { isIngredient, orderOf, price, printOf, quality, reached } from "./kitchen.js";

/** @typedef {import("./kitchen.js").Scene} Scene */
/** @typedef {import("./kitchen.js").Print} Print */

/** One sign for each category, on a square of 24. @type {Record<string, string>} */
const EMBLEMS = {
  carnes: "M14 3c5 0 8 3 7 8s-6 10-12 10c-4 0-6-2-6-5 0-4 3-3 5-7 1-4 2-6 6-6ZM15 7" +
    "a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z",
  aderezos: "M10.5 1h3l1 5h-5ZM8.5 7h7v2q3 1 3 5v6q0 3-3 3h-7q-3 0-3-3v-6q0-4 3-5ZM9 14h6v4H9Z",
  vegetales: "M21 3C9 2 3 8 3 14c0 2 .5 3.5 1.3 4.7L2 21l1.5 1.5L5.8 20.2" +
    "C7 21 8.6 21.6 10.5 21.6 18 21.5 22 14 21 3ZM16 8.5 8 17.5l-1-1Z",
  quesos: "M1 13 15 4q8 1 8 9ZM1 14.5H23V21H1ZM6 16.5a1.7 1.7 0 1 0 .1 0ZM16 16a2 2 0 1 0 .1 0Z",
  huevos: "M12 1.5c4.5 0 7.8 7 7.8 12s-3.3 9-7.8 9-7.8-4-7.8-9 3.3-12 7.8-12ZM12 10" +
    "a4.5 4.5 0 1 0 .1 0Z",
  fiambres: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM8 6.5a2 2 0 1 0 .1 0ZM15.5 7.5" +
    "a1.7 1.7 0 1 0 .1 0ZM8.5 14a1.7 1.7 0 1 0 .1 0ZM15 13.5a2.2 2.2 0 1 0 .1 0Z",
  extras: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z",
  "": "M12 1l3 7.5 8 .7-6.1 5.2 1.9 7.9L12 18l-6.8 4.3 1.9-7.9L1 9.2l8-.7Z",
};

/** @param {string} category */
export function emblem(category) {
  return html`<path d=${EMBLEMS[category]} fill-rule="evenodd" />`;
}

/** @param {{category: string}} props */
export function Emblem({ category }) {
  return html`<svg class=${`sw-emblem cat-${category || "none"}`} viewBox="0 0 24 24"
    fill="currentColor" aria-hidden="true">${emblem(category)}</svg>`;
}

/** Small signs on a square of 16. @type {Record<string, unknown>} */
const GLYPHS = {
  coin: html`<circle cx="8" cy="8" r="7" class="sw-coin" />
    <circle cx="8" cy="8" r="4.2" fill="none" class="sw-coin-rim" />`,
  card: html`<rect x="3" y="1.5" width="10" height="13" rx="2" class="sw-back" />
    <path d="M5.5 5h5M5.5 8h5" class="sw-back-line" />`,
  chip: html`<path d="M8 .8 14.3 4.4v7.2L8 15.2 1.7 11.6V4.4Z" class="sw-chip" />`,
  star: html`<path d="M8 .8 10.1 5.6l5.2.5-4 3.5 1.3 5.2L8 12l-4.6 2.8 1.3-5.2-4-3.5 5.2-.5Z"
    class="sw-star" />`,
  person: html`<circle cx="8" cy="5" r="3.6" fill="currentColor" />
    <path d="M1.5 15q0-6 6.5-6t6.5 6Z" fill="currentColor" />`,
  ticket: html`<path d="M3 1h10v14l-2.5-1.7L8 15l-2.5-1.7L3 15Z" class="sw-note" />
    <path d="M5.5 5h5M5.5 8h5" class="sw-note-line" />`,
  collect: html`<path d="M13.5 8A5.5 5.5 0 1 1 11.5 3.8M12.5.8v3.6H8.9" class="sw-line" />`,
  play: html`<path d="M8 1.5v10M3.8 7.5 8 11.7l4.2-4.2M2 14.8h12" class="sw-line" />`,
  use: html`<path
    d="M1.5 6q0-4.5 6.5-4.5T14.5 6ZM1.5 8h13v2h-13ZM1.5 12h13q0 2.8-3 2.8h-7q-3 0-3-2.8Z"
    fill="currentColor" />`,
};

/** @param {string} name */
export function glyph(name) {
  return html`<svg class="sw-glyph" viewBox="0 0 16 16" aria-hidden="true">${GLYPHS[name]}</svg>`;
}

/** When an effect works, and what it gives, in signs. @param {Print} print */
function effectSigns({ effect, amount, with: partners = [], sizes = [] }) {
  switch (effect) {
    case "collect_coins": return [glyph("collect"), amount, glyph("coin")];
    case "collect_cards": return [glyph("collect"), amount, glyph("card")];
    case "play_coins": return [glyph("play"), amount, glyph("coin")];
    case "play_cards": return [glyph("play"), amount, glyph("card")];
    case "play_sift": return [glyph("play"), `${amount}−1`, glyph("card")];
    case "play_discount": return [glyph("play"), `−${amount}`, glyph("coin")];
    case "play_order": return [glyph("play"), glyph("ticket"), "↻"];
    case "use_coins": return [glyph("use"), amount, glyph("coin")];
    case "use_cards": return [glyph("use"), amount, glyph("card")];
    case "use_chips": return [glyph("use"), amount, glyph("chip")];
    case "quality_with": return [`+${amount}`, glyph("star"),
      partners.map((category) => html`<${Emblem} category=${category} />`)];
    case "quality_size": return [`+${amount}`, glyph("star"), glyph("use"), sizes.join("/")];
    case "quality_alone": return [`+${amount}`, glyph("star"), "1×"];
    case "bonus_any": return [glyph("chip"), "?"];
    case "assistant": return [glyph("person")];
    case "free_kitchen": return [amount, glyph("card"), "0", glyph("coin")];
    case "quality": return [`+${amount}`, glyph("star"), glyph("ticket")];
    case "units": return [amount, glyph("coin"), glyph("card")];
    default: return [];
  }
}

const MOST_STARS = 7;

/** Stars, those an assistant adds set apart. @param {number} printed @param {number} now */
function stars(printed, now) {
  const many = now > MOST_STARS ? 1 : now;
  const look = (/** @type {number} */ place) => (place < printed || many === 1 ? "" : "more");
  return html`<span class=${`sw-stars ${many > 4 ? "many" : ""}`}>
    ${Array.from({ length: many }, (_, place) => html`<svg class=${look(place)}
      viewBox="0 0 16 16" aria-hidden="true">${GLYPHS.star}</svg>`)}</span>`;
}

/** A number, and what it has become. @param {number} printed @param {number} now */
function change(printed, now) {
  if (printed === now) return html`<b>${now}</b>`;
  return html`<span class="sw-was"><s>${printed}</s>→</span><b class="sw-new">${now}</b>`;
}

/** Long words are written smaller, so that none is broken. @param {string} title */
function fit(title) {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.min(1, 9.2 / longest).toFixed(2);
}

/**
 * A market card as its owner sees it: with its price, or `bought`, with its quality.
 * @param {{scene: Scene, card: number, bought?: boolean, ghost?: boolean}} props
 */
export function Card({ scene, card, bought = false, ghost = false }) {
  const print = printOf(card);
  const name = scene.texts.name("card", card);
  const ingredient = isIngredient(card);
  const better = change(print.quality, quality(scene, card));
  const cost = ingredient && change(print.cost, price(scene, card).cost);
  return html`<span class=${`sw-card cat-${print.category || "none"}`}
      data-piece=${ingredient && !ghost ? `card:${card}` : undefined}>
    <span class="sw-band">
      ${ingredient && !bought && html`<span class="sw-cost">${glyph("coin")}${cost}</span>`}
      ${bought && html`<span class="sw-cost">${glyph("star")}${better}</span>`}
      <${Emblem} category=${print.category} /></span>
    <${Art} name=${print.id} />
    <span class="sw-name" style=${{ "--fit": fit(name) }}>${name}</span>
    <span class="sw-does">${effectSigns(print)}</span>
    ${ingredient && html`<span class="sw-quality">${stars(print.quality, quality(scene, card))}
      ${!bought && html`<span class="sw-number">${better}</span>`}</span>`}
  </span>`;
}

/**
 * An ingredient in somebody else's zone: picture, category and quality.
 * @param {{scene: Scene, card: number}} props
 */
export function Mini({ scene, card }) {
  const print = printOf(card);
  const ingredient = isIngredient(card);
  const better = change(print.quality, quality(scene, card));
  return html`<span class=${`sw-mini cat-${print.category || "none"}`}
      data-piece=${ingredient ? `card:${card}` : undefined}>
    <${Art} name=${print.id} />
    <span class="sw-band"><${Emblem} category=${print.category} />
      ${ingredient && html`<span>${better}</span>${glyph("star")}`}</span></span>`;
}

/**
 * What an order brings besides its points.
 * @param {Scene} scene @param {import("./kitchen.js").Order} order
 */
function reward(scene, order) {
  if (order.reward === "units") {
    return html`<span class="sw-reward">
      <b>${order.units}</b>${glyph("coin")}/${glyph("card")}</span>`;
  }
  return html`<span class="sw-reward">
    ${glyph("person")}/<b>${scene.view.shown.reward_chips}</b>${glyph("chip")}</span>`;
}

/**
 * An order on the rail; the bar says how near the viewer's zone comes to its quality.
 * @param {{scene: Scene, order: number}} props
 */
export function Ticket({ scene, order }) {
  const print = orderOf(order);
  const { best, enough } = reached(scene, order);
  const doing = scene.view.prompt === "use" && scene.view.about[0] === order;
  const near = Math.max(0, Math.min(1, (best ?? -1) / Math.max(1, print.quality)));
  return html`<span class=${`sw-ticket ${enough ? "able" : ""} ${doing ? "doing" : ""}`}
      data-piece=${`order:${order}`}>
    <span class="sw-clip" aria-hidden="true"></span>
    <span class="sw-top"><span class="sw-id">${print.id}</span>
      <span class="sw-vp"><b>${print.vp}</b></span></span>
    <span class="sw-size"><${Sandwich} size=${print.size} /><b>${print.size}</b></span>
    <span class="sw-needed"><b>${print.quality}</b>${glyph("star")}</span>
    <span class="sw-near" aria-hidden="true"><i style=${{ width: `${near * 100}%` }}></i></span>
    <span class="sw-bonus">
      ${print.bonus.map((category) => html`<${Emblem} category=${category} />`)}</span>
    ${reward(scene, print)}
  </span>`;
}

/**
 * A sum in as few pieces as possible, drawn as a row that overlaps.
 * @param {number} sum @param {number[]} values @param {string} kind
 */
function pieces(sum, values, kind) {
  const drawn = [];
  let left = sum;
  for (const value of values) {
    for (; left >= value; left -= value) {
      drawn.push(html`<svg class=${`sw-piece sw-${kind}-${value}`} viewBox="0 0 16 16"
        aria-hidden="true">
        ${GLYPHS[kind]}<text x="8" y="11.2" text-anchor="middle">${value}</text></svg>`);
    }
  }
  return html`<span class="sw-pieces">${drawn}</span>`;
}

/** @param {number} count */
export function coins(count) {
  return pieces(count, [5, 1], "coin");
}

/** @param {number} count */
export function chips(count) {
  return pieces(count, [10, 5, 1], "chip");
}
