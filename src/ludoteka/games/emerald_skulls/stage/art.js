/** Emerald Skulls, drawn: the dice, and the skull with the dice that lie on it. */
import { html } from "../../../lib/html.js";
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

/**
 * The skull with its dice; closed levels are dark.
 * @param {{natural: number[], skulls: number[], closed: number[]}} props
 */
export function SkullDrawing({ natural, skulls, closed }) {
  return html`<svg viewBox="0 0 400 440" aria-hidden="true">
    <path class="bone"
      d="M200 20C96 20 40 92 40 180c0 52 20 88 52 108l8 44c2 20-2 44 6 72 8 22 40 28 94 28
        s86-6 94-28c8-28 4-52 6-72l8-44c32-20 52-56 52-108C360 92 304 20 200 20Z" />
    <path class="shade"
      d="M200 20c104 0 160 72 160 160 0 52-20 88-52 108l-8 44
        c-2 20 2 44-6 72-6 16-24 24-54 27 40-70 60-300-40-411Z" />
    <path class=${`socket ${closed.includes(4) ? "dark" : ""}`}
      d="M108 192c0-30 20-46 46-46s40 20 38 46-20 44-44 44-40-18-40-44ZM208 192c-2-26 12-46 38-46
        s46 16 46 46-16 44-40 44-42-18-44-44Z" />
    <path class=${`socket ${closed.includes(3) ? "dark" : ""}`}
      d="M200 236 232 290c-10 8-22 8-32 0-10 8-22 8-32 0Z" />
    <rect class=${`socket jaw ${closed.includes(2) ? "dark" : ""}`} x="66" y="316" width="268"
      height="44" rx="14" />
    <rect class=${`socket jaw ${closed.includes(1) ? "dark" : ""}`} x="66" y="366" width="268"
      height="44" rx="14" />
    <path class="gem-place" d="M200 58 238 92 200 128 162 92Z" />
    ${[1, 2, 3, 4, GEM].flatMap((number) => diceOn(natural, skulls, number))}
  </svg>`;
}
