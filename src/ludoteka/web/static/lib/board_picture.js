/**
 * The stage as part of a drawing: the board is drawn once more beside the page, and copied with the
 * styles and pictograms it needs, so that an image can hold it.
 */
import { h, render } from "preact";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Stage} Stage */
/**
 * @typedef {{content: string, style: string, symbols: string, width: number, height: number}} Drawn
 */

/** How wide the table is whose board is copied. */
const WIDE = 900;

/** @param {Stage} stage @param {Scene} scene @param {string} game @returns {Promise<Drawn>} */
export async function drawBoard(stage, scene, game) {
  const place = document.createElement("div");
  place.className = `table game-${game} copied`;
  place.inert = true;
  place.innerHTML =
    '<main class="play"><div class="stage"><div class="middle"><div class="board"></div></div>' +
    "</div></main>";
  place.style.setProperty("--wide", `${WIDE}px`);
  document.body.append(place);
  try {
    const board = /** @type {HTMLElement} */ (place.querySelector(".board"));
    const resting = { ...scene, offers: [], picked: [], open: new Set(), hints: [] };
    render(h(stage.Board, { scene: resting }), board);
    await new Promise((done) => requestAnimationFrame(done));
    const { width, height } = (board.firstElementChild ?? board).getBoundingClientRect();
    const symbols = await pictograms(place);
    const content = new XMLSerializer().serializeToString(place);
    return { content, style: styles(), symbols, width, height };
  } finally {
    place.remove();
  }
}

/** Every rule of the page. */
function styles() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .map((rule) => rule.cssText)
    .filter((rule) => !rule.startsWith("@font-face"))
    .join("\n");
}

/** What is drawn elsewhere and only named here comes along. @param {HTMLElement} place */
async function pictograms(place) {
  /** @type {Map<string, Promise<Document>>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const use of place.querySelectorAll("use")) {
    const [file, id] = (use.getAttribute("href") ?? "").split("#");
    if (!file) continue;
    if (!files.has(file)) files.set(file, fetch(file).then(asDrawing));
    const symbol = (await files.get(file))?.getElementById(id);
    if (symbol) found.set(id, new XMLSerializer().serializeToString(symbol));
    use.setAttribute("href", `#${id}`);
  }
  return [...found.values()].join("");
}

/** @param {Response} answer */
async function asDrawing(answer) {
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
}
