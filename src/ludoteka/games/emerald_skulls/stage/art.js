/** Emerald Skulls, drawn: the dice, and the skull with the dice that lie on it. */
import { html, marked } from "../../../lib/html.js";
import { FACES } from "./turn.js";

export const GEM = 5;
const EYES = 4;
/** Where the dice of a level lie on the skull: the middle of the row, and its height. By level. */
const ROWS = [
  [0, 0],
  [200, 388],
  [200, 338],
  [200, 268],
  [200, 192],
  [200, 92],
];
const SKULL_FACE =
  "M0-9C-6-9-9-5-9-1-9 2-7 4-5 5V8H5V5C7 4 9 2 9-1 9-5 6-9 0-9ZM-4-3a2 2 0 1 1 0 4 2 2 0 0 1" +
  " 0-4ZM4-3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z";

/** A die in SVG. @param {string} face @param {number} x @param {number} y @param {string} key */
export function die(face, x, y, key) {
  return html`<g key=${key} class=${`die ${face === "skull" ? "wild" : ""}`}
    transform="translate(${x} ${y})">
    <rect x="-17" y="-17" width="34" height="34" rx="8" />
    ${
      face === "skull"
        ? html`<path d=${SKULL_FACE} transform="scale(1.35)" fill-rule="evenodd"
      />`
        : html`<text y="6" text-anchor="middle">${face}</text>`
    }</g>`;
}

/** A die by itself. @param {{face: string, label?: string, big?: string}} props */
export function Die({ face, label }) {
  const told = label ?? (face === "skull" ? "☠" : face);
  return html`<svg class="rolled" viewBox="-19 -19 38 38" role=${told ? "img" : undefined}
    aria-label=${told || undefined} aria-hidden=${told ? undefined : "true"}>
    ${die(face, 0, 0, face)}</svg>`;
}

/** @param {number[]} natural @param {number[]} skulls @param {number} level */
function diceOn(natural, skulls, level) {
  const faces = [
    ...Array(natural[level]).fill(FACES[level - 1]),
    ...Array(skulls[level]).fill("skull"),
  ];
  const [x, y] = ROWS[level];
  const [gap, width] = level === EYES ? [92, 2] : [37, faces.length];
  return faces.map((face, place) =>
    die(face, x + (place - (width - 1) / 2) * gap, y, `${level}:${place}`),
  );
}

const EYE_SOCKETS =
  "M108 192c0-30 20-46 46-46s40 20 38 46-20 44-44 44-40-18-40-44Z" +
  "M208 192c-2-26 12-46 38-46s46 16 46 46-16 44-40 44-42-18-44-44Z";
const NOSE_SOCKET = "M200 236 232 290c-10 8-22 8-32 0-10 8-22 8-32 0Z";
const JAW = "M80 0H320Q334 0 334 14V30Q334 44 320 44H80Q66 44 66 30V14Q66 0 80 0Z";
const TEETH = [-3, -2, -1, 0, 1, 2].map((gap) => `M${218.5 + gap * 37} 4V40`).join("");

/** @param {{shape: string, lit: boolean, dark: boolean, at?: string}} props */
function Socket({ shape, lit, dark, at }) {
  return html`<path class=${marked("socket", { lit, dark })} d=${shape} transform=${at} />`;
}

/**
 * The skull with its dice; levels with dice glow, closed ones are dark.
 * @param {{natural: number[], skulls: number[], closed: number[]}} props
 */
export function SkullDrawing({ natural, skulls, closed }) {
  const of = (/** @type {number} */ level) => ({
    lit: natural[level] + skulls[level] > 0,
    dark: closed.includes(level),
  });
  return html`<svg viewBox="0 0 400 440" aria-hidden="true">
    <defs><radialGradient id="skull-bone" cx=".42" cy=".3" r=".75">
      <stop offset="0" stop-color="#fffaea" /><stop offset=".6" stop-color="#e6dcc0" />
      <stop offset="1" stop-color="#a8986f" /></radialGradient>
      <radialGradient id="skull-glow" cx=".5" cy=".5" r=".6">
      <stop offset="0" stop-color="#b6ffe0" /><stop offset=".55" stop-color="#23d396" />
      <stop offset="1" stop-color="#0a7f59" /></radialGradient></defs>
    <path class="bone"
      d="M200 20C96 20 40 92 40 180c0 52 20 88 52 108l8 44c2 20-2 44 6 72 8 22 40 28 94 28
        s86-6 94-28c8-28 4-52 6-72l8-44c32-20 52-56 52-108C360 92 304 20 200 20Z" />
    <path class="furrow" d="M96 172C112 134 172 128 192 168M208 168C228 128 288 134 304 172
      M78 246C94 282 122 296 146 302M322 246C306 282 278 296 254 302M300 64l-13 24 10 13-13 22
      M84 118l16 12-4 14" />
    <${Socket} shape=${EYE_SOCKETS} ...${of(4)} />
    <${Socket} shape=${NOSE_SOCKET} ...${of(3)} />
    <${Socket} shape=${JAW} at="translate(0 316)" ...${of(2)} />
    <path class="teeth" d=${TEETH} transform="translate(0 316)" />
    <${Socket} shape=${JAW} at="translate(0 366)" ...${of(1)} />
    <path class="teeth" d=${TEETH} transform="translate(0 366)" />
    <path class=${marked("gem-place", of(GEM))} d="M200 52 242 92 200 134 158 92Z" />
    <path class="facets" d="M200 52V134M158 92H242M179 72 221 113M221 72 179 113" />
    ${[1, 2, 3, 4, GEM].flatMap((number) => diceOn(natural, skulls, number))}
  </svg>`;
}

const GEAR =
  "M0-10 2-10 3-7 6-6 8-8 10-6 8-4 9-1 12 0V2L9 3 8 6 10 8 8 10 6 8 3 9 2 12H0L-1 9-4 8-6" +
  " 10-8 8-6 6-7 3-10 2V0L-7-1-6-4-8-6-6-8-4-6-1-7ZM1-2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";

/** A gear in SVG. @param {number | string} key @param {string} [at] */
export function gear(key, at) {
  return html`<path d=${GEAR} key=${key} class="gear" fill-rule="evenodd" transform=${at} />`;
}

/** One gear by itself. @param {{delay?: number}} props */
export function Gear({ delay = 0 }) {
  return html`<svg class="one-gear" viewBox="-12 -12 26 26" aria-hidden="true"
    style=${{ animationDelay: `${delay}ms` }}>${gear("")}</svg>`;
}

/** A reroll token. @param {{delay?: number}} props */
export function Token({ delay = 0 }) {
  return html`<svg class="one-gear token" viewBox="-12 -12 24 24" aria-hidden="true"
    style=${{ animationDelay: `${delay}ms` }}><circle r="11" />
    <path d="M-5 1A5.5 5.5 0 0 1 4-4M5-1A5.5 5.5 0 0 1-4 4M5-8v5H0M-5 8V3h5" /></svg>`;
}
