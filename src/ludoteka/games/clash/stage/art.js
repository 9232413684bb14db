/**
 * CLASH: how a tile looks. A shield with a point; its foot faces the player it supports. Where it
 * supports McWorld it is a neon sign, where it supports Jihad a woven banner; a tile that supports
 * nobody yet is cut from stone.
 */
import { html, marked } from "../../../lib/html.js";
import { EFFECTS, EMBLEMS, LASTING, SIGNS } from "./signs.js";

const SHIELD = "M50 1C61 11 77 17 95 18V90Q95 98 87 98H13Q5 98 5 90V18C23 17 39 11 50 1Z";
const INSIDE = "M50 8C61 16 76 22 90 23V71H10V23C24 22 39 16 50 8Z";
const FOOT = "M5 75H95V90Q95 98 87 98H13Q5 98 5 90Z";
const ZIGZAG = `M8 74${"l3.5-4 3.5 4".repeat(12)}`;
const FRINGE = Array.from({ length: 17 }, (_, place) => `M${10 + place * 5} 98v4.5`).join("");
/** The middle of the shield: where pictures stand when the tile is upright. */
const MIDDLE = 46;

/** Where the compass points on the small square. */
const STEPS = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};
const NEXT = 14.5;

/**
 * What is printed on a tile of this table.
 * @typedef {{effect: string, reach: string, area: string[], other: string[], source: string}} Print
 */
/** @typedef {import("./signs.js").Sign} Sign */

/** A sign in the way of its ground. @param {Sign} sign @param {string} at */
function drawn(sign, at) {
  return html`<g class="sign" transform=${at}>
    ${sign.fill && html`<path class="patch" d=${sign.fill} fill-rule="evenodd" />`}
    ${sign.line && html`<path class="tube" d=${sign.line} />`}
    ${sign.fill && html`<path class="stitch" d=${sign.fill} />`}
    ${sign.line && html`<path class="stitch" d=${sign.line} />`}</g>`;
}

/** The sign of one of the two worlds. @param {{side: number}} props */
export function Emblem({ side }) {
  return html`<svg class=${`emblem side${side}`} viewBox="-54 -54 108 108" aria-hidden="true">
    <path d=${EMBLEMS[side].line} /></svg>`;
}

/** The effect as a badge. @param {string} effect @param {string} at */
function badge(effect, at) {
  const sign = EFFECTS[effect];
  if (!sign) return null;
  return html`<g class="badge-effect" transform=${at}><circle r="70" />
    ${sign.line && html`<path class="line" d=${sign.line} />`}
    ${sign.fill && html`<path class="area" d=${sign.fill} />`}</g>`;
}

/**
 * One cell that is reached: a dot is one of them, a square one of all, an arrow a direction, and a
 * ring a dot of the second colour.
 * @param {Print} print @param {string} name @param {boolean} second
 */
function mark(print, name, second) {
  const [x, y] = STEPS[/** @type {keyof typeof STEPS} */ (name)];
  const at = `translate(${x * NEXT} ${y * NEXT})`;
  if (print.reach === "line") {
    const angle = (Math.atan2(y, x) * 180) / Math.PI + 90;
    return html`<path d="M0-6 5.6 4.6H-5.6Z" transform=${`${at} rotate(${angle})`} />`;
  }
  if (print.reach === "all")
    return html`<rect x="-6" y="-6" width="12" height="12" rx="2.5" transform=${at} />`;
  return html`<circle class=${second ? "second" : ""} r=${second ? 4.2 : 5.4} transform=${at} />`;
}

/** The area on a square of nine, with the effect in its middle. @param {Print} print */
function area(print) {
  return html`<g class="reach"><rect class="reach-ground" x="-23" y="-23" width="46" height="46"
      rx="6" />
    <g class="marks">${print.area.map((name) => mark(print, name, false))}
      ${print.other.map((name) => mark(print, name, true))}</g></g>`;
}

/**
 * Long words and two lines are written smaller, so that all stays on the foot.
 * @param {string} title
 */
