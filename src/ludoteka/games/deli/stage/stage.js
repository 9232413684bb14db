/** Clash at the Deli: a counter with five trays, the menu on the wall, and sandwiches that grow. */
import { html } from "../../../lib/html.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { about, sheet, summary } from "./about.js";
import { Ingredient, KIND, Stack } from "./art.js";
import { Menu } from "./menu.js";
import { actionSign, categorySign, die, eventSign, placeSign, Portrait } from "./people.js";
import { areasOf, classic, MOST_SANDWICHES, scoreSheet, SIGNS, value } from "./scoring.js";
import { ghostNew, ghostOn, prepare, signed, steps, table } from "./table.js";

/** @typedef {import("../../../lib/scene.js").Scene} Scene */

export { about, prepare, sheet, steps, summary };

const MICHAEL = 3;
const TRAYS = [0, 1, 2, 3, 4];

/** @param {any} position @param {number} seats */
export function score(position, seats) {
  return Array.from({ length: seats }, (_, seat) => scoreSheet(table.printed, position, seat).total);
}

/** A joker needs no place but a name. @param {Scene} scene */
export function picking(scene) {
  return scene.picked[0].startsWith("hand:") && !scene.buttons.length ? scene.t("deli-joker-name") : "";
}

/** @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  return html`<${Menu} scene=${scene} />`;
}

// The counter

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const { position } = scene;
  const chefs = scene.offers.filter(({ verb }) => verb === "chef");
  const seen = position.look.cards.filter((/** @type {number} */ event) => event);
  return html`<section class=${`deli-counter ${position.seats < 4 ? "roomy" : ""}`} aria-label=${scene.t("deli-counter")}>
    <${Awning} scene=${scene} />
    ${chefs.length > 0 ? html`<div class="deli-choices">${chefs.map(({ args: [who] }) => html`<${Chef} key=${who} scene=${scene} id=${`chef:${who}`} who=${who} told />`)}</div>`
      : seen.length > 0 ? html`<div class="deli-choices">${seen.map((/** @type {number} */ event) => html`<${EventCard} scene=${scene} event=${event} told />`)}</div>`
        : html`<div class="deli-trays">${TRAYS.map((category) => html`<${Tray} key=${category} scene=${scene} category=${category} />`)}</div>`}
    <${Trash} scene=${scene} />
  </section>`;
}

/** The round, who began it, and the last event. @param {{scene: Scene}} props */
function Awning({ scene }) {
  const { round, rounds, first, past } = scene.position;
  const last = past[past.length - 1];
  return html`<div class="deli-awning"><p class="deli-plate"><strong>${round > 0 ? scene.t("deli-round", { round, rounds }) : scene.t("deli-counter")}</strong>
      ${round > 0 && html`<span class="deli-begins" title=${scene.t("deli-begins", { name: scene.names[first] })}>${seatMark(first)}<span class="who">${scene.t("deli-begins", { name: scene.names[first] })}</span></span>`}</p>
    ${last > 0 && html`<${EventCard} scene=${scene} event=${last} />`}</div>`;
}

/** @param {{scene: Scene, event: number, told?: boolean}} props */
function EventCard({ scene, event, told = false }) {
  const name = scene.texts.name("event", event);
  const text = scene.texts.description("event", event);
  return html`<button class=${`deli-event-card ${told ? "told" : ""}`} ...${scene.target(`event:${event}`)}>
    ${eventSign(event)}<span class="unseen">${`${name}. ${text}`}</span>
    <span class="deli-event-words" aria-hidden="true"><strong>${name}</strong>${told && html`<span class="small">${text}</span>`}</span></button>`;
}

/** The ingredients in a tray: where each lies, and how many. @param {Scene} scene @param {number} category @returns {[string, number, number][]} */
function contents(scene, category) {
  const { position, picked } = scene;
  const kinds = table.printed.category.flatMap((each, kind) => (each === category ? [kind] : []));
  if (picked[0] === `hand:${1 + category}`) return kinds.map((kind) => ["name", kind, 1]);
  const lying = (/** @type {string} */ where, /** @type {number[]} */ counts) =>
    kinds.filter((kind) => counts[kind] > 0).map((kind) => /** @type {[string, number, number]} */ ([where, kind, counts[kind]]));
  const drawn = position.pool.map((/** @type {number} */ _, /** @type {number} */ kind) => position.drawn.filter((/** @type {number} */ card) => (card & KIND) === kind).length);
  const found = [...lying("pool", position.pool), ...lying("left", position.leftovers), ...lying("drawn", drawn)];
  if (kinds.includes(position.reserved)) found.push(["reserved", position.reserved, 1]);
  return found;
}

