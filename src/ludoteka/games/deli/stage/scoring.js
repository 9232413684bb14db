/**
 * Clash at the Deli: what lies before a player, what may come on it and what it is worth (DELI-4 and
 * DELI-5), so that the table can show a score before anything is sent. A test compares it with the rules.
 */
import { KIND } from "./art.js";

/** @typedef {{cards: number[], closed: number, gregg: number}} Sandwich  `closed`: 0 not, 1 with bread, 2 declared */
/** @typedef {{word: string, about: number, points: number}} Line */
/** @typedef {{points: number, slots: number[][], source: string}} Recipe */
/**
 * @typedef {object} Cards  what is printed on the cards of a table
 * @property {number[]} category  by ingredient
 * @property {string[]} sign      by ingredient
 * @property {boolean[]} single   by ingredient: only one in a sandwich (4.8)
 * @property {boolean[]} bottom   by ingredient: only on the bottom bread (4.4)
 * @property {number[]} dry       by category
 * @property {number[]} juicy     by category
 * @property {Recipe[]} recipes
 * @property {{kind: number, most: number, tied: number}[]} collectors
 */

const BREAD = 0;
const WRAP = 5;
const EGG = 7;
const MOST_FILLINGS = 4;
export const MOST_SANDWICHES = 7;
export const SIGNS = ["on_bread", "on_protein", "on_cheese", "on_vegetable", "edge"];

/** @param {Record<string, any[]>} parts @returns {Cards} */
export function readCards(parts) {
  const { category, ingredient, choice, recipe, collector } = parts;
  const kinds = ["", ...ingredient.map(({ id }) => id)];
  const slot = (/** @type {string} */ name) => (choice.find(({ id }) => id === name)?.of ?? [name]).map((/** @type {string} */ each) => kinds.indexOf(each));
  const of = (/** @type {(row: any) => any} */ read, /** @type {any} */ unknown) => [unknown, ...ingredient.map(read)];
  return {
    category: of((row) => category.findIndex(({ id }) => id === row.category), -1),
    sign: of((row) => row.sign, "none"),
    single: of((row) => row.single === 1, false),
    bottom: of((row) => row.bottom === 1, false),
    dry: category.map((row) => row.dry),
    juicy: category.map((row) => row.juicy),
    recipes: recipe.map((row) => ({ points: row.points, source: row.source, slots: row.cards.map(slot) })),
    collectors: collector.map((row) => ({ kind: kinds.indexOf(row.ingredient), most: row.most, tied: row.tied })),
  };
}

/** The sandwiches before every seat. @param {any} position @returns {Sandwich[][]} */
export function areasOf(position) {
  /** @type {Sandwich[][]} */
  const areas = Array.from({ length: position.seats }, () => []);
  for (const [seat, closed, gregg, ...cards] of position.areas) areas[seat].push({ closed, gregg, cards });
  return areas;
}

/** @param {Sandwich} sandwich */
export function fillings({ cards, closed }) {
  return cards.length - (closed === 1 ? 2 : 1);
}

/** DELI-4.2 to 4.9 An ingredient may be laid on a sandwich. @param {Cards} printed @param {Sandwich} sandwich @param {number} card */
export function takes(printed, sandwich, card) {
  const kind = card & KIND;
  if (sandwich.closed) return false;
  const bread = sandwich.cards[0] & KIND;
  const empty = sandwich.cards.length === 1;
  if (printed.category[kind] === BREAD) return !empty && bread === kind && bread !== WRAP;
  if (empty) return true;
  if (fillings(sandwich) >= MOST_FILLINGS || printed.bottom[kind]) return false;
  return !printed.single[kind] || !sandwich.cards.some((each) => (each & KIND) === kind);
}

/** The sandwich with one more card on top. @param {Cards} printed @param {Sandwich} sandwich @param {number} card @returns {Sandwich} */
export function topped(printed, sandwich, card) {
  return { ...sandwich, cards: [...sandwich.cards, card], closed: printed.category[card & KIND] === BREAD ? 1 : 0 };
}

