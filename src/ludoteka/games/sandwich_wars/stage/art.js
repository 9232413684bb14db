/** Sándwich Wars: every ingredient drawn from a few shapes and its own parameters, on 60 by 44. */
import { html } from "../../../lib/html.js";

/** @param {string} d @param {string} fill @param {string} [line] @param {number} [width] */
function path(d, fill, line = "none", width = 1.2) {
  return html`<path d=${d} fill=${fill} stroke=${line} stroke-width=${width}
    stroke-linejoin="round" stroke-linecap="round" />`;
}

/**
 * @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill
 * @param {string} [line] @param {number} [turn]
 */
function oval(x, y, rx, ry, fill, line = "none", turn = 0) {
  return html`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${fill} stroke=${line}
    stroke-width="1.2" transform="rotate(${turn} ${x} ${y})" />`;
}

/**
 * Points spread evenly over an oval.
 * @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} count
 */
function spread(x, y, rx, ry, count) {
  return Array.from({ length: count }, (_, place) => {
    const far = Math.sqrt((place + 0.5) / count);
    const turn = place * 2.4;
    return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far, place];
  });
}

/**
 * @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} count
 * @param {number} size @param {string} fill
 */
function flecks(x, y, rx, ry, count, size, fill) {
  return spread(x, y, rx, ry, count).map(([dx, dy, place]) =>
    oval(dx, dy, size, size * (place % 2 ? 0.7 : 1), fill),
  );
}

/**
 * A heap of sticks or shreds.
 * @param {string} fill @param {string} line @param {number} bend @param {number} count
 */
function heap(fill, line, bend, count) {
  return spread(30, 27, 17, 9, count).map(([x, y, place]) => {
    const turn = (place * 47) % 180;
    const d = `M-10 0q10 ${bend} 20 0`;
    return html`<g transform="translate(${x} ${y}) rotate(${turn})">${path(d, "none", line, 4.6)}
      ${path(d, "none", fill, 3)}</g>`;
  });
}

/**
 * Breadcrumbs all over.
 * @param {string} fill @param {string} line @param {string} crumb @param {unknown} beside
 */
function breaded(fill, line, crumb, beside) {
  return [
    path(
      "M7 25c-1-9 10-15 22-15 10 0 15 3 19 8 5 6 6 13-3 17-9 3-19 3-27 2S8 32 7 25Z",
      fill,
      line,
    ),
    flecks(28, 23, 19, 10, 22, 1.3, crumb),
    beside,
  ];
}

/**
 * @typedef {object} Sliced
 * @property {string} fill
 * @property {string} rim
 * @property {string} fleck
 * @property {number} flecks
 * @property {number} [size]
 * @property {number} [r]
 * @property {number} [count]
 * @property {boolean} [square]
 */

/** Slices that overlap like roof tiles. @param {Sliced} of */
function slices({ fill, rim, fleck, flecks: many, size = 1.5, r = 13, count = 3, square = false }) {
  const gap = count > 1 ? (56 - 2 * r) / (count - 1) : 0;
  return Array.from({ length: count }, (_, place) => {
    const x = count > 1 ? 2 + r + place * gap : 30;
    const y = 22 + (place % 2 ? 2 : -2);
    const slice = square
      ? html`<rect x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} rx=${r * 0.35} fill=${fill}
        stroke=${rim} stroke-width="1.8" transform="rotate(${place * 14 - 14} ${x} ${y})" />`
      : html`<circle cx=${x} cy=${y} r=${r} fill=${fill} stroke=${rim} stroke-width="2" />`;
    return [slice, flecks(x, y, r * 0.72, r * 0.72, many, size, fleck)];
  });
}

