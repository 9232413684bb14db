/** Clash at the Deli: what is printed on the cards of a table, as its box tells. */
import { boxOf } from "../../../lib/box.js";

/** @typedef {{points: number, slots: number[][], source: string}} Recipe */
/**
 * @typedef {object} Cards
 * @property {number[]} category  by ingredient
 * @property {string[]} sign      by ingredient
 * @property {boolean[]} single   by ingredient: only one in a sandwich (4.8)
 * @property {boolean[]} bottom   by ingredient: only on the bottom bread (4.4)
 * @property {number[]} dry       by category
 * @property {number[]} juicy     by category
 * @property {Recipe[]} recipes
 */
/**
 * @typedef {object} Box
 * @property {{id: string, dry: number, juicy: number}[]} category
 * @property {Ingredient[]} ingredient
 * @property {{id: string, of: string[]}[]} choice
 * @property {{points: number, cards: string[], source: string}[]} recipe
 */
/**
 * @typedef {object} Ingredient
 * @property {string} id
 * @property {string} category
 * @property {string} sign
 * @property {number} single
 * @property {number} bottom
 */

export const SIGNS = ["on_bread", "on_protein", "on_cheese", "on_vegetable", "edge"];

/** What a game has, or one table of it. @param {string} game @param {string} [table] */
export async function readCards(game, table) {
  return cardsOf(/** @type {Box} */ (await boxOf(game, table)));
}

/** By number, as positions name them; 0 is no ingredient. @param {Box} box @returns {Cards} */
function cardsOf({ category, ingredient, choice, recipe }) {
  const kinds = ["", ...ingredient.map(({ id }) => id)];
  const slot = (/** @type {string} */ name) =>
    (choice.find(({ id }) => id === name)?.of ?? [name]).map((each) => kinds.indexOf(each));
  const numberOf = (/** @type {string} */ name) => category.findIndex(({ id }) => id === name);
  return {
    category: [-1, ...ingredient.map((row) => numberOf(row.category))],
    sign: ["none", ...ingredient.map((row) => row.sign)],
    single: [false, ...ingredient.map((row) => row.single === 1)],
    bottom: [false, ...ingredient.map((row) => row.bottom === 1)],
    dry: category.map((row) => row.dry),
    juicy: category.map((row) => row.juicy),
    recipes: recipe.map(({ cards, ...row }) => ({ ...row, slots: cards.map(slot) })),
  };
}

/** A bread, by what is printed on it. @param {Cards} printed @param {number} kind */
export function isBread(printed, kind) {
  return printed.category[kind] === 0;
}