/** DELI-5.1 to 5.5 and 9.2 What one sandwich is worth. @param {Cards} printed @param {Sandwich} sandwich @param {number} closing @returns {Line[]} */
export function sandwichLines(printed, sandwich, closing) {
  const { cards, closed } = sandwich;
  const lines = [{ word: "cards", about: -1, points: cards.length }];
  cards.forEach((card, place) => {
    if (liesWell(printed, sandwich, place)) lines.push({ word: "sign", about: card & KIND, points: 1 });
  });
  if (closed === 1) lines.push({ word: "closing", about: -1, points: closing });
  const recipe = classic(printed, cards);
  if (recipe >= 0) lines.push({ word: "classic", about: recipe, points: printed.recipes[recipe].points });
  else if (moisture(printed, cards)) lines.push({ word: "moisture", about: -1, points: -moisture(printed, cards) });
  return lines;
}

/** @param {Line[]} lines */
export function total(lines) {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** @param {Cards} printed @param {Sandwich} sandwich @param {number} closing */
export function value(printed, sandwich, closing) {
  return total(sandwichLines(printed, sandwich, closing));
}

/** DELI-5.3 @param {Cards} printed @param {Sandwich} sandwich @param {number} place */
export function liesWell(printed, sandwich, place) {
  const sign = SIGNS.indexOf(printed.sign[sandwich.cards[place] & KIND]);
  const count = fillings(sandwich);
  if (sign < 0 || place === 0 || place > count) return false;
  if (SIGNS[sign] === "edge") return count >= 3 && (place === 1 || place === count);
  return printed.category[sandwich.cards[place - 1] & KIND] === sign;
}

/** DELI-5.4 The dearest recipe these cards are exactly, or -1. @param {Cards} printed @param {number[]} cards */
export function classic(printed, cards) {
  let best = -1;
  printed.recipes.forEach(({ points, slots }, number) => {
    if (cards.length !== slots.length || !open(cards, slots).length) return;
    if (best < 0 || points > printed.recipes[best].points) best = number;
  });
  return best;
}

/** The ways to find a place for all cards in a recipe: what each leaves open. @param {number[]} cards @param {number[][]} slots @returns {number[][][]} */
export function open(cards, slots) {
  if (!cards.length) return [slots];
  const [first, ...rest] = cards;
  return slots.flatMap((slot, place) => (slot.includes(first & KIND) ? open(rest, slots.toSpliced(place, 1)) : []));
}

/** DELI-5.5 @param {Cards} printed @param {number[]} cards */
function moisture(printed, cards) {
  const balance = cards.map((card) => printed.category[card & KIND]).reduce((sum, each) => sum + printed.dry[each] - printed.juicy[each], 0);
  return Math.abs(balance);
}

/** DELI-7.6 and 9.3 What a player gets for all sandwiches together. @param {Cards} printed @param {Sandwich[]} area @param {any} position @returns {Line[]} */
function extraLines(printed, area, position) {
  const closed = area.filter((sandwich) => sandwich.closed);
  const eggs = closed.filter(({ cards, gregg }) => gregg && cards.some((card) => (card & KIND) === EGG) && classic(printed, cards) < 0).length;
  const lines = [];
  if (eggs) lines.push({ word: "gregg", about: -1, points: eggs });
  if (position.doubling && closed.length) {
    lines.push({ word: "doubling", about: -1, points: Math.min(...closed.map((sandwich) => value(printed, sandwich, position.closing))) });
  }
  return lines;
}

/** DELI-5.6 @param {Cards} printed @param {Sandwich[][]} areas @param {number} seat @returns {Line[]} */
function collectorLines(printed, areas, seat) {
  const lines = [];
  for (const [about, { kind, most, tied }] of printed.collectors.entries()) {
    const counts = areas.map((area) => area.flatMap(({ cards }) => cards).filter((card) => (card & KIND) === kind).length);
    const best = Math.max(...counts);
    if (best && counts[seat] === best) lines.push({ word: "collector", about, points: counts.filter((count) => count === best).length === 1 ? most : tied });
  }
  return lines;
}

/** DELI-5 The lines of each sandwich of a player, and those for all together, if the match ended now. @param {Cards} printed @param {any} position @param {number} seat */
export function scoreSheet(printed, position, seat) {
  const areas = areasOf(position);
  const sandwiches = areas[seat].map((sandwich) => sandwichLines(printed, sandwich, position.closing));
  const extras = extraLines(printed, areas[seat], position);
  if (position.bonus[seat]) extras.push({ word: "breadhead", about: -1, points: position.bonus[seat] });
  extras.push(...collectorLines(printed, areas, seat));
  return { sandwiches, extras, total: total([...sandwiches.flat(), ...extras]) };
}
