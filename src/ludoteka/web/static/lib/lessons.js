/** The lessons of a game as the server tells of them, and their texts. */
import { fetchJson, fetchText } from "./http.js";
import { gameTexts } from "./texts.js";

/** @typedef {import("../messages.js").LessonInfo} LessonInfo */

/** The lessons of a game. @param {string} game @returns {Promise<LessonInfo[]>} */
export async function lessonsOf(game) {
  /** @type {import("../messages.js").LessonList} */
  const { lessons } = await fetchJson(`/api/lessons/${game}`);
  return lessons;
}

/** The texts of a game with those of its lessons. @param {string} game @param {string} speaking */
export async function lessonTexts(game, speaking) {
  const [texts, words] = await Promise.all([
    gameTexts(game, speaking),
    fetchText(`/api/lessons/${game}/${speaking}.ftl`),
  ]);
  texts.add(words);
  return texts;
}

/** @param {string} name */
export function titleOf(name) {
  return `lesson-${name}`.replaceAll("_", "-");
}
