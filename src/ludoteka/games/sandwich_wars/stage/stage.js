/**
 * Sándwich Wars: order tickets on a rail, assistants behind a counter, a kitchen for every player.
 */
import { html } from "../../../lib/html.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { about, mayCount, worksFor } from "./about.js";
import { Figure, Sandwich } from "./art.js";
import { Card, chips, coins, emblem, Emblem, glyph, Mini, Ticket } from "./cards.js";
import { CATEGORIES, isIngredient } from "./kitchen.js";

export { about } from "./about.js";
export { prepare } from "./kitchen.js";

/** @typedef {import("./kitchen.js").Scene} Scene */
/** @typedef {import("./kitchen.js").Position} Position */
/** @typedef {import("./kitchen.js").Shown} Shown */
/** @typedef {import("./shown.js").Score} Score */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */

const ASSISTANTS = [1, 2, 3, 4, 5, 6, 7];

/** @param {Position} _position @param {number} _seats @param {Shown} shown */
export function score(_position, _seats, shown) {
  return shown.scores.map(({ total }) => total);
}

// What can be clicked

/**
 * The targets of a card in the viewer's hand, one for each copy.
 * @param {Scene} scene @param {number} card
 */
function copies(scene, card) {
  const hand = scene.position.hands[scene.viewer].cards;
  return hand.filter((each) => each === card).map((_, copy) => `hand:${card}:${copy}`);
}

/**
 * A card played: by the button, or by the place it goes to.
 * @param {Scene} scene @param {number} card
 */
function playing(scene, card) {
  const free = scene.position.kitchens[scene.viewer].length;
  const place = isIngredient(card) ? `slot:${free}` : "stage:0";
  return copies(scene, card).flatMap((copy) => [[copy], [copy, place]]);
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second] = offer.args;
  switch (offer.verb) {
    case "play": return playing(scene, first);
    case "replace": return copies(scene, first).map((copy) => [copy, `zone:${second}`]);
    case "discard": return copies(scene, first).map((copy) => [copy]);
    case "use": return [[`zone:${first}`]];
    case "complete":
    case "under": return [[`order:${first}`]];
    case "hire":
    case "take":
    case "keep": return [[`assistant:${first}`]];
    case "split": return [[`split:${first}`]];
    case "restock": return [["deck:market"]];
    case "coins": return [["bank:0"]];
    case "pay-coins": return [[`coins:${scene.viewer}`]];
    case "pay-chip": return [[`chips:${scene.viewer}`]];
    default: return [];
  }
}

/** @param {Scene} _scene @param {Offer} offer */
export function button(_scene, offer) {
  return ["restock", "coins", "keep", "pay-coins", "pay-chip"].includes(offer.verb);
}

// The middle

/** What a target is, in one line for the ear. @param {Scene} scene @param {string} id */
function label(scene, id) {
  const told = about(scene, id);
  return [told.title, ...(told.state ?? [])].join(". ");
}

/**
 * Something that can be pointed at: drawn for the eye, told for the ear.
 * @param {{scene: Scene, id: string, look: string, onClick?: () => void, children?: unknown}} props
 */
function Thing({ scene, id, look, onClick, children }) {
  return html`<button class=${look} ...${scene.target(id)} onClick=${onClick}>
    <span class="unseen">${label(scene, id)}</span>
    <span class="sw-in" aria-hidden="true">${children}</span></button>`;
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  return html`<div class="sw-middle">
    <div class="sw-rail" role="group" aria-label=${scene.t("board-orders")}>
      ${scene.position.row.map((order) => html`
        <${Thing} key=${order} scene=${scene} id=${`order:${order}`} look="sw-hook">
          <${Ticket} scene=${scene} order=${order} /><//>`)}
    </div>
    <${News} scene=${scene} />
    <div class="sw-counter" role="group" aria-label=${scene.t("board-assistants")}>
      ${ASSISTANTS.map((number) => html`
        <${Waiting} key=${number} scene=${scene} number=${number} />`)}
    </div>
  </div>`;
}

/** An assistant, wherever it is. @param {number} number */
function person(number) {
  return html`<span class="sw-person" data-piece=${`assistant:${number}`}>
    <${Figure} number=${number} emblem=${emblem(CATEGORIES[number])} /></span>`;
}

/**
 * The place of an assistant in the centre; whoever has hired them left a mark there.
 * @param {{scene: Scene, number: number}} props
 */
function Waiting({ scene, number }) {
  const owner = scene.position.assistants[number];
  const category = CATEGORIES[number];
  const plate = html`<span class="sw-plate"><${Emblem} category=${category} />
    <span class="sw-plate-name">${scene.texts.name("category", number)}</span></span>`;
  if (owner >= 0) {
    return html`<span class="sw-stand gone" title=${worksFor(scene, owner)}>
      <span class="sw-owner">${seatMark(owner)}</span>${plate}</span>`;
  }
  return html`<${Thing} scene=${scene} id=${`assistant:${number}`}
    look=${`sw-stand cat-${category}`}>${person(number)}${plate}<//>`;
}

