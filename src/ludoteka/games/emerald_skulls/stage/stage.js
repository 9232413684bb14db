/** Emerald Skulls: a skull on a felt table, bets as coins beside it, players around. */
import { useEffect } from "preact/hooks";
import { html, marked } from "../../../lib/html.js";
import { sign } from "../../../parts/shapes.js";
import { Die, Gear, gear, GEM, SkullDrawing, Token } from "./art.js";
import { aboutMarkers, BetCard, bets, betTarget, Coin } from "./bets.js";
import { OddsSwitch, useOdds } from "./live_odds.js";
import { markRead, Payout, unread } from "./payout.js";
import { FACES } from "./turn.js";

export { prepare } from "./bets.js";
export { holds } from "./payout.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown>} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second] = offer.args;
  if (offer.verb === "place") return [[`level:${first}`]];
  if (offer.verb === "bet" || offer.verb === "jackpot") return [[betTarget(scene, first, second)]];
  return [];
}

/** @param {Scene} scene @param {string} target @returns {import("../../../lib/scene.js").About} */
export function about(scene, target) {
  const [kind, first, second] = target.split(":");
  const { texts } = scene;
  if (kind === "level") {
    const level = Number(first);
    const { natural, skulls } = scene.position;
    const state = [scene.t("skulls-dice", { count: natural[level] + skulls[level] })];
    if (scene.view.shown.closed.includes(level)) state.push(scene.t("skulls-closed"));
    return {
      title: texts.name("level", level),
      text: texts.description("level", level),
      state,
      source: texts.source("level", level),
    };
  }
  const wager = texts.words.kinds.wager.indexOf(second);
  const bet = bets(scene).find((each) => each.id === `${first} ${second}`);
  const state = bet
    ? [scene.t("skulls-pays", { pays: bet.pays.join(", ") }), ...aboutMarkers(scene, bet)]
    : [];
  if (bet?.jackpot) state.push(scene.t("skulls-jackpot", { gears: bet.jackpot }));
  return {
    title: texts.name("wager", wager),
    text: texts.description("wager", wager),
    state,
    source: bet && texts.line(`source-${bet.source}`),
    why: `bet ${first} ${second}`,
  };
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  useOdds(scene);
  const cards = [...scene.position.in_play];
  const half = Math.ceil(cards.length / 2);
  return html`<div class="skulls">
    <div class="bet-cards">${cards.slice(0, half).map(
      (card) => html`<${BetCard} key=${card}
      scene=${scene} card=${card} />`,
    )}</div>
    <${Skull} scene=${scene} />
    <div class="bet-cards">${cards.slice(half).map(
      (card) => html`<${BetCard} key=${card}
      scene=${scene} card=${card} />`,
    )}</div>
  </div>`;
}

/**
 * The skull; until the payout of the last turn has been read, with the dice of that turn.
 * @param {{scene: Scene}} props
 */
function Skull({ scene }) {
  const placing = [...scene.open].some((id) => id.startsWith("level:"));
  useEffect(() => {
    if (placing) markRead(scene);
  }, [placing]);
  const last = unread(scene);
  const paying = placing ? null : last;
  const { natural, skulls } = paying?.dice ?? scene.position;
  const closed = paying ? [] : scene.view.shown.closed;
  const level = (/** @type {number} */ number, /** @type {string} */ shape) => {
    const name = scene.texts.name("level", number);
    const told = about(scene, `level:${number}`);
    return html`<div class=${`level level-${number} ${closed.includes(number) ? "closed" : ""}`}
      style=${shape}>
      <button ...${scene.target(`level:${number}`)} aria-label=${[name, ...(told.state ?? [])].join(
        ". ",
      )}></button></div>`;
  };
  return html`<div class=${marked("skull-place", { paying: paying !== null })}>
    <div class="skull">
      <${SkullDrawing} natural=${natural} skulls=${skulls} closed=${closed} />
      ${level(GEM, "left:38%;top:12%;width:24%;height:18%")}
        ${level(4, "left:25%;top:32%;width:50%;height:22%")}
      ${level(3, "left:38%;top:54.5%;width:24%;height:13%")}
        ${level(2, "left:16%;top:71.5%;width:68%;height:10.5%")}
        ${level(1, "left:16%;top:83%;width:68%;height:10.5%")}
    </div>
    ${
      paying
        ? html`<${Payout} scene=${scene} last=${paying} />`
        : html`<${Tray} scene=${scene} />`
    }
  </div>`;
}

