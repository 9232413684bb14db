/** Clash at the Deli: a counter with five trays, the menu on the wall, and sandwiches that grow. */
import { html } from "../../../lib/html.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { about, scoreText, sheet, summary } from "./about.js";
import { Ingredient, KIND, Stack } from "./art.js";
import { Menu } from "./menu.js";
import { actionSign, categorySign, die, eventSign, placeSign, Portrait } from "./people.js";
import { SIGNS } from "./printed.js";
import { areasOf, fit, ghostNew, ghostOn, prepare, signed, steps, table } from "./table.js";

/** @typedef {import("./table.js").Scene} Scene */
/** @typedef {import("./table.js").Position} Position */
/** @typedef {import("./table.js").Shown} Shown */

export { about, prepare, sheet, steps, summary };

const TRAYS = [0, 1, 2, 3, 4];

/** @param {Position} _position @param {number} _seats @param {Shown} shown */
export function score(_position, _seats, shown) {
  return shown.scores.map(({ total }) => total);
}

/** A joker needs no place but a name. @param {Scene} scene */
export function picking(scene) {
  const naming = scene.picked[0].startsWith("hand:") && !scene.buttons.length;
  return naming ? scene.t("deli-joker-name") : "";
}

/** @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  return html`<${Menu} scene=${scene} />`;
}

// The counter

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const look = `deli-counter ${scene.position.seats < 4 ? "roomy" : ""}`;
  return html`<section class=${look} aria-label=${scene.t("deli-counter")}>
    <${Awning} scene=${scene} />
    <${Middle} scene=${scene} />
    <${Trash} scene=${scene} />
  </section>`;
}

/** What there is to choose from: characters, events, or the trays. @param {{scene: Scene}} props */
function Middle({ scene }) {
  const chefs = scene.offers.filter(({ verb }) => verb === "chef");
  const events = scene.position.look.cards.filter((event) => event);
  if (chefs.length) {
    return html`<div class="deli-choices">${chefs.map(({ args: [who] }) => html`
      <${Chef} key=${who} scene=${scene} id=${`chef:${who}`} who=${who} told />`)}</div>`;
  }
  if (events.length) {
    return html`<div class="deli-choices">${events.map((event) => html`
      <${EventCard} scene=${scene} event=${event} told />`)}</div>`;
  }
  return html`<div class="deli-trays">${TRAYS.map((category) => html`
    <${Tray} key=${category} scene=${scene} category=${category} />`)}</div>`;
}

/** The round, who began it, and the last event. @param {{scene: Scene}} props */
function Awning({ scene }) {
  const { round, rounds, first, past } = scene.position;
  const last = past[past.length - 1];
  const begins = scene.t("deli-begins", { name: scene.names[first] });
  const title = round > 0 ? scene.t("deli-round", { round, rounds }) : scene.t("deli-counter");
  return html`<div class="deli-awning"><p class="deli-plate"><strong>${title}</strong>
      ${round > 0 && html`<span class="deli-begins" title=${begins}>
        ${seatMark(first)}<span class="who">${begins}</span></span>`}</p>
    ${last > 0 && html`<${EventCard} scene=${scene} event=${last} />`}</div>`;
}

/** @param {{scene: Scene, event: number, told?: boolean}} props */
function EventCard({ scene, event, told = false }) {
  const name = scene.texts.name("event", event);
  const text = scene.texts.description("event", event);
  const look = `deli-event-card ${told ? "told" : ""}`;
  return html`<button class=${look} ...${scene.target(`event:${event}`)}>
    ${eventSign(event)}<span class="unseen">${`${name}. ${text}`}</span>
    <span class="deli-event-words" aria-hidden="true">
      <strong>${name}</strong>${told && html`<span class="small">${text}</span>`}</span></button>`;
}

/** How many there are of each ingredient. @param {Scene} scene @param {number[]} cards */
function counted(scene, cards) {
  const count = scene.position.pool.map(() => 0);
  for (const card of cards) count[card & KIND] += 1;
  return count;
}

