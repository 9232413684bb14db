/**
 * Clash at the Deli: how ingredients look from the side, and the sandwiches made of them.
 *
 * A layer is drawn 100 wide, from y = 0 down to its height; what melts or hangs goes further down,
 * over the layer below. Sandwiches are drawn from the bottom up.
 */
import { html } from "../../../lib/html.js";

export const JOKER = 32;
export const KIND = 31;
const PROTEINS = [6, 7, 8, 9, 10, 11];
const WRAP = 5;

/**
 * @typedef {object} Place
 * @property {number} below  what it lies on (0: the board)
 * @property {boolean} lid   it closes the sandwich
 */
/** @typedef {{height: number, lid?: number, draw: (place: Place) => unknown}} Layer */

/** @param {string} d @param {string} fill @param {string} [stroke] @param {number} [width] */
function path(d, fill, stroke = "none", width = 1) {
  return html`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width}
    stroke-linecap="round" stroke-linejoin="round" />`;
}

/** @param {string} d @param {string} stroke @param {number} width */
function line(d, stroke, width) {
  return path(d, "none", stroke, width);
}

/** Seeds, holes and herbs: x, y, and how large. @param {number[][]} places @param {string} fill */
function dots(places, fill) {
  return html`<g fill=${fill}>
    ${places.map(([x, y, r, flat]) =>
      html`<ellipse cx=${x} cy=${y} rx=${r} ry=${flat ?? r} />`)}</g>`;
}

/**
 * A wavy line.
 * @param {number} left @param {number} right @param {number} y @param {number} high
 * @param {number} count
 */
function wave(left, right, y, high, count) {
  const step = (right - left) / count;
  let d = `M${left} ${y}`;
  for (let each = 0; each < count; each += 1) {
    d += `q${step / 2} ${each % 2 ? high : -high} ${step} 0`;
  }
  return d;
}

/**
 * A spread or a slice that hangs down in drops: x, how wide, how deep.
 * @param {number} top @param {number} base @param {number[][]} drops
 */
function hanging(top, base, drops) {
  let d = `M6 ${top}H94Q97 ${top} 97 ${top + 2}V${base - 1}Q97 ${base} 95 ${base}`;
  for (const [x, width, deep] of drops) {
    const half = width / 2;
    d += `H${x + half}q-${half * 0.35} 0 -${half * 0.45} ${deep * 0.6}T${x} ${base + deep}`;
    d += `T${x - half * 0.55} ${base + deep * 0.6}T${x - half} ${base}`;
  }
  return `${d}H5Q3 ${base} 3 ${base - 1}V${top + 2}Q3 ${top} 6 ${top}Z`;
}

/**
 * Cheese melts over meat, and only softens on anything else.
 * @param {Place} place @param {number} deep
 */
function melt({ below }, deep) {
  return PROTEINS.includes(below & KIND) ? deep : deep * 0.4;
}

const SESAME = [[18, 9, 2, 1.2], [30, 5, 2, 1.2], [38, 10, 2, 1.2], [62, 10, 2, 1.2],
  [70, 5, 2, 1.2], [82, 9, 2, 1.2], [26, 13, 2, 1.2], [75, 14, 2, 1.2]];

