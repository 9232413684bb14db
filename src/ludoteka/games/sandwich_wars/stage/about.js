/** Sándwich Wars: what every thing on the table is, and which move to ask "why not?" of. */
import { CATEGORIES, best, fine, isIngredient, orderOf, printedPoints, printOf, quality, types, varietyPoints } from "./kitchen.js";
import { priceNow } from "./cards.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").About} About */

const DISCARDING = ["restock", "discard", "limit"];

/** @type {Record<string, (scene: Scene, number: number, name: string) => About>} */
const TOLD = {
  hand: (scene, card) => ({ ...aboutCard(scene, card), state: cardState(scene, card, scene.viewer, true), why: whyHand(scene, card) }),
  zone: (scene, card) => ({ ...aboutCard(scene, card), state: cardState(scene, card, ownerOf(scene, card), false), why: whyZone(scene, card) }),
  order: aboutOrder,
  assistant: aboutAssistant,
  deck: (scene, _, name) => (name === "market" ? aboutMarket(scene) : aboutOrderDeck(scene)),
  discards: aboutDiscards,
  bank: (scene) => ({ title: scene.t("sand-bank"), text: scene.t("sand-bank-text"), why: "coins" }),
  coins: (scene, seat) => ({ title: scene.t("sand-coins", { count: scene.position.coins[seat] }), why: seat === scene.viewer ? "pay-coins" : undefined }),
  chips: aboutChips,
  done: aboutDone,
  backs: (scene, seat) => ({ title: scene.t("sand-hand-of", { count: scene.position.hands[seat].cards.length }) }),
  slot: (scene) => ({ title: scene.t("sand-free") }),
  stage: aboutPlaying,
  split: (scene, cards) => ({ title: scene.texts.move("split", [cards], scene.names) }),
};

/** @param {Scene} scene @param {string} target @returns {About} */
export function about(scene, target) {
  const [kind, first, second] = target.split(":");
  if (kind === "known") return { ...aboutCard(scene, Number(second)), state: [scene.t("sand-seen")] };
  return TOLD[kind](scene, Number(first), first);
}

/** @param {Scene} scene @param {number} card */
function aboutCard(scene, card) {
  return { title: scene.texts.name("card", card), text: scene.texts.description("card", card), source: scene.texts.source("card", card) };
}

/** @param {Scene} scene @param {number} card */
function ownerOf(scene, card) {
  return scene.position.kitchens.findIndex((/** @type {number[]} */ zone) => zone.includes(card));
}

/** @param {Scene} scene @param {number} card @param {number} seat @param {boolean} inHand */
function cardState(scene, card, seat, inHand) {
  const print = printOf(card);
  const category = scene.texts.name("category", CATEGORIES.indexOf(print.category));
  if (!isIngredient(card)) return [category, scene.t("sand-opportunity")];
  const state = [category, changed(scene, "quality", print.quality, quality(scene.position, seat, card))];
  if (!inHand) return state;
  const cost = priceNow(scene, seat, card);
  state.push(changed(scene, "cost", print.cost, cost));
  const more = fine(scene.position, seat);
  if (more) state.push(scene.t("sand-fine", { cost: cost + more }));
  return state;
}

/** @param {Scene} scene @param {string} what @param {number} printed @param {number} now */
function changed(scene, what, printed, now) {
  if (printed === now) return scene.t(what === "cost" ? "sand-cost" : "sand-quality", { now });
  return scene.t(what === "cost" ? "sand-cost-changed" : "sand-quality-changed", { printed, now });
}

/** @param {Scene} scene @param {number} card */
function whyHand(scene, card) {
  const { kinds } = scene.texts.words;
  if (DISCARDING.includes(scene.view.prompt)) return `discard ${kinds.card[card]}`;
  const zone = scene.position.kitchens[scene.viewer];
  if (isIngredient(card) && fine(scene.position, scene.viewer)) return `replace ${kinds.card[card]} ${kinds.card[zone[0]]}`;
  return `play ${kinds.card[card]}`;
}

/** @param {Scene} scene @param {number} card */
function whyZone(scene, card) {
  const { kinds } = scene.texts.words;
  const [kind, held] = (scene.picked[0] ?? "").split(":");
  if (kind === "hand" && isIngredient(Number(held))) return `replace ${kinds.card[Number(held)]} ${kinds.card[card]}`;
  return `use ${kinds.card[card]}`;
}