/**
 * The ingredients in a tray: where each lies, and how many.
 * @param {Scene} scene @param {number} category @returns {[string, number, number][]}
 */
function contents(scene, category) {
  const { position, picked } = scene;
  const kinds = table.printed.category.flatMap((each, kind) => (each === category ? [kind] : []));
  if (picked[0] === `hand:${1 + category}`) return kinds.map((kind) => ["name", kind, 1]);
  /** @type {[string, number, number][]} */
  const found = [];
  const lying = (/** @type {string} */ where, /** @type {number[]} */ counts) => {
    for (const kind of kinds) if (counts[kind] > 0) found.push([where, kind, counts[kind]]);
  };
  lying("pool", position.pool);
  lying("left", position.leftovers);
  lying("drawn", counted(scene, position.drawn));
  if (kinds.includes(position.reserved)) found.push(["reserved", position.reserved, 1]);
  return found;
}

/** @param {{scene: Scene, category: number}} props */
function Tray({ scene, category }) {
  const name = scene.texts.name("category", category);
  const id = `tray:${category}`;
  const food = contents(scene, category).map(([where, kind, count]) => html`
    <${Food} key=${`${where}:${kind}`} scene=${scene} where=${where} kind=${kind}
      count=${count} />`);
  return html`<div class=${`deli-tray-of tray-${category}`} role="group" aria-label=${name}>
    <button class="deli-tray-name" ...${scene.target(id)} aria-label=${name}>
      ${categorySign(category)}<span>${name}</span>${scene.open.has(id) && sign("turn")}</button>
    <div class="deli-tray-food">${food}</div>
  </div>`;
}

/** An ingredient is on its way from the pool. @param {Scene} scene @param {number} kind */
function isHeld({ view: { prompt, about: asked } }, kind) {
  return (prompt === "place" && asked[0] === kind) || (prompt === "offer" && asked[1] === kind);
}

/** @param {{scene: Scene, where: string, kind: number, count: number}} props */
function Food({ scene, where, kind, count }) {
  const name = scene.texts.name("ingredient", kind);
  const held = where === "pool" && isHeld(scene, kind);
  const label = [count > 1 ? `${name} ×${count}` : name];
  if (where === "reserved") label.push(scene.t("deli-reserved"));
  if (where === "left") label.push(scene.t("deli-left-over"));
  const place = SIGNS.indexOf(table.printed.sign[kind]);
  const mark = (/** @type {unknown} */ inside) =>
    html`<span class="deli-food-count">${inside}</span>`;
  return html`<button class=${`deli-food ${where} ${held ? "held" : ""}`}
      ...${scene.target(`${where}:${kind}`)} aria-label=${label.join(". ")}>
    <span class="deli-food-picture"><${Ingredient} kind=${kind} count=${count} /></span>
    <span class="deli-food-name" style=${{ "--fit": fit(name) }}>${name}</span>
    ${place >= 0 && placeSign(place)}
    ${count > 1 && mark(`×${count}`)}
    ${where === "reserved" && mark(seatMark(scene.view.shown.reserver))}
    ${where === "name" && mark("★")}</button>`;
}

/** Last round's trash, while somebody can use it. @param {{scene: Scene}} props */
function Trash({ scene }) {
  if (!scene.view.shown.trash_of_use) return null;
  const count = counted(scene, scene.position.last_trash);
  const kinds = count.flatMap((each, kind) => (each ? [kind] : []));
  return html`<section class="deli-trash-strip" aria-label=${scene.t("deli-trash")}>
    <h2>${scene.t("deli-trash")}</h2>
    <div class="deli-tray-food">${kinds.map((kind) => html`
      <${Food} key=${kind} scene=${scene} where="trash" kind=${kind} count=${count[kind]} />`)}
    </div></section>`;
}

// What lies before a player

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const own = seat === scene.viewer;
  return html`<div class=${`deli-cook ${own ? "own-cook" : ""}`}>
    <${Facts} scene=${scene} seat=${seat} own=${own} />
    <${Sandwiches} scene=${scene} seat=${seat} own=${own} />
    <${Hand} scene=${scene} seat=${seat} own=${own} />
  </div>`;
}

