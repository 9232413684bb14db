/** Sándwich Wars: what is printed on the cards, and what it comes to for a player now. */
import { boxOf } from "../../../lib/box.js";

/** @typedef {{id: string, category: string, quality: number, cost: number, effect: string, amount: number, with?: string[], sizes?: number[]}} Print */
/** @typedef {{id: string, size: number, quality: number, vp: number, reward: string, units?: number, bonus: string[]}} Order */

export const CATEGORIES = ["", "carnes", "aderezos", "vegetales", "quesos", "huevos", "fiambres", "extras"];
export const ZONE = 5;
export const ORDERS_TO_END = 5;
const HELP = 2;
const FINE = 2;
const OPPORTUNITY = 4;
const VARIETY = [0, 0, 1, 4, 8, 15];

/** What is printed, by number of card and of order; 0 is unknown. */
let cards = /** @type {Print[]} */ ([]);
let orders = /** @type {Order[]} */ ([]);
let ingredients = 0;

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  /** @type {{ingredient: Print[], opportunity: Print[], order: Order[]}} */
  const parts = await boxOf(game, table);
  const blank = { id: "", category: "", quality: 0, cost: 0, effect: "none", amount: 0 };
  cards = [blank, ...parts.ingredient, ...parts.opportunity].map((row) => ({ ...blank, ...row }));
  orders = [{ id: "", size: 0, quality: 0, vp: 0, reward: "", bonus: [] }, ...parts.order];
  ingredients = parts.ingredient.length;
}

/** @param {number} card */
export function printOf(card) {
  return cards[card] ?? cards[0];
}

/** @param {number} order */
export function orderOf(order) {
  return orders[order] ?? orders[0];
}

/** @param {number} card */
export function isIngredient(card) {
  return card > 0 && card <= ingredients;
}

/** @param {any} position @param {number} seat @param {string} category */
function helped(position, seat, category) {
  return category !== "" && position.assistants[CATEGORIES.indexOf(category)] === seat;
}

/** SAND-5.1 One ingredient with the help of the seat's assistant. @param {any} position @param {number} seat @param {number} card */
export function quality(position, seat, card) {
  const print = printOf(card);
  return print.quality + (helped(position, seat, print.category) ? HELP : 0);
}

/** SAND-5.1 What an ingredient costs a seat now; Kétchup counts for whoever's turn it is. @param {any} position @param {number} seat @param {number} card */
export function price(position, seat, card) {
  const print = printOf(card);
  const cheaper = Math.max(0, print.cost - (helped(position, seat, print.category) ? HELP : 0));
  return Math.max(0, cheaper - (position.turn === seat ? position.discount : 0));
}

/** SAND-3.3 The fine for replacing, when the zone is full. @param {any} position @param {number} seat */
export function fine(position, seat) {
  return position.kitchens[seat].length >= ZONE ? FINE : 0;
}

/** SAND-4.2 The total quality of some ingredients. @param {any} position @param {number} seat @param {number[]} used */
export function total(position, seat, used) {
  const chef = position.turn === seat ? position.chef : 0;
  return used.reduce((sum, card) => {
    const others = used.filter((other) => other !== card).map((other) => printOf(other).category);
    return sum + quality(position, seat, card) + extra(printOf(card), others);
  }, chef);
}

/** SAND-9.2 What the company of other ingredients adds. @param {Print} print @param {string[]} others */
function extra(print, others) {
  const works =
    (print.effect === "quality_with" && (print.with ?? []).some((each) => others.includes(each))) ||
    (print.effect === "quality_size" && (print.sizes ?? []).includes(others.length + 1)) ||
    (print.effect === "quality_alone" && !others.includes(print.category));
  return works ? print.amount : 0;
}

/** SAND-4.1 The best quality a zone gives for an order; -1 with too few ingredients. @param {any} position @param {number} seat @param {number} order */
export function best(position, seat, order) {
  const kitchen = /** @type {number[]} */ (position.kitchens[seat]);
  let most = -1;
  for (let mask = 0; mask < 1 << kitchen.length; mask += 1) {
    const used = kitchen.filter((_, place) => (mask >> place) & 1);
    if (used.length === orderOf(order).size) most = Math.max(most, total(position, seat, used));
  }
  return most;
}

// SAND-7.2 The score

/** @param {any} position @param {number} seat */
export function printedPoints(position, seat) {
  return position.orders[seat].reduce((/** @type {number} */ sum, /** @type {number} */ order) => sum + orderOf(order).vp, 0);
}

/** The opportunities one can see in a hand. @param {any} position @param {number} seat */
export function opportunityPoints(position, seat) {
  return position.hands[seat].cards.filter((/** @type {number} */ card) => card > ingredients).length * OPPORTUNITY;
}

/** How many orders of each type a seat has completed, by type. @param {any} position @param {number} seat @returns {number[]} */
export function types(position, seat) {
  const sizes = position.orders[seat].map((/** @type {number} */ order) => orderOf(order).size);
  return [1, 2, 3, 4, 5].map((size) => sizes.filter((/** @type {number} */ each) => each === size).length);
}

/** @param {any} position @param {number} seat */
export function varietyPoints(position, seat) {
  return VARIETY[types(position, seat).filter((count) => count > 0).length];
}

/** @param {any} position @param {number} seats */
export function score(position, seats) {
  return Array.from({ length: seats }, (_, seat) =>
    printedPoints(position, seat) + position.chips[seat] + opportunityPoints(position, seat) + varietyPoints(position, seat));
}