/** The layer of each ingredient, by its number. @type {Layer[]} */
const LAYERS = [
  { height: 8, draw: () => path("M6 0H94V8H6Z", "#bbb") },
  // Breads
  { height: 15, draw: () => html`
    ${path("M6 0H94Q98 0 97 4L96 12Q95 15 91 15H9Q5 15 4 12L3 4Q2 0 6 0Z", "#b87a35")}
    ${path("M9 3H91Q94 3 93.5 5L93 10Q92.5 12 90 12H10Q7.5 12 7 10L6.5 5Q6 3 9 3Z", "#f8e6ba")}
    ${dots([[20, 6, 1.6, 1], [33, 9, 1.3, 0.9], [48, 5.5, 1.5, 1], [61, 9, 1.6, 1],
      [74, 6, 1.2, 0.9], [85, 9, 1.4, 1]], "#e2c587")}` },
  { height: 15, lid: 24, draw: ({ lid }) => (lid
    ? html`${path("M4 21Q2 0 50 0T96 21Q96 24 92 24H8Q4 24 4 21Z", "#d58d3b")}
      ${path("M4 20.5H96Q97 24 92 24H8Q3 24 4 20.5Z", "#f7e0ac")}
      ${line("M16 13Q26 4 46 3", "#f2c480", 2.4)}
      ${line("M36 13 42 5M52 13 58 5M68 14 72 8", "#a9642a", 2)}`
    : html`${path("M3 2Q3 0 8 0H92Q97 0 97 2Q98 15 82 15H18Q2 15 3 2Z", "#d58d3b")}
      ${path("M4 0H96Q98 2 96 4H4Q2 2 4 0Z", "#f7e0ac")}${line("M16 12H60", "#a9642a", 1.6)}`) },
  { height: 15, lid: 20, draw: ({ lid }) => (lid
    ? html`${path("M3 16Q2 2 28 0.5Q42 0.5 50 5Q58 0.5 72 0.5Q98 2 97 16Q97 20 92 20H8Q3 20 3 16Z",
      "#b26c2a")}${path("M42 4Q50 9 58 4Q54 8 50 8T42 4Z", "#6f3f15")}
      ${path("M3 16.5H97Q97 20 92 20H8Q3 20 3 16.5Z", "#f1d79d")}${dots(SESAME, "#f9ebc8")}`
    : html`${path("M3 3Q3 0 8 0H92Q97 0 97 3Q97 15 83 15H17Q3 15 3 3Z", "#b26c2a")}
      ${path("M5 0H95Q97 2.5 94 4.5H6Q3 2.5 5 0Z", "#f1d79d")}
      ${dots([[50, 2.3, 13, 1.9]], "#7c481a")}${line("M14 10Q30 13 50 13", "#d79651", 1.6)}`) },
  { height: 14, draw: () => html`
    ${path("M8 0H92Q97 0 97 5V9Q97 14 91 14H9Q3 14 3 9V5Q3 0 8 0Z", "#4e2c16")}
    ${path("M10 2.6H90Q94 2.6 94 6V8.4Q94 11.4 90 11.4H10Q6 11.4 6 8.4V6Q6 2.6 10 2.6Z", "#9b6a3f")}
    ${dots([[16, 5, 1.7, 0.9], [29, 9, 1.7, 0.9], [43, 5.4, 1.7, 0.9], [57, 9, 1.7, 0.9],
      [70, 5, 1.7, 0.9], [84, 8.4, 1.7, 0.9]], "#5d3719")}
    ${dots([[22, 8, 1.2, 0.7], [36, 7, 1.2, 0.7], [64, 6, 1.2, 0.7], [77, 8.6, 1.2, 0.7]],
      "#e0c08d")}` },
  { height: 9, draw: () => html`
    ${path("M1-5Q0 9 15 9H85Q100 9 99-5Q97-7 95-5Q95 3 84 3H16Q5 3 5-5Q3-7 1-5Z", "#f0d9aa",
      "#c59c5c", 1)}
    ${dots([[24, 6.4, 3, 1], [45, 5.4, 2, 0.8], [60, 7, 3.4, 1], [78, 5.6, 2.4, 0.9]],
      "#b9833f")}` },
  // Proteins
  { height: 9, draw: () =>
    html`${line(wave(7, 93, 6, 6, 6), "#8c2420", 8)}${line(wave(7, 93, 5.4, 6, 6), "#c9483c", 5)}
    ${line(wave(8, 92, 4, 6, 6), "#f7cbb4", 1.8)}${line(wave(8, 92, 7, 6, 6), "#f0a58f", 1)}` },
  { height: 9, draw: () => html`
    ${path("M6 7Q2 2 14 2Q20-1 32 0Q50-2 66 0Q82-1 88 2Q98 3 95 8Q91 13 85 9Q78 16 70 9.5H26" +
      "Q17 14 13 9Q8 11 6 7Z", "#fffdf4", "#dccfae", 1)}
    ${path("M32 2Q35-7 50-7T68 2Q50 5 32 2Z", "#f6ae1b")}
    ${line("M40-1Q43-4 49-4.4", "#ffe08a", 2)}` },
  { height: 12, draw: () => html`
    ${path("M4 8Q2 1 14 2Q22-2 32 2Q42-1 50 2Q60-2 68 2Q80-1 88 2Q99 2 96 9Q94 12 88 12H12" +
      "Q6 12 4 8Z", "#a63a3b")}
    ${line("M10 4Q18 11 30 8M32 3Q40 11 52 8M54 3Q62 11 72 8M74 3Q82 11 92 7", "#e38f84", 2.2)}
    ${line("M14 10H40M60 10H84", "#f6d3cb", 1)}` },
  { height: 13, draw: () => html`
    ${path("M7 0H93Q97 1 96 6V10Q95 13 90 13H10Q5 13 4 10V6Q3 1 7 0Z", "#d69a6c")}
    ${path("M7 0H93Q97 1 96 4H4Q3 1 7 0Z", "#6f3c1d")}
    ${path("M4 4H96V6.4H4Z", "#f4dfc4")}
    ${line("M18 8 14 12M32 8 28 12M46 8 42 12M60 8 56 12M74 8 70 12M88 8 84 12", "#b3744a",
      1.8)}` },
  { height: 14, draw: () =>
    html`${path("M10 0H90Q98 1 98 7T90 14H10Q2 13 2 7T10 0Z", "#b1482a")}
      ${line("M10 3.6H86", "#ee9b72", 2.2)}
    ${line("M22 1.5 18 12M40 1.5 36 12M58 1.5 54 12M76 1.5 72 12", "#7b2a16", 2)}
    ${line("M2 6-1 4M98 6 101 4", "#7b2a16", 2)}` },
  { height: 11, draw: () =>
    html`${dots([[11, 6, 8, 5], [27, 5, 9, 5.6], [43, 6, 9, 5.4], [58, 5, 9, 5.6], [74, 6, 9, 5.2],
      [89, 6, 8, 5]], "#cfa488")}
    ${dots([[14, 4, 5, 2.4], [30, 3.4, 5, 2.2], [48, 4, 5, 2.4], [63, 3.4, 5, 2], [79, 4, 5, 2.2]],
      "#ecd2bd")}
    ${dots([[20, 7, 1.6], [38, 8, 1.6], [54, 8, 1.6], [69, 7, 1.6], [84, 7.6, 1.6]], "#5c8f34")}` },
  // Cheeses
  { height: 5, draw: (place) => {
    const deep = melt(place, 12);
    return html`${path(`M2 0H98V4L92 5 82 ${5 + deep} 71 5H60L50 ${5 + deep * 0.85} 40 5H29` +
      `L18 ${5 + deep} 8 5 2 4Z`, "#ffb829")}${line("M6 1.6H94", "#ffdc85", 1.6)}`;
  } },
  { height: 7, draw: (place) => {
    const deep = melt(place, 11);
    return html`${path(hanging(0, 7,
      [[84, 14, deep], [60, 12, deep * 0.6], [38, 16, deep], [15, 12, deep * 0.7]]), "#e8801c")}
      ${line("M8 2H92", "#ffb562", 1.8)}`;
  } },
  { height: 9, draw: (place) => {
    const deep = melt(place, 8);
    return html`${path(hanging(0, 9, [[76, 16, deep], [30, 18, deep * 0.9]]), "#fbe692")}
      ${dots([[18, 5, 4, 2.6], [42, 4, 3, 2], [62, 5.4, 4.6, 2.8], [85, 4, 3, 2]], "#d9b54a")}
      ${line("M8 1.4H92", "#fff5c6", 1.4)}`;
  } },
  { height: 9, draw: () => html`
    ${path("M5 9Q1 3 10 3Q14-2 24 1Q34-3 44 1Q56-3 64 1Q76-3 84 1Q98-1 96 6Q96 10 91 9Q86 13 80 9" +
      "H30Q24 12 20 9Z", "#fffaf1", "#d8c9ae", 1)}
    ${line("M16 5Q24 1 32 5M42 5Q50 1 58 5M68 5Q76 1 84 5", "#e5d8bf", 1.6)}` },
  // Vegetables
  { height: 9, draw: () =>
    html`${[2, 34, 66].map((x) =>
      html`<g transform="translate(${x} 0)">
        ${path("M5 0H27Q32 0 32 4.5T27 9H5Q0 9 0 4.5T5 0Z", "#c5271f")}
    ${path("M6 2H26Q29 2 29 4.5T26 7H6Q3 7 3 4.5T6 2Z", "#f0665a")}
    ${dots([[9, 4.5, 1.5, 1], [16, 4.5, 1.5, 1], [23, 4.5, 1.5, 1]], "#ffd68a")}</g>`)}` },
  { height: 7, draw: () => html`
    ${path(`${wave(0, 100, 4, 5, 9)}V8${"q-5.5 9-11.1 0".repeat(9)}Z`, "#47821f")}
    ${path(`${wave(0, 100, 2, 4, 8)}V5${"q-6.2 9-12.5 0".repeat(8)}Z`, "#79b93f")}
    ${line("M10 4Q14 8 16 9M34 4Q38 8 41 9M60 4Q62 8 66 9M84 4Q86 7 90 9", "#b6de7f", 1.5)}` },
  { height: 10, draw: () =>
    html`${[2, 20, 38, 56, 74].map(
      (x) => html`<g transform="translate(${x} 0)">${path("M0 10Q0 0 11 0T24 10Z", "#3f6420")}
        ${path("M3 10Q3 2.4 11.5 2.4T21 10Z", "#a9c85a")}
        ${path("M6.5 10Q7 5 12 5T17.5 10Z", "#eef0a8")}</g>`)}` },
  { height: 10, draw: () =>
    html`${path("M4 8Q4 1 14 1H86Q97 1 96 8Q95 11 88 10H12Q5 11 4 8Z", "#ddcd8b")}
    ${line("M5 8Q14-1 24 6T44 4 62 7 80 3 95 8M8 4Q18 11 30 5T52 8 72 3 92 5M6 10Q20 3 36 9" +
      "T66 6 94 10", "#f6edc2", 1.7)}${line("M12 2Q22 8 34 2T58 3 78 8 90 2", "#b9a55e", 1)}` },
  { height: 8, draw: () =>
    html`${[3, 27, 51, 75].map(
      (x) => html`<g transform="translate(${x} 0)">
        ${path("M2 0 5 1 8 0 11 1 14 0 17 1 20 0 22 2V6L20 8 17 7 14 8 11 7 8 8 5 7 2 8 0 6V2Z",
          "#4c7a22")}
    ${path("M4 2.4H18Q20 4 18 5.6H4Q2 4 4 2.4Z", "#b5cf66")}
    ${dots([[7, 4, 1.2, 0.8], [11, 4, 1.2, 0.8], [15, 4, 1.2, 0.8]], "#eef3c0")}</g>`)}` },
  // Sauces
  { height: 6, draw: () =>
    html`${path(hanging(0, 6, [[82, 12, 6], [24, 14, 8]]), "#ffdb5c")}
      ${path("M36-3H66L68 3H34Z", "#ffedaa", "#e0b030", 0.8)}
      ${line("M10 2H30M72 2H90", "#fff3c4", 1.6)}` },
  { height: 7, draw: () =>
    html`${line(wave(8, 92, 5.4, 6, 9), "#a81a14", 3.6)}
      ${line(wave(8, 92, 4, 6, 9), "#d92d20", 2.8)}
    ${line(wave(12, 90, 3.4, 6, 7), "#f2b705", 3)}${line(wave(6, 88, 5, 6, 6), "#fffaf0", 2.6)}` },
  { height: 6, draw: () =>
    html`${path(hanging(0, 5.4, [[88, 10, 10], [66, 12, 6], [44, 10, 12], [20, 14, 8]]), "#cf1b16")}
      ${line("M9 2H58", "#ff7b6b", 1.8)}
      ${dots([[30, 4, 1.2], [56, 4.4, 1.2], [76, 3.4, 1.2]], "#ffd23e")}` },
  { height: 7, draw: () =>
    html`${path(hanging(0, 6, [[80, 16, 7], [52, 12, 9], [22, 16, 6]]), "#fdfaf0", "#d3cbb6", 1)}
    ${dots([[14, 3, 1.2], [27, 4.6, 1.2], [40, 2.4, 1.2], [55, 5, 1.2], [68, 2.6, 1.2],
      [82, 4.4, 1.2], [90, 2.4, 1]], "#5d8f3c")}` },
];

