/** Sándwich Wars: order tickets on a rail, assistants behind a counter, a kitchen for every player. */
import { html } from "../../../lib/html.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { about } from "./about.js";
import { Figure } from "./art.js";
import { Card, chips, coins, emblem, Emblem, glyph, Mini, Ticket } from "./cards.js";
import { CATEGORIES, isIngredient, opportunityPoints, ORDERS_TO_END, printedPoints, score, types, varietyPoints, ZONE } from "./kitchen.js";

export { about } from "./about.js";
export { prepare, score } from "./kitchen.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */

const IDLE_TOLD = 10;
const NOBODY = 8;
const ASSISTANTS = [1, 2, 3, 4, 5, 6, 7];

// What can be clicked

/** The targets of a card in the viewer's hand, one for each copy. @param {Scene} scene @param {number} card */
function copies(scene, card) {
  const hand = /** @type {number[]} */ (scene.position.hands[scene.viewer].cards);
  return hand.filter((each) => each === card).map((_, copy) => `hand:${card}:${copy}`);
}

/** A card played: by the button, or by the place it goes to. @param {Scene} scene @param {number} card */
function playing(scene, card) {
  const place = isIngredient(card) ? `slot:${scene.position.kitchens[scene.viewer].length}` : "stage:0";
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

/** Something that can be pointed at: drawn for the eye, told for the ear. @param {{scene: Scene, id: string, look: string, onClick?: () => void, children?: any}} props */
function Thing({ scene, id, look, onClick, children }) {
  return html`<button class=${look} ...${scene.target(id)} onClick=${onClick}><span class="unseen">${label(scene, id)}</span><span class="sw-in" aria-hidden="true">${children}</span></button>`;
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const { row } = scene.position;
  return html`<div class="sw-middle">
    <div class="sw-rail" role="group" aria-label=${scene.t("board-orders")}>
      ${row.map((/** @type {number} */ order) => html`<${Thing} key=${order} scene=${scene} id=${`order:${order}`} look="sw-hook"><${Ticket} scene=${scene} order=${order} /><//>`)}
    </div>
    <${News} scene=${scene} />
    <div class="sw-counter" role="group" aria-label=${scene.t("board-assistants")}>
      ${ASSISTANTS.map((number) => html`<${Waiting} key=${number} scene=${scene} number=${number} />`)}
    </div>
  </div>`;
}

/** The place of an assistant in the centre; whoever has hired them left a mark there. @param {{scene: Scene, number: number}} props */
function Waiting({ scene, number }) {
  const owner = scene.position.assistants[number];
  const category = CATEGORIES[number];
  const name = scene.texts.name("category", number);
  const plate = html`<span class="sw-plate"><${Emblem} category=${category} /><span class="sw-plate-name">${name}</span></span>`;
  if (owner >= 0) return html`<span class="sw-stand gone" title=${scene.t("sand-works-for", { name: scene.names[owner] })}><span class="sw-owner">${seatMark(owner)}</span>${plate}</span>`;
  return html`<${Thing} scene=${scene} id=${`assistant:${number}`} look=${`sw-stand cat-${category}`}>
    <span class="sw-person" data-piece=${`assistant:${number}`}><${Figure} number=${number} emblem=${emblem(category)} /></span>${plate}<//>`;
}

/** What holds for this turn, the split of units, the card being played. @param {{scene: Scene}} props */
function News({ scene }) {
  const { chef, discount, idle, orders, played } = scene.position;
  const lines = [];
  if (chef) lines.push(html`<span class="sw-news">${glyph("star")}${scene.t("board-chef")}: <b>+${chef}</b></span>`);
  if (discount) lines.push(html`<span class="sw-news">${glyph("coin")}${scene.t("board-discount")}: <b>−${discount}</b></span>`);
  if (orders.some((/** @type {number[]} */ done) => done.length >= ORDERS_TO_END) && !scene.view.ranks) lines.push(html`<span class="sw-news strong">${sign("flag")}${scene.t("sand-last-round")}</span>`);
  if (idle >= IDLE_TOLD) lines.push(html`<span class="sw-news">${scene.t("board-idle")}: <b>${idle}</b></span>`);
  const open = scene.open.has("stage:0");
  return html`<div class="sw-newsline">
    ${lines}
    ${(open || played.cards.length > 0) && html`<${Thing} scene=${scene} id="stage:0" look="sw-playhere">
      ${played.cards.map((/** @type {number} */ card) => html`<${Mini} scene=${scene} card=${card} seat=${scene.position.turn} />`)}<span>${about(scene, "stage:0").title}</span><//>`}
    <${Splits} scene=${scene} /></div>`;
}

/** SAND-4.3 How many units are cards and how many coins. @param {{scene: Scene}} props */
function Splits({ scene }) {
  const offers = scene.offers.filter((offer) => offer.verb === "split");
  const units = offers.length - 1;
  return offers.map((offer) => html`<${Thing} key=${offer.text} scene=${scene} id=${`split:${offer.args[0]}`} look="sw-split">
    ${Array.from({ length: offer.args[0] }, () => glyph("card"))}${Array.from({ length: units - offer.args[0] }, () => glyph("coin"))}<//>`);
}

/** Decks, discards and the bank. @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { deck, discards, order_deck: orderDeck, under } = scene.position;
  const top = discards.at(-1);
  const pile = (/** @type {string} */ id, /** @type {string} */ title, /** @type {number | string} */ count, /** @type {any} */ drawn) => html`<${Thing} scene=${scene} id=${id} look="sw-pile">
    <span class="sw-pile-art">${drawn}</span><span class="sw-pile-name">${title}</span><b class="sw-pile-count" data-glow=${id}>${count}</b><//>`;
  return html`<div class="sw-supplies">
    ${pile("deck:market", scene.t("sand-market"), deck.size, html`<span class=${`sw-deck ${deck.size ? "" : "none"}`}>${glyph("use")}</span>`)}
    ${pile("discards:0", scene.t("sand-discards"), discards.length, top ? html`<${Mini} scene=${scene} card=${top} seat=${NOBODY} />` : html`<span class="sw-deck none"></span>`)}
    ${pile("deck:orders", scene.t("sand-order-deck"), orderDeck.size + under.length, html`<span class=${`sw-deck orders ${orderDeck.size + under.length ? "" : "none"}`}>${glyph("ticket")}</span>`)}
    ${pile("bank:0", scene.t("sand-bank"), "+4", html`<span class="sw-bank">${coins(7)}</span>`)}
  </div>`;
}

