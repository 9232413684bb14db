/** Clash at the Deli: what everything on the table is, and why it cannot be used now. */
import { KIND } from "./art.js";
import { reachText, slotNames } from "./menu.js";
import { SIGNS } from "./printed.js";
import {
  areasOf, cardName, ghostNew, ghostOn, lineName, lineText, signed, table,
} from "./table.js";

/** @typedef {import("./table.js").Scene} Scene */
/** @typedef {import("./table.js").Ghost} Ghost */
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
      return aboutAction(scene, kind, first);
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

/**
 * Name, text and source of a card.
 * @param {Scene} scene @param {string} kind @param {number} index
 */
function printed({ texts }, kind, index) {
  return {
    title: texts.name(kind, index),
    text: texts.description(kind, index),
    source: texts.source(kind, index),
  };
}

/**
 * A move in the words of the rules.
 * @param {Scene} scene @param {string} verb @param {number[]} args
 */
function move(scene, verb, ...args) {
  const { kinds, verbs } = scene.texts.words;
  const names = verbs[verb].split(" ").filter(Boolean).map((kind, place) =>
    (kind === "seat" ? args[place] : kinds[kind][args[place]]));
  return [verb, ...names].join(" ");
}

/** By which move one would use an ingredient there. @type {Record<string, string>} */
const TAKING = { left: "take", drawn: "keep", trash: "recycle", name: "joker" };

/** @param {Scene} scene @param {string} where @param {number} kind @returns {About} */
function aboutIngredient(scene, where, kind) {
  const { position, view, texts } = scene;
  const { sign, single, bottom } = table.printed;
  const text = [];
  if (SIGNS.includes(sign[kind])) {
    const told = texts.line(`sign-${sign[kind].replaceAll("_", "-")}`);
    text.push(scene.t("deli-sign", { sign: told }));
  }
  if (bottom[kind]) text.push(scene.t("deli-bottom"));
  if (single[kind]) text.push(scene.t("deli-single"));
  const state = [];
  if (where === "reserved") state.push(scene.t("deli-reserved"));
  if (where === "pool") state.push(scene.t("deli-in-pool", { count: position.pool[kind] }));
  state.push(scene.t("deli-in-deck", { count: position.deck[kind] }));
  const picking = ["reserve", "trash"].includes(view.prompt) ? view.prompt : "pick";
  const verb = where === "pool" ? picking : TAKING[where];
  return {
    title: texts.name("ingredient", kind),
    text: text.join(" "),
    state,
    source: texts.source("ingredient", kind),
    why: where === "reserved" ? "dibs" : move(scene, verb, kind),
  };
}

/** @param {Scene} scene @param {number} category @returns {About} */
function aboutTray(scene, category) {
  const { position, texts } = scene;
  const { dry, juicy, category: categories } = table.printed;
  const count = (/** @type {number[]} */ counts) =>
    counts.reduce((sum, each, kind) => (categories[kind] === category ? sum + each : sum), 0);
  return {
    title: texts.name("category", category),
    text: scene.t("deli-moisture", { dry: dry[category], juicy: juicy[category] }),
    state: [
      scene.t("deli-in-pool", { count: count(position.pool) }),
      scene.t("deli-in-deck", { count: count(position.deck) }),
    ],
    why: move(scene, scene.view.prompt === "sample" ? "sample" : "redeal", category),
  };
}

/** @param {Scene} scene @param {string} where @param {number} action @returns {About} */
function aboutAction(scene, where, action) {
  const state = where === "front" ? [scene.t("deli-once-more")] : [];
  return { ...printed(scene, "action", action), state, why: whyAction(scene, where, action) };
}

/** @param {Scene} scene @param {string} where @param {number} action */
function whyAction(scene, where, action) {
  if (where === "front") return move(scene, "again", action);
  if (scene.view.prompt === "exchange") return move(scene, "exchange", action);
  const first = table.printed.category.indexOf(action - 1);
  return ["turn", "stuck"].includes(scene.view.prompt) && first > 0
    ? move(scene, "joker", first)
    : move(scene, "play", action);
}

const CLOSED = ["deli-unfinished", "deli-closed", "deli-declared"];

