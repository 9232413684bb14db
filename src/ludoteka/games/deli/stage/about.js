/** Clash at the Deli: what everything on the table is, and why it cannot be used now. */
import { KIND } from "./art.js";
import { reachText, slotNames } from "./menu.js";
import { areasOf, sandwichLines, scoreSheet, SIGNS, total } from "./scoring.js";
import { cardName, ghostNew, ghostOn, lineName, lineText, signed, table } from "./table.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").About} About */

/** @param {Scene} scene @param {string} target @returns {About} */
export function about(scene, target) {
  const [kind, ...numbers] = target.split(":");
  const [first, second] = numbers.map(Number);
  switch (kind) {
    case "board":
      return aboutBoard(scene, first, second);
    case "new":
      return aboutNew(scene);
    case "lid":
      return { title: scene.texts.move("declare", [first], scene.names) };
    case "tray":
      return aboutTray(scene, first);
    case "hand":
    case "front":
      return { ...printed(scene, "action", first), state: kind === "front" ? [scene.t("deli-once-more")] : [], why: whyAction(scene, kind, first) };
    case "char":
      return printed(scene, "character", second);
    case "chef":
      return { ...printed(scene, "character", first), why: move(scene, "chef", first) };
    case "event":
      return printed(scene, "event", first);
    case "recipe":
      return aboutRecipe(scene, first);
    case "score":
      return aboutScore(scene, first);
    default:
      return aboutIngredient(scene, kind, first);
  }
}

/** Name, text and source of a card. @param {Scene} scene @param {string} kind @param {number} index */
function printed(scene, kind, index) {
  const { texts } = scene;
  return { title: texts.name(kind, index), text: texts.description(kind, index), source: texts.source(kind, index) };
}

/** A move in the words of the rules. @param {Scene} scene @param {string} verb @param {number[]} args */
function move(scene, verb, ...args) {
  const { kinds, verbs } = scene.texts.words;
  const names = verbs[verb].split(" ").filter(Boolean).map((kind, place) => (kind === "seat" ? args[place] : kinds[kind][args[place]]));
  return [verb, ...names].join(" ");
}

/** By which move one would use an ingredient there. @type {Record<string, string>} */
const TAKING = { left: "take", drawn: "keep", trash: "recycle", name: "joker" };

/** @param {Scene} scene @param {string} where @param {number} kind @returns {About} */
function aboutIngredient(scene, where, kind) {
  const { position, view, texts } = scene;
  const { sign, single, bottom } = table.printed;
  const text = [];
  if (SIGNS.includes(sign[kind])) text.push(scene.t("deli-sign", { sign: texts.line(`sign-${sign[kind].replaceAll("_", "-")}`) }));
  if (bottom[kind]) text.push(scene.t("deli-bottom"));
  if (single[kind]) text.push(scene.t("deli-single"));
  const state = where === "reserved" ? [scene.t("deli-reserved")] : where === "pool" ? [scene.t("deli-in-pool", { count: position.pool[kind] })] : [];
  state.push(scene.t("deli-in-deck", { count: position.deck[kind] }));
  const verb = where === "pool" ? (["reserve", "trash"].includes(view.prompt) ? view.prompt : "pick") : TAKING[where];
  const why = where === "reserved" ? "dibs" : move(scene, verb, kind);
  return { title: texts.name("ingredient", kind), text: text.join(" "), state, source: texts.source("ingredient", kind), why };
}

/** @param {Scene} scene @param {number} category @returns {About} */
function aboutTray(scene, category) {
  const { position, texts } = scene;
  const { dry, juicy } = table.printed;
  const count = (/** @type {number[]} */ counts) => counts.reduce((sum, each, kind) => (table.printed.category[kind] === category ? sum + each : sum), 0);
  const text = scene.t("deli-moisture", { dry: dry[category], juicy: juicy[category] });
  const state = [scene.t("deli-in-pool", { count: count(position.pool) }), scene.t("deli-in-deck", { count: count(position.deck) })];
  return { title: texts.name("category", category), text, state, why: move(scene, scene.view.prompt === "sample" ? "sample" : "redeal", category) };
}

/** @param {Scene} scene @param {string} where @param {number} action */
function whyAction(scene, where, action) {
  if (where === "front") return move(scene, "again", action);
  if (scene.view.prompt === "exchange") return move(scene, "exchange", action);
  const first = table.printed.category.indexOf(action - 1);
  return ["turn", "stuck"].includes(scene.view.prompt) && first > 0 ? move(scene, "joker", first) : move(scene, "play", action);
}

const CLOSED = ["deli-unfinished", "deli-closed", "deli-declared"];