/** @param {string} fill @param {string} line @param {string} cap */
function bottle(fill, line, cap) {
  return [
    path("M28.5 2h3l1.6 9h-6.2Z", cap, line),
    path("M24 11h12v4q5 2 5 8v15q0 4-4 4H23q-4 0-4-4V23q0-6 5-8Z", fill, line),
    path("M19 24h22v10H19Z", "#fffaf0", line),
    path("M26 29q4-5 8 0-4 5-8 0Z", fill),
    path("M22.5 17v5M22.5 36v3", "none", "#ffffffaa", 1.6),
  ];
}

/** @param {string} fill @param {string} line @param {string} fleck @param {unknown} [beside] */
function bowl(fill, line, fleck, beside) {
  return [
    path("M6 20h48q-1 20-24 20T6 20Z", "#f3efe6", "#7d7466"),
    path("M20 36q10 4 20 0l2 4H18Z", "#d8d0c0", "#7d7466"),
    oval(30, 20, 24, 7.5, fill, line),
    path("M16 20q6-4 12-1t13-2", "none", "#ffffff88", 1.6),
    flecks(30, 20, 18, 4.6, 16, 1.1, fleck),
    beside,
  ];
}

/** @param {number} x @param {number} y @param {number} turn */
function halfEgg(x, y, turn) {
  return html`<g transform="translate(${x} ${y}) rotate(${turn})">
    ${path("M0-15c6 0 11 9 11 16S6 13 0 13-11 8-11 1-6-15 0-15Z", "#fffdf6", "#b9a98a")}
    ${oval(0, 3, 5.6, 5.6, "#f4b728", "#cf8f10")}${oval(-1.6, 1.2, 1.6, 1.2, "#fde9a8")}</g>`;
}

/**
 * @param {string} fill @param {string} line @param {number} x @param {number} y
 * @param {number} turn
 */
function lobed(fill, line, x, y, turn) {
  return html`<g transform="translate(${x} ${y}) rotate(${turn})">
    ${path("M0 18V-2M0 4C-8 6-9 0-5-1-10-3-8-9-3-8-6-13-2-18 0-18S6-13 3-8" +
      "C8-9 10-3 5-1 9 0 8 6 0 4Z", fill, line)}${path("M0 18V-13", "none", line, 1.1)}</g>`;
}

/** @param {number} x @param {number} y @param {number} size */
function mushroom(x, y, size) {
  return html`<g transform="translate(${x} ${y}) scale(${size})">
    ${path("M-4 2h8l1 11q-5 3-10 0Z", "#efe2cc", "#7a6246")}
    ${path("M-13 3C-13-8-6-13 0-13S13-8 13 3Q6 7 0 6T-13 3Z", "#c9a67c", "#7a6246")}
    ${path("M-7-6q3-4 7-4", "none", "#ffffff99", 1.8)}</g>`;
}

/** @param {number} x @param {number} y @param {number} turn @param {string} core */
function olive(x, y, turn, core) {
  return html`<g transform="translate(${x} ${y}) rotate(${turn})">
    ${oval(0, 0, 11, 8.5, "#7d8f2c", "#4a5717")}${oval(8, 0, 3, 4, core, "#4a5717")}
    ${path("M-6-4q4-3 8-2", "none", "#ffffff88", 1.6)}</g>`;
}

/** @param {number} x @param {number} y */
function gherkin(x, y) {
  return [
    oval(x, y, 10, 9, "#8fae3b", "#4c6a14"),
    oval(x, y, 7.6, 6.6, "#cfdc8d"),
    flecks(x, y, 4.5, 3.8, 6, 1, "#f7f7d8"),
  ];
}

/** @param {number} y @param {string} fill @param {string} fat */
function rasher(y, fill, fat) {
  const wave = `M4 ${y}q8.6-8 17.2 0t17.2 0 17.2 0`;
  return [
    path(wave, "none", "#6d2414", 10),
    path(wave, "none", fill, 8),
    path(`M4 ${y + 1.2}q8.6-8 17.2 0t17.2 0 17.2 0`, "none", fat, 2.4),
  ];
}

const RING = "M30 4a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM30 16a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z";
const GRILL = "M17 15l8 14M25 12l10 18M34 12l8 14";

