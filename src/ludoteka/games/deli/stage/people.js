/** Clash at the Deli: the people behind the counter, and the signs on cards. All by parameters. */
import { html } from "../../../lib/html.js";

/** @typedef {{skin: string, hair: string, style: string, ground: string, extra?: string}} Face */

/** By the number of the character. @type {Face[]} */
const FACES = [
  { skin: "#d8cfc0", hair: "#8c8171", style: "short", ground: "#b9b0a2" },
  { skin: "#f3c9a5", hair: "#8e1f2f", style: "long", ground: "#f3d7c7", extra: "brows" },
  { skin: "#f6d2b3", hair: "#e2b13c", style: "bob", ground: "#dfe9f4", extra: "lips" },
  { skin: "#c68d5f", hair: "#2f7d4a", style: "cap", ground: "#d6ead9", extra: "beard" },
  { skin: "#f0c39c", hair: "#6b3f1d", style: "short", ground: "#e9e1f5", extra: "glasses" },
  { skin: "#e7b78c", hair: "#23201c", style: "quiff", ground: "#fbe3b8", extra: "moustache" },
  { skin: "#f3c9a5", hair: "#fffdf4", style: "egg", ground: "#fbe9a9", extra: "beard" },
  { skin: "#7c4a2b", hair: "#c4321f", style: "band", ground: "#d9e7ef", extra: "shades" },
  { skin: "#f6d2b3", hair: "#b0407f", style: "bun", ground: "#f7d9e6", extra: "lips" },
  { skin: "#a86d43", hair: "#3c4fa3", style: "turban", ground: "#dcdcf5", extra: "beard" },
  { skin: "#eec19a", hair: "#7a2d8c", style: "split", ground: "#e6f0d0", extra: "lips" },
];

/** What is behind the head, and what is on it. @type {Record<string, [string, string]>} */
const HAIR = {
  short: ["", "M13 21Q12 8 24 8T35 21Q33 15 27 15T13 21Z"],
  long: ["M10 42Q8 8 24 7T38 42Z", "M13 22Q13 11 24 11T35 22Q31 14 24 14T13 22Z"],
  bob: ["M10 32Q9 7 24 7T38 32Z", "M13 21Q13 10 24 10T35 21L32 16H16Z"],
  cap: ["", "M12 19Q12 7 24 7T36 19L43 21H12Z"],
  quiff: ["", "M13 20Q12 10 20 9Q26 2 35 9Q38 14 35 20Q34 14 28 15T13 20Z"],
  egg: ["", "M11 17Q15 12 24 12T37 17Q40 20 34 20 24 18 14 20 8 20 11 17ZM18 13Q19 6 24 6T30 13Z"],
  band: ["M14 18Q14 6 24 6T34 18Z", "M12 16Q24 11 36 16V20Q24 15 12 20Z"],
  bun: ["M11 24Q11 8 24 8T37 24ZM18 8Q17 1 24 1T30 8Z",
    "M13 20Q14 11 24 11T35 20Q30 14 24 17T13 20Z"],
  turban: ["", "M11 20Q9 5 24 5T37 20Q30 12 24 14T11 20Z"],
  split: ["M10 36Q9 7 24 7V36Z", "M13 21Q13 10 24 10V15Q16 15 13 21Z"],
};

/** @type {Record<string, string>} */
const EXTRAS = {
  brows: "M16 19 21 21M32 19 27 21",
  lips: "M21 31Q24 33 27 31",
  glasses: "M15 23a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M25.8 23a3.6 3.6 0 1 0 7.2 0" +
    "a3.6 3.6 0 1 0-7.2 0M22.2 23h3.6M21 31h6",
  moustache: "M17 30Q20 26 24 29Q28 26 31 30Q33 30 33 28M17 30Q15 30 15 28",
  shades: "M15 21H33L32 26H26L24 22 22 26H16ZM21 31h6",
  beard: "M21 30Q24 28 27 30",
};

/** @param {{who: number}} props */
export function Portrait({ who }) {
  const { skin, hair, style, ground, extra } = FACES[who];
  const [back, front] = HAIR[style];
  return html`<svg class="portrait" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="10" fill=${ground} />
    ${back && html`<path d=${back} fill=${hair} />`}
    ${style === "split" && html`<path d="M24 7T38 36H24Z M24 7Q39 7 38 36H24Z" fill="#d98b2b" />`}
    <path d="M7 48Q8 37 19 36H29Q40 37 41 48Z" fill="#fffdf9" />
    <path d="M19 36 24 42 29 36V48H19Z" fill="#c4321f" />
    <path d="M20 32h8v6q-4 3-8 0Z" fill=${skin} />
    <ellipse cx="24" cy="24" rx="11" ry="12" fill=${skin} />
    ${extra === "beard" && html`<path
      d="M13 25Q13 39 24 39T35 25Q34 28 30 28Q24 25 18 28Q14 28 13 25Z"
      fill=${style === "egg" ? "#b98a4b" : "#3a2415"} />`}
    ${extra !== "shades" && html`<circle cx="19.5" cy="23" r="1.7" fill="#23201c" />
      <circle cx="28.5" cy="23" r="1.7" fill="#23201c" />`}
    <path d=${EXTRAS[extra ?? "lips"]} fill=${extra === "shades" ? "#23201c" : "none"}
      stroke=${extra === "beard" ? "#f3c9a5" : "#23201c"}
      stroke-width="1.8" stroke-linecap="round" />
    <path d=${front} fill=${hair} stroke=${style === "egg" ? "#cbb98f" : "none"} />
    ${style === "split" && html`<path d="M24 10Q35 10 35 21Q32 15 24 15Z" fill="#d98b2b" />`}
    ${style === "egg" && html`<circle cx="24" cy="11" r="4" fill="#f6ae1b" />`}
    ${style === "turban" && html`<circle cx="24" cy="9" r="3" fill="#ffe14d" />`}</svg>`;
}

