/**
 * The result as a picture, with the board as it lies: drawn here and shared by the phone's own
 * sheet; where there is none it is saved as a file.
 */
import { address } from "./base.js";
import { t } from "./texts.js";
import { notify } from "../parts/notices.js";
import { shapeOf } from "../parts/shapes.js";

/**
 * @typedef {object} Result
 * @property {string} game
 * @property {string} name   of the game
 * @property {string} title  who has won
 * @property {string} why    it is over
 * @property {{seat: number, name: string, score: string, won: boolean}[]} players
 */

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const LID = 88;
const BOARD = 500;
const TEXT = MARGIN + BOARD + 50;
const ROW = 46;
const BOLD = 'font-weight="720"';
/** Of the table around the board nothing is seen, and nothing moves. */
const SHOWN = ".copied, .copied * { animation: none !important; transition: none !important; }";
const LONGEST_LINE = 40;

/**
 * @param {Result} result
 * @param {() => Promise<import("./board_picture.js").Drawn>} board
 */
export async function sharePicture(result, board) {
  try {
    const picture = await png(svg(result, await lid(result.game), await board()));
    const file = new File([picture], `${result.game}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] }) && (await shared(file))) return;
    save(file);
  } catch {
    notify(t("web-picture-failed"));
  }
}

/** Whether a sheet could be shown; who closes it wants nothing else. @param {File} file */
async function shared(file) {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === "AbortError";
  }
}

/** @param {File} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The lid of the box, as an address that holds it. @param {string} game */
async function lid(game) {
  const own = await fetch(address(`/static/games/${game}/stage/lid.svg`));
  const found = own.ok ? own : await fetch(address("/static/lid.svg"));
  return inside(await found.text());
}

/** An address that holds a drawing. @param {string} drawing */
function inside(drawing) {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** @param {string} drawing @returns {Promise<Blob>} */
async function png(drawing) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = inside(drawing);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((found) => (found ? done(found) : failed(new Error("empty"))), "image/png"),
  );
}

/**
 * @param {Result} result
 * @param {string} cover
 * @param {import("./board_picture.js").Drawn} board
 */
function svg({ name, title, why, players }, cover, board) {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ id) => style.getPropertyValue(`--${id}`).trim();
  const line = (
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {string} */ text,
    more = "",
  ) => `<text x="${TEXT}" y="${y}" font-size="${size}" ${more}>${plain(text)}</text>`;
  const heads = wrapped(title, 18).slice(0, 2);
  const reasons = wrapped(why, LONGEST_LINE).slice(0, 3);
  const below = MARGIN + LID + 70 + (heads.length - 1) * 56;
  const rows = below + 66 + reasons.length * 34;
  const scale = Math.min(BOARD / board.width, BOARD / board.height);
  const left = MARGIN + (BOARD - board.width * scale) / 2;
  const top = (HEIGHT - board.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" fill="${colour("ink")}"
    data-theme="${document.documentElement.dataset.theme}">
    <style>${plain(board.style)} ${SHOWN}</style><defs>${board.symbols}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("paper")}" />
    <g transform="translate(${left} ${top}) scale(${scale})">
      <foreignObject width="${board.width}" height="${board.height}">${board.content}
      </foreignObject></g>
    <image href="${cover}" x="${TEXT}" y="${MARGIN}" width="${LID}" height="${LID}" />
    <text x="${TEXT + LID + 20}" y="${MARGIN + 56}" font-size="30" fill="${colour("soft")}">
      ${plain(name)}</text>
    ${heads.map((each, place) => line(MARGIN + LID + 70 + place * 56, 52, each, BOLD)).join("")}
    ${reasons.map((each, place) => line(below + 44 + place * 34, 25, each)).join("")}
    ${players
      .slice(0, 6)
      .map(
        ({ seat, name: who, score, won }, place) =>
          `<g transform="translate(${TEXT} ${rows + place * ROW - 26}) scale(1.6)">
      <path d="${shapeOf(seat)}" fill="${colour(`seat${seat % 8}`)}" /></g>
      <text x="${TEXT + 50}" y="${rows + place * ROW}" font-size="32"
        ${won ? BOLD : ""}>${plain(who)}</text>
      <text x="${WIDTH - MARGIN}" y="${rows + place * ROW}" font-size="32" text-anchor="end"
        ${won ? BOLD : ""}>${plain(score)}</text>`,
      )
      .join("")}
    <text x="${WIDTH - MARGIN}" y="${HEIGHT - 24}" font-size="24" text-anchor="end"
      fill="${colour("soft")}">Ludoteka</text></svg>`;
}

/** Lines of words that fit. @param {string} text @param {number} longest */
function wrapped(text, longest) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {string} text */
function plain(text) {
  const told = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (each) => told[/** @type {keyof typeof told} */ (each)]);
}
