/** The faces of bots, drawn from the features that each game declares in its kit. */
import { html } from "../lib/html.js";

const DARK = "#2a2420";
const STEEL = "#5b6472";
const PALE = "#eef3f5";

/** @type {Record<string, string>} the outline of the head */
const HEADS = {
  square: "M13 15h22q3 0 3 3v17q0 3-3 3H13q-3 0-3-3V18q0-3 3-3Z",
  dome: "M10 38V27Q10 14 24 14T38 27V38Z",
  round: "M10 27a14 13 0 1 1 28 0a14 13 0 1 1-28 0",
  tall: "M17 12h14q4 0 4 4v20q0 5-5 5H18q-5 0-5-5V16q0-4 4-4Z",
  hex: "M16 14h16l7 12-7 13H16L9 26Z",
};

/** @type {Record<string, string>} what stands out of the head, in lines */
const CRESTS = {
  antenna: "M24 14V6M22 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0",
  twins: "M17 15 13 7M31 15 35 7M11.5 6a1.6 1.6 0 1 1 3 0M33.5 6a1.6 1.6 0 1 1 3 0",
  dish: "M24 14V9M17 4Q18 11 25 10.5L17 4Z",
  coil: "M24 14q-4-1 0-2.5t0-2.5 0-2.5 0-2.5",
  bolts: "M10 26H5M38 26h5M5 23.5v5M43 23.5v5",
};

/** @type {Record<string, (colour: string) => import("../lib/html.js").VNode>} */
const EYES = {
  dots: () => html`<g fill=${PALE}><circle cx="18" cy="24" r="4.2" />
    <circle cx="30" cy="24" r="4.2" /></g><g fill=${DARK}><circle cx="18.5" cy="24" r="2" />
    <circle cx="30.5" cy="24" r="2" /></g>`,
  visor: () => html`<rect x="12.5" y="20" width="23" height="8" rx="4" fill=${DARK} />
    <rect x="16" y="22.5" width="6" height="3" rx="1.5" fill="#7fe3ff" />
    <rect x="26" y="22.5" width="6" height="3" rx="1.5" fill="#7fe3ff" />`,
  goggles: () => html`<g fill=${PALE} stroke=${DARK} stroke-width="1.8"><circle cx="18" cy="24"
    r="5" /><circle cx="30" cy="24" r="5" /><path d="M23 24h2M13 23l-3-1M35 23l3-1" /></g>
    <g fill=${DARK}><circle cx="19" cy="25" r="2.2" /><circle cx="29" cy="25" r="2.2" /></g>`,
  one: () => html`<circle cx="24" cy="24" r="6.5" fill=${PALE} stroke=${DARK}
    stroke-width="1.6" /><circle cx="25" cy="24.5" r="3" fill=${DARK} />
    <circle cx="26" cy="23.3" r="1" fill="#fff" />`,
  screens: () => html`<g fill=${DARK}><rect x="13" y="20" width="9" height="8" rx="1.5" />
    <rect x="26" y="20" width="9" height="8" rx="1.5" /></g><g fill="none" stroke="#9df29d"
    stroke-width="1.6" stroke-linecap="round"><path d="M15 25q2.5-3.5 5 0M28 25q2.5-3.5 5 0"
    /></g>`,
  sleepy: () => html`<g fill=${PALE}><path d="M13.5 24h9q-.5 4-4.5 4t-4.5-4ZM25.5 24h9q-.5 4-4.5
    4t-4.5-4Z" /></g><g fill=${DARK}><circle cx="18" cy="25.5" r="1.6" />
    <circle cx="30" cy="25.5" r="1.6" /></g>`,
};

/** @type {Record<string, string>} lines */
const MOUTHS = {
  smile: "M18.5 32q5.5 4.5 11 0",
  grin: "M18 31.5h12q-1 4.5-6 4.5t-6-4.5Z",
  line: "M19 33.5h10",
  grille: "M18 31.5h12v4.5H18ZM22 31.5v4.5M26 31.5v4.5",
  smirk: "M19 33.5q6 1.5 10-2",
};

