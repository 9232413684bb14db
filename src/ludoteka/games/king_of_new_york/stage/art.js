/** King of New York: our drawings. Signs, faces of the dice, Monsters, buildings, units. */
import { html } from "../../../lib/html.js";
import { seatMark } from "../../../parts/shapes.js";

/** Filled signs on a square of 24. @type {Record<string, string>} */
export const SIGNS = {
  stars: "M12 1l3.2 7 7.8.8-5.8 5.2 1.6 7.6L12 17.7 5.2 21.6l1.6-7.6L1 8.8l7.8-.8Z",
  energy: "M14 1 4 14h6l-2 9 12-14h-7Z",
  hearts: "M12 22C4 15 1 11 1 7a5.6 5.6 0 0 1 11-1.6A5.6 5.6 0 0 1 23 7c0 4-3 8-11 15Z",
  heal:
    "M12 22C4 15 1 11 1 7a5.6 5.6 0 0 1 11-1.6A5.6 5.6 0 0 1 23 7c0 4-3 8-11 15ZM10.5" +
    " 6v3h-3v3h3v3h3v-3h3V9h-3V6Z",
  attack:
    "M3 2c4 6 4 13 0 20 6-5 7-15 0-20ZM10 1c5 7 5 15 0 22 8-6 8-17 0-22ZM18 2c4 6 4 13 0 20" +
    " 6-5 7-15 0-20Z",
  destruction:
    "M4 23V8l6-4v6l2 3-2 3 3 2-1 5ZM14 23l1-5-3-3 2-3-2-3V2l8 4v17ZM6 10v2h2v-2ZM6 15v2h2v-2Z" +
    "M16 8v2h2V8ZM16.5 15v2h2v-2Z",
  celebrity:
    "M12 0a12 12 0 1 0 .01 0ZM12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6-4.5-4.1 6-.7Z",
  ouch:
    "M12 0l2.6 5.4L20 2l-1.4 6L24 9l-4.6 3.6L23 18l-6-.6L15.6 24 12 19l-3.6 5L7 17.4 1" +
    " 18l3.6-5.4L0 9l5.4-1L4 2l5.4 3.4ZM10.6 6.5l.6 6.5h1.6l.6-6.5ZM10.8 14.3v2.4h2.4v-2.4Z",
  web:
    "M12 1v22M1 12h22M4 4l16 16M20 4 4 20M12 6l4.2 1.8L18 12l-1.8 4.2L12 18l-4.2-1.8L6" +
    " 12l1.8-4.2Z",
  jinx:
    "M2 12S6 4.5 12 4.5 22 12 22 12s-4 7.5-10 7.5S2 12 2 12ZM12 8a4 4 0 1 0 .01 0ZM12 10.5a1.5" +
    " 1.5 0 1 1-.01 0Z",
  souvenir: "M3 8h5V6c0-3 8-3 8 0v2h5v13H3ZM10 8h4V6.5c0-.7-4-.7-4 0ZM6 11v7h2v-7ZM16 11v7h2v-7Z",
  carapace: "M2 18C2 9 6 4 12 4s10 5 10 14c-4 3-16 3-20 0ZM12 7l-4 4v4l4 3 4-3v-4Z",
};

