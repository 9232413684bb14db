/** Clash at the Deli: what its modules share, and by which targets a move is made. */
import { boxOf } from "../../../lib/box.js";
import { KIND } from "./art.js";
import { areasOf, readCards, takes, topped, value } from "./scoring.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */
/** @typedef {import("./scoring.js").Cards} Cards */
/** @typedef {import("./scoring.js").Sandwich} Sandwich */
/** @typedef {import("./scoring.js").Line} Line */

/** What is printed on the cards of the table shown. */
export const table = { printed: /** @type {Cards} */ ({}) };

/** @param {string} game @param {string} [id] */
export async function prepare(game, id) {
  table.printed = readCards(await boxOf(game, id));
}

/** +2, 0 or −1. @param {number} points */
export function signed(points) {
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
}

/** @param {Scene} scene @param {number} card */
export function cardName(scene, card) {
  return scene.texts.name("ingredient", card & KIND);
}

/** What a line of the score is for. @param {import("../../../lib/texts.js").GameTexts} texts @param {Line} line @param {Cards} printed */
export function lineName(texts, { word, about }, printed) {
  if (word === "sign") {
    const sign = texts.line(`sign-${printed.sign[about].replaceAll("_", "-")}`);
    return texts.line("pad-sign", { name: texts.name("ingredient", about), sign });
  }
  if (word === "classic") return texts.line("pad-classic", { name: texts.name("recipe", about) });
  return word === "collector" ? texts.name("collector", about) : texts.line(`pad-${word}`);
}

/** @param {Scene} scene @param {Line} line */
export function lineText(scene, line) {
  return `${signed(line.points)}  ${lineName(scene.texts, line, table.printed)}`;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const me = scene.viewer;
  const [first, second, third] = offer.args;
  const board = (/** @type {number} */ place, seat = me) => `board:${seat}:${place}`;
  const either = (/** @type {string} */ one, /** @type {string} */ other) => [[one, other], [other, one]];
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

/** The ingredient that is being placed, or would be if one took what is pointed at; 0 if none. @param {Scene} scene */
export function coming(scene) {
  const { prompt, about } = scene.view;
  if (prompt === "place" || prompt === "sampled") return scene.offers.length ? about[0] : 0;
  const [kind, number] = scene.hover.split(":");
  const taking = !["reserve", "trash"].includes(prompt) && SOURCES.includes(kind) && scene.open.has(scene.hover);
  return taking ? Number(number) : 0;
}

/** A card that may come onto a sandwich, and what that would change. @typedef {{card: number, points: number}} Ghost */

/** @param {Scene} scene @param {number} seat @param {number} place @returns {Ghost | null} */
export function ghostOn(scene, seat, place) {
  if (seat !== scene.viewer || !scene.offers.length) return null;
  const { printed } = table;
  const { closing } = scene.position;
  const area = areasOf(scene.position)[seat];
  const worth = (/** @type {Sandwich} */ sandwich) => value(printed, sandwich, closing);
  const mine = area[place];
  const card = coming(scene);
  if (card) return takes(printed, mine, card) ? { card, points: worth(topped(printed, mine, card)) - worth(mine) } : null;
  const from = scene.picked[0]?.split(":");
  const target = `board:${seat}:${place}`;
  if (from?.[0] !== "board" || Number(from[1]) !== seat || !scene.open.has(target)) return null;
  const other = area[Number(from[2])];
  if (["move", "tidy"].includes(scene.view.prompt)) {
    const top = other.cards[other.cards.length - 1];
    const rest = { ...other, cards: other.cards.slice(0, -1) };
    return { card: top, points: worth(topped(printed, mine, top)) - worth(mine) + worth(rest) - worth(other) };
  }
  const [filled, bread] = mine.cards.length > 1 ? [mine, other] : [other, mine];
  if (bread.cards.length > 1) return null;
  const points = worth(topped(printed, filled, bread.cards[0])) - worth(filled) - worth(bread);
  return { card: filled === mine ? bread.cards[0] : 0, points };
}

/** What starting a sandwich with the bread that comes would bring. @param {Scene} scene @returns {Ghost | null} */
export function ghostNew(scene) {
  const card = coming(scene);
  if (!card || table.printed.category[card] !== 0) return null;
  return { card, points: value(table.printed, { cards: [card], closed: 0, gregg: 0 }, scene.position.closing) };
}
