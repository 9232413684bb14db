/** Clash at the Deli: the menu on the wall, which lights the classics one can still reach. */
import { html } from "../../../lib/html.js";
import { table } from "./table.js";

/** @typedef {import("./table.js").Scene} Scene */
/** @typedef {import("./printed.js").Recipe} Recipe */

/** How far one is with a classic. @param {Scene} scene @param {number} number */
function reachOf(scene, number) {
  const { reach } = scene.view.shown;
  return reach[scene.viewer][number] ?? { made: false, missing: null, near: 0 };
}

/** @param {Scene} scene @param {number[][]} slots */
export function slotNames(scene, slots) {
  const named = (/** @type {number} */ kind) => scene.texts.name("ingredient", kind);
  return slots.map((slot) => slot.map(named).join(" / ")).join(", ");
}

/** What is to be said of a classic. @param {Scene} scene @param {number} number */
export function reachText(scene, number) {
  const { made, missing } = reachOf(scene, number);
  if (made) return scene.t("deli-recipe-made");
  if (!missing) return scene.t("deli-recipe-gone");
  return scene.t("deli-recipe-missing", { cards: slotNames(scene, missing) });
}

/** @param {{scene: Scene}} props */
export function Menu({ scene }) {
  const { recipes } = table.printed;
  return html`<section class="deli-menu-board" aria-label=${scene.t("deli-menu")}>
    <h2 aria-hidden="true">${scene.t("deli-menu")}</h2>
    <ul>${recipes.map((recipe, number) => html`<li key=${number}>
      <${Dish} scene=${scene} number=${number} recipe=${recipe} /></li>`)}</ul></section>`;
}

/** @param {{scene: Scene, number: number, recipe: Recipe}} props */
function Dish({ scene, number, recipe }) {
  const { made, missing, near } = reachOf(scene, number);
  const have = missing ? recipe.slots.length - missing.length : 0;
  const name = scene.texts.name("recipe", number);
  const told = scene.t("deli-recipe", { recipe: name, points: recipe.points });
  const state = made ? "made" : missing ? (have ? "begun" : "lit") : "gone";
  const dot = (/** @type {number} */ place) =>
    (place < have ? "have" : place < have + near ? "near" : "");
  const dots = recipe.slots.map((_, place) => html`<i class=${dot(place)}></i>`);
  return html`<button class=${`deli-dish ${state}`} ...${scene.target(`recipe:${number}`)}>
    <span class="unseen">${`${told}. ${reachText(scene, number)}`}</span>
    <span class="deli-dish-name" aria-hidden="true">${name}</span>
    <span class="deli-dish-dots" aria-hidden="true">${made ? "★" : dots}</span>
    <span class="deli-dish-points" aria-hidden="true">${recipe.points}</span></button>`;
}
