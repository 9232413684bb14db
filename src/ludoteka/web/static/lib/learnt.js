/** What this browser remembers of lessons: how far each was followed, and which are done. */
import { keep, kept, myTables } from "./memory.js";

/** @typedef {{answers: string[], done: boolean}} Progress */

/** @param {string} game @returns {Record<string, Progress>} */
function ofGame(game) {
  return kept(`lessons.${game}`, {});
}

/** What an example is remembered by. @param {string} lesson  where it begins */
export function exampleOf(lesson) {
  return `${lesson}/play`;
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

/** Nobody here has learnt or played a game yet. @param {string} game */
export function isNewTo(game) {
  const learnt = Object.values(ofGame(game)).some((each) => each.done);
  return !learnt && !myTables().some((table) => table.game === game);
}
