/** What this browser remembers of lessons: how far each was followed, and which are done. */
import { keep, kept } from "./memory.js";

/** @typedef {{answers: string[], done: boolean}} Progress */

/** @param {string} game @returns {Record<string, Progress>} */
function ofGame(game) {
  return kept(`lessons.${game}`, {});
}

/** @param {string} game @param {string} lesson @returns {Progress} */
export function progressOf(game, lesson) {
  return ofGame(game)[lesson] ?? { answers: [], done: false };
}

/** @param {string} game @param {string} lesson @param {Partial<Progress>} news */
export function rememberLesson(game, lesson, news) {
  const all = ofGame(game);
  keep(`lessons.${game}`, { ...all, [lesson]: { ...progressOf(game, lesson), ...news } });
}

/** Whether somebody has begun to learn a game here. @param {string} game */
export function hasLearnt(game) {
  return Object.values(ofGame(game)).some((each) => each.done);
}