/** @param {Scene} scene @param {number} order @returns {About} */
function aboutOrder(scene, order) {
  const print = orderOf(order);
  const bonus = print.bonus.map((category) => scene.texts.name("category", CATEGORIES.indexOf(category))).join(", ");
  const state = [
    scene.t("sand-needs", { size: print.size, quality: print.quality }),
    scene.t("sand-printed", { points: print.vp }),
    scene.t("sand-bonus", { categories: bonus }),
    print.reward === "units" ? scene.t("sand-reward-units", { count: print.units ?? 0 }) : scene.t("sand-reward-assistant"),
  ];
  if (!scene.spectating) {
    const reached = best(scene.position, scene.viewer, order);
    state.push(reached < 0 ? scene.t("sand-too-few") : scene.t("sand-best", { best: reached }));
  }
  const verb = scene.view.prompt === "under" ? "under" : "complete";
  return { title: scene.texts.name("order", order), state, source: scene.texts.source("order", order), why: `${verb} ${scene.texts.words.kinds.order[order]}` };
}

/** @param {Scene} scene @param {number} number @returns {About} */
function aboutAssistant(scene, number) {
  const owner = scene.position.assistants[number];
  const verb = { reward: "take", assistant: "take", keep: "keep" }[scene.view.prompt] ?? "hire";
  return {
    title: scene.texts.name("assistant", number),
    text: scene.texts.description("assistant", number),
    state: [owner < 0 ? scene.t("sand-in-centre") : scene.t("sand-works-for", { name: scene.names[owner] })],
    source: scene.texts.source("assistant", number),
    why: `${verb} ${scene.texts.words.kinds.assistant[number]}`,
  };
}

/** @param {Scene} scene @returns {About} */
function aboutMarket(scene) {
  return { title: scene.t("sand-market"), text: scene.t("sand-market-text"), state: [scene.t("sand-cards", { count: scene.position.deck.size })], why: "restock" };
}

/** SAND-6.3 What was put under the deck is known to all. @param {Scene} scene @returns {About} */
function aboutOrderDeck(scene) {
  const { order_deck: deck, under } = scene.position;
  const state = [scene.t("sand-cards", { count: deck.size + under.length })];
  const known = under.map((/** @type {number} */ order) => orderOf(order).id).join(", ");
  if (known) state.push(scene.t("sand-under", { orders: known }));
  return { title: scene.t("sand-order-deck"), state };
}

/** SAND-6.6 Market discards lie open. @param {Scene} scene @returns {About} */
function aboutDiscards(scene) {
  const discards = /** @type {number[]} */ (scene.position.discards);
  const state = [scene.t("sand-cards", { count: discards.length })];
  for (const [number, category] of CATEGORIES.entries()) {
    const names = discards.filter((card) => printOf(card).category === category).map((card) => scene.texts.name("card", card));
    if (names.length) state.push(`${scene.texts.name("category", number)}: ${names.join(", ")}`);
  }
  return { title: scene.t("sand-discards"), state };
}

/** SAND-4.7 The running total of others is not shown. @param {Scene} scene @param {number} seat @returns {About} */
function aboutChips(scene, seat) {
  const mine = seat === scene.viewer && !scene.spectating;
  if (!mine && !scene.view.ranks) return { title: scene.t("sand-chips-hidden") };
  return { title: scene.t("sand-chips", { count: scene.position.chips[seat] }), why: mine ? "pay-chip" : undefined };
}

/** @param {Scene} scene @param {number} seat @returns {About} */
function aboutDone(scene, seat) {
  const { position } = scene;
  const done = position.orders[seat].map((/** @type {number} */ order) => orderOf(order).id).join(", ");
  const kinds = types(position, seat).filter((count) => count > 0).length;
  const state = [scene.t("sand-done-points", { points: printedPoints(position, seat) }), scene.t("sand-done-types", { count: kinds, points: varietyPoints(position, seat) })];
  return { title: done ? scene.t("sand-done", { orders: done }) : scene.t("sand-done-none"), state };
}

/** @param {Scene} scene @returns {About} */
function aboutPlaying(scene) {
  const [card] = scene.position.played.cards;
  return card ? aboutCard(scene, card) : { title: scene.t("sand-play-here") };
}
