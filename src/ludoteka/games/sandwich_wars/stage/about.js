/** Sándwich Wars: what every thing on the table is, and which move to ask "why not?" of. */
import { CATEGORIES, isIngredient, orderOf, price, printOf, quality, reached } from "./kitchen.js";

/** @typedef {import("./kitchen.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").About} About */

const DISCARDING = ["restock", "discard", "limit"];

/** @type {Record<string, (scene: Scene, number: number, name: string) => About>} */
const TOLD = {
  hand: (scene, card) => ({
    ...aboutCard(scene, card),
    state: cardState(scene, card, true),
    why: whyHand(scene, card),
  }),
  zone: (scene, card) => ({
    ...aboutCard(scene, card),
    state: cardState(scene, card, false),
    why: whyZone(scene, card),
  }),
  order: aboutOrder,
  assistant: aboutAssistant,
  deck: (scene, _, name) => (name === "market" ? aboutMarket(scene) : aboutOrderDeck(scene)),
  discards: aboutDiscards,
  bank: (scene) => ({
    title: scene.t("sand-bank"),
    text: scene.t("sand-bank-text"),
    why: "coins",
  }),
  coins: (scene, seat) => ({
    title: scene.t("sand-coins", { count: scene.position.coins[seat] }),
    why: seat === scene.viewer ? "pay-coins" : undefined,
  }),
  chips: aboutChips,
  done: aboutDone,
  backs: (scene, seat) => ({
    title: scene.t("sand-hand-of", { count: scene.position.hands[seat].cards.length }),
  }),
  slot: (scene) => ({ title: scene.t("sand-free") }),
  stage: aboutPlaying,
  split: (scene, cards) => ({ title: scene.texts.move("split", [cards], scene.names) }),
};

/** @param {Scene} scene @param {string} target @returns {About} */
export function about(scene, target) {
  const [kind, first, second] = target.split(":");
  if (kind !== "known") return TOLD[kind](scene, Number(first), first);
  return { ...aboutCard(scene, Number(second)), state: [scene.t("sand-seen")] };
}

/** @param {Scene} scene @param {number} card */
function aboutCard({ texts }, card) {
  return {
    title: texts.name("card", card),
    text: texts.description("card", card),
    source: texts.source("card", card),
  };
}

/** @param {Scene} scene @param {number} card @param {boolean} inHand */
function cardState(scene, card, inHand) {
  const print = printOf(card);
  const category = scene.texts.name("category", CATEGORIES.indexOf(print.category));
  if (!isIngredient(card)) return [category, scene.t("sand-opportunity")];
  const state = [category, changed(scene, "quality", print.quality, quality(scene, card))];
  if (!inHand) return state;
  const { cost, with_fine: fined } = price(scene, card);
  state.push(changed(scene, "cost", print.cost, cost));
  if (fined !== null) state.push(scene.t("sand-fine", { cost: fined }));
  return state;
}

/**
 * A number, and what is printed if that is another.
 * @param {Scene} scene @param {"quality" | "cost"} what @param {number} printed @param {number} now
 */
function changed(scene, what, printed, now) {
  if (printed === now) return scene.t(`sand-${what}`, { now });
  return scene.t(`sand-${what}-changed`, { printed, now });
}

/** @param {Scene} scene @param {number} card */
function whyHand(scene, card) {
  const names = scene.texts.words.kinds.card;
  if (DISCARDING.includes(scene.view.prompt)) return `discard ${names[card]}`;
  const [first] = scene.position.kitchens[scene.viewer];
  const full = isIngredient(card) && price(scene, card).with_fine !== null;
  return full ? `replace ${names[card]} ${names[first]}` : `play ${names[card]}`;
}

/** @param {Scene} scene @param {number} card */
function whyZone(scene, card) {
  const names = scene.texts.words.kinds.card;
  const [kind, held] = (scene.picked[0] ?? "").split(":");
  const replacing = kind === "hand" && isIngredient(Number(held));
  return replacing ? `replace ${names[Number(held)]} ${names[card]}` : `use ${names[card]}`;
}

