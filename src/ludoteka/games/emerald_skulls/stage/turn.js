/**
 * A roller's turn in Emerald Skulls as the server's odds want it told: `dice=4 placed=1,3s tokens=1`.
 * What the words mean is written in `ludoteka/games/emerald_skulls/aids/turn_text.py`.
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
 * @property {number} floor      0: as the dice tell
 * @property {string[]} cards    the names of the bet cards; []: the standard ones
 */

export const TURN_DICE = 7;
export const EYES = 4;
export const EYES_HOLD = 2;
export const MOST_TOKENS = 5;
export const MOST_PICKS = 2;
export const FACES = ["I", "II", "III", "IV", "V", "skull"];
const SKULL = 5;

/** @returns {Turn} */
export function freshTurn() {
  return { natural: [0, 0, 0, 0, 0, 0], skulls: [0, 0, 0, 0, 0, 0], hand: 5, roll: [0, 0, 0, 0, 0, 0], moment: "before", tokens: 0, picks: 0, floor: 0, cards: [] };
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
  const dice = [1, 2, 3, 4].flatMap((level) => [...Array(turn.natural[level]).fill(`${level}`), ...Array(turn.skulls[level]).fill(`${level}s`)]);
  if (dice.length) words.push(`placed=${dice.join(",")}`);
  if (turn.moment === "rolled") {
    const shown = turn.roll.flatMap((count, face) => Array(count).fill(face === SKULL ? "s" : `${face + 1}`));
    words.push(`roll=${shown.join(",")}`);
  }
  if (turn.moment === "stop") words.push("now=stop");
  if (turn.tokens) words.push(`tokens=${Math.min(turn.tokens, MOST_TOKENS)}`);
  if (turn.picks) words.push(`picks=${turn.picks}`);
  if (turn.floor) words.push(`floor=${turn.floor}`);
  if (turn.cards.length) words.push(`cards=${turn.cards.join(",")}`);
  return words.join(" ");
}

/** A turn from its words; what is not understood is left out. @param {string} text @returns {Turn} */
export function read(text) {
  const turn = freshTurn();
  const given = Object.fromEntries(text.split(/\s+/).filter((word) => word.includes("=")).map((word) => word.split("=", 2)));
  const list = (/** @type {string} */ field) => (given[field] ?? "").split(",").filter(Boolean);
  const number = (/** @type {string} */ field, /** @type {number} */ most, /** @type {number} */ otherwise) => (/^\d$/.test(given[field] ?? "") ? Math.min(most, Number(given[field])) : otherwise);
  for (const die of list("placed")) {
    if (/^[1-4]s?$/.test(die) && placed(turn) < TURN_DICE - 1) (die.endsWith("s") ? turn.skulls : turn.natural)[Number(die[0])] += 1;
  }
  turn.hand = Math.max(1, number("dice", TURN_DICE - placed(turn), Math.min(turn.hand, TURN_DICE - placed(turn))));
  const shown = list("roll").filter((/** @type {string} */ die) => /^([1-5]|s)$/.test(die)).slice(0, TURN_DICE - placed(turn));
  for (const die of shown) turn.roll[die === "s" ? SKULL : Number(die) - 1] += 1;
  turn.moment = shown.length ? "rolled" : given.now === "stop" && placed(turn) ? "stop" : "before";
  turn.tokens = number("tokens", MOST_TOKENS, 0);
  turn.picks = number("picks", MOST_PICKS, 0);
  turn.cards = list("cards");
  return turn;
}

/** The turn somebody sees at a table, or null if no dice are to be rolled or placed. @param {any} view @param {string[]} cards  names of all cards */
export function turnOf(view, cards) {
  const { position, prompt } = view;
  /** @type {Record<string, Moment>} */
  const moments = { bet: "before", dice: "before", place: "rolled", check: "stop" };
  if (!(prompt in moments) || !position.hand) return null;
  const { natural, skulls, hand, roll, picks, floor, tokens, roller, in_play: inPlay } = position;
  return /** @type {Turn} */ ({
    natural, skulls, hand, roll, picks, floor, moment: moments[prompt], tokens: tokens[roller],
    cards: inPlay.map((/** @type {number} */ card) => cards[card]),
  });
}

/** 0.0412 as "4.1%", in the way of a language. @param {number} share @param {import("../../../lib/texts.js").Lines} texts */
export function percent(share, texts) {
  const rest = Math.min(share, 1 - share);
  const digits = rest === 0 ? 0 : rest < 0.001 ? 3 : rest < 0.1 ? 1 : 0;
  return texts.share(share, digits);
}
