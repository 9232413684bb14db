/** The faces people choose from: twenty-four animals, each a row of parameters. */
import { html } from "../lib/html.js";

/**
 * @typedef {object} Animal
 * @property {string} ground  behind the head
 * @property {string} fur
 * @property {string} light   muzzle, cheeks and the inside of the ears
 * @property {string} ears    a key of EARS
 * @property {string} nose    a key of NOSES
 * @property {string} [mark]  a key of MARKS
 * @property {string} [dark]  the colour of the mark
 * @property {string} [eyes]  a key of EYES
 */

const DARK = "#2a2420";

/** @type {Animal[]} */
const ANIMALS = [
  {
    ground: "#ffd9b8", fur: "#e2722b", light: "#fff4e6", ears: "point", nose: "snout",
    mark: "cheeks",
  },
  { ground: "#d9e8d2", fur: "#8a5a36", light: "#e3bf94", ears: "round", nose: "snout" },
  {
    ground: "#f9dbe6", fur: "#8d93a1", light: "#f3c2cf", ears: "point", nose: "cat",
    mark: "stripes", dark: "#666c7a",
  },
  {
    ground: "#dfd8f2", fur: "#7d5c42", light: "#f1dfc3", ears: "tuft", nose: "beak", eyes: "big",
    mark: "rings", dark: "#f1dfc3",
  },
  {
    ground: "#fbe9b0", fur: "#5ba04a", light: "#d5ecb5", ears: "bulge", nose: "frog", eyes: "high",
  },
  { ground: "#d7ecf5", fur: "#f3efe8", light: "#f6bccb", ears: "long", nose: "cat" },
  {
    ground: "#d5ead9", fur: "#faf7f1", light: "#ffffff", ears: "round", nose: "snout",
    mark: "patches", dark: "#2f2d2c",
  },
  { ground: "#e5efd0", fur: "#f2a9b4", light: "#f9cfd5", ears: "fold", nose: "pig" },
  { ground: "#e2ddf4", fur: "#98a2b3", light: "#dfe4ec", ears: "fluff", nose: "koala" },
  {
    ground: "#cfe7f7", fur: "#2f3b4d", light: "#fbfbf7", ears: "none", nose: "bill", mark: "bib",
    dark: "#fbfbf7",
  },
  {
    ground: "#d8ead4", fur: "#e0a53c", light: "#fbe6b5", ears: "round", nose: "snout", mark: "mane",
    dark: "#9c5a1e",
  },
  { ground: "#fbe6c9", fur: "#b9b2ab", light: "#f4bcc4", ears: "big", nose: "cat" },
  {
    ground: "#dfe6c8", fur: "#8c8f95", light: "#e9e6df", ears: "point", nose: "snout", mark: "mask",
    dark: "#3b3a3d",
  },
  {
    ground: "#f7dfd0", fur: "#e7c39b", light: "#fbe9d3", ears: "small", nose: "snout",
    mark: "spikes", dark: "#6d4c34",
  },
  {
    ground: "#d8dff0", fur: "#5c6573", light: "#d4d9e0", ears: "point", nose: "snout",
    mark: "cheeks",
  },
  {
    ground: "#f8e3b6", fur: "#c98f55", light: "#f6e0bf", ears: "floppy", nose: "snout",
    mark: "patch", dark: "#7c4c25",
  },
  {
    ground: "#cfeade", fur: "#ee8f2e", light: "#fff1dc", ears: "round", nose: "cat",
    mark: "stripes", dark: "#40291a",
  },
  { ground: "#fde3cf", fur: "#7a4f35", light: "#ecc49a", ears: "side", nose: "ape" },
  {
    ground: "#f4d8ef", fur: "#8c63b8", light: "#c5a5e3", ears: "none", nose: "smile", eyes: "big",
    mark: "arms", dark: "#73499f",
  },
  {
    ground: "#fff0c4", fur: "#4f93c7", light: "#dcebf5", ears: "none", nose: "whale", mark: "spout",
    dark: "#8cc3ea",
  },
  { ground: "#e6ead2", fur: "#b98a5c", light: "#efdcc0", ears: "small", nose: "teeth" },
  {
    ground: "#dceefa", fur: "#e9c46a", light: "#fff0c2", ears: "none", nose: "bill", mark: "crest",
    dark: "#e07a3f",
  },
  {
    ground: "#f2e0d2", fur: "#f5efe4", light: "#f3c9bd", ears: "fold", nose: "sheep", mark: "wool",
    dark: "#fffaf0",
  },
  {
    ground: "#d2eef0", fur: "#d95d4e", light: "#f6b9a8", ears: "horn", nose: "smile", eyes: "big",
    mark: "scales", dark: "#b0402f",
  },
];

export const AVATARS = ANIMALS.length;