/** @param {Scene} scene @param {number} seat @param {number} place @returns {About} */
function aboutBoard(scene, seat, place) {
  const sandwich = areasOf(scene.position)[seat][place];
  if (!sandwich) return { title: scene.t("deli-sandwich", { number: place + 1 }) };
  const lines = sandwichLines(table.printed, sandwich, scene.position.closing);
  const state = [scene.t("deli-worth", { state: scene.t(CLOSED[sandwich.closed]), points: signed(total(lines)) }), ...lines.map((line) => lineText(scene, line))];
  const ghost = ghostOn(scene, seat, place);
  if (ghost?.card) state.push(scene.t("deli-ghost", { ingredient: cardName(scene, ghost.card), points: signed(ghost.points) }));
  return {
    title: seat === scene.viewer ? scene.t("deli-sandwich", { number: place + 1 }) : scene.t("deli-sandwich-of", { number: place + 1, name: scene.names[seat] }),
    text: stackText(scene, sandwich.cards),
    state,
    why: whyBoard(scene, seat, place),
  };
}

/** From the bottom. @param {Scene} scene @param {number[]} cards */
function stackText(scene, cards) {
  return cards.map((card) => cardName(scene, card) + (card > KIND ? "★" : "")).join(", ");
}

/** @param {Scene} scene @param {number} seat @param {number} place */
function whyBoard(scene, seat, place) {
  const { prompt } = scene.view;
  const from = Number(scene.picked[0]?.split(":")[2] ?? place);
  if (prompt === "swap") return seat === scene.viewer ? undefined : move(scene, "swap", from, seat, place);
  if (seat !== scene.viewer) return undefined;
  if (prompt === "place" || prompt === "sampled") return move(scene, "on", place);
  if (prompt === "move" || prompt === "tidy") return move(scene, "move", from, place);
  if (prompt === "mould" || prompt === "rats") return move(scene, "lose", place);
  return from === place ? move(scene, "declare", place) : move(scene, "close", place, from);
}

/** @param {Scene} scene @returns {About} */
function aboutNew(scene) {
  const ghost = ghostNew(scene);
  const state = ghost ? [scene.t("deli-ghost", { ingredient: cardName(scene, ghost.card), points: signed(ghost.points) })] : [];
  return { title: scene.t("deli-new"), text: scene.t("deli-new-text"), state, why: "start" };
}

/** @param {Scene} scene @param {number} number @returns {About} */
function aboutRecipe(scene, number) {
  const { points, slots, source } = table.printed.recipes[number];
  const title = scene.t("deli-recipe", { recipe: scene.texts.name("recipe", number), points });
  return { title, text: slotNames(scene, slots), state: [reachText(scene, number)], source: scene.texts.line(`source-${source}`) };
}

/** Line by line, what the score is made of. @param {Scene} scene @param {number} seat @returns {About} */
function aboutScore(scene, seat) {
  const sheet = scoreSheet(table.printed, scene.position, seat);
  const state = sheet.sandwiches.map((lines, place) => `${signed(total(lines))}  ${scene.t("deli-sandwich", { number: place + 1 })}`);
  state.push(...sheet.extras.map((line) => lineText(scene, line)));
  return { title: scene.t("deli-score-of", { name: scene.names[seat], points: signed(sheet.total) }), text: scene.t("deli-score-now"), state };
}

// The end and the ear

const ROWS = ["cards", "sign", "closing", "classic", "moisture", "gregg", "doubling", "breadhead"];

/** The score sheet of the box: a row for everything points are given for. @param {Scene} scene */
export function sheet(scene) {
  const seats = scene.names.map((_, seat) => scoreSheet(table.printed, scene.position, seat));
  const all = seats.map(({ sandwiches, extras }) => [...sandwiches.flat(), ...extras]);
  const sums = (/** @type {(line: import("./scoring.js").Line) => boolean} */ fits) => all.map((lines) => total(lines.filter(fits)));
  const shown = ROWS.filter((word) => !["gregg", "doubling", "breadhead"].includes(word) || sums((line) => line.word === word).some(Boolean));
  const rows = shown.map((word) => ({
    label: word === "sign" || word === "classic" ? scene.t(`deli-sheet-${word}`) : lineName(scene.texts, { word, about: -1, points: 0 }, table.printed),
    values: sums((line) => line.word === word).map(signed),
    strong: false,
  }));
  table.printed.collectors.forEach((_, about) => {
    rows.push({ label: scene.texts.name("collector", about), values: sums((line) => line.word === "collector" && line.about === about).map(signed), strong: false });
  });
  rows.push({ label: scene.t("deli-sheet-total"), values: seats.map((each) => signed(each.total)), strong: true });
  return { rows };
}

/** @param {Scene} scene */
export function summary(scene) {
  const { position, names, texts } = scene;
  const pool = position.pool.flatMap((/** @type {number} */ count, /** @type {number} */ kind) => (count ? [`${texts.name("ingredient", kind)} ×${count}`] : []));
  const told = [scene.t("deli-round", { round: position.round, rounds: position.rounds }), scene.t("deli-summary-pool", { cards: pool.join(", ") || "–" })];
  areasOf(position).forEach((area, seat) => {
    told.push(scene.t("deli-score-of", { name: names[seat], points: signed(scoreSheet(table.printed, position, seat).total) }));
    for (const place of area.keys()) {
      const { title, text } = aboutBoard(scene, seat, place);
      told.push(`${title}: ${text}`);
    }
  });
  return told;
}