/**
 * The dice: shaken in the hand while bets are placed, then rolled; every roll tumbles anew.
 * @param {{scene: Scene}} props
 */
function Tray({ scene }) {
  const { roll, hand, turn, step } = scene.position;
  const label = scene.t("skulls-hand", { count: hand });
  const shaken = scene.view.prompt === "bet" || !roll.some((count) => count);
  const faces = shaken
    ? Array(hand).fill("")
    : roll.flatMap((count, face) => Array(count).fill(FACES[face]));
  return html`<div class=${`tray ${shaken ? "shaken" : ""}`} role="group" aria-label=${label}>
    ${faces.map(
      (face, place) => html`<${Die} key=${`${shaken} ${turn} ${step} ${place}`}
      face=${face} />`,
    )}
    ${shaken && html`<span class="small">${label}</span>`}</div>`;
}

const PILE = 40;

/** The pot: a pile that shrinks with it. @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { pot } = scene.position;
  const shown = Math.min(PILE, Math.ceil((PILE * pot) / (scene.view.shown.full_pot || 1)));
  return html`<div class="pot"><h2>${scene.t("skulls-pot")}</h2>
    <svg viewBox="0 0 160 150" aria-hidden="true">${Array.from({ length: shown }, (_, place) => {
      const row = Math.floor((Math.sqrt(8 * (PILE - 1 - place) + 1) - 1) / 2);
      const column = PILE - 1 - place - (row * (row + 1)) / 2;
      const [x, y] = [80 + (column - row / 2) * 17, 14 + row * 15];
      return gear(place, `translate(${x} ${y}) rotate(${place * 37})`);
    })}</svg><strong class="count" data-glow="pot">${pot}</strong><${OddsSwitch} scene=${scene} />
      </div>`;
}

/** What lies before a player. @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { gears, tokens, roller, rivals } = scene.position;
  const solo = scene.names.length === 1;
  const left = scene.view.shown.markers[seat];
  const fact = (
    /** @type {string} */ id,
    /** @type {number} */ count,
    /** @type {unknown} */ drawn,
  ) => html`<span class="fact">${drawn}<strong data-glow=${`${id}:${seat}`}>${count}</strong>
    <span class="fact-name">${scene.t(id)}</span></span>`;
  return html`<div class="facts-row">${fact("skulls-gears", gears[seat], html`<${Gear} />`)}
    ${fact("skulls-tokens", tokens[seat], html`<${Token} />`)}
    ${
      !solo &&
      html`<span class="fact markers" role="img" aria-label=${scene.t("skulls-markers", {
        count: left,
      })}>${Array.from({ length: left }, (_, place) => html`<${Coin} key=${place} seat=${seat} />`)}
      </span>`
    }
    ${solo && fact("skulls-rivals", rivals, html`<${Gear} />`)}
    ${
      roller === seat &&
      html`<span class="fact roller">${sign("dice")}
      <span class="roller-name">${scene.t("skulls-roller")}</span></span>`
    }</div>`;
}

/** @param {Position} position */
export function score(position) {
  return position.gears;
}

/** @param {Scene} scene */
export function sheet(scene) {
  const { gears, tokens, rivals } = scene.position;
  const rows = [
    { label: scene.t("skulls-gears"), values: gears, strong: true },
    { label: scene.t("skulls-tokens"), values: tokens, strong: false },
  ];
  if (scene.names.length === 1)
    rows.splice(1, 0, { label: scene.t("skulls-rivals"), values: [rivals], strong: true });
  return { rows };
}

/** @param {Scene} scene */
export function summary(scene) {
  return [1, 2, 3, 4, GEM].map((level) => {
    const told = about(scene, `level:${level}`);
    return [told.title, ...(told.state ?? [])].join(", ");
  });
}

/**
 * The skull with the last dice, and the coin of a seat before it.
 * @param {{scene: Scene, seat: number}} props
 */
export function Face({ scene, seat }) {
  const { natural, skulls } = scene.position;
  return html`<span class="skull-winner">
    <${SkullDrawing} natural=${natural} skulls=${skulls} closed=${[]} />
    <${Coin} seat=${seat} /></span>`;
}

/** On a phone. @type {"row" | "unfold"} */
export const others = "row";