/** Behind the head: what is fur, and what is light. @type {Record<string, [string, string]>} */
const EARS = {
  none: ["", ""],
  point: ["M8 23 9 4 23 12ZM40 23 39 4 25 12Z", "M11 18 12 8 19 13ZM37 18 36 8 29 13Z"],
  round: [
    "M5 13a7 7 0 1 1 14 0a7 7 0 1 1-14 0M29 13a7 7 0 1 1 14 0a7 7 0 1 1-14 0",
    "M8.5 13a3.6 3.6 0 1 1 7 0a3.6 3.6 0 1 1-7 0M32.5 13a3.6 3.6 0 1 1 7 0a3.6 3.6 0 1 1-7 0",
  ],
  tuft: ["M9 20 8 5 20 13ZM39 20 40 5 28 13Z", ""],
  bulge: ["M8 14a7 7 0 1 1 14 0a7 7 0 1 1-14 0M26 14a7 7 0 1 1 14 0a7 7 0 1 1-14 0", ""],
  long: [
    "M13 20Q8 1 15 1T21 17ZM35 20Q40 1 33 1T27 17Z",
    "M15 17Q12 4 15.5 4T18.5 16ZM33 17Q36 4 32.5 4T29.5 16Z",
  ],
  fold: [
    "M9 22 7 8Q15 8 21 14ZM39 22 41 8Q33 8 27 14Z", "M10 18 9.5 11 16 14ZM38 18 38.5 11 32 14Z",
  ],
  fluff: [
    "M1 17a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0M30 17a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0",
    "M5 17a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M34 17a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0",
  ],
  big: [
    "M2 14a9 9 0 1 1 18 0a9 9 0 1 1-18 0M28 14a9 9 0 1 1 18 0a9 9 0 1 1-18 0",
    "M6 14a5 5 0 1 1 10 0a5 5 0 1 1-10 0M32 14a5 5 0 1 1 10 0a5 5 0 1 1-10 0",
  ],
  small: [
    "M9 14a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M30 14a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0",
    "M11.5 14a2 2 0 1 1 4 0a2 2 0 1 1-4 0M32.5 14a2 2 0 1 1 4 0a2 2 0 1 1-4 0",
  ],
  floppy: ["M12 13Q2 12 4 29Q10 31 14 19ZM36 13Q46 12 44 29Q38 31 34 19Z", ""],
  side: [
    "M2 24a6 6 0 1 1 12 0a6 6 0 1 1-12 0M34 24a6 6 0 1 1 12 0a6 6 0 1 1-12 0",
    "M4.5 24a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0M37 24a3.3 3.3 0 1 1 6.6 0a3.3 3.3 0 1 1-6.6 0",
  ],
  horn: ["", "M13 16Q7 12 9 4Q13 10 19 11ZM35 16Q41 12 39 4Q35 10 29 11Z"],
};

/** Behind (0) or on (1) the head. @type {Record<string, [number, string]>} */
const MARKS = {
  cheeks: [1, ""],
  stripes: [
    1, "M21 11h1.8v6h-1.8ZM25.2 11H27v6h-1.8ZM9 24l6 1.4-6 1.6ZM39 24l-6 1.4 6 1.6Z",
  ],
  rings: [
    1,
    "M9.5 23a7.2 7.2 0 1 1 14.4 0a7.2 7.2 0 1 1-14.4 0M24.1 23a7.2 7.2 0 1 1 14.4 0a7.2" +
      " 7.2 0 1 1-14.4 0",
  ],
  patches: [1, "M12 25Q11 17 18 18T20 26Q16 31 12 25ZM36 25Q37 17 30 18T28 26Q32 31 36 25Z"],
  patch: [1, "M26 17Q36 14 37 24Q36 31 29 29T26 17Z"],
  bib: [1, "M24 19Q37 10 37 27T24 42T11 27T24 19Z"],
  mask: [1, "M9 22Q16 16 24 21Q32 16 39 22Q37 30 29 28L24 25 19 28Q11 30 9 22Z"],
  mane: [
    0,
    "M24 3 30 6 36 5 39 11 44 14 43 21 46 27 42 32 41 39 34 40 29 45 24 42 19 45 14 40 7" +
      " 39 6 32 2 27 5 21 4 14 9 11 12 5 18 6Z",
  ],
  spikes: [
    0,
    "M24 2 28 7 34 3 36 9 42 8 41 14 47 17 43 21 47 27 42 29 43 35H5L6 29 1 27 5 21 1 17 7" +
      " 14 6 8 12 9 14 3 20 7Z",
  ],
  arms: [0, "M8 44Q2 36 9 31M16 46Q12 39 16 36M32 46Q36 39 32 36M40 44Q46 36 39 31"],
  spout: [0, "M23 10Q22 3 14 4Q19 6 20 10ZM25 10Q26 3 34 4Q29 6 28 10Z"],
  crest: [0, "M24 13Q14 6 19 3Q22 4 23 7Q23 1 27 1Q29 4 26 8Q30 4 33 6Q32 11 24 13Z"],
  wool: [
    0,
    "M24 4a6 6 0 0 1 9 3a6 6 0 0 1 7 7a6 6 0 0 1-2 9H10a6 6 0 0 1-2-9a6 6 0 0 1 7-7a6 6 0 0 1 9-3Z",
  ],
  scales: [1, "M20 13h8l-4 4ZM17 17.5h6l-3 3ZM25 17.5h6l-3 3Z"],
};