/** @param {{scene: Scene, category: number}} props */
function Tray({ scene, category }) {
  const name = scene.texts.name("category", category);
  const id = `tray:${category}`;
  const found = contents(scene, category);
  return html`<div class=${`deli-tray-of tray-${category}`} role="group" aria-label=${name}>
    <button class="deli-tray-name" ...${scene.target(id)} aria-label=${name}>${categorySign(category)}<span>${name}</span>${scene.open.has(id) && sign("turn")}</button>
    <div class="deli-tray-food">${found.map(([where, kind, count]) => html`<${Food} key=${`${where}:${kind}`} scene=${scene} where=${where} kind=${kind} count=${count} />`)}</div>
  </div>`;
}

/** Long words are written smaller on a phone, so that none is broken. @param {string} name */
function fit(name) {
  return Math.min(1, 10 / Math.max(...name.split(" ").map((word) => word.length))).toFixed(2);
}

/** @param {{scene: Scene, where: string, kind: number, count: number}} props */
function Food({ scene, where, kind, count }) {
  const { prompt, about: asked } = scene.view;
  const name = scene.texts.name("ingredient", kind);
  const held = where === "pool" && ((prompt === "place" && asked[0] === kind) || (prompt === "offer" && asked[1] === kind));
  const label = [count > 1 ? `${name} ×${count}` : name, where === "reserved" ? scene.t("deli-reserved") : "", where === "left" ? scene.t("deli-left-over") : ""];
  return html`<button class=${`deli-food ${where} ${held ? "held" : ""}`} ...${scene.target(`${where}:${kind}`)} aria-label=${label.filter(Boolean).join(". ")}>
    <span class="deli-food-picture"><${Ingredient} kind=${kind} count=${count} /></span><span class="deli-food-name" style=${{ "--fit": fit(name) }}>${name}</span>
    ${SIGNS.includes(table.printed.sign[kind]) && placeSign(SIGNS.indexOf(table.printed.sign[kind]))}
    ${count > 1 && html`<span class="deli-food-count">×${count}</span>`}
    ${where === "reserved" && html`<span class="deli-food-count">${seatMark(scene.position.holder[8])}</span>`}
    ${where === "name" && html`<span class="deli-food-count">★</span>`}</button>`;
}

/** Last round's trash, while somebody can use it. @param {{scene: Scene}} props */
function Trash({ scene }) {
  const { last_trash: trash, holder, pool } = scene.position;
  if (holder[MICHAEL] < 0 || !trash.length) return null;
  const count = pool.map((/** @type {number} */ _, /** @type {number} */ kind) => trash.filter((/** @type {number} */ card) => (card & KIND) === kind).length);
  const kinds = count.flatMap((/** @type {number} */ each, /** @type {number} */ kind) => (each ? [kind] : []));
  return html`<section class="deli-trash-strip" aria-label=${scene.t("deli-trash")}><h2>${scene.t("deli-trash")}</h2>
    <div class="deli-tray-food">${kinds.map((/** @type {number} */ kind) => html`<${Food} key=${kind} scene=${scene} where="trash" kind=${kind} count=${count[kind]} />`)}</div></section>`;
}

// What lies before a player

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { chefs, copy, picks, hands } = scene.position;
  const own = seat === scene.viewer;
  const who = [...chefs[seat], ...(copy[seat] ? [copy[seat]] : [])];
  const points = scoreSheet(table.printed, scene.position, seat).total;
  const told = scene.t("deli-score-of", { name: scene.names[seat], points: signed(points) });
  const size = hands[seat].cards.length;
  return html`<div class=${`deli-cook ${own ? "own-cook" : ""}`}>
    <div class="deli-cook-facts">
      <button class="deli-score" ...${scene.target(`score:${seat}`)}><span class="unseen">${told}</span>
        <span class="count" data-glow=${`score:${seat}`} aria-hidden="true">${signed(points).replace("+", "")}</span><span class="small" aria-hidden="true">${scene.t("deli-points")}</span></button>
      <span class="deli-picks" role="img" aria-label=${scene.t("deli-picks", { picks: picks[seat] })} title=${scene.t("deli-picks", { picks: picks[seat] })}>${die(picks[seat])}</span>
      <div class="deli-chefs">${who.map((each) => html`<${Chef} key=${each} scene=${scene} id=${`char:${seat}:${each}`} who=${each} told=${own && who.length === 1} copied=${each === copy[seat]} />`)}</div>
      ${!own && html`<span class="deli-hand-size" role="img" aria-label=${scene.t("deli-hand-size", { count: size })} title=${scene.t("deli-hand-size", { count: size })}>${actionSign(0)}${size}</span>`}
    </div>
    <${Sandwiches} scene=${scene} seat=${seat} own=${own} />
    <${Hand} scene=${scene} seat=${seat} own=${own} />
  </div>`;
}

/** @param {{scene: Scene, id: string, who: number, told?: boolean, copied?: boolean}} props */
function Chef({ scene, id, who, told = false, copied = false }) {
  const name = scene.texts.name("character", who);
  const text = scene.texts.description("character", who);
  return html`<button class=${`deli-chef ${told ? "told" : ""} ${copied ? "copied" : ""}`} ...${scene.target(id)}>
    <${Portrait} who=${who} /><span class="unseen">${`${name}. ${text}`}</span>
    <span class="deli-chef-words" aria-hidden="true"><strong>${name}</strong>${told && html`<span class="small">${text}</span>`}</span></button>`;
}