/** @type {Record<string, () => unknown>} */
const DRAWINGS = {
  pollo_desmenuzado: () => heap("#f2dcb4", "#b98d4c", -7, 15),
  hamburguesa: () => [
    path("M6 22v7q0 9 24 9t24-9v-7Z", "#5e3119", "#3d1e0d"),
    oval(30, 21, 24, 9.5, "#8a4d29", "#3d1e0d"),
    path("M16 18l10 8M25 15l12 9M35 14l10 7", "none", "#5e3119", 2.4),
    flecks(30, 21, 18, 6, 9, 1.2, "#b06a3d"),
  ],
  milanesa_de_pollo: () =>
    breaded(
      "#e9b65c",
      "#a8701f",
      "#c98e34",
      path("M42 42a10 10 0 0 1 16-9Z", "#f6e04b", "#a8901a"),
    ),
  bondiola: () =>
    slices({ fill: "#d99378", rim: "#7d3f22", fleck: "#f6e3d0", flecks: 5, size: 2, r: 15 }),
  milanesa_de_ternera: () =>
    breaded("#c9812f", "#7d4711", "#9c5f1c", [
      flecks(26, 21, 11, 6, 6, 1.5, "#5b8a2b"),
      path("M44 17q8-6 11 0-4 6-11 0Z", "#6ea53a", "#3f6a18"),
    ]),
  lomo: () => [
    path("M8 16q10-9 24-8t21 11v8q-6 12-24 12T7 27Z", "#7a3b25", "#4d2011"),
    path("M8 16q10-9 24-8t21 11q-4 11-23 11T8 16Z", "#c4575a", "#4d2011"),
    oval(30, 19, 13, 5.5, "#e58a88"),
    path("M13 15q9-5 19-4", "none", "#f6d9c8", 2.2),
  ],
  mostaza: () => bottle("#f2c019", "#8a6a00", "#d99f00"),
  ketchup: () => bottle("#d4372a", "#7d150c", "#a8231a"),
  mayonesa: () => [
    path("M20 5h20v6H20Z", "#2f7fb8", "#174b70"),
    path("M18 11h24q3 4 3 8v18q0 4-4 4H19q-4 0-4-4V19q0-4 3-8Z", "#fff8df", "#a89968"),
    path("M15 21h30v12H15Z", "#2f7fb8"),
    path("M23 27q3.5-4 7 0t7 0", "none", "#fff", 2.4),
  ],
  salsa_golf: () => bowl("#ef9a7a", "#a8543a", "#d4694c"),
  chimichurri: () =>
    bowl("#8a9a2c", "#4f5a10", "#c4321f", flecks(29, 21, 17, 4.4, 13, 1.3, "#3f6a18")),
  alioli: () =>
    bowl(
      "#fdf1c4",
      "#a8904a",
      "#e0cf93",
      path("M40 12q-1-6 4-10 5 4 6 10-5 4-10 0ZM44 2v12", "#fffdf6", "#9c8f78"),
    ),
  lechuga: () => [
    path(
      "M30 42C18 42 6 36 6 28q-4-4 0-8-1-6 5-7 2-6 8-5 4-6 11-4 7-2 11 4 6-1 8 5 6 1 5 7 4 4 0 8 " +
        "0 8-12 12-6 2-12 2Z",
      "#8fc44f",
      "#4a7a1c",
    ),
    path(
      "M30 40V14M30 32q-9-3-14-9M30 32q9-3 14-9M30 22q-5-2-8-7M30 22q5-2 8-7",
      "none",
      "#dff0bd",
      1.8,
    ),
  ],
  tomate: () =>
    [
      [20, 21, 16],
      [41, 25, 14],
    ].map(([x, y, r]) => [
      oval(x, y, r, r, "#e0452f", "#8f1c0c"),
      oval(x, y, r - 3, r - 3, "#f07a5e"),
      [0, 1, 2, 3, 4].map(
        (part) =>
          html`<g transform="rotate(${part * 72 + 8} ${x} ${y})">
            ${oval(x, y - r * 0.48, r * 0.17, r * 0.25, "#fbd98a")}</g>`,
      ),
    ]),
  cebolla: () =>
    [
      [19, 22, 15],
      [41, 23, 13],
    ].map(([x, y, r]) => [
      oval(x, y, r, r, "#f4e3f0", "#8f4a86"),
      oval(x, y, r * 0.72, r * 0.72, "none", "#b678ad"),
      oval(x, y, r * 0.44, r * 0.44, "#fff", "#b678ad"),
    ]),
  rucula: () => [
    lobed("#5f9a34", "#33611a", 17, 24, -24),
    lobed("#6fae3c", "#33611a", 43, 24, 24),
    lobed("#86c24d", "#33611a", 30, 21, 0),
  ],
  morron_asado: () => [
    path(
      "M17 13q-10 3-8 15t14 13q4 0 7-2 3 2 7 2 12-1 14-13t-8-15q-6-2-13 1-7-3-13-1Z",
      "#c8321f",
      "#6d150a",
    ),
    path("M30 14q-2-6 2-11 3 0 3 2-2 4-1 9Z", "#5b8a2b", "#2f5212"),
    path("M16 20q-2 8 3 14M44 20q2 8-3 14M30 18v16", "none", "#3a120b", 2.2),
  ],
  palta: () => [
    path("M30 2C20 2 20 14 15 20s-4 22 15 22 20-16 15-22S40 2 30 2Z", "#3f5a1c", "#22340c"),
    path("M30 6c-7 0-7 9-11 15s-4 17 11 17 15-11 11-17S37 6 30 6Z", "#d9e08a"),
    oval(30, 27, 8, 8.4, "#8a5a2c", "#5c3714"),
    oval(27.5, 24.5, 2.4, 1.8, "#c08a52"),
  ],
  queso_crema: () => [
    path("M8 22h44l-4 17q0 2-3 2H15q-3 0-3-2Z", "#4a86b8", "#234a6b"),
    path("M15 30h30", "none", "#fff", 3),
    path("M10 22q-2-6 6-8 3-8 12-7 8-6 15 2 9 1 8 13Z", "#fffdf4", "#b3a98f"),
    path("M20 17q6-6 14-2", "none", "#ddd3bb", 1.8),
  ],
  queso_de_maquina: () =>
    [
      [6, 4],
      [0, 0],
      [-6, -4],
    ].map(([x, y]) => path(`M${30 + x} ${7 + y + 4}l19 11-19 11-19-11Z`, "#f9c73c", "#a8780c")),
  queso_fresco: () => [
    path("M7 18 34 8l19 8v14L26 41 7 32Z", "#f6f1e3", "#9c9078"),
    path("M7 18 26 27 53 16M26 27v14", "none", "#9c9078"),
    path("M12 27l8 4M33 33l13-6", "none", "#d3c9b3", 2),
  ],
  mozzarella: () => [
    oval(22, 21, 17, 15.5, "#fdfbf3", "#a89f8a"),
    path("M11 15q6-8 15-6", "none", "#fff", 3),
    oval(44, 31, 13, 8, "#f3eee0", "#a89f8a"),
    oval(44, 29, 13, 8, "#fdfbf3", "#a89f8a"),
    path("M48 10q-8-4-10 3 7 3 10-3Z", "#5f9a34", "#33611a"),
  ],
  provolone: () => [
    oval(30, 23, 25, 17, "#b9781f", "#7a4a0b"),
    oval(30, 21, 25, 16, "#f3c964", "#a8700f"),
    path(GRILL, "none", "#a8620f", 3),
    flecks(30, 22, 18, 10, 9, 1, "#5b7a2b"),
  ],
  queso_azul: () => [
    path("M4 32 44 9q12 4 12 17v10H4Z", "#f3eedb", "#8f866a"),
    path("M4 32H56", "none", "#8f866a"),
    path(
      "M24 25q4 2 8-2M40 16q2 5 8 5M34 26q6 2 10-2M14 34q4 2 8 0M32 35q5-2 9 1M46 27q4 2 8-1",
      "none",
      "#4f78a8",
      2.4,
    ),
    flecks(40, 24, 12, 8, 7, 1.3, "#3f6a94"),
  ],
  huevo_duro: () => [halfEgg(19, 22, -14), halfEgg(42, 23, 16)],
  huevo_picado: () =>
    spread(30, 26, 20, 11, 17).map(
      ([x, y, place]) =>
        html`<rect x=${x - 4} y=${y - 3.6} width="8" height="7.2" rx="2.2"
          fill=${place % 3 ? "#fffdf6" : "#f4b728"} stroke=${place % 3 ? "#b9a98a" : "#b9800e"}
            stroke-width="1" transform="rotate(${place * 31} ${x} ${y})" />`,
    ),
  clara_a_la_plancha: () => [
    path(
      "M8 26c-3-9 9-10 13-15 7-5 14 0 19 2 8 3 15 9 11 17-4 6-13 6-20 9-9 2-20-3-23-13Z",
      "#fffef9",
      "#b0a488",
    ),
    path(GRILL, "none", "#c99a54", 2.6),
  ],
  revuelto: () => [
    path("M6 27h48q-3 14-24 14T6 27Z", "#4a4a50", "#23201c"),
    path("M52 27h8", "none", "#23201c", 4),
    spread(29, 22, 18, 7, 12).map(([x, y, place]) =>
      oval(x, y, 7, 5.2, place % 2 ? "#f9d252" : "#fbe083", "#cf9a10", place * 40),
    ),
  ],
  tortilla: () => [
    path("M4 33Q6 8 30 8t26 25q-26 8-52 0Z", "#f3c13a", "#a87a0c"),
    path("M4 33q26 8 52 0l-2 4q-24 8-48 0Z", "#d99a1c", "#a87a0c"),
    path("M15 26q4-10 14-11M36 15q8 2 11 9", "none", "#b9781a", 2.6),
    flecks(30, 25, 15, 6, 6, 1.2, "#5b8a2b"),
  ],
  huevo_frito: () => [
    path(
      "M7 24C5 14 16 13 20 8c6-6 14-1 18 2 6 3 16 4 16 14 0 9-9 9-15 13-7 4-15 4-20 0S9 33 7 24Z",
      "#fffef9",
      "#b9a98a",
    ),
    oval(31, 22, 9.4, 9, "#f7b21c", "#cf7f0c"),
    oval(28, 18.6, 3, 2.2, "#fde9a8"),
  ],
  mortadela: () =>
    slices({
      fill: "#f3b7a8",
      rim: "#c4705f",
      fleck: "#fff1ea",
      flecks: 9,
      size: 1.7,
      r: 16,
      count: 2,
    }),
  paleta: () =>
    slices({
      fill: "#f0a596",
      rim: "#b3614f",
      fleck: "#f9cdc1",
      flecks: 5,
      size: 2.2,
      r: 13,
      square: true,
    }),
  salchichon: () =>
    slices({
      fill: "#a84a3f",
      rim: "#f1e6d8",
      fleck: "#f3d6c4",
      flecks: 8,
      size: 1.1,
      r: 9.4,
      count: 4,
    }),
  jamon_cocido: () => [
    path(
      "M5 27q2-14 17-16 8-6 18-2 15 2 15 15-1 11-14 12-9 6-19 2-17 0-17-11Z",
      "#f4afa5",
      "#b8604f",
    ),
    path("M14 30q0-11 12-12t15 8M22 33q2-8 9-8", "none", "#fff0ea", 2.6),
  ],
  salame: () =>
    slices({ fill: "#b8332b", rim: "#5c130d", fleck: "#ffe9df", flecks: 11, size: 1.5, r: 13.5 }),
  jamon_crudo: () => [
    path("M4 30q6-18 18-12t16-6 18 4q-2 12-14 14t-16 6T4 30Z", "#9c2a2c", "#5c1013"),
    path("M4 30q6-18 18-12t16-6 18 4", "none", "#fbe9dc", 4),
    path("M14 31q6-6 13-5M33 27q7-1 12-6", "none", "#d46f66", 2),
  ],
  papas_pay: () => heap("#f9d766", "#b98710", 0, 17),
  aceitunas: () => [
    olive(18, 16, -20, "#c8321f"),
    olive(42, 18, 200, "#c8321f"),
    olive(29, 32, 10, "#c8321f"),
  ],
  pepinillos: () => [
    path("M32 6q16-4 22 6t-4 12q-4 2-8-2-10 0-12-6t2-10Z", "#6f9430", "#3f5a10"),
    flecks(43, 13, 9, 6, 7, 1.2, "#a8c25a"),
    gherkin(15, 17),
    gherkin(26, 31),
  ],
  champinones: () => [mushroom(42, 19, 0.8), mushroom(21, 24, 1.05)],
  anana: () => [
    html`<path d=${RING} fill="#f9d23c" stroke="#a8860c" stroke-width="1.6" fill-rule="evenodd" />`,
    Array.from(
      { length: 12 },
      (_, part) =>
        html`<path d="M30 15V7" stroke="#cf9f14" stroke-width="2"
          transform="rotate(${part * 30} 30 22)" />`,
    ),
  ],
  panceta_crocante: () => [
    rasher(13, "#b23a24", "#f9dcc0"),
    rasher(24, "#9c2f1c", "#f3cda9"),
    rasher(35, "#b23a24", "#f9dcc0"),
  ],
  ayuda_inesperada: () => [
    path("M14 42q0-14 16-14t16 14Z", "#fffaf0", "#5c4631"),
    oval(30, 21, 8.5, 9, "#e3b084", "#7a5233"),
    path("M20 14q-5-8 3-9 7-6 14 0 8 1 3 9-10 3-20 0Z", "#fff", "#5c4631"),
    path("M52 6v12M52 24v.6", "none", "#c4321f", 4.4),
  ],
  cocina_libre: () => [
    path("M12 20h36v14q0 6-6 6H18q-6 0-6-6Z", "#8a8f98", "#3d4148"),
    path("M9 20h42", "none", "#3d4148", 3.4),
    path("M6 24h6M48 24h6", "none", "#3d4148", 3),
    path("M22 14q-4-4 0-7M30 14q-4-4 0-7M38 14q-4-4 0-7", "none", "#c98a12", 2.4),
    path("M24 30l5 5 9-9", "none", "#fff", 3),
  ],
  toque_del_chef: () => [
    path("M16 27q-12-4-8-14 4-7 12-5 4-7 14-5 10-2 11 6 9 2 7 11-2 6-8 7Z", "#fff", "#5c4631"),
    path("M16 27h28v11q-14 4-28 0Z", "#fff", "#5c4631"),
    path(
      "M30 12l2 4.6 5 .4-3.8 3.2 1.2 5-4.4-2.6-4.4 2.6 1.2-5-3.8-3.2 5-.4Z",
      "#e0a416",
      "#8a5f00",
    ),
  ],
  buena_venta: () => [
    html`<rect x="29" y="5" width="20" height="28" rx="3" fill="#fffaf0" stroke="#5c4631"
      stroke-width="1.4" transform="rotate(10 39 19)" />`,
    path("M35 15l9 1.6M34 21l7 1.2", "none", "#c98a12", 2.2),
    [34, 29, 24].map((y) => [
      oval(19, y + 3, 13, 6, "#a8720c", "#5c3f00"),
      oval(19, y, 13, 6, "#f3c33c", "#5c3f00"),
    ]),
  ],
};