/** What holds this turn, the split of units, the card played. @param {{scene: Scene}} props */
function News({ scene }) {
  const { chef, discount, idle, played } = scene.position;
  const { last_round: last, idle_told: long } = scene.view.shown;
  const open = scene.open.has("stage:0");
  return html`<div class="sw-newsline">
    ${chef > 0 && html`<span class="sw-news">
      ${glyph("star")}${`${scene.t("board-chef")}: `}<b>+${chef}</b></span>`}
    ${discount > 0 && html`<span class="sw-news">
      ${glyph("coin")}${`${scene.t("board-discount")}: `}<b>−${discount}</b></span>`}
    ${last && html`<span class="sw-news strong">${sign("flag")}
      ${scene.t("sand-last-round")}</span>`}
    ${long && html`<span class="sw-news">${`${scene.t("board-idle")}: `}<b>${idle}</b></span>`}
    ${(open || played.cards.length > 0) && html`
      <${Thing} scene=${scene} id="stage:0" look="sw-playhere">
        ${played.cards.map((card) => html`<${Mini} scene=${scene} card=${card} />`)}
        <span class="sw-here">${about(scene, "stage:0").title}</span><//>`}
    <${Splits} scene=${scene} /></div>`;
}

/** SAND-4.3 How many units are cards and how many coins. @param {{scene: Scene}} props */
function Splits({ scene }) {
  const offers = scene.offers.filter((offer) => offer.verb === "split");
  const units = offers.length - 1;
  const drawn = (/** @type {string} */ name, /** @type {number} */ count) =>
    Array.from({ length: count }, () => glyph(name));
  return offers.map(({ text, args: [cards] }) => html`
    <${Thing} key=${text} scene=${scene} id=${`split:${cards}`} look="sw-split">
      ${drawn("card", cards)}${drawn("coin", units - cards)}<//>`);
}

/**
 * @typedef {object} PileProps
 * @property {Scene} scene
 * @property {string} id
 * @property {string} title
 * @property {number | string} count
 * @property {unknown} [children]
 */

/** A pile with its name and a number. @param {PileProps} props */
function Pile({ scene, id, title, count, children }) {
  return html`<${Thing} scene=${scene} id=${id} look="sw-pile">
    <span class="sw-pile-art">${children}</span>
    <span class="sw-pile-name">${title}</span>
    <b class="sw-pile-count" data-glow=${id}>${count}</b><//>`;
}

/** Decks, discards and the bank. @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { deck, discards, order_deck: orderDeck, under } = scene.position;
  const top = discards.at(-1);
  const orders = orderDeck.size + under.length;
  return html`<div class="sw-supplies">
    <${Pile} scene=${scene} id="deck:market" title=${scene.t("sand-market")} count=${deck.size}>
      <span class=${`sw-deck ${deck.size ? "" : "none"}`}>${glyph("use")}</span><//>
    <${Pile} scene=${scene} id="discards:0" title=${scene.t("sand-discards")}
      count=${discards.length}>
      ${top
        ? html`<${Mini} scene=${scene} card=${top} />`
        : html`<span class="sw-deck none"></span>`}<//>
    <${Pile} scene=${scene} id="deck:orders" title=${scene.t("sand-order-deck")} count=${orders}>
      <span class=${`sw-deck orders ${orders ? "" : "none"}`}>${glyph("ticket")}</span><//>
    <${Pile} scene=${scene} id="bank:0" title=${scene.t("sand-bank")}
      count=${`+${scene.view.shown.coins_taken}`}><span class="sw-bank">${coins(7)}</span><//>
  </div>`;
}

// Before a seat

/** Coins, chips and completed orders in a tray. @param {{scene: Scene, seat: number}} props */
function Tray({ scene, seat }) {
  const { coins: money, chips: points, first } = scene.position;
  const counted = mayCount(scene, seat);
  const begins = scene.t("board-first");
  return html`<div class="sw-tray">
    <${Thing} scene=${scene} id=${`coins:${seat}`} look="sw-money">
      ${glyph("coin")}<b data-glow=${`coins:${seat}`}>${money[seat]}</b>${coins(money[seat])}<//>
    <${Thing} scene=${scene} id=${`chips:${seat}`} look="sw-money">
      ${glyph("chip")}<b data-glow=${`chips:${seat}`}>${counted ? points[seat] : "?"}</b>
      ${counted && chips(points[seat])}<//>
    <${Done} scene=${scene} seat=${seat} />
    ${first === seat && html`<span class="sw-first" title=${begins}>
      ${sign("flag")}<span class="unseen">${begins}</span></span>`}
  </div>`;
}