function fit(title) {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.min(title.length > 12 ? 0.8 : 1, 9 / longest).toFixed(2);
}

/** The shield itself. @param {{colour: string, lasting: boolean, shown: boolean}} props */
function Shield({ colour, lasting, shown }) {
  return html`<g class="shield">
    ${colour === "side1" && html`<path class="fringe" d=${FRINGE} />`}
    <path class="body" d=${SHIELD} />
    ${colour === "side1" && html`<path d=${SHIELD} fill="url(#clash-weave)" />`}
    ${colour === "side0" && html`<path d=${SHIELD} fill="url(#clash-grid)" />`}
    ${shown && html`<path class="foot" d=${FOOT} />`}
    ${shown && colour === "side1" && html`<path class="zigzag" d=${ZIGZAG} />`}
    ${shown && html`<path class="inside" d=${INSIDE} />`}
    <path class="rim" d=${SHIELD} />
    ${lasting && html`<path class="shimmer" d=${SHIELD} pathLength="100" />`}</g>`;
}

/** A back, or a tile that lies face down: where the two worlds meet. */
function Back() {
  return html`<g class="back"><path d="M50 26 78 54 50 82 22 54Z" />
    <path d="M30 34H70V74H30Z" /><circle cx="50" cy="54" r="8" /></g>`;
}

/** What stands on the face. @param {{name: string, print: Print, turned: boolean}} props */
function Face({ name, print, turned }) {
  const y = turned ? 100 - MIDDLE : MIDDLE;
  const sign = SIGNS[name] ?? SIGNS.mustafa;
  if (print.area.length + print.other.length === 0)
    return html`${drawn(sign, `translate(${EFFECTS[print.effect] ? 40 : 50} ${y}) scale(.47)`)}
      ${badge(print.effect, `translate(77 ${y + 4}) scale(.17)`)}`;
  return html`${drawn(sign, `translate(27 ${y}) scale(.38)`)}
    <g transform=${`translate(69 ${y})`}>
      <g transform=${`rotate(${turned ? 180 : 0})`}>${area(print)}</g>
      ${badge(print.effect, "scale(.105)")}</g>`;
}

/**
 * A tile. `towards` is "me" when its foot faces the viewer, "them" when it faces the other player;
 * the shield and the area turn, picture and name stay readable.
 * @param {{name: string, title: string, print: Print, colour: string, towards?: string,
 *   shown?: boolean, down?: boolean, under?: string, note?: string}} props
 */
export function Tile({
  name,
  title,
  print,
  colour,
  towards = "me",
  shown = true,
  down = false,
  under = "",
  note = "",
}) {
  const turned = towards === "them";
  const lasting = LASTING.includes(print.effect) && !down;
  return html`<span class=${marked(`tile ${colour}`, { turned, down, lasting })}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <${Shield} colour=${colour} lasting=${lasting} shown=${shown} />
      ${shown ? html`<${Face} name=${name} print=${print} turned=${turned} />` : html`<${Back} />`}
    </svg>
    ${shown && html`<span class="tile-name" style=${{ "--fit": fit(title) }}>${title}</span>`}
    ${under && html`<span class="tile-under" data-name=${under}></span>`}
    ${note && html`<span class="tile-note">${note}</span>`}
  </span>`;
}

/** What the tiles are made of, once for all of them. */
export function Cloths() {
  return html`<svg class="clash-cloths" width="0" height="0" aria-hidden="true"><defs>
    <pattern id="clash-weave" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 1.25H2.5M2.5 3.75H5" stroke="#fff2c8" stroke-width="1.1" opacity=".5" />
      <path d="M1.25 2.5V5M3.75 0V2.5" stroke="#8a3d0a" stroke-width="1.1" opacity=".32" />
    </pattern>
    <pattern id="clash-grid" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0H6" stroke="#4fc3ff" stroke-width=".5" opacity=".22" />
    </pattern></defs></svg>`;
}
