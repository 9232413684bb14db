/**
 * The result as a picture, drawn here and shared by the phone's own sheet; where there is none it
 * is saved as a file.
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
const LID = 300;
const TEXT = MARGIN + LID + 50;
const ROW = 52;
const LONGEST_LINE = 46;

/** @param {Result} result */
export async function sharePicture(result) {
  try {
    const picture = await png(svg(result, await lid(result.game)));
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

/** @param {Result} result @param {string} cover */
function svg({ name, title, why, players }, cover) {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ id) => style.getPropertyValue(`--${id}`).trim();
  const line = (
    /** @type {number} */ y,
    /** @type {number} */ size,
    /** @type {string} */ text,
    more = "",
  ) => `<text x="${TEXT}" y="${y}" font-size="${size}" ${more}>${plain(text)}</text>`;
  const reasons = wrapped(why).slice(0, 2);
  const rows = 300 + reasons.length * 36;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" fill="${colour("ink")}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("paper")}" />
    <image href="${cover}" x="${MARGIN}" y="${MARGIN}" width="${LID}" height="${LID}" />
    ${line(MARGIN + 34, 34, name, `fill="${colour("soft")}"`)}
    ${line(MARGIN + 130, 64, title, 'font-weight="720"')}
    ${reasons.map((each, place) => line(MARGIN + 190 + place * 36, 28, each)).join("")}
    ${players
      .slice(0, 6)
      .map(
        ({ seat, name: who, score, won }, place) =>
          `<g transform="translate(${TEXT} ${rows + place * ROW - 26}) scale(1.6)">
      <path d="${shapeOf(seat)}" fill="${colour(`seat${seat % 8}`)}" /></g>
      <text x="${TEXT + 50}" y="${rows + place * ROW}" font-size="32"
        ${won ? 'font-weight="720"' : ""}>${plain(who)}</text>
      <text x="${WIDTH - MARGIN}" y="${rows + place * ROW}" font-size="32" text-anchor="end"
        ${won ? 'font-weight="720"' : ""}>${plain(score)}</text>`,
      )
      .join("")}
    <text x="${MARGIN}" y="${HEIGHT - MARGIN + 20}" font-size="28" fill="${colour("soft")}">
      Ludoteka</text></svg>`;
}

/** Lines of words that fit. @param {string} text */
function wrapped(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE)
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
