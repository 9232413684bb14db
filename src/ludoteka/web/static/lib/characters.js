/** The bots of each game as characters: a name, a temper and a face for every level. */
import { signal } from "@preact/signals";
import { lineOf, t } from "./texts.js";

/** @typedef {import("../messages.js").CharacterInfo} Character */

const known = signal(/** @type {Record<string, Character[]>} */ ({}));

/** @param {import("../messages.js").GameInfo[]} games */
export function learnCharacters(games) {
  known.value = Object.fromEntries(games.map((game) => [game.id, game.characters]));
}

/** Who plays as this bot, if it is anybody. @param {string} game @param {string} bot */
export function characterOf(game, bot) {
  const level = levelOf(bot);
  return level ? known.value[game]?.[level - 1] : undefined;
}

/** From 1 to 5; 0 for a bot without a level. @param {string} bot */
export function levelOf(bot) {
  return Number(/^level(\d)$/.exec(bot)?.[1] ?? 0);
}

/** @param {string} game @param {string} bot */
export function nameOf(game, bot) {
  const found = characterOf(game, bot);
  return found ? lineOf(game)(`bot-${found.name}`) : "";
}

/** One sentence about how it plays. @param {string} game @param {string} bot */
export function temperOf(game, bot) {
  const found = characterOf(game, bot);
  return found ? lineOf(game)(`bot-${found.name}-temper`) : "";
}

/** A bot in a list to choose from. @param {string} game @param {string} bot */
export function botLabel(game, bot) {
  const level = levelOf(bot);
  const name = nameOf(game, bot);
  if (name) return t("web-bot-character", { name, level });
  if (level) return t("web-bot-level", { level });
  return bot === "random" ? t("web-bot-random") : t("web-bot-named", { bot });
}

/** The levels of the bots at a new table: the middle one first, then its neighbours. */
const ORDER = ["level3", "level2", "level4", "level1", "level5", "level3", "level2"];

/** @param {number} place  from 1 @param {string[]} bots */
export function usualBot(place, bots) {
  const found = ORDER[(place - 1) % ORDER.length];
  return bots.includes(found) ? found : "";
}

/**
 * The name of a bot at a table where some have names already: the second of a character is its
 * namesake.
 * @param {string} game
 * @param {string} bot
 * @param {string[]} taken
 */
export function freshName(game, bot, taken) {
  const name = nameOf(game, bot);
  const alike = taken.filter((other) => other.replace(/ I+$/, "") === name).length;
  return alike && name ? `${name} ${"I".repeat(alike + 1)}` : name;
}