/**
 * Score, picks, characters and the size of the hand.
 * @param {{scene: Scene, seat: number, own: boolean}} props
 */
function Facts({ scene, seat, own }) {
  const { chefs, copy, picks, hands } = scene.position;
  const who = [...chefs[seat], ...(copy[seat] ? [copy[seat]] : [])];
  const points = signed(scene.view.shown.scores[seat].total).replace("+", "");
  const picked = scene.t("deli-picks", { picks: picks[seat] });
  const size = hands[seat].cards.length;
  const held = scene.t("deli-hand-size", { count: size });
  return html`<div class="deli-cook-facts">
    <button class="deli-score" ...${scene.target(`score:${seat}`)}>
      <span class="unseen">${scoreText(scene, seat)}</span>
      <span class="count" data-glow=${`score:${seat}`} aria-hidden="true">${points}</span>
      <span class="small" aria-hidden="true">${scene.t("deli-points")}</span></button>
    <span class="deli-picks" role="img" aria-label=${picked} title=${picked}>
      ${die(picks[seat])}</span>
    <div class="deli-chefs">${who.map((each) => html`
      <${Chef} key=${each} scene=${scene} id=${`char:${seat}:${each}`} who=${each}
        told=${own && who.length === 1} copied=${each === copy[seat]} />`)}</div>
    ${!own && html`<span class="deli-hand-size" role="img" aria-label=${held} title=${held}>
      ${actionSign(0)}${size}</span>`}
  </div>`;
}

/** @param {{scene: Scene, id: string, who: number, told?: boolean, copied?: boolean}} props */
function Chef({ scene, id, who, told = false, copied = false }) {
  const name = scene.texts.name("character", who);
  const text = scene.texts.description("character", who);
  const look = `deli-chef ${told ? "told" : ""} ${copied ? "copied" : ""}`;
  return html`<button class=${look} ...${scene.target(id)}>
    <${Portrait} who=${who} /><span class="unseen">${`${name}. ${text}`}</span>
    <span class="deli-chef-words" aria-hidden="true">
      <strong>${name}</strong>${told && html`<span class="small">${text}</span>`}</span></button>`;
}

/** @param {{scene: Scene, seat: number, own: boolean}} props */
function Sandwiches({ scene, seat, own }) {
  const area = areasOf(scene.position)[seat];
  const free = own ? scene.view.shown.places - area.length : 0;
  const bare = Array.from({ length: Math.max(0, free - 1) }, () => html`
    <span class="deli-slot bare"><span class="deli-plank"></span></span>`);
  return html`<div class="deli-slots">
    ${area.map((_, place) => html`
      <${Slot} key=${place} scene=${scene} seat=${seat} place=${place} />`)}
    ${free > 0 && html`<${NewSlot} scene=${scene} seat=${seat} />`}
    ${bare}
  </div>`;
}

/** Where the next sandwich begins. @param {{scene: Scene, seat: number}} props */
function NewSlot({ scene, seat }) {
  const ghost = ghostNew(scene);
  return html`<button class="deli-slot empty" ...${scene.target(`new:${seat}`)}>
    <span class="unseen">${scene.t("deli-new")}</span>
    ${ghost
      ? html`<${Stack} cards=${[]} ghost=${ghost.card} />
        <span class="deli-bonus">${signed(ghost.points)}</span>`
      : html`<span class="deli-plus" aria-hidden="true">+</span>`}
    <span class="deli-plank"></span></button>`;
}