/** The picture of a market card. @param {{name: string}} props */
export function Art({ name }) {
  return html`<svg class="sw-art" viewBox="0 0 60 44" aria-hidden="true">
    ${DRAWINGS[name]?.() ?? oval(30, 22, 18, 12, "#d9963f", "#7a4a0b")}</svg>`;
}

/** Skin, hair, and what marks a face, by number of the assistant. */
const FACES = [
  ["#e3b084", "#5c3714", ""],
  ["#c98f62", "#23201c", "M18 31q6-4 12 0-3 3-6 1-3 2-6-1Z"],
  ["#f1c9a5", "#b5651d", ""],
  ["#8d5b3a", "#1b1410", ""],
  ["#e8b98f", "#d9a441", ""],
  [
    "#f3d3b5",
    "#7a3f16",
    "M16 25a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M25.2 25a3.4 3.4 0 1 0 6.8 0" +
      "a3.4 3.4 0 1 0-6.8 0",
  ],
  ["#b57b50", "#3a2416", "M19 32q5 7 10 0Z"],
  ["#6f4529", "#120d0a", ""],
];
const HAIR = [
  "",
  "M12 22q0-10 12-10t12 10v5l-3-7H15l-3 7Z",
  "M12 22q0-10 12-10t12 10q3 12-2 16l-2-16H16l-2 16q-5-4-2-16Z",
  "M13 22q-3-10 11-10t11 10q-11-4-22 0Z",
];