/** @param {Scene} scene @param {number} seat @param {number} place @returns {About} */
function aboutBoard(scene, seat, place) {
  const sandwich = areasOf(scene.position)[seat][place];
  const number = place + 1;
  if (!sandwich) return { title: scene.t("deli-sandwich", { number }) };
  const { points, lines } = scene.view.shown.scores[seat].sandwiches[place];
  const worth = { state: scene.t(CLOSED[sandwich.closed]), points: signed(points) };
  const state = [scene.t("deli-worth", worth), ...lines.map((line) => lineText(scene, line))];
  const ghost = ghostOn(scene, seat, place);
  if (ghost?.card) state.push(ghostText(scene, ghost));
  return {
    title: seat === scene.viewer
      ? scene.t("deli-sandwich", { number })
      : scene.t("deli-sandwich-of", { number, name: scene.names[seat] }),
    text: stackText(scene, sandwich.cards),
    state,
    why: whyBoard(scene, seat, place),
  };
}

/** @param {Scene} scene @param {Ghost} ghost */
function ghostText(scene, { card, points }) {
  return scene.t("deli-ghost", { ingredient: cardName(scene, card), points: signed(points) });
}

/** From the bottom. @param {Scene} scene @param {number[]} cards */
function stackText(scene, cards) {
  return cards.map((card) => cardName(scene, card) + (card > KIND ? "★" : "")).join(", ");
}

/** @param {Scene} scene @param {number} seat @param {number} place */
function whyBoard(scene, seat, place) {
  const { prompt } = scene.view;
  const from = Number(scene.picked[0]?.split(":")[2] ?? place);
  const own = seat === scene.viewer;
  if (prompt === "swap") return own ? undefined : move(scene, "swap", from, seat, place);
  if (!own) return undefined;
  if (prompt === "place" || prompt === "sampled") return move(scene, "on", place);
  if (prompt === "move" || prompt === "tidy") return move(scene, "move", from, place);
  if (prompt === "mould" || prompt === "rats") return move(scene, "lose", place);
  return from === place ? move(scene, "declare", place) : move(scene, "close", place, from);
}

/** @param {Scene} scene @returns {About} */
function aboutNew(scene) {
  const ghost = ghostNew(scene);
  const state = ghost ? [ghostText(scene, ghost)] : [];
  return { title: scene.t("deli-new"), text: scene.t("deli-new-text"), state, why: "start" };
}

/** @param {Scene} scene @param {number} number @returns {About} */
function aboutRecipe(scene, number) {
  const { points, slots, source } = table.printed.recipes[number];
  return {
    title: scene.t("deli-recipe", { recipe: scene.texts.name("recipe", number), points }),
    text: slotNames(scene, slots),
    state: [reachText(scene, number)],
    source: scene.texts.line(`source-${source}`),
  };
}

/** What the score is made of. @param {Scene} scene @param {number} seat @returns {About} */
function aboutScore(scene, seat) {
  const { sandwiches, extras } = scene.view.shown.scores[seat];
  const state = sandwiches.map(({ points }, place) =>
    `${signed(points)}  ${scene.t("deli-sandwich", { number: place + 1 })}`);
  state.push(...extras.map((line) => lineText(scene, line)));
  return { title: scoreText(scene, seat), text: scene.t("deli-score-now"), state };
}

/** @param {Scene} scene @param {number} seat */
export function scoreText(scene, seat) {
  const points = signed(scene.view.shown.scores[seat].total);
  return scene.t("deli-score-of", { name: scene.names[seat], points });
}

// The end and the ear

/** The score sheet of the box: a row for everything points are given for. @param {Scene} scene */
export function sheet(scene) {
  const { sheet: told, scores } = scene.view.shown;
  const rows = told.map((row) => ({
    label: ["sign", "classic"].includes(row.word)
      ? scene.t(`deli-sheet-${row.word}`)
      : lineName(scene.texts, row),
    values: row.points.map(signed),
    strong: false,
  }));
  const totals = scores.map(({ total }) => signed(total));
  return { rows: [...rows, { label: scene.t("deli-sheet-total"), values: totals, strong: true }] };
}

/** @param {Scene} scene */
export function summary(scene) {
  const { position, texts } = scene;
  const { round, rounds } = position;
  const pool = position.pool.flatMap((count, kind) =>
    (count ? [`${texts.name("ingredient", kind)} ×${count}`] : []));
  const told = [
    scene.t("deli-round", { round, rounds }),
    scene.t("deli-summary-pool", { cards: pool.join(", ") || "–" }),
  ];
  areasOf(position).forEach((area, seat) => {
    told.push(scoreText(scene, seat));
    for (const place of area.keys()) {
      const { title, text } = aboutBoard(scene, seat, place);
      told.push(`${title}: ${text}`);
    }
  });
  return told;
}
