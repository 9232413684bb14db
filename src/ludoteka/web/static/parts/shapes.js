/** Small drawings of our own: the signs of the interface, and the colour and shape of each seat. */
import { html } from "../lib/html.js";

/** @type {Record<string, string>} lines on a square of 24 */
const SIGNS = {
  back: "M15 5 8 12l7 7",
  forward: "m9 5 7 7-7 7",
  down: "m5 9 7 7 7-7",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  hint:
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.8.6 1.1 1.4 1.1 2.2h5c0-.8.3-1.6 1.1-2.2A6 6 0 0" +
    " 0 12 3Z",
  flag: "M6 21V4M6 4h11l-2.5 4L17 12H6",
  log: "M5 6h14M5 12h14M5 18h9",
  chat: "M4 5h16v11H11l-5 4v-4H4Z",
  rules: "M5 4h6a3 3 0 0 1 3 3v13a2.5 2.5 0 0 0-2.5-2H5ZM19 4h-2a3 3 0 0 0-3 3",
  close: "M6 6l12 12M18 6 6 18",
  turn: "M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5",
  share:
    "M9 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM20" +
    " 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9 11l6-4M9 13l6 4",
  load: "M12 15V4M7 9l5-5 5 5M5 20h14",
  save: "M12 4v11M7 10l5 5 5-5M5 20h14",
  pen: "M4 20l1-5L16 4l4 4L9 19ZM14 6l4 4",
  play: "M8 5l11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0" +
    " 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2",
  sun:
    "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2" +
    " 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z",
  keys: "M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  check: "m4 13 5 5L20 6",
  crown: "M4 18 3 7l5 4 4-6 4 6 5-4-1 11Z",
  deed: "M9 12V5a1.5 1.5 0 0 1 3 0v6l5 1.5q2 .5 1.5 2.5L17 21h-7l-5-6q1-2 4 0",
  dice: "M4 4h16v16H4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  bot: "M5 9h14v10H5ZM12 9V5M9.5 13.5h.01M14.5 13.5h.01M12 5h.01M9.5 16.5h5",
  review: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  sound: "M4 10v4h3l5 4V6L7 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2M20 14v2M14 18v2M18 18h2v2",
  bell: "M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5ZM10.5 20.5h3",
  more: "M6 12h.01M12 12h.01M18 12h.01",
};

/** @param {string} name */
export function sign(name) {
  return html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;
}

/** @type {string[]} ● ▲ ■ ◆ ★ ⬟ ✚ ⬢ on a square of 20 */
const SHAPES = [
  "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z",
  "M10 2 19 18H1Z",
  "M3 3h14v14H3Z",
  "M10 1l9 9-9 9-9-9Z",
  "M10 1l2.7 6 6.3.6-4.8 4.2 1.5 6.2L10 14.7 4.3 18l1.5-6.2L1 7.6 7.3 7Z",
  "M10 1.5 18.5 8l-3.2 10H4.7L1.5 8Z",
  "M7 2h6v5h5v6h-5v5H7v-5H2V7h5Z",
  "M10 1l8 4.5v9L10 19l-8-4.5v-9Z",
];

/** The outline of a seat's shape. @param {number} seat */
export function shapeOf(seat) {
  return SHAPES[seat % 8];
}

/** The mark of a seat: colour and shape together. @param {number} seat */
export function seatMark(seat) {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true"
    style=${{ color: `var(--seat${seat % 8})` }}>
    <path d=${shapeOf(seat)} fill="currentColor" /></svg>`;
}

/**
 * Colour, shape and name, always the three together.
 * @param {{seat: number, name: string}} props
 */
export function Badge({ seat, name }) {
  return html`<span class="badge" style=${{ "--seat": `var(--seat${seat % 8})` }}>
    ${seatMark(seat)}<span class="who" title=${name}>${name}</span></span>`;
}

/** The logo: five boxes on a shelf. */
export function Logo() {
  return html`<svg viewBox="0 0 40 40" aria-hidden="true">
    <rect x="4" y="8" width="7" height="24" rx="1.5" fill="#6a51b8" />
    <rect x="12" y="12" width="6" height="20" rx="1.5" fill="#00795a" />
    <rect x="19" y="6" width="6" height="26" rx="1.5" fill="#f2c200" />
    <rect x="26" y="14" width="5" height="18" rx="1.5" fill="#d33f2b" />
    <rect x="31.5" y="10.5" width="5.5" height="22" rx="1.5" fill="#c98a12"
      transform="rotate(9 34 32)" />
    <rect x="2" y="32" width="36" height="3" rx="1.5" fill="currentColor" />
  </svg>`;
}