/** The completed orders by type, and their points. @param {{scene: Scene, seat: number}} props */
function Done({ scene, seat }) {
  const { types, completed } = scene.view.shown.scores[seat];
  return html`<${Thing} scene=${scene} id=${`done:${seat}`} look="sw-money sw-types">
    ${types.map((count, place) => html`<span class=${`sw-type ${count ? "has" : ""}`}>
      ${place + 1}${count > 1 && html`<sup>${count}</sup>`}</span>`)}
    <b class="sw-vp" data-glow=${`done:${seat}`}>${completed}</b><//>`;
}

/** The assistants of a seat, behind its counter. @param {{scene: Scene, seat: number}} props */
function Staff({ scene, seat }) {
  const { prompt, waiting, about: [asked] } = scene.view;
  const mine = ASSISTANTS.filter((number) => scene.position.assistants[number] === seat);
  const asking = ["pay", "keep"].includes(prompt) && waiting.includes(seat);
  const look = (/** @type {number} */ number) =>
    `sw-helper cat-${CATEGORIES[number]} ${asking && number === asked ? "asked" : ""}`;
  if (!mine.length) return null;
  return html`<div class="sw-staff" role="group" aria-label=${scene.t("board-staff")}>
    ${mine.map((number) => html`<${Thing} key=${number} scene=${scene}
      id=${`assistant:${number}`} look=${look(number)}>${person(number)}<//>`)}</div>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const Kitchen = seat === scene.viewer ? Own : Other;
  return html`<${Kitchen} scene=${scene} seat=${seat} />`;
}

/** The ingredients clicked for the order asked about, by how many were still needed. */
const chosen = { order: 0, cards: /** @type {number[]} */ ([]) };

/** @param {Scene} scene @param {number} card */
function note(scene, card) {
  if (scene.view.prompt !== "use" || !scene.open.has(`zone:${card}`)) return;
  const [order, more] = scene.view.about;
  if (order !== chosen.order) Object.assign(chosen, { order, cards: [] });
  chosen.cards[more] = card;
}

/** @param {Scene} scene */
function chosenSoFar(scene) {
  const [order, more] = scene.view.about;
  const choosing = scene.view.prompt === "use" && order === chosen.order;
  return choosing ? chosen.cards.slice(more + 1) : [];
}

/** @param {{scene: Scene, seat: number}} props */
function Own({ scene, seat }) {
  return html`<div class="sw-own"><${Tray} scene=${scene} seat=${seat} />
    <div class="sw-kitchen">
      <${Staff} scene=${scene} seat=${seat} />
      <${Zone} scene=${scene} seat=${seat} />
    </div>
    <${Hand} scene=${scene} seat=${seat} /></div>`;
}

/** The places of one's own zone. @param {{scene: Scene, seat: number}} props */
function Zone({ scene, seat }) {
  const kitchen = scene.position.kitchens[seat];
  const [kind, number] = (scene.picked[0] ?? "").split(":");
  const held = kind === "hand" && isIngredient(Number(number)) ? Number(number) : 0;
  const used = chosenSoFar(scene);
  const filled = kitchen.map((card) => html`
    <${Thing} key=${card} scene=${scene} id=${`zone:${card}`}
      look=${`sw-place ${used.includes(card) ? "chosen" : ""}`} onClick=${() => note(scene, card)}>
      <${Card} scene=${scene} card=${card} bought=${true} /><//>`);
  const free = Array.from({ length: scene.view.shown.places - kitchen.length }, (_, more) => html`
    <${Slot} key=${`slot${kitchen.length + more}`} scene=${scene} place=${kitchen.length + more}
      held=${more === 0 ? held : 0} />`);
  return html`<div class="sw-board" role="group" aria-label=${scene.t("board-zone")}>
    ${[...filled, ...free]}</div>`;
}

/**
 * A free place of the zone, with the ghost of the card in hand.
 * @param {{scene: Scene, place: number, held: number}} props
 */