const PILE = 3;

/**
 * An ingredient as it lies in a tray: a pile that really shrinks.
 * @param {{kind: number, count?: number}} props
 */
export function Ingredient({ kind, count = 1 }) {
  const { height, draw } = LAYERS[kind];
  const shown = Math.min(count, PILE);
  const gap = Math.min(height * 0.72, 7);
  const from = (shown - 1) * gap;
  return html`<svg class="ingredient" viewBox="-3 -11 106 40" aria-hidden="true">
    <g transform="translate(0 ${14 - height / 2})">
    ${Array.from({ length: shown },
      (_, place) => html`<g transform="translate(${place % 2 ? 3 : 0} ${from / 2 - place * gap})">
        ${draw({ below: place ? kind : 0, lid: false })}</g>`)}</g></svg>`;
}

const STAR = "M0-5 1.5-1.8 5-1.5 2.4.8 3.2 4.3 0 2.4-3.2 4.3-2.4.8-5-1.5-1.5-1.8Z";
/** Layers do not lie quite straight. */
const ASKEW = [[0, 0], [1.2, 0.6], [-1, -0.5], [0.8, -0.7], [-1.2, 0.5], [0, 0]];

/**
 * What holds a finished sandwich together: an olive, or a flag if it was only declared.
 * @param {number} closed @param {number} y
 */