/** @param {{scene: Scene, seat: number, own: boolean}} props */
function Sandwiches({ scene, seat, own }) {
  const area = areasOf(scene.position)[seat];
  const free = own ? MOST_SANDWICHES - area.length : 0;
  const ghost = own && free > 0 ? ghostNew(scene) : null;
  return html`<div class="deli-slots">${area.map((_, place) => html`<${Slot} key=${place} scene=${scene} seat=${seat} place=${place} />`)}
    ${free > 0 && html`<button class="deli-slot empty" ...${scene.target(`new:${seat}`)}>
      <span class="unseen">${scene.t("deli-new")}</span>${ghost ? html`<${Stack} cards=${[]} ghost=${ghost.card} /><span class="deli-bonus">${signed(ghost.points)}</span>` : html`<span class="deli-plus" aria-hidden="true">+</span>`}<span class="deli-plank"></span></button>`}
    ${Array.from({ length: Math.max(0, free - 1) }, () => html`<span class="deli-slot bare"><span class="deli-plank"></span></span>`)}
  </div>`;
}

/** @param {{scene: Scene, seat: number, place: number}} props */
function Slot({ scene, seat, place }) {
  const sandwich = areasOf(scene.position)[seat][place];
  const { cards, closed } = sandwich;
  const ghost = ghostOn(scene, seat, place);
  const told = about(scene, `board:${seat}:${place}`);
  const lid = `lid:${place}`;
  const own = seat === scene.viewer;
  return html`<span class="deli-slot-place"><button class=${`deli-slot ${closed ? "closed" : ""}`} ...${scene.target(`board:${seat}:${place}`)}>
      <span class="unseen">${`${told.title}: ${told.text}. ${told.state?.[0]}. ${ghost ? signed(ghost.points) : ""}`}</span>
      <${Stack} cards=${cards} closed=${closed} ghost=${ghost?.card ?? 0} />
      ${ghost && html`<span class="deli-bonus" aria-hidden="true">${signed(ghost.points)}</span>`}
      <span class="deli-plank" aria-hidden="true"><span class="deli-number">${place + 1}</span>${classic(table.printed, cards) >= 0 && html`<span class="deli-star">★</span>`}<span class="deli-worth" data-glow=${`worth:${seat}:${place}`}>${signed(value(table.printed, sandwich, scene.position.closing))}</span></span></button>
    ${own && scene.open.has(lid) && html`<button class="deli-lid-target" ...${scene.target(lid)} aria-label=${about(scene, lid).title}>${sign("check")}</button>`}</span>`;
}

/** One's own action cards, the backs of hidden ones, and those that lie open. @param {{scene: Scene, seat: number, own: boolean}} props */
function Hand({ scene, seat, own }) {
  const { hands, front } = scene.position;
  /** @type {number[]} */
  const known = hands[seat].cards.filter((/** @type {number} */ card) => card);
  const kinds = [...new Set(known)].sort((a, b) => a - b);
  const hidden = hands[seat].cards.length - known.length;
  const open = [...new Set(/** @type {number[]} */ (front[seat]))];
  if (!own && !open.length && !known.length) return null;
  return html`<div class="deli-hand" role="group" aria-label=${scene.t("deli-hand")}>
    ${kinds.map((action) => html`<${Action} key=${action} scene=${scene} id=${own ? `hand:${action}` : ""} action=${action} count=${known.filter((each) => each === action).length} />`)}
    ${own && hidden > 0 && html`<span class="deli-action back">${actionSign(0)}<span>${scene.t("deli-hand-size", { count: hidden })}</span></span>`}
    ${open.map((action) => html`<${Action} key=${`open ${action}`} scene=${scene} id=${own ? `front:${action}` : ""} action=${action} count=${front[seat].filter((/** @type {number} */ each) => each === action).length} again />`)}
    ${own && !hands[seat].cards.length && !open.length && html`<span class="soft small">${scene.t("deli-no-hand")}</span>`}
  </div>`;
}

/** @param {{scene: Scene, id: string, action: number, count: number, again?: boolean}} props */
function Action({ scene, id, action, count, again = false }) {
  const name = scene.texts.name("action", action);
  const text = scene.texts.description("action", action);
  const inside = html`${actionSign(action)}${action <= TRAYS.length && categorySign(action - 1)}<span class="deli-action-name">${name}</span>${count > 1 && html`<span class="deli-food-count">×${count}</span>`}`;
  const label = `${count > 1 ? `${name} ×${count}` : name}. ${again ? scene.t("deli-once-more") : text}`;
  if (!id) return html`<span class="deli-action again" role="img" aria-label=${label} title=${label}>${inside}</span>`;
  return html`<button class=${`deli-action ${again ? "again" : ""}`} ...${scene.target(id)} aria-label=${label}>${inside}</button>`;
}
