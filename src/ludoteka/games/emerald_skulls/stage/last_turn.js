/** Emerald Skulls: how the last turn ended, read from what the table has told. */

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("../../../lib/seat_line.js").LogLine} LogLine */
/** @typedef {{natural: number[], skulls: number[]}} Dice */
/**
 * What is paid to whom; `seat` is -1 for Vrax and Kar.
 * @typedef {{line: LogLine, seat: number, gears: number, tokens: number}} Paid
 */
/**
 * `out` is the line that says how it ended, `dice` what lay on the skull, if that is known,
 * `roll` the last roll; `watched` if the match was drawn here before.
 * @typedef {{out: LogLine, dice: Dice | null, roll: string[], paid: Paid[], watched: boolean}}
 *   LastTurn
 */

/** The skull as it was last drawn. */
let seen = { table: "", turn: 0, seq: 0, natural: [0], skulls: [0] };
/** The turn before the one of now, or the last of all, found once. */
let found = { of: "", last: /** @type {LastTurn | null} */ (null) };

/** @param {Scene} scene @returns {LastTurn | null} */
export function lastTurn(scene) {
  const { turn, natural, skulls } = scene.position;
  const told = scene.told ?? [];
  const of = `${scene.table.id} ${turn} ${scene.view.ranks !== null}`;
  if (found.of !== of) found = { of, last: read(scene, told) };
  const seq = told.at(-1)?.seq ?? 0;
  seen = { table: scene.table.id, turn, seq, natural, skulls };
  return found.last;
}

/** @param {Scene} scene @param {LogLine[]} told @returns {LastTurn | null} */
function read(scene, told) {
  const begun = told.flatMap((line, place) => (line.word === "turn-begins" ? [place] : []));
  const [from, to] = scene.view.ranks ? [begun.at(-1), told.length] : begun.slice(-2);
  if (from === undefined || to === undefined) return null;
  const story = told.slice(from, to);
  const out = story.find((line) => line.word.startsWith("out-"));
  if (!out) return null;
  const rolls = story.filter((line) => line.word === "rolled");
  return {
    out,
    dice: diceOf(scene, story, told[from].args[1]),
    roll: rolls.length ? faces(scene, rolls[rolls.length - 1].args[1]) : [],
    paid: story.flatMap(paidBy),
    watched: seen.table === scene.table.id,
  };
}

/** What a line pays. @param {LogLine} line @returns {Paid[]} */
function paidBy(line) {
  const [first, second, third, fourth] = line.args;
  switch (line.word) {
    case "paid-base":
      return [{ line, seat: first, gears: second, tokens: third }];
    case "paid-jackpot":
      return [{ line, seat: first, gears: third, tokens: 0 }];
    case "bet-paid":
      return [{ line, seat: first, gears: fourth, tokens: 0 }];
    case "bet-paid-tokens":
      return [{ line, seat: first, gears: 0, tokens: fourth }];
    case "rival-paid":
      return [{ line, seat: -1, gears: fourth, tokens: 0 }];
    default:
      return [];
  }
}

/**
 * The dice on the skull at the end of the turn: what was seen of it, and what was placed later.
 * Who has seen nothing of a turn in which dice left the skull again does not know them.
 * @param {Scene} scene @param {LogLine[]} story @param {number} turn
 */
function diceOf(scene, story, turn) {
  const known = seen.table === scene.table.id && seen.turn === turn;
  if (!known && story.some(({ word }) => ["table-undo", "picked"].includes(word))) return null;
  const none = () => scene.position.natural.map(() => 0);
  const natural = known ? [...seen.natural] : none();
  const skulls = known ? [...seen.skulls] : none();
  for (const { seq, word, args } of story) {
    if (word !== "placed" || (known && seq <= seen.seq)) continue;
    for (const face of faces(scene, args[1]))
      (face === "skull" ? skulls : natural)[args[2]] += 1;
  }
  return { natural, skulls };
}

/** The faces of a set of dice. @param {Scene} scene @param {number} dice */
function faces(scene, dice) {
  return scene.texts.words.kinds.dice[dice].split(" ").filter((face) => face !== "–");
}
