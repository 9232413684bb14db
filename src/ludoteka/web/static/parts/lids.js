/** The five box lids, drawn by us. */
import { html } from "../lib/html.js";

/** @param {string} ground @param {any} drawing */
function lid(ground, drawing) {
  return html`<svg class="lid" viewBox="0 0 240 240" aria-hidden="true"><rect width="240" height="240" fill=${ground} />${drawing}
    <path d="M0 0H240V8H0Z" fill="#fff" opacity=".16" /><path d="M0 232H240V240H0Z" fill="#000" opacity=".18" /></svg>`;
}

const SHIELD = "M50 3C61 13 77 18 93 19V88Q93 96 85 96H15Q7 96 7 88V19C23 18 39 13 50 3Z";

function clash() {
  const cell = (/** @type {number} */ place) => html`<rect x=${60 + (place % 3) * 42} y=${60 + Math.floor(place / 3) * 42} width="37" height="37" rx="6"
    fill=${place % 2 ? "#8f8674" : "#a79d8b"} />`;
  return lid("#3a2a78", html`
    <path d="M0 240 240 0H0Z" fill="#4a3794" />
    <g transform="rotate(45 120 120)"><rect x="48" y="48" width="144" height="144" rx="14" fill="#776e60" />${[0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell)}</g>
    <g transform="translate(22 14) rotate(180 55 55) scale(1.1)"><path d=${SHIELD} fill="#e69f00" stroke="#ffe3a6" stroke-width="4" /></g>
    <g transform="translate(108 116) scale(1.1)"><path d=${SHIELD} fill="#0072b2" stroke="#a9dcff" stroke-width="4" /></g>
    <circle cx="163" cy="176" r="24" fill="none" stroke="#fff" stroke-width="6" /><path d="M139 176h48M163 152c-15 15-15 33 0 48M163 152c15 15 15 33 0 48" fill="none" stroke="#fff" stroke-width="5" />
    <path d="M77 36 60 76h12l-8 0v14h26V76h4Z" fill="#23201c" /><circle cx="77" cy="34" r="7" fill="#23201c" />
    <path d="M132 84 104 124h18l-14 36 34-46h-19Z" fill="#ffe14d" stroke="#2a1f57" stroke-width="4" stroke-linejoin="round" />`);
}

function skulls() {
  const tooth = (/** @type {number} */ place) => html`<g transform="translate(${72 + place * 25} 176)"><rect width="21" height="24" rx="5" fill="#f7f3e6" />
    <circle cx="10.5" cy="12" r="3" fill="#1c4a3a" />${place % 2 ? html`<circle cx="5" cy="6" r="2.2" fill="#1c4a3a" /><circle cx="16" cy="18" r="2.2" fill="#1c4a3a" />` : ""}</g>`;
  return lid("#083d30", html`
    <circle cx="120" cy="112" r="112" fill="#0c5643" /><circle cx="120" cy="112" r="84" fill="#11735a" />
    <path d="M120 30c-50 0-78 34-78 78 0 26 10 44 26 54v34h104v-34c16-10 26-28 26-54 0-44-28-78-78-78Z" fill="#e9e2cf" />
    <path d="M120 30c50 0 78 34 78 78 0 26-10 44-26 54v34h-30c30-40 30-130-22-166Z" fill="#cdc4ab" />
    <g stroke="#06261e" stroke-width="3"><path d="M64 116 84 94 106 116 84 142Z" fill="#19c48b" /><path d="M134 116 156 94 178 116 156 142Z" fill="#19c48b" />
      <path d="M64 116h42M84 94v48M134 116h44M156 94v48" stroke="#0a7f58" stroke-width="2" /></g>
    <path d="M120 132 132 158H108Z" fill="#083d30" />
    <path d="M66 172h108v32H66Z" fill="#3c3526" />${[0, 1, 2, 3].map(tooth)}
    <path d="M102 52 120 40 138 52 120 70Z" fill="#ffd84d" stroke="#7a5c00" stroke-width="2" />`);
}

function newYork() {
  const tower = (/** @type {number[]} */ [x, y, width]) => html`<rect x=${x} y=${y} width=${width} height=${240 - y} fill="#23201c" />
    ${Array.from({ length: Math.floor((232 - y) / 16) }, (_, row) => html`<path d="M${x + 5} ${y + 8 + row * 16}h${width - 10}" stroke="#f2c200" stroke-width="5" stroke-dasharray="5 6" opacity=".8" />`)}`;
  return lid("#f2c200", html`
    <circle cx="172" cy="64" r="40" fill="#fff3b8" />
    <path d="M70 240c-8-60 0-92 22-108-6-26 4-58 40-60 34-2 52 24 48 54 26 16 36 50 28 114Z" fill="#7a2d1f" />
    <path d="M92 80 82 50 110 68ZM164 72 176 44 146 66Z" fill="#7a2d1f" />
    <circle cx="116" cy="102" r="13" fill="#fff" /><circle cx="152" cy="100" r="13" fill="#fff" /><circle cx="119" cy="104" r="6" fill="#23201c" /><circle cx="149" cy="102" r="6" fill="#23201c" />
    <path d="M100 128c20 16 48 16 68-2l-6 24c-16 10-40 10-54 0Z" fill="#23201c" /><path d="M108 133l7 10 6-8 7 10 7-9 7 8 6-10 7 7" fill="none" stroke="#fff" stroke-width="5" />
    <path d="M184 150c20-10 30-34 22-56" fill="none" stroke="#7a2d1f" stroke-width="24" stroke-linecap="round" />
    ${[[0, 150, 40], [44, 176, 30], [92, 188, 34], [132, 170, 28], [196, 160, 44], [164, 196, 30]].map(tower)}
    <path d="M206 160V70l6-14 6 14v90Z" fill="#23201c" />`);
}