/** @param {{scene: Scene, seat: number, place: number}} props */
function Slot({ scene, seat, place }) {
  const { cards, closed } = areasOf(scene.position)[seat][place];
  const { points, lines } = scene.view.shown.scores[seat].sandwiches[place];
  const ghost = ghostOn(scene, seat, place);
  const bonus = ghost ? signed(ghost.points) : "";
  const { title, text, state } = about(scene, `board:${seat}:${place}`);
  const lid = `lid:${place}`;
  const starred = lines.some(({ word }) => word === "classic");
  return html`<span class="deli-slot-place">
    <button class=${`deli-slot ${closed ? "closed" : ""}`}
        ...${scene.target(`board:${seat}:${place}`)}>
      <span class="unseen">${`${title}: ${text}. ${state?.[0]}. ${bonus}`}</span>
      <${Stack} cards=${cards} closed=${closed} ghost=${ghost?.card ?? 0} />
      ${ghost && html`<span class="deli-bonus" aria-hidden="true">${bonus}</span>`}
      <span class="deli-plank" aria-hidden="true"><span class="deli-number">${place + 1}</span>
        ${starred && html`<span class="deli-star">★</span>`}
        <span class="deli-worth" data-glow=${`worth:${seat}:${place}`}>${signed(points)}</span>
      </span></button>
    ${seat === scene.viewer && scene.open.has(lid) && html`<button class="deli-lid-target"
      ...${scene.target(lid)} aria-label=${about(scene, lid).title}>${sign("check")}</button>`}
  </span>`;
}

/**
 * One's own action cards, the backs of hidden ones, and those that lie open.
 * @param {{scene: Scene, seat: number, own: boolean}} props
 */
function Hand({ scene, seat, own }) {
  const { hands, front } = scene.position;
  const known = hands[seat].cards.filter((card) => card);
  const kinds = [...new Set(known)].sort((a, b) => a - b);
  const hidden = hands[seat].cards.length - known.length;
  const open = [...new Set(front[seat])];
  if (!own && !open.length && !known.length) return null;
  const many = (/** @type {number[]} */ cards, /** @type {number} */ action) =>
    cards.filter((each) => each === action).length;
  return html`<div class="deli-hand" role="group" aria-label=${scene.t("deli-hand")}>
    ${kinds.map((action) => html`<${Action} key=${action} scene=${scene}
      id=${own ? `hand:${action}` : ""} action=${action} count=${many(known, action)} />`)}
    ${own && hidden > 0 && html`<span class="deli-action back">
      ${actionSign(0)}<span>${scene.t("deli-hand-size", { count: hidden })}</span></span>`}
    ${open.map((action) => html`<${Action} key=${`open ${action}`} scene=${scene}
      id=${own ? `front:${action}` : ""} action=${action} count=${many(front[seat], action)}
      again />`)}
    ${own && !hands[seat].cards.length && !open.length && html`
      <span class="soft small">${scene.t("deli-no-hand")}</span>`}
  </div>`;
}

/**
 * An action card: sign and name show, and what it does when it rises.
 * @param {{scene: Scene, id: string, action: number, count: number, again?: boolean}} props
 */
function Action({ scene, id, action, count, again = false }) {
  const name = scene.texts.name("action", action);
  const text = again ? scene.t("deli-once-more") : scene.texts.description("action", action);
  const label = `${count > 1 ? `${name} ×${count}` : name}. ${text}`;
  const inside = html`<span class="deli-action-face" aria-hidden="true">
    <span class="deli-action-head">${actionSign(action)}
      ${action <= TRAYS.length && categorySign(action - 1)}
      ${count > 1 && html`<span class="deli-food-count">×${count}</span>`}</span>
    <span class="deli-action-name" style=${{ "--fit": fit(name) }}>${name}</span>
    <span class="deli-action-text">${text}</span></span>`;
  if (!id) {
    return html`<span class="deli-action again" role="img" aria-label=${label} title=${label}>
      ${inside}</span>`;
  }
  return html`<button class=${`deli-action ${again ? "again" : ""}`} ...${scene.target(id)}>
    <span class="unseen">${label}</span>${inside}</button>`;
}

/** DELI-6.4 Yes and no stand together. @param {Scene} scene */
export function button(scene) {
  return scene.view.prompt === "offer";
}

/** The first character of a seat, else its mark. @param {{scene: Scene, seat: number}} props */
export function Face({ scene, seat }) {
  const [who] = scene.position.chefs[seat];
  return who ? html`<${Portrait} who=${who} />` : seatMark(seat);
}

/** On a phone. @type {"row" | "unfold"} */
export const others = "unfold";
