/** Clash at the Deli: the menu on the wall, which lights the classics one can still reach. */
import { html } from "../../../lib/html.js";
import { KIND } from "./art.js";
import { areasOf, classic, fillings, MOST_SANDWICHES, open } from "./scoring.js";
import { table } from "./table.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */
/** @typedef {import("./scoring.js").Recipe} Recipe */
/** How far one is: made, still missing cards, or (null) out of reach. @typedef {{made: boolean, missing: number[][] | null}} Reach */

const PICKS = 6;

/** What could still come to the viewer: by ingredient, and jokers by category. @param {Scene} scene */
function supply(scene) {
  const { pool, deck, reserved, round, rounds, hands } = scene.position;
  const last = round >= rounds;
  const stock = pool.map((/** @type {number} */ count, /** @type {number} */ kind) => count + (last ? 0 : deck[kind]));
  if (reserved) stock[reserved] += 1;
  for (const { cards } of areasOf(scene.position)[scene.viewer]) if (cards.length === 1) stock[cards[0] & KIND] += 1;
  const jokers = table.printed.dry.map((_, category) => (hands[scene.viewer].cards.includes(1 + category) ? 1 : 0));
  return { stock, jokers };
}

/** The open places of a recipe can all still be filled. @param {Scene} scene @param {number[][]} missing @param {boolean} begun */
function reachable(scene, missing, begun) {
  const { round, rounds, picks } = scene.position;
  if (missing.length > PICKS - picks[scene.viewer] + PICKS * (rounds - round)) return false;
  const { stock, jokers } = supply(scene);
  return missing.every((slot) => {
    const fit = slot.filter((kind) => !(begun && table.printed.bottom[kind]));
    const found = fit.find((kind) => stock[kind] > 0);
    if (found) return (stock[found] -= 1) >= 0;
    const joker = fit.map((kind) => table.printed.category[kind]).find((category) => jokers[category] > 0);
    return joker !== undefined && (jokers[joker] -= 1) >= 0;
  });
}

/** @param {Scene} scene @param {number} number @returns {Reach} */
export function reachOf(scene, number) {
  const { slots } = table.printed.recipes[number];
  const area = areasOf(scene.position)[scene.viewer];
  if (area.some(({ cards }) => classic(table.printed, cards) === number)) return { made: true, missing: [] };
  /** @type {number[][] | null} */
  let best = area.length < MOST_SANDWICHES && reachable(scene, slots, false) ? slots : null;
  for (const sandwich of area.filter(({ closed }) => !closed)) {
    for (const missing of open(sandwich.cards, slots)) {
      if ((!best || missing.length < best.length) && reachable(scene, missing, fillings(sandwich) > 0)) best = missing;
    }
  }
  return { made: false, missing: best };
}

/** @param {Scene} scene @param {number[][]} slots */
export function slotNames(scene, slots) {
  return slots.map((slot) => slot.map((kind) => scene.texts.name("ingredient", kind)).join(" / ")).join(", ");
}

/** What is to be said of a classic. @param {Scene} scene @param {number} number */
export function reachText(scene, number) {
  const { made, missing } = reachOf(scene, number);
  if (made) return scene.t("deli-recipe-made");
  return missing ? scene.t("deli-recipe-missing", { cards: slotNames(scene, missing) }) : scene.t("deli-recipe-gone");
}

/** @param {{scene: Scene}} props */
export function Menu({ scene }) {
  return html`<section class="deli-menu-board" aria-label=${scene.t("deli-menu")}><h2 aria-hidden="true">${scene.t("deli-menu")}</h2>
    <ul>${table.printed.recipes.map((recipe, number) => html`<li key=${number}><${Dish} scene=${scene} number=${number} recipe=${recipe} /></li>`)}</ul></section>`;
}

/** @param {{scene: Scene, number: number, recipe: Recipe}} props */
function Dish({ scene, number, recipe }) {
  const { made, missing } = reachOf(scene, number);
  const have = missing ? recipe.slots.length - missing.length : 0;
  const name = scene.texts.name("recipe", number);
  const near = missing?.filter((slot) => slot.some((kind) => scene.position.pool[kind] > 0)).length ?? 0;
  const label = `${scene.t("deli-recipe", { recipe: name, points: recipe.points })}. ${reachText(scene, number)}`;
  const state = made ? "made" : missing ? (have ? "begun" : "lit") : "gone";
  const dot = (/** @type {number} */ place) => (place < have ? "have" : place < have + near ? "near" : "");
  return html`<button class=${`deli-dish ${state}`} ...${scene.target(`recipe:${number}`)} >
    <span class="unseen">${label}</span><span class="deli-dish-name" aria-hidden="true">${name}</span>
    <span class="deli-dish-dots" aria-hidden="true">${made ? "★" : recipe.slots.map((_, place) => html`<i class=${dot(place)}></i>`)}</span><span class="deli-dish-points" aria-hidden="true">${recipe.points}</span></button>`;
}