function skewer(closed, y) {
  if (closed === 1) return html`${line(`M50 ${y + 4}V${y - 8}`, "#8a6a3a", 2)}
    ${dots([[50, y - 9, 4.6]], "#7d9b2e")}${dots([[50, y - 9.6, 1.6]], "#c8372b")}`;
  return html`${line(`M50 ${y + 4}V${y - 14}`, "#8a6a3a", 2)}
    ${path(`M50 ${y - 14}H66L62 ${y - 10} 66 ${y - 6}H50Z`, "#c4321f")}`;
}

/**
 * A sandwich from the side. `ghost` is an ingredient that might come on top; it takes no room, so
 * that nothing moves.
 * @param {{cards: number[], closed?: number, ghost?: number}} props
 */
export function Stack({ cards, closed = 0, ghost = 0 }) {
  const all = ghost ? [...cards, ghost] : cards;
  const isLid = (/** @type {number} */ place) => place > 0 && (all[place] & KIND) <= WRAP;
  const heights = all.map((card, place) => (isLid(place) && LAYERS[card & KIND].lid)
    || LAYERS[card & KIND].height);
  const top = 18;
  const full = heights.slice(0, cards.length || 1).reduce((sum, height) => sum + height, 0);
  let y = top + full;
  const drawn = all.map((card, place) => {
    y -= heights[place];
    const [x, turn] = isLid(place) || !place ? [0, 0] : ASKEW[place % ASKEW.length];
    return html`<g key=${`${place}:${card}`}
      class=${ghost && place === all.length - 1 ? "ghost-layer" : "layer"}>
      <g transform="translate(${x} ${y}) rotate(${turn} 50 0)">
      ${LAYERS[card & KIND].draw({ below: place ? all[place - 1] : 0, lid: isLid(place) })}
        ${card >= JOKER && html`<g transform="translate(90 ${heights[place] / 2})">
          <circle r="7" fill="#fff" stroke="#7a2d8c" stroke-width="1.5" />
          <path d=${STAR} fill="#7a2d8c" /></g>`}</g></g>`;
  });
  const folded = closed === 2 && (cards[0] & KIND) === WRAP;
  return html`<svg class="stack-drawing" viewBox="-4 0 108 ${top + full + 3}" aria-hidden="true">
    <ellipse cx="50" cy=${top + full} rx="48" ry="3" fill="#000" opacity=".22" />${drawn}
    ${folded && path(`M1 ${top + full - 12}Q-1 ${top - 2} 16 ${top - 4}H84` +
      `Q101 ${top - 2} 99 ${top + full - 12}L92 ${top + full - 10}Q94 ${top + 6} 80 ${top + 5}H30` +
        `L8 ${top + full - 10}Z`, "#f0d9aa", "#c59c5c", 1)}
    ${closed > 0 && skewer(closed, folded ? top - 4 : top)}</svg>`;
}
