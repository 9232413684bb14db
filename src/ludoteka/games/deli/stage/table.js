/** Clash at the Deli: what its modules share, and by which targets a move is made. */
import { KIND } from "./art.js";
import { readCards } from "./printed.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown>} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */
/** @typedef {import("../../../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("./printed.js").Cards} Cards */
/** @typedef {import("./shown.js").Line} Line */
/**
 * @typedef {object} Sandwich
 * @property {number[]} cards  from the bottom
 * @property {number} closed   0 not, 1 with bread, 2 declared
 */

/** What is printed on the cards of the table shown. */
export const table = { printed: /** @type {Cards} */ ({}) };

/** @param {string} game @param {string} [id] */
export async function prepare(game, id) {
  table.printed = await readCards(game, id);
}

/** The sandwiches before every seat. @param {Position} position @returns {Sandwich[][]} */
export function areasOf(position) {
  /** @type {Sandwich[][]} */
  const areas = Array.from({ length: position.seats }, () => []);
  for (const [seat, closed, , ...cards] of position.areas) areas[seat].push({ closed, cards });
  return areas;
}

/** +2, 0 or −1. @param {number} points */
export function signed(points) {
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
}

/** Long words are written smaller on a phone, so that none is broken. @param {string} name */
export function fit(name) {
  return Math.min(1, 10 / Math.max(...name.split(" ").map((word) => word.length))).toFixed(2);
}

/** @param {Scene} scene @param {number} card */
export function cardName(scene, card) {
  return scene.texts.name("ingredient", card & KIND);
}

/**
 * What a line of the score is for.
 * @param {GameTexts} texts @param {{word: string, about: number, sign?: string}} line
 */
export function lineName(texts, { word, about, sign = "" }) {
  if (word === "sign") {
    const told = texts.line(`sign-${sign.replaceAll("_", "-")}`);
    return texts.line("pad-sign", { name: texts.name("ingredient", about), sign: told });
  }
  if (word === "classic") return texts.line("pad-classic", { name: texts.name("recipe", about) });
  return word === "collector" ? texts.name("collector", about) : texts.line(`pad-${word}`);
}

/** @param {Scene} scene @param {Line} line */
export function lineText(scene, line) {
  return `${signed(line.points)}  ${lineName(scene.texts, line)}`;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const me = scene.viewer;
  const [first, second, third] = offer.args;
  const board = (/** @type {number} */ place, seat = me) => `board:${seat}:${place}`;
  const either = (/** @type {string} */ one, /** @type {string} */ other) =>
    [[one, other], [other, one]];
  switch (offer.verb) {
    case "pick":
    case "reserve":
    case "trash":
      return [[`pool:${first}`]];
    case "dibs":
      return [[`reserved:${scene.position.reserved}`]];
    case "recycle":
      return [[`trash:${first}`]];
    case "take":
      return [[`left:${first}`]];
    case "keep":
      return [[`drawn:${first}`]];
    case "joker":
      return [[`hand:${1 + table.printed.category[first]}`, `name:${first}`]];
    case "play":
    case "discard":
    case "exchange":
      return [[`hand:${first}`]];
    case "again":
      return [[`front:${first}`]];
    case "start":
      return [[`new:${me}`]];
    case "on":
    case "lose":
      return [[board(first)]];
    case "close":
      return either(board(first), board(second));
    case "move":
      return [[board(first), board(second)]];
    case "declare":
      return [[board(first)], [board(first), `lid:${first}`]];
    case "swap":
      return either(board(first), board(third, second));
    case "chef":
      return [[`chef:${first}`]];
    case "foresee":
      return [[`event:${first}`]];
    case "redeal":
    case "sample":
      return [[`tray:${first}`]];
    default:
      return [];
  }
}

const SOURCES = ["pool", "reserved", "trash", "left", "drawn", "name"];

/**
 * What the ingredient brings that is being placed, or would be if one took what is pointed at.
 * @param {Scene} scene
 */
function coming(scene) {
  const { prompt, about, shown } = scene.view;
  if (!scene.offers.length) return undefined;
  const placing = prompt === "place" || prompt === "sampled";
  const [where, number] = scene.hover.split(":");
  if (!placing && !(SOURCES.includes(where) && scene.open.has(scene.hover))) return undefined;
  return shown.arrivals.find(({ kind }) => kind === (placing ? about[0] : Number(number)));
}

/** @typedef {{card: number, points: number}} Ghost  a card that may come, and what changes then */

/** @param {Scene} scene @param {number} seat @param {number} place @returns {Ghost | null} */
export function ghostOn(scene, seat, place) {
  if (seat !== scene.viewer || !scene.offers.length) return null;
  const arrival = coming(scene);
  if (arrival) {
    const points = arrival.on[place] ?? null;
    return points === null ? null : { card: arrival.kind, points };
  }
  const from = scene.picked[0]?.split(":");
  const own = from?.[0] === "board" && Number(from[1]) === seat;
  if (!own || !scene.open.has(`board:${seat}:${place}`)) return null;
  const { transfers } = scene.view.shown;
  const source = Number(from[2]);
  return transfers.find((each) => each.source === source && each.target === place) ?? null;
}

/**
 * What starting a sandwich with the bread that comes would bring.
 * @param {Scene} scene @returns {Ghost | null}
 */
export function ghostNew(scene) {
  const arrival = coming(scene);
  const points = arrival?.start ?? null;
  return arrival && points !== null ? { card: arrival.kind, points } : null;
}