/** @param {Scene} scene @param {number} order @returns {About} */
function aboutOrder(scene, order) {
  const { size, quality: needed, vp, bonus, reward, units = 0 } = orderOf(order);
  const named = (/** @type {string} */ category) =>
    scene.texts.name("category", CATEGORIES.indexOf(category));
  const state = [
    scene.t("sand-needs", { size, quality: needed }),
    scene.t("sand-printed", { points: vp }),
    scene.t("sand-bonus", { categories: bonus.map(named).join(", ") }),
    reward === "units"
      ? scene.t("sand-reward-units", { count: units })
      : scene.t("sand-reward-assistant"),
  ];
  if (!scene.spectating) {
    const { best } = reached(scene, order);
    state.push(best === null ? scene.t("sand-too-few") : scene.t("sand-best", { best }));
  }
  const verb = scene.view.prompt === "under" ? "under" : "complete";
  return {
    title: scene.texts.name("order", order),
    state,
    source: scene.texts.source("order", order),
    why: `${verb} ${scene.texts.words.kinds.order[order]}`,
  };
}

/** What one would do with an assistant, by the question. @type {Record<string, string>} */
const GETTING = { reward: "take", assistant: "take", keep: "keep" };

/** @param {Scene} scene @param {number} number @returns {About} */
function aboutAssistant(scene, number) {
  const owner = scene.position.assistants[number];
  const verb = GETTING[scene.view.prompt] ?? "hire";
  return {
    title: scene.texts.name("assistant", number),
    text: scene.texts.description("assistant", number),
    state: [owner < 0 ? scene.t("sand-in-centre") : worksFor(scene, owner)],
    source: scene.texts.source("assistant", number),
    why: `${verb} ${scene.texts.words.kinds.assistant[number]}`,
  };
}

/** @param {Scene} scene @param {number} owner */
export function worksFor(scene, owner) {
  return scene.t("sand-works-for", { name: scene.names[owner] });
}

/** @param {Scene} scene @returns {About} */
function aboutMarket(scene) {
  return {
    title: scene.t("sand-market"),
    text: scene.t("sand-market-text"),
    state: [scene.t("sand-cards", { count: scene.position.deck.size })],
    why: "restock",
  };
}

/** SAND-6.3 What was put under the deck is known to all. @param {Scene} scene @returns {About} */
function aboutOrderDeck(scene) {
  const { order_deck: deck, under } = scene.position;
  const state = [scene.t("sand-cards", { count: deck.size + under.length })];
  const known = under.map((order) => orderOf(order).id).join(", ");
  if (known) state.push(scene.t("sand-under", { orders: known }));
  return { title: scene.t("sand-order-deck"), state };
}

/** SAND-6.6 Market discards lie open. @param {Scene} scene @returns {About} */
function aboutDiscards(scene) {
  const { discards } = scene.position;
  const state = [scene.t("sand-cards", { count: discards.length })];
  for (const [number, category] of CATEGORIES.entries()) {
    const names = discards
      .filter((card) => printOf(card).category === category)
      .map((card) => scene.texts.name("card", card));
    if (names.length) state.push(`${scene.texts.name("category", number)}: ${names.join(", ")}`);
  }
  return { title: scene.t("sand-discards"), state };
}

/** SAND-4.7 The chips of others are told at the end. @param {Scene} scene @param {number} seat */
export function mayCount(scene, seat) {
  return scene.view.ranks !== null || isOwn(scene, seat);
}

/** @param {Scene} scene @param {number} seat */
function isOwn(scene, seat) {
  return seat === scene.viewer && !scene.spectating;
}

/** @param {Scene} scene @param {number} seat @returns {About} */
function aboutChips(scene, seat) {
  if (!mayCount(scene, seat)) return { title: scene.t("sand-chips-hidden") };
  return {
    title: scene.t("sand-chips", { count: scene.position.chips[seat] }),
    why: isOwn(scene, seat) ? "pay-chip" : undefined,
  };
}

/** @param {Scene} scene @param {number} seat @returns {About} */
function aboutDone(scene, seat) {
  const done = scene.position.orders[seat].map((order) => orderOf(order).id).join(", ");
  const { orders, different, variety } = scene.view.shown.scores[seat];
  return {
    title: done ? scene.t("sand-done", { orders: done }) : scene.t("sand-done-none"),
    state: [
      scene.t("sand-done-points", { points: orders }),
      scene.t("sand-done-types", { count: different, points: variety }),
    ],
  };
}

/** @param {Scene} scene @returns {About} */
function aboutPlaying(scene) {
  const [card] = scene.position.played.cards;
  return card ? aboutCard(scene, card) : { title: scene.t("sand-play-here") };
}