// Before a seat

/** Chips of others are told at the end (SAND-4.7). @param {Scene} scene @param {number} seat */
function mayCount(scene, seat) {
  return scene.view.ranks !== null || (seat === scene.viewer && !scene.spectating);
}

/** Coins and chips in a tray. @param {{scene: Scene, seat: number}} props */
function Tray({ scene, seat }) {
  const { coins: money, chips: points, first } = scene.position;
  const shown = mayCount(scene, seat);
  return html`<div class="sw-tray">
    <${Thing} scene=${scene} id=${`coins:${seat}`} look="sw-money">${glyph("coin")}<b data-glow=${`coins:${seat}`}>${money[seat]}</b>${coins(money[seat])}<//>
    <${Thing} scene=${scene} id=${`chips:${seat}`} look="sw-money">${glyph("chip")}<b data-glow=${`chips:${seat}`}>${shown ? points[seat] : "?"}</b>${shown && chips(points[seat])}<//>
    <${Thing} scene=${scene} id=${`done:${seat}`} look="sw-money sw-types">
      ${types(scene.position, seat).map((count, place) => html`<span class=${`sw-type ${count ? "has" : ""}`}>${place + 1}${count > 1 && html`<sup>${count}</sup>`}</span>`)}
      <b class="sw-vp" data-glow=${`done:${seat}`}>${printedPoints(scene.position, seat) + varietyPoints(scene.position, seat)}</b><//>
    ${first === seat && html`<span class="sw-first" title=${scene.t("board-first")}>${sign("flag")}<span class="unseen">${scene.t("board-first")}</span></span>`}
  </div>`;
}

/** The assistants of a seat, behind its counter. @param {{scene: Scene, seat: number}} props */
function Staff({ scene, seat }) {
  const mine = ASSISTANTS.filter((number) => scene.position.assistants[number] === seat);
  const asked = ["pay", "keep"].includes(scene.view.prompt) && scene.view.waiting.includes(seat) ? scene.view.about[0] : 0;
  if (!mine.length) return null;
  return html`<div class="sw-staff" role="group" aria-label=${scene.t("board-staff")}>${mine.map((number) => html`<${Thing} key=${number} scene=${scene} id=${`assistant:${number}`} look=${`sw-helper cat-${CATEGORIES[number]} ${number === asked ? "asked" : ""}`}>
    <span class="sw-person" data-piece=${`assistant:${number}`}><${Figure} number=${number} emblem=${emblem(CATEGORIES[number])} /></span><//>`)}</div>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  return seat === scene.viewer ? html`<${Own} scene=${scene} seat=${seat} />` : html`<${Other} scene=${scene} seat=${seat} />`;
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
  return scene.view.prompt === "use" && order === chosen.order ? chosen.cards.slice(more + 1) : [];
}

