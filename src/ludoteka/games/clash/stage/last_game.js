/** CLASH: how the last game of the match ended, read from what the table has told. */

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("../../../lib/seat_line.js").LogLine} LogLine */
/** @typedef {{board: number[], side: number[], down: number[], under: number[]}} Lying */
/**
 * `number` is which game it was, `result` the line that says who won and how; `lying` is what lay
 * on the board, if that is known.
 * @typedef {{number: number, result: LogLine, lying: Lying | null}} LastGame
 */

const RESULTS = ["won-majority", "won-tiles", "won-kaboom", "won-sixty", "drawn-sixty"];
const CELLS = 9;

/** @returns {Lying} */
function nothing() {
  const none = () => Array(CELLS).fill(0);
  return { board: none(), side: none(), down: none(), under: none() };
}

/** The board as it was last drawn. @type {({table: string, game: number, seq: number} & Lying)} */
let seen = { table: "", game: 0, seq: 0, ...nothing() };

/** Remember the board as it is now. @param {Scene} scene */
export function look(scene) {
  const { board, side, down, under, game } = scene.position;
  const seq = scene.told?.at(-1)?.seq ?? 0;
  seen = { table: scene.table.id, game, seq, board, side, down, under };
}

/** @param {Scene} scene @returns {LastGame | null} */
export function lastGame(scene) {
  const told = scene.told ?? [];
  const begun = told.flatMap((line, place) => (line.word.startsWith("game-begins") ? [place] : []));
  const [from, to] = begun.slice(-2);
  if (to === undefined) return null;
  const story = told.slice(from, to);
  const result = story.find((line) => RESULTS.includes(line.word));
  if (!result) return null;
  const number = told[from].args[0];
  const known = seen.table === scene.table.id && seen.game === number;
  if (known) return { number, result, lying: after(scene, seen, seen.seq, story) };
  const undone = story.some((line) => line.word === "table-undo");
  return { number, result, lying: undone ? null : after(scene, nothing(), -1, story) };
}

/**
 * The board after what is told of it later.
 * @param {Scene} scene @param {Lying} before @param {number} since @param {LogLine[]} story
 */
function after(scene, before, since, story) {
  const lying = {
    board: [...before.board],
    side: [...before.side],
    down: [...before.down],
    under: [...before.under],
  };
  const nobel = scene.texts.words.kinds.tile.indexOf("nobel");
  for (const { seq, word, args } of story) if (seq > since) happen(lying, word, args, nobel);
  return lying;
}

/** @param {Lying} lying @param {string} word @param {number[]} args @param {number} nobel */
function happen({ board, side, down, under }, word, args, nobel) {
  const [first, second, third, fourth] = args;
  switch (word) {
    case "placed-start":
    case "placed":
      [board[third], side[third], down[third], under[third]] = [second, fourth, 0, 0];
      break;
    case "covered":
      [board[third], side[third], under[third]] = [nobel, first, second];
      break;
    case "destroyed":
      down[second] = 1;
      break;
    case "flipped":
      side[second] = third;
      break;
    case "discarded":
    case "gone":
      board[second] = 0;
      break;
    case "taken-back":
      board[third] = 0;
      break;
    case "moved":
      [board[third], board[second], down[third]] = [first, 0, 0];
      [side[third], under[third]] = [side[second], under[second]];
      break;
  }
}
