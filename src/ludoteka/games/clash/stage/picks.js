/** CLASH: what is clicked for a move, and how the picked tile is turned. */
import { boxOf } from "../../../lib/box.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */
/** @typedef {import("./art.js").Print} Print */

/** @type {Print} */
export const BLANK = { effect: "none", reach: "self", area: [], other: [], source: "book" };

/** What is printed on the tiles, by name. @type {Record<string, Print>} */
let prints = {};

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const box = /** @type {{tile: (Print & {tiles: string[]})[]}} */ (await boxOf(game, table));
  prints = {};
  for (const row of box.tile) {
    for (const name of row.tiles) prints[name] = { ...BLANK, ...row };
  }
}

/** @param {Scene} scene @param {number} tile */
export function printOf(scene, tile) {
  return prints[scene.texts.words.kinds.tile[tile]] ?? BLANK;
}

/** The side the picked tile would support. @param {Scene} scene */
export function heldSide(scene) {
  const tile = pickedTile(scene);
  const sides = scene.offers
    .filter((offer) => offer.verb === "place" && offer.args[0] === tile)
    .map((offer) => offer.args[2]);
  const wanted = scene.memo?.side ?? scene.viewer;
  return sides.includes(wanted) || !sides.length ? wanted : sides[0];
}

/** @param {Scene} scene */
export function pickedTile(scene) {
  const first = scene.picked[0] ?? "";
  return first.startsWith("tile:") ? Number(first.slice(5)) : 0;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second, third] = offer.args;
  switch (offer.verb) {
    case "place":
      return pickedTile(scene) === first && heldSide(scene) !== third
        ? []
        : [[`tile:${first}`, `cell:${second}`]];
    case "target":
    case "to":
      return [[`cell:${first}`]];
    case "dots":
      return scene.view.shown.dots[first].map((cell) => [`cell:${cell}`]);
    case "use":
      return scene.view.about.length > 1 ? [[`cell:${scene.view.about[1]}`]] : [];
    case "remove":
    case "take":
    case "draft":
    case "keep":
      return [[`tile:${first}`]];
    case "blind":
      return [[`hidden:${1 - scene.viewer}`]];
    default:
      return [];
  }
}

/** @param {Scene} _scene @param {Offer} offer */
export function button(_scene, offer) {
  return ["dots", "use", "blind"].includes(offer.verb);
}

/** A picked tile can be turned round. @param {Scene} scene */
export function turn(scene) {
  const tile = pickedTile(scene);
  if (!tile) return null;
  const side = heldSide(scene);
  const can = scene.offers.some(
    (offer) => offer.verb === "place" && offer.args[0] === tile && offer.args[2] !== side,
  );
  if (!can) return null;
  return {
    label: scene.t("clash-turn", { side: scene.texts.name("side", 1 - side) }),
    memo: { side: 1 - side },
  };
}