/** @param {{scene: Scene, seat: number}} props */
function Own({ scene, seat }) {
  const kitchen = /** @type {number[]} */ (scene.position.kitchens[seat]);
  const held = Number(scene.picked[0]?.startsWith("hand:") ? scene.picked[0].split(":")[1] : 0);
  const places = Array.from({ length: ZONE }, (_, place) => place);
  const used = chosenSoFar(scene);
  return html`<div class="sw-own"><${Tray} scene=${scene} seat=${seat} />
    <div class="sw-kitchen">
      <${Staff} scene=${scene} seat=${seat} />
      <div class="sw-board" role="group" aria-label=${scene.t("board-zone")}>${places.map((place) => kitchen[place]
        ? html`<${Thing} key=${kitchen[place]} scene=${scene} id=${`zone:${kitchen[place]}`} look=${`sw-place ${used.includes(kitchen[place]) ? "chosen" : ""}`} onClick=${() => note(scene, kitchen[place])}><${Card} scene=${scene} card=${kitchen[place]} seat=${seat} bought=${true} /><//>`
        : html`<${Slot} key=${`slot${place}`} scene=${scene} place=${place} held=${place === kitchen.length && isIngredient(held) ? held : 0} />`)}</div>
    </div>
    <${Hand} scene=${scene} seat=${seat} /></div>`;
}

/** A free place of the zone, with the ghost of the card in hand. @param {{scene: Scene, place: number, held: number}} props */
function Slot({ scene, place, held }) {
  const id = `slot:${place}`;
  if (!scene.open.has(id)) return html`<span class="sw-place sw-free"></span>`;
  return html`<${Thing} scene=${scene} id=${id} look="sw-place sw-free">
    ${held > 0 && html`<span class="sw-ghost"><${Card} scene=${scene} card=${held} seat=${scene.viewer} bought=${true} ghost=${true} /></span>`}<//>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Hand({ scene, seat }) {
  const cards = /** @type {number[]} */ (scene.position.hands[seat].cards);
  /** @type {Record<number, number>} */
  const count = {};
  return html`<div class="sw-hand" role="group" aria-label=${scene.t("board-hand")}>${cards.map((card, place) => {
    if (!card) return html`<span class="sw-back-card" key=${`back${place}`}>${glyph("use")}</span>`;
    count[card] = (count[card] ?? -1) + 1;
    const id = `hand:${card}:${count[card]}`;
    return html`<${Thing} key=${id} scene=${scene} id=${id} look="sw-place"><${Card} scene=${scene} card=${card} seat=${seat} /><//>`;
  })}</div>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Other({ scene, seat }) {
  const kitchen = /** @type {number[]} */ (scene.position.kitchens[seat]);
  const hand = /** @type {number[]} */ (scene.position.hands[seat].cards);
  const known = hand.filter((card) => card);
  const free = Array.from({ length: ZONE - kitchen.length }, () => html`<span class="sw-mini none"></span>`);
  return html`<div class="sw-other"><${Tray} scene=${scene} seat=${seat} />
    <div class="sw-zone" role="group" aria-label=${scene.t("board-zone")}>
      ${kitchen.map((card) => html`<${Thing} key=${card} scene=${scene} id=${`zone:${card}`} look="sw-thing"><${Mini} scene=${scene} card=${card} seat=${seat} /><//>`)}${free}</div>
    <div class="sw-side"><${Thing} scene=${scene} id=${`backs:${seat}`} look="sw-backs">
        ${Array.from({ length: Math.min(3, hand.length - known.length) }, () => html`<i></i>`)}${!hand.length && html`<i class="none"></i>`}<b data-glow=${`hand:${seat}`}>${hand.length}</b><//>
      ${known.map((card, place) => html`<${Thing} key=${place} scene=${scene} id=${`known:${seat}:${card}`} look="sw-known"><${Mini} scene=${scene} card=${card} seat=${seat} /><//>`)}
      <${Staff} scene=${scene} seat=${seat} /></div></div>`;
}

// The end and the ear

/** SAND-7.2 Line by line as the rules score. @param {Scene} scene */
export function sheet(scene) {
  const { position, names } = scene;
  const each = (/** @type {(position: any, seat: number) => number} */ points) => names.map((_, seat) => points(position, seat));
  return {
    rows: [
      { label: scene.t("sand-sheet-orders"), values: each(printedPoints) },
      { label: scene.t("board-chips"), values: position.chips },
      { label: scene.t("sand-sheet-opportunities"), values: each(opportunityPoints) },
      { label: scene.t("sand-sheet-variety"), values: each(varietyPoints) },
      { label: scene.t("sand-sheet-total"), values: score(position, names.length), strong: true },
      { label: scene.t("sand-sheet-completed"), values: each((_, seat) => position.orders[seat].length) },
      { label: scene.t("sand-sheet-coins"), values: position.coins },
    ],
  };
}

/** @param {Scene} scene */
export function summary(scene) {
  const { row, kitchens } = scene.position;
  const names = (/** @type {number[]} */ cards) => cards.map((card) => scene.texts.name("card", card)).join(", ") || "–";
  return [
    ...row.map((/** @type {number} */ order) => label(scene, `order:${order}`)),
    ...scene.names.map((name, seat) => [`${name}: ${scene.t("board-zone")}: ${names(kitchens[seat])}`,
      ...["coins", "chips", "backs", "done"].map((kind) => label(scene, `${kind}:${seat}`))].join(". ")),
  ];
}
