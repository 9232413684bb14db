/**
 * A roller's turn in Emerald Skulls as the server's odds want it told, say
 * `dice=4 placed=1,3s tokens=1`. What the words mean is written in
 * `ludoteka/games/emerald_skulls/aids/turn_text.py`.
 */

/** @typedef {"before" | "rolled" | "stop"} Moment */
/**
 * @typedef {object} Turn
 * @property {number[]} natural  dice by level, 1 to 4
 * @property {number[]} skulls   skull dice by level
 * @property {number} hand
 * @property {number[]} roll     dice that show I to V and a skull; only after a roll
 * @property {Moment} moment
 * @property {number} tokens
 * @property {number} picks
 * @property {string[]} cards    the names of the bet cards; []: the standard ones
 */

export const FACES = ["I", "II", "III", "IV", "V", "skull"];
const SKULL = 5;

/** @returns {Turn} */
export function freshTurn() {
  return {
    natural: [0, 0, 0, 0, 0, 0],
    skulls: [0, 0, 0, 0, 0, 0],
    hand: 5,
    roll: [0, 0, 0, 0, 0, 0],
    moment: "before",
    tokens: 0,
    picks: 0,
    cards: [],
  };
}

/** Dice on the skull. @param {Turn} turn */
export function placed(turn) {
  return sum(turn.natural) + sum(turn.skulls);
}

/** Dice in hand: after a roll those that are shown. @param {Turn} turn */
export function inHand(turn) {
  return turn.moment === "rolled" ? sum(turn.roll) : turn.hand;
}

/** @param {number[]} counts */
function sum(counts) {
  return counts.reduce((all, each) => all + each, 0);
}

/** @param {Turn} turn */
export function tell(turn) {
  const words = [`dice=${inHand(turn)}`];
  const dice = [1, 2, 3, 4].flatMap((level) => [
    ...Array(turn.natural[level]).fill(`${level}`),
    ...Array(turn.skulls[level]).fill(`${level}s`),
  ]);
  if (dice.length) words.push(`placed=${dice.join(",")}`);
  if (turn.moment === "rolled") {
    const shown = turn.roll.flatMap((count, face) =>
      Array(count).fill(face === SKULL ? "s" : `${face + 1}`),
    );
    words.push(`roll=${shown.join(",")}`);
  }
  if (turn.moment === "stop") words.push("now=stop");
  if (turn.tokens) words.push(`tokens=${turn.tokens}`);
  if (turn.picks) words.push(`picks=${turn.picks}`);
  if (turn.cards.length) words.push(`cards=${turn.cards.join(",")}`);
  return words.join(" ");
}

/**
 * A turn from its words; what is no word of a turn is left out.
 * @param {string} text
 * @returns {Turn}
 */
export function read(text) {
  const turn = freshTurn();
  const words = text.split(/\s+/).filter((word) => word.includes("="));
  /** @type {Record<string, string>} */
  const given = Object.fromEntries(words.map((word) => word.split("=", 2)));
  const list = (/** @type {string} */ field) => (given[field] ?? "").split(",").filter(Boolean);
  const number = (/** @type {string} */ field, /** @type {number} */ otherwise) =>
    /^\d$/.test(given[field] ?? "") ? Number(given[field]) : otherwise;
  for (const die of list("placed")) {
    if (/^[1-4]s?$/.test(die))
      (die.endsWith("s") ? turn.skulls : turn.natural)[Number(die[0])] += 1;
  }
  const shown = list("roll").filter((die) => /^([1-5]|s)$/.test(die));
  for (const die of shown) turn.roll[die === "s" ? SKULL : Number(die) - 1] += 1;
  turn.hand = number("dice", turn.hand);
  turn.moment = shown.length ? "rolled" : given.now === "stop" && placed(turn) ? "stop" : "before";
  turn.tokens = number("tokens", 0);
  turn.picks = number("picks", 0);
  turn.cards = list("cards");
  return turn;
}

/**
 * 0.0412 as "4.1%", in the way of a language.
 * @param {number} share
 * @param {import("../../../lib/texts.js").Lines} texts
 */
export function percent(share, texts) {
  const rest = Math.min(share, 1 - share);
  const digits = rest === 0 ? 0 : rest < 0.001 ? 3 : rest < 0.1 ? 1 : 0;
  return texts.share(share, digits);
}