/** In the middle of the face: light, dark, and lines. @type {Record<string, string[]>} */
const NOSES = {
  snout: [
    "M16 31a8 6.5 0 1 1 16 0a8 6.5 0 1 1-16 0", "M21 27.5h6q0 3.5-3 3.5t-3-3.5Z",
    "M24 31v2.5M20.5 34q1.8 1.8 3.5-.5q1.7 2.3 3.5 .5",
  ],
  cat: [
    "M18 31a6 4.5 0 1 1 12 0a6 4.5 0 1 1-12 0", "M22 28h4l-2 2.5Z",
    "M21 32.5q1.5 1.6 3-.3q1.5 1.9 3 .3M8 29l6 1M8 33l6-.7M40 29l-6 1M40 33l-6-.7",
  ],
  beak: ["", "M24 25 27.5 29 24 35 20.5 29Z", ""],
  bill: ["", "M17 30Q24 24 31 30Q28 35 24 35T17 30Z", "M17.5 30.3Q24 32 30.5 30.3"],
  frog: [
    "M14 31Q24 43 34 31Q24 34 14 31Z", "M22.2 26.5h.8v1h-.8ZM25 26.5h.8v1H25Z",
    "M12 30Q24 38 36 30",
  ],
  pig: [
    "M17 30a7 5 0 1 1 14 0a7 5 0 1 1-14 0", "M20.5 28.5h2v3h-2ZM25.5 28.5h2v3h-2Z",
    "M20 37q4 2.5 8 0",
  ],
  koala: ["", "M20.5 24Q24 21 27.5 24L27 31Q24 34 21 31Z", "M20 35.5q4 2.5 8 0"],
  ape: [
    "M14 25Q13 17 19.5 18Q24 20 28.5 18Q35 17 34 25Q37 39 24 39T14 25Z",
    "M22 29h1.3v1.5H22ZM24.7 29H26v1.5h-1.3Z", "M18.5 33.5q5.5 4 11 0",
  ],
  smile: ["", "", "M19 31q5 5 10 0"],
  whale: ["M10 31Q24 36 38 31Q35 42 24 42T10 31Z", "", "M12 31Q24 36 36 31"],
  teeth: [
    "M17 31a7 5.5 0 1 1 14 0a7 5.5 0 1 1-14 0", "M21.5 27.5h5q0 2.5-2.5 2.5t-2.5-2.5Z",
    "M21.5 33.5h5v4.5h-5ZM24 33.5v4.5",
  ],
  sheep: [
    "M15 24Q14 39 24 39T33 24Q24 19 15 24Z", "M22 32h4l-2 2.2Z",
    "M24 34v1.5M21 36q1.5 1.5 3-.2q1.5 1.7 3 .2",
  ],
};

/** @type {Record<string, {at: number[], size: number}>} */
const EYES = {
  dots: { at: [17.5, 30.5, 23.5], size: 2.3 },
  big: { at: [17, 31, 23], size: 3.6 },
  high: { at: [15, 33, 14], size: 3 },
};

/** @param {{face: number}} props  from 1 */
export function Avatar({ face }) {
  const { ground, fur, light, ears, nose, mark = "cheeks", dark = fur, eyes = "dots" } =
    ANIMALS[(face - 1) % AVATARS];
  const [behind, inside] = EARS[ears];
  const [front, shape] = MARKS[mark];
  const [pale, deep, lines] = NOSES[nose];
  const { at, size } = EYES[eyes];
  const [left, right, down] = at;
  const outer = mark === "arms"
    ? html`<path d=${shape} fill="none" stroke=${fur} stroke-width="5" stroke-linecap="round" />`
    : html`<path d=${shape} fill=${dark} />`;
  return html`<svg viewBox="0 0 48 48" aria-hidden="true" data-face=${face}>
    <rect width="48" height="48" fill=${ground} />
    ${!front && outer}<path d=${behind} fill=${mark === "patches" ? dark : fur} />
    <path d=${inside} fill=${light} />
    <path d="M24 10Q40 10 40 26T24 43T8 26T24 10Z" fill=${fur} />
    ${mark === "cheeks" && ears === "point" && html`<path fill=${light}
      d="M8.5 28Q16 27 24 36Q32 27 39.5 28Q37 43 24 43T8.5 28Z" />`}
    ${front === 1 && outer}<path d=${pale} fill=${light} />
    <g fill=${DARK}>
      ${[left, right].map((x) => html`<circle cx=${x} cy=${down} r=${size} />
        <circle cx=${x + size * 0.3} cy=${down - size * 0.35} r=${size * 0.32} fill="#fff" />`)}
      <path d=${deep} fill=${nose === "beak" || nose === "bill" ? "#e8902f" : DARK} /></g>
    <path d=${lines} fill=${nose === "teeth" ? "#fff" : "none"} stroke=${DARK} stroke-width="1.3"
      stroke-linecap="round" stroke-linejoin="round" /></svg>`;
}