/** The five categories, on a square of 24: bread, protein, cheese, vegetable, sauce. */
const CATEGORIES = [
  "M5 10q-2-5 3-5h8q5 0 3 5v8q0 1-1 1H6q-1 0-1-1Z",
  "M4 12c0-5 4-8 9-7s8 5 7 9-5 5-8 4-3-2-5-2-3-1-3-4ZM9 11a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
  "M3 16 14 5q6 1 7 8v6H3ZM9 15h.01M15 12h.01M16 16h.01",
  "M12 21C5 20 3 13 5 5c8-2 15 1 15 8 0 4-3 7-8 8ZM12 21Q11 13 8 9",
  "M9 3h6v4l2 4v8q0 2-2 2H9q-2 0-2-2v-8l2-4ZM7 14h10",
];

/** @param {string} d @param {string} [name] */
function drawn(d, name = "sign") {
  return html`<svg class=${name} viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d=${d} /></svg>`;
}

/** @param {number} category */
export function categorySign(category) {
  return drawn(CATEGORIES[category]);
}

/**
 * Where a card must lie for its point: on which category (0 to 3), or at the edge (4).
 * @param {number} sign
 */
export function placeSign(sign) {
  if (sign === 4) return drawn("M4 5h16M4 19h16M12 9v6M9 10l3-3 3 3M9 14l3 3 3-3", "place-sign");
  return html`<svg class="place-sign" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d="M12 1v7M9 5.5l3 3 3-3" stroke-width="2.6" />
    <g transform="translate(4.5 9.5) scale(.62)">
      <path d=${CATEGORIES[sign]} stroke-width="2.8" /></g></svg>`;
}

const STAR = "M12 2l2.5 6.5L21 9l-5 4.5L17.5 21 12 17l-5.5 4L8 13.5 3 9l6.5-.5Z";

/** The signs of action cards, by their number; the jokers are stars. */
const ACTIONS = [
  "M6 3h12v18H6ZM10 9q0-2 2-2t2 2-2 3M12 16h.01", STAR, STAR, STAR, STAR, STAR,
  "M7 21v-6l-3-5q1-2 3 0l1 1V4q1.5-1.5 3 0v6-7q1.5-1.5 3 0v7-5q1.5-1.5 3 0v8q1-3 3-2-1 7-4 10v2Z",
  "M7 3v8M4 3v5q0 3 3 3t3-3V3M7 11v10M17 21v-7q-4-1-3-7t3-4Z",
  "M12 12Q5 13 5 8t6-3q1-3 4-1t-3 8ZM12 12Q19 11 19 16t-6 3q-1 3-4 1t3-8ZM12 12l7-7",
  "M3 17q-1-9 9-9t9 9q0 2-2 2H5q-2 0-2-2ZM8 12l-1 3M12 11v3M16 12l1 3M18 2v6M15 5h6",
  "M3 18h8M13 18h8M4 15q3-3 6 0M14 15q3-3 6 0M7 9q5-7 10 0M17 4v5h-5",
];

/** @param {number} action */
export function actionSign(action) {
  return drawn(ACTIONS[action], "action-sign");
}

/** The signs of events, by their number. */
const EVENTS = [
  ACTIONS[0],
  "M12 3v8M7 11h10v6H7ZM4 21h16",
  "M4 9h16l-2 12H6ZM3 5h18v4H3ZM10 14h4",
  "M3 17q-1-9 9-9t9 9q0 2-2 2H5q-2 0-2-2ZM8 4q2-2 0-4M12 4q2-2 0-4M16 4q2-2 0-4",
  "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  "M4 17q0-8 8-8t8 8v3H4ZM9 14h.01M13 12h.01M15 16h.01M8 6V3M12 6V2M16 6V3",
  "M3 17q0-7 8-7 2-4 5-3l1 3q3 1 4 5H8q-2 0-2 2t3 2h4M17 12h.01",
  "M6 4h12v17H6ZM9 2h6v4H9ZM9 11h6M9 15h6",
  "M13 2 5 14h6l-1 8 9-13h-6Z",
];

/** @param {number} event */
export function eventSign(event) {
  return drawn(EVENTS[event], "action-sign");
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The die that counts the picks. @param {number} shown */
export function die(shown) {
  return html`<svg class="die-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    ${PIPS[shown].map((place) => html`
      <circle cx=${6 + (place % 3) * 6} cy=${6 + Math.floor(place / 3) * 6} r="2.2" />`)}</svg>`;
}
