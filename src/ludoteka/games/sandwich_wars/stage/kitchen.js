/** Sándwich Wars: what is printed on the cards, and what the server says of them now. */
import { boxOf } from "../../../lib/box.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown>} Scene */
/**
 * @typedef {object} Print
 * @property {string} id
 * @property {string} category
 * @property {number} quality
 * @property {number} cost
 * @property {string} effect
 * @property {number} amount
 * @property {string[]} [with]
 * @property {number[]} [sizes]
 */
/**
 * @typedef {object} Order
 * @property {string} id
 * @property {number} size
 * @property {number} quality
 * @property {number} vp
 * @property {string} reward
 * @property {number} [units]
 * @property {string[]} bonus
 */
/** @typedef {{ingredient: Print[], opportunity: Partial<Print>[], order: Order[]}} Box */

export const CATEGORIES = [
  "", "carnes", "aderezos", "vegetales", "quesos", "huevos", "fiambres", "extras",
];

/** What is printed, by number of card and of order; 0 is unknown. */
let cards = /** @type {Print[]} */ ([]);
let orders = /** @type {Order[]} */ ([]);
let ingredients = 0;

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const box = /** @type {Box} */ (await boxOf(game, table));
  const blank = { id: "", category: "", quality: 0, cost: 0, effect: "none", amount: 0 };
  cards = [blank, ...box.ingredient, ...box.opportunity].map((row) => ({ ...blank, ...row }));
  orders = [{ id: "", size: 0, quality: 0, vp: 0, reward: "", bonus: [] }, ...box.order];
  ingredients = box.ingredient.length;
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

/** An ingredient with the help it has where it is. @param {Scene} scene @param {number} card */
export function quality(scene, card) {
  return scene.view.shown.quality[card] ?? printOf(card).quality;
}

/** What an ingredient in a hand costs now. @param {Scene} scene @param {number} card */
export function price(scene, card) {
  return scene.view.shown.prices[card] ?? { cost: printOf(card).cost, with_fine: null };
}

/** What the viewer's zone gives for an open order. @param {Scene} scene @param {number} order */
export function reached(scene, order) {
  const place = scene.position.row.indexOf(order);
  const told = scene.spectating ? undefined : scene.view.shown.reached[place];
  return told ?? { best: null, enough: false };
}