/** A sign in the colour of the text. @param {string} name @param {string} [kind] */
export function sign(name, kind = "") {
  const lines = name === "web";
  return html`<svg class=${`ny-sign ${kind}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SIGNS[name]} fill=${lines ? "none" : "currentColor"}
      stroke=${lines ? "currentColor" : "none"} stroke-width="1.8" fill-rule="evenodd" /></svg>`;
}

/** What only screen readers get: beside a drawing with numbers of its own. @param {string} text */
export function heard(text) {
  return html`<span class="unseen">${text}</span>`;
}

export const FACES = ["energy", "heal", "attack", "destruction", "celebrity", "ouch"];
export const GOODS = ["stars", "energy", "hearts"];
/** How goods are written in sentences, by name. @type {Record<string, string>} */
export const GOODS_SIGNS = { stars: "★", energy: "⚡", hearts: "♥" };

/** A die: black, or green beyond the six. @param {{face: number, green?: boolean}} props */
export function Die({ face, green = false }) {
  return html`<svg class=${`ny-die ${FACES[face]} ${green ? "green" : ""}`} viewBox="0 0 48 48"
    aria-hidden="true">
    <rect x="2" y="2" width="44" height="44" rx="10" class="cube" />
      <path d="M8 5h32l-4 4H12Z" class="shine" />
    <path d=${SIGNS[FACES[face]]} class="mark" transform="translate(10.8 10.8) scale(1.1)"
      fill-rule="evenodd" /></svg>`;
}

/**
 * The Monsters, by seat, on a square of 64: what is drawn, from back to front. `b` is the seat's
 * colour, `d` dark, `l` light, `r` red, `g` gold, `s` a line.
 * @type {[string, string][][]}
 */
const MONSTERS = [
  [
    // Captain Fish
    ["b", "M11 34 1 22c-1 11 0 21 2 30l10-6Z"],
    ["b", "M8 41c0-16 12-24 26-24s25 10 25 24-11 21-25 21S8 56 8 41Z"],
    ["l", "M28 60c-5-4-7-10-5-17 9 5 25 4 35-3 1 12-9 23-30 20Z"],
    ["d", "M29 46c9 5 19 4 28-2-2 8-8 12-15 12s-11-4-13-10Z"],
    ["l", "M33 47.5l2.5 4.5 3-3 3 4 3-4 3 3 3.5-5Z"],
    ["l", "M42 26a7 7 0 1 1-.01 0Z"],
    ["d", "M44 30a3 3 0 1 1-.01 0Z"],
    ["s", "M19 38c-3 4-3 9 0 13M14 40c-2 3-2 7 0 10"],
    ["l", "M14 20C15 9 24 3 35 4s17 7 18 13c-12-4-27-4-39 3Z"],
    ["d", "M11 24c12-10 31-11 45-4l-2 5c-13-5-27-4-40 3Z"],
    ["g", "M34 6.5l1.7 3.4 3.8.5-2.7 2.6.6 3.7L34 15l-3.4 1.7.6-3.7-2.7-2.6 3.8-.5Z"],
  ],
  [
    // Drakonis
    ["b", "M22 40C14 38 6 30 1 10c11 1 20 6 25 16ZM42 40c8-2 16-10 21-30-11 1-20 6-25 16Z"],
    ["s", "M4 13c6 6 13 12 19 20M60 13c-6 6-13 12-19 20"],
    ["b", "M16 63c-2-14 3-23 10-26h12c7 3 12 12 10 26Z"],
    ["l", "M25 63c-1-9 0-16 4-20h6c4 4 5 11 4 20Z"],
    ["s", "M26 50h12M25 56h14"],
    [
      "b",
      "M19 29c-2-8 1-13 5-16L19 1c7 1 11 5 13 9 2-4 6-8 13-9l-5 12c4 3 7 8 5 16-2 8-8 12-13" +
        " 12S21 37 19 29Z",
    ],
    ["l", "M23 31c3-4 15-4 18 0 1 6-5 9-9 9s-10-3-9-9Z"],
    ["d", "M28 32.5a1.3 1.3 0 1 0 .01 0ZM36 32.5a1.3 1.3 0 1 0 .01 0Z"],
    ["g", "M22 19l8 5-7 2ZM42 19l-8 5 7 2Z"],
    ["s", "M27 37c3 1.5 7 1.5 10 0"],
    ["l", "M28 37l1.5 4 1.5-4ZM33 37l1.5 4 1.5-4Z"],
  ],
  [
    // Kong
    ["b", "M2 63C0 46 6 34 18 30h28c12 4 18 16 16 33H47l-3-13H20l-3 13Z"],
    ["l", "M23 63V48c5-3 13-3 18 0v15Z"],
    ["s", "M32 47v14M14 44l4 8M50 44l-4 8"],
    ["b", "M13 22a4 4 0 1 1 3 8ZM51 22a4 4 0 1 0-3 8Z"],
    ["b", "M15 24C15 9 23 3 32 3s17 6 17 21-7 21-17 21-17-6-17-21Z"],
    ["l", "M20 25c-1-7 6-9 12-6 6-3 13-1 12 6 4 5 3 11-1 14-4 4-18 4-22 0-4-3-5-9-1-14Z"],
    ["s", "M20 20c4-3 8-2 12 1 4-3 8-4 12-1"],
    [
      "d",
      "M27 24a2.4 2.4 0 1 0 .01 0ZM37 24a2.4 2.4 0 1 0 .01 0ZM29.5 31a1.2 1.2 0 1 0 .01 0Z" +
        "M34.5 31a1.2 1.2 0 1 0 .01 0Z",
    ],
    ["d", "M23 36c6 2 12 2 18 0-2 5-5 6-9 6s-7-1-9-6Z"],
    ["l", "M25 37l2 3 2-2.5ZM39 37l-2 3-2-2.5Z"],
  ],
  [
    // Mantis
    ["b", "M22 46C6 46-1 30 8 6c2 12 8 18 20 24ZM42 46c16 0 23-16 14-40-2 12-8 18-20 24Z"],
    ["s", "M8 14l5 5M8 21l6 4M10 29l6 2M56 14l-5 5M56 21l-6 4M54 29l-6 2"],
    ["b", "M22 63c-3-11 0-24 10-28 10 4 13 17 10 28Z"],
    ["l", "M27 63c-1-9 1-17 5-20 4 3 6 11 5 20Z"],
    ["s", "M28 50h8M27 56h10"],
    ["s", "M26 14C25 7 20 2 13 1M38 14c1-7 6-12 13-13"],
    ["b", "M11 16c7-5 35-5 42 0-3 13-13 24-21 24S14 29 11 16Z"],
    [
      "g",
      "M12 16c5-4 12-3 14 3 1 6-5 9-9 6-3-2-5-6-5-9ZM52 16c-5-4-12-3-14 3-1 6 5 9 9 6 3-2 5-6 5-9Z",
    ],
    ["d", "M20 17a2.6 2.6 0 1 0 .01 0ZM44 17a2.6 2.6 0 1 0 .01 0Z"],
    ["l", "M27 32l-1 7 6-3 6 3-1-7Z"],
  ],
  [
    // Rob
    ["s", "M32 8V3"],
    ["r", "M32 0a3 3 0 1 1-.01 0Z"],
    ["d", "M4 38h8v14H4ZM52 38h8v14h-8Z"],
    ["b", "M2 52h4v6l3 3 3-3v-6h2v9l-5 3-7-4ZM62 52h-4v6l-3 3-3-3v-6h-2v9l5 3 7-4Z"],
    ["b", "M16 9q0-3 3-3h26q3 0 3 3v20q0 3-3 3H19q-3 0-3-3Z"],
    ["d", "M20 12h24v10H20Z"],
    ["g", "M26 14a3 3 0 1 0 .01 0ZM38 14a3 3 0 1 0 .01 0Z"],
    ["l", "M22 25h20v4H22Z"],
    ["s", "M26 25v4M30 25v4M34 25v4M38 25v4"],
    ["d", "M26 32h12v4H26Z"],
    ["b", "M11 36h42l-4 27H15Z"],
    ["l", "M32 41a8 8 0 1 1-.01 0Z"],
    ["s", "M32 49l4-5"],
    ["r", "M20 41h4v4h-4ZM20 48h4v4h-4Z"],
  ],
  [
    // Sheriff
    ["b", "M8 63c0-9 6-13 13-14h22c7 1 13 5 13 14Z"],
    ["l", "M17 26h30c2 15-4 28-15 28S15 41 17 26Z"],
    ["d", "M25 32a2.6 2.6 0 1 0 .01 0ZM39 32a2.6 2.6 0 1 0 .01 0Z"],
    ["s", "M20 31l7-1M44 31l-7-1"],
    ["d", "M18 44c5-5 10-5 14-2 4-3 9-3 14 2-5 4-10 4-14 1-4 3-9 3-14-1Z"],
    ["r", "M16 49c8 4 24 4 32 0l-5 7-11 7-11-7Z"],
    ["b", "M17 22C17 10 19 3 24 3c3 0 5 3 8 3s5-3 8-3c5 0 7 7 7 19-9 3-21 3-30 0Z"],
    ["d", "M17 18c9 3 21 3 30 0l.3 5c-9 3-21 3-30.6 0Z"],
    ["b", "M2 20c12 8 48 8 60 0 2 6-3 10-10 11-13 2-27 2-40 0C5 30 0 26 2 20Z"],
    ["g", "M49 51l1.9 3.6 4.1.7-2.9 2.9.7 4.1-3.8-1.9-3.8 1.9.7-4.1-2.9-2.9 4.1-.7Z"],
  ],
];

/**
 * A Monster as a bold pawn, on the mark of its seat.
 * @param {{seat: number, out?: boolean}} props
 */
export function Monster({ seat, out = false }) {
  return html`<span class=${`ny-monster ${out ? "out" : ""}`}
    style=${{ "--seat": `var(--seat${seat % 8})` }}>
    <svg viewBox="-1 -1 66 66" aria-hidden="true">
      ${MONSTERS[seat % 6].map(([kind, path]) => html`<path class=${kind} d=${path} />`)}</svg>
    <span class="ny-mark">${seatMark(seat)}</span></span>`;
}

const GROUND = 58;
const FLOOR = 11;

/**
 * Windows in rows.
 * @param {number} left
 * @param {number} top
 * @param {number} columns
 * @param {number} rows
 */
function windows(left, top, columns, rows) {
  let path = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      path += `M${left + column * 6} ${top + row * 6}h3v3.5h-3Z`;
  }
  return html`<path class="window" d=${path} />`;
}

/**
 * What stands on a stack: its height is its durability, the slabs below are covered tiles.
 * @param {{name: string, durability: number, below: number}} props
 */
export function Building({ name, durability, below }) {
  const floor = GROUND - below * 3;
  const top = floor - 16 - FLOOR * Math.min(3, Math.max(1, durability));
  const [high, bend, mast] = [floor - top, floor - top - 8, durability > 2 ? 6 : 2];
  const kind = name.replace(/_\d$/, "");
  const slabs = Array.from(
    { length: below },
    (_, place) =>
      html`<rect class="slab" x=${3 + place} y=${GROUND - 2.5 - place * 3} width=${38 - place * 2}
        height="3" rx="1" />`,
  );
  return html`<svg class=${`ny-building ${kind}`} viewBox="0 0 44 60" aria-hidden="true">${slabs}
    ${
      kind === "high_rise" &&
      html`<path class="wall"
        d=${`M9 ${floor}V${top + 6}h5V${top}h4v-${mast}h2v${mast}h6v6h9V${floor}Z`} />
      <path class="side" d=${`M27 ${top + 6}h8V${floor}h-8Z`} />
        ${windows(12, top + 9, 4, Math.floor((floor - top - 10) / 6))}`
    }
    ${
      kind === "power_plant" &&
      html`<path class="wall"
        d=${`M5 ${floor}c4-8 4-${high - 12} 2-${high - 6}h12c-2 6-2 10 1 ${high - 14}V${floor}Z`} />
      <path class="side"
        d=${`M20 ${floor}c4-8 4-${bend} 2-${high}h13c-2 ${bend}-2 ${bend} 3 ${high}Z`} />
      <path class="smoke" d=${`M24 ${top - 1}c-3-5 4-7 6-4 5-2 7 3 4 4Z`} />
        <path class="badge-sign" d=${SIGNS.energy}
        transform="translate(12 ${floor - 20}) scale(.75)" />`
    }
    ${
      kind === "hospital" &&
      html`<path class="wall" d=${`M6 ${floor}V${top + 8}h7V${top}h18v8h7V${floor}Z`} />
        <path class="side" d=${`M31 ${top}v8h7V${floor}h-7Z`} />
      <path class="badge-sign"
        d=${`M19.5 ${top + 4}h5v4.5H29v5h-4.5V${top + 18}h-5v-4.5H15v-5h4.5Z`} />
        ${durability > 2 && windows(10, floor - 15, 4, 2)}`
    }
  </svg>`;
}

/** Silhouettes on 32 by 24. */
const UNITS = [
  "M13 1a3.5 3.5 0 1 1-.01 0ZM9 9h9l2 4 8-5 1.5 2-9.5 7-3-2v3l3 6h-4.5l-3-5-3 5H5l4-7Z",
  "M1 14l11-2L17 2h4l-2 9.5 8-1L29.5 7H31l-.5 6-1 2.5L18 17l-6 6H9l3-6-10-1Z",
  "M4 15h23a4 4 0 0 1 0 8H5a4 4 0 0 1-1-8ZM7 14l2-5h10l2 5ZM20 9l10.5-4 .7 2L20 12ZM7 18a1.5" +
    " 1.5 0 1 0 .01 0ZM13 18a1.5 1.5 0 1 0 .01 0ZM19 18a1.5 1.5 0 1 0 .01 0ZM25 18a1.5 1.5 0 1" +
    " 0 .01 0Z",
];

/** @param {{unit: number}} props */
export function Unit({ unit }) {
  return html`<svg class="ny-unit-art" viewBox="0 0 32 24" aria-hidden="true">
    <path d=${UNITS[unit % 3]} fill-rule="evenodd" /></svg>`;
}

/** Superstar and Statue of Liberty, on a square of 24. */
const SPECIALS = [
  "M12 0l2.8 6.8L21 3l-2.2 6.9L24 12l-5.2 2.1L21 21l-6.2-3.8L12 24l-2.8-6.8L3 21l2.2-6.9L0" +
    " 12l5.2-2.1L3 3l6.2 3.8ZM12 8a4 4 0 1 0 .01 0Z",
  "M4 23v-2h3l1-8-2-1 2-3 1 1 .5-2.5L6 5.5l2.5.3L9 3l1.7 2L12 2l1.3 3L15 3l.5 2.8L18 5.5" +
    " 14.5 7.5 15 10l4.5-5-1-1L20 1l2 3-1 1.5L16 13l1 8h3v2Z",
];

/** @param {{special: number}} props */
export function Special({ special }) {
  return html`<svg class="ny-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SPECIALS[special]} fill="currentColor" fill-rule="evenodd" /></svg>`;
}