/**
 * An assistant, drawn to stand behind a counter.
 * @param {{number: number, emblem: unknown}} props
 */
export function Figure({ number, emblem }) {
  const [skin, hair, mark] = FACES[number % 8];
  return html`<svg class="sw-figure" viewBox="0 0 48 56" aria-hidden="true">
    ${path("M3 56q0-16 14-18h14q14 2 14 18Z", "#fffaf0", "#5c4631")}
    ${path("M14 39h20l3 17H11Z", "var(--cat)", "#0005")}
    ${path("M20 34h8v6q-4 3-8 0Z", skin)}${oval(24, 26, 10, 11, skin, "#5c4631")}
    ${path(HAIR[1 + (number % 3)], hair)}
    ${oval(20, 26, 1.3, 1.6, "#23201c")}${oval(28.5, 26, 1.3, 1.6, "#23201c")}
    ${path("M20 31.5q4 2.6 8 0", "none", "#6d2a18", 1.4)}
    ${mark && path(mark, number === 5 ? "#ffffff66" : hair, "#23201c", 1)}
    ${path("M13 17q-6-7 1-10 4-7 10-4 7-3 10 4 7 3 1 10-11 3-22 0Z", "#fff", "#5c4631")}
    <g transform="translate(17.5 42) scale(.54)" fill="#fff">${emblem}</g></svg>`;
}

const FILLINGS = ["#7fbf46", "#f3c33c", "#c8473a", "#f1dfb0", "#a85a3c"];

/** A sandwich with as many layers as an order asks for. @param {{size: number}} props */
export function Sandwich({ size }) {
  const thick = Math.min(7, 22 / size);
  const top = 26 - (size * thick) / 2;
  return html`<svg class="sw-sandwich" viewBox="0 0 60 52" aria-hidden="true">
    ${path(`M6 ${top}q1-13 24-13t24 13Z`, "#d9963f", "#7a4a0b")}
    ${[18, 29, 41].map((x) => oval(x, top - 6, 2.2, 1.2, "#fbe6b8", "none", -20))}
    ${FILLINGS.slice(0, size).map(
      (fill, place) => html`<rect x=${place % 2 ? 7 : 4} y=${top + place * thick}
        width=${place % 2 ? 46 : 52} height=${thick} rx=${thick / 2.4} fill=${fill} stroke="#0004"
          stroke-width=".8" />`)}
    ${path(`M6 ${top + size * thick}h48v4q0 6-6 6H12q-6 0-6-6Z`, "#d9963f", "#7a4a0b")}</svg>`;
}