function Slot({ scene, place, held }) {
  const id = `slot:${place}`;
  if (!scene.open.has(id)) return html`<span class="sw-place sw-free"></span>`;
  return html`<${Thing} scene=${scene} id=${id} look="sw-place sw-free">
    ${held > 0 && html`<span class="sw-ghost">
      <${Card} scene=${scene} card=${held} bought=${true} ghost=${true} /></span>`}<//>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Hand({ scene, seat }) {
  /** @type {Record<number, number>} */
  const count = {};
  const cards = scene.position.hands[seat].cards.map((card, place) => {
    if (!card) return html`<span class="sw-back-card" key=${`back${place}`}>${glyph("use")}</span>`;
    count[card] = (count[card] ?? -1) + 1;
    const id = `hand:${card}:${count[card]}`;
    return html`<${Thing} key=${id} scene=${scene} id=${id} look="sw-place">
      <${Card} scene=${scene} card=${card} /><//>`;
  });
  return html`<div class="sw-hand" role="group" aria-label=${scene.t("board-hand")}>${cards}</div>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Other({ scene, seat }) {
  const kitchen = scene.position.kitchens[seat];
  const hand = scene.position.hands[seat].cards;
  const known = hand.filter((card) => card);
  const backs = Math.min(3, hand.length - known.length);
  const free = scene.view.shown.places - kitchen.length;
  return html`<div class="sw-other"><${Tray} scene=${scene} seat=${seat} />
    <div class="sw-zone" role="group" aria-label=${scene.t("board-zone")}>
      ${kitchen.map((card) => html`
        <${Thing} key=${card} scene=${scene} id=${`zone:${card}`} look="sw-thing">
          <${Mini} scene=${scene} card=${card} /><//>`)}
      ${Array.from({ length: free }, () => html`<span class="sw-mini none"></span>`)}</div>
    <div class="sw-side">
      <${Thing} scene=${scene} id=${`backs:${seat}`} look="sw-backs">
        ${Array.from({ length: backs }, () => html`<i></i>`)}
        ${!hand.length && html`<i class="none"></i>`}
        <b data-glow=${`hand:${seat}`}>${hand.length}</b><//>
      ${known.map((card, place) => html`
        <${Thing} key=${place} scene=${scene} id=${`known:${seat}:${card}`} look="sw-known">
          <${Mini} scene=${scene} card=${card} /><//>`)}
      <${Staff} scene=${scene} seat=${seat} /></div></div>`;
}

// The end and the ear

/** SAND-7.2 Line by line as the rules score. @param {Scene} scene */
export function sheet(scene) {
  const { position } = scene;
  const { scores } = scene.view.shown;
  const row = (/** @type {string} */ id, /** @type {(score: Score) => number} */ points) =>
    ({ label: scene.t(id), values: scores.map(points) });
  const done = position.orders.map((orders) => orders.length);
  return {
    rows: [
      row("sand-sheet-orders", ({ orders }) => orders),
      { label: scene.t("board-chips"), values: position.chips },
      row("sand-sheet-opportunities", ({ opportunities }) => opportunities),
      row("sand-sheet-variety", ({ variety }) => variety),
      { ...row("sand-sheet-total", ({ total }) => total), strong: true },
      { label: scene.t("sand-sheet-completed"), values: done },
      { label: scene.t("sand-sheet-coins"), values: position.coins },
    ],
  };
}

/** @param {Scene} scene */
export function summary(scene) {
  const { row, kitchens } = scene.position;
  const names = (/** @type {number[]} */ cards) =>
    cards.map((card) => scene.texts.name("card", card)).join(", ") || "–";
  const seats = scene.names.map((name, seat) => [
    `${name}: ${scene.t("board-zone")}: ${names(kitchens[seat])}`,
    ...["coins", "chips", "backs", "done"].map((kind) => label(scene, `${kind}:${seat}`)),
  ].join(". "));
  return [...row.map((order) => label(scene, `order:${order}`)), ...seats];
}

/**
 * The largest sandwich a seat has served, with its flag.
 * @param {{scene: Scene, seat: number}} props
 */
export function Face({ scene, seat }) {
  const { types } = scene.view.shown.scores[seat];
  const size = types.findLastIndex((count) => count > 0) + 1;
  return html`<span class="sw-winner"><span class="sw-flag">${seatMark(seat)}</span>
    <${Sandwich} size=${size || 1} /><span class="sw-served"></span></span>`;
}

/** On a phone. @type {"row" | "unfold"} */
export const others = "unfold";