/** On the head: fill and outline by turns. @type {Record<string, [string, string][]>} */
const HATS = {
  bare: [],
  banner: [["#c9a227", "M23 2h1.6v14H23Z"], ["#b6413a", "M24.6 3H38l-3.5 3.5L38 10H24.6Z"]],
  headset: [
    ["#3a3350", "M9 26Q8 9 24 9T39 26H36Q36 12 24 12T12 26Z"],
    ["#b9a5ff", "M8 23h4v8H8ZM36 23h4v8h-4Z"],
  ],
  crown: [["#e7b93c", "M13 16 12 6l6 5 6-7 6 7 6-5-1 10Z"]],
  beret: [["#6a51b8", "M9 15Q9 6 25 6T40 14Q33 12 24 13T9 15Z"], ["#4d3a8c", "M23 4h3v3h-3Z"]],
  laurel: [
    ["#4f8b4a",
      "M11 21Q8 12 15 7Q16 13 12.5 19ZM14 15Q14 8 21 6Q20 12 15 17ZM37 21Q40 12 33 7Q32 13" +
      " 35.5 19ZM34 15Q34 8 27 6Q28 12 33 17Z"],
  ],
  tricorn: [
    ["#3a2c22", "M6 17Q10 5 24 5T42 17Q33 11 24 14T6 17Z"], ["#e7c55b", "M22 8h4v3.5h-4Z"],
  ],
  bandana: [
    ["#b6312b", "M10 21Q10 9 24 9T38 21Q24 15 10 21Z"],
    ["#f6e7d8", "M16 13.5h2v2h-2ZM23 12h2v2h-2ZM30 13.5h2v2h-2Z"],
    ["#8f231f", "M37 18l8 1-4 3 3 4-8-4Z"],
  ],
  feather: [
    ["#7a4a22", "M9 17Q24 9 39 17L35 9Q24 4 13 9Z"], ["#2fa37c", "M33 12Q42 9 41 0Q34 3 33 12Z"],
  ],
  hood: [["#1d5a46", "M7 40Q4 6 24 6T41 40L37 38Q40 14 24 14T11 38Z"]],
  gem: [
    ["#c9a227", "M10 20Q24 11 38 20V17Q24 8 10 17Z"], ["#24b47e", "M20.5 11 24 7l3.5 4L24 16.5Z"],
  ],
  horns: [["#efe3c8", "M13 17Q5 14 6 4Q10 10 18 13ZM35 17Q43 14 42 4Q38 10 30 13Z"]],
  spikes: [["#3f8f5b", "M12 18 14 7l5 7 5-10 5 10 5-7 2 11Z"]],
  helmet: [
    ["#5a6b3a", "M9 20Q9 7 24 7T39 20H42V22H6V20Z"],
    ["#f2c200", "m24 10 1.3 2.7 3 .3-2.2 2 .6 3L24 16.6 21.3 18l.6-3-2.2-2 3-.3Z"],
  ],
  taxi: [
    ["#f2c200", "M10 19Q11 9 24 9T38 19H42V21H10Z"],
    ["#23201c", "M14 15h3v3h-3ZM20 15h3v3h-3ZM26 15h3v3h-3ZM32 15h3v3h-3Z"],
  ],
  fin: [["#3b7fb5", "M14 16Q20 2 32 3Q27 8 33 15Z"]],
  toque: [
    ["#fffdf6", "M14 19V14Q6 13 9 7T18 5Q24 0 30 5Q39 3 40 9T34 14V19Z"],
    ["#d9d2c4", "M14 17h20v2.5H14Z"],
  ],
  paper: [
    ["#fffdf6", "M10 19 13 9 24 7 35 9 38 19Q24 15 10 19Z"],
    ["#d33f2b", "M11 17Q24 12.5 37 17V19.5Q24 15 11 19.5Z"],
  ],
  scarf: [
    ["#d33f2b", "M10 20Q10 8 24 8T38 20Q24 14 10 20Z"],
    ["#ffe3b8", "M16 12h2v2h-2ZM24 10.5h2v2h-2ZM31 13h2v2h-2Z"],
  ],
  boater: [["#e9c87a", "M14 15V8h20v7H42V18H6V15Z"], ["#b6312b", "M14 12h20v3H14Z"]],
  cap: [
    ["#c98a12", "M11 19Q11 8 24 8T37 19ZM35 16h10q0 3-8 3Z"], ["#8a5d08", "M23 6h2.5v2.5H23Z"],
  ],
  sprout: [["#4f8b4a", "M24 14Q23 6 15 4Q15 12 24 14ZM24 13Q25 5 34 4Q33 12 24 13Z"]],
  tall: [
    ["#fffdf6", "M15 18V4Q24 0 33 4V18Z"], ["#c98a12", "M15 15h18v3H15Z"],
    ["#ddd3c3", "M20 5h1v9h-1ZM27 5h1v9h-1Z"],
  ],
  bow: [["#b0407f", "M24 11 13 5V17ZM24 11 35 5V17Z"], ["#7d2a59", "M22 9h4v4h-4Z"]],
  coin: [["#e7b93c", "M18 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0"], ["#b98b1d", "M23 6h2v6h-2Z"]],
};

/** @param {{features: string[]}} props  head, crest, eyes, mouth, hat, colour */
export function Robot({ features }) {
  const [head, crest, eyes, mouth, hat, colour] = features;
  return html`<svg viewBox="0 0 48 48" aria-hidden="true" data-robot=${features.join(" ")}>
    <rect width="48" height="48" fill="#e9e7ee" />
    <rect width="48" height="48" fill=${colour} opacity=".18" />
    <path d="M18 36h12v6h9q5 0 5 6H4q0-6 5-6h9Z" fill=${STEEL} />
    <path d=${CRESTS[crest]} fill="none" stroke=${STEEL} stroke-width="2.2" stroke-linecap="round"
      stroke-linejoin="round" />
    <path d=${HEADS[head]} fill=${colour} stroke=${DARK} stroke-opacity=".35" stroke-width="1" />
    ${EYES[eyes](colour)}
    <path d=${MOUTHS[mouth]} fill=${mouth === "line" || mouth.startsWith("sm") ? "none" : PALE}
      stroke=${DARK} stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    ${HATS[hat].map(([fill, d]) => html`<path d=${d} fill=${fill} />`)}</svg>`;
}

/** The features of a bot that is nobody in particular. */
export const PLAIN = ["square", "antenna", "dots", "line", "bare", "#8b93a1"];