function deli() {
  const layer = (/** @type {string} */ d, /** @type {string} */ fill) => html`<path d=${d} fill=${fill} />`;
  return lid("#c4321f", html`
    <g opacity=".35">${Array.from({ length: 36 }, (_, place) => html`<rect x=${(place % 6) * 40} y=${Math.floor(place / 6) * 40} width="40" height="40" fill=${(place + Math.floor(place / 6)) % 2 ? "#fff" : "none"} opacity=".35" />`)}</g>
    <ellipse cx="120" cy="206" rx="102" ry="16" fill="#6d150a" />
    ${layer("M28 188h184v6q0 14-14 14H42q-14 0-14-14Z", "#d99a4e")}
    ${layer("M24 176q12 16 24 4t24 4 24-4 24 4 24-4 24 4 24-4 20 2v10H24Z", "#6fae3c")}
    ${layer("M30 162h180v16H30Z", "#b5483a")}${layer("M26 148h188l-20 14-16 14-18-14H26Z", "#ffcf3f")}
    ${layer("M34 132h172v16H34Z", "#e98f7d")}
    ${[54, 98, 142, 186].map((x) => html`<ellipse cx=${x} cy="128" rx="24" ry="8" fill="#e0452f" />`)}
    ${layer("M22 118q12 14 24 4t24 4 24-4 24 4 24-4 24 4 24-4 28 0v-8H22Z", "#7fbf46")}
    ${layer("M26 112c0-48 40-64 94-64s94 16 94 64Z", "#e5ab5f")}
    ${[[84, 72], [120, 62], [154, 74], [104, 90], [140, 92], [66, 94], [174, 96]].map(([x, y]) => html`<ellipse cx=${x} cy=${y} rx="6" ry="3.5" fill="#fbe6b8" transform="rotate(-20 ${x} ${y})" />`)}
    <path d="M150 56 196 14" stroke="#f6e7c6" stroke-width="5" /><circle cx="196" cy="14" r="9" fill="#5b8f2f" />`);
}

function wars() {
  const ticket = (/** @type {number[]} */ [x, turn, stars]) => html`<g transform="translate(${x} 54) rotate(${turn})"><path d="M-24 0H24V78l-8-6-8 6-8-6-8 6-8-6-8 6Z" fill="#fffaf0" />
    <rect x="-17" y="10" width="34" height="5" rx="2" fill="#23201c" /><rect x="-17" y="22" width="26" height="4" rx="2" fill="#b9ad98" /><rect x="-17" y="31" width="30" height="4" rx="2" fill="#b9ad98" />
    ${Array.from({ length: stars }, (_, place) => html`<path transform="translate(${-12 + place * 12} 50)" d="M0-6 1.8-1.9 6-1.8 2.7 1 3.8 5.4 0 3-3.8 5.4-2.7 1-6-1.8-1.8-1.9Z" fill="#d99200" />`)}</g>`;
  const baguette = (/** @type {number} */ turn) => html`<g transform="rotate(${turn} 120 172)"><rect x="16" y="154" width="208" height="36" rx="18" fill="#b9752b" /><rect x="16" y="154" width="208" height="26" rx="13" fill="#d9963f" />
    ${[56, 92, 128, 164].map((x) => html`<path d="M${x} 160q10 8 18 16" stroke="#f6d9a0" stroke-width="7" stroke-linecap="round" fill="none" />`)}</g>`;
  return lid("#e0a416", html`
    <path d="M0 96 240 60V240H0Z" fill="#c98a12" /><rect x="0" y="40" width="240" height="12" rx="4" fill="#5c4631" />
    ${[[48, -4, 1], [106, 3, 3], [164, -2, 2], [214, 5, 1]].map(ticket)}${baguette(-17)}${baguette(17)}
    <circle cx="120" cy="172" r="25" fill="#fff" stroke="#5c4631" stroke-width="5" /><path d="M120 154l5.5 12 13 1.2-10 8.5 3 12.8-11.5-6.7-11.5 6.7 3-12.8-10-8.5 13-1.2Z" fill="#c4321f" />`);
}

function plain() {
  return lid("#5f574d", html`<path d="M60 70h120v100H60Z" fill="#ddd3c3" /><circle cx="96" cy="106" r="10" fill="#5f574d" /><circle cx="144" cy="134" r="10" fill="#5f574d" />`);
}

/** @type {Record<string, () => any>} */
const LIDS = { clash, emerald_skulls: skulls, king_of_new_york: newYork, deli, sandwich_wars: wars };

/** @param {{game: string}} props */
export function Lid({ game }) {
  return (LIDS[game] ?? plain)();
}
