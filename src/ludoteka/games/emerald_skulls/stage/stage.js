/** Emerald Skulls: the skull fills the stage, the bet cards flank it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { post } from "../../../lib/http.js";
import { boxOf } from "../../../lib/box.js";
import { keep, kept } from "../../../lib/memory.js";
import { FACES, percent } from "./turn.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { Die, GEM, SkullDrawing } from "./art.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown>} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */
/** @typedef {{id: string, pays: number[], jackpot?: number, source: string}} Printed */
/** @typedef {{card: number, wager: number, markers: number[], left: number} & Printed} Bet */

/** What is printed on the bets, by card and wager. @type {Map<string, Printed>} */
let printed = new Map();

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const box = /** @type {{bet: Printed[]}} */ (await boxOf(game, table));
  printed = new Map(box.bet.map((row) => [row.id, row]));
}

/** The bets in play. @param {Scene} scene @returns {Bet[]} */
function bets(scene) {
  const { kinds } = scene.texts.words;
  return scene.view.shown.bets.flatMap(([card, wager, markers, left]) => {
    const facts = printed.get(`${kinds.card[card]} ${kinds.wager[wager]}`);
    return facts ? [{ ...facts, card, wager, markers, left }] : [];
  });
}

/** @param {Scene} scene @param {number} card @param {number} wager */
function betTarget(scene, card, wager) {
  const { kinds } = scene.texts.words;
  return `bet:${kinds.card[card]}:${kinds.wager[wager]}`;
}

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

/**
 * Who has bet, and how many places are left; in the solo game Vrax and Kar bet.
 * @param {Scene} scene
 * @param {Bet} bet
 */
function aboutMarkers(scene, { markers, left: count }) {
  const left = scene.t("skulls-places", { count });
  if (!markers.length || scene.names.length === 1) return [left];
  return [
    scene.t("skulls-bettors", { names: markers.map((seat) => scene.names[seat]).join(", ") }),
    left,
  ];
}

// The odds, if they are wanted

const wanted = signal(kept("odds", false));
/** The figures of the turn shown now, by its words. */
const figures = signal(
  /** @type {{of: string, told: import("../../../messages.js").OddsTold} | null} */ (null),
);

/** The words of the turn shown, or "" if there is none. @param {Scene} scene */
function turnWords(scene) {
  return wanted.value ? scene.view.shown.turn : "";
}

/** Ask for the odds of the turn, once for each. @param {Scene} scene */
function useOdds(scene) {
  const words = turnWords(scene);
  useEffect(() => {
    if (!words || figures.value?.of === words) return;
    let current = true;
    const table = scene.table.own_parts ? scene.table.id : "";
    post("/api/odds", { position: words, table }).then(
      (told) => current && (figures.value = { of: words, told }),
      () => {},
    );
    return () => void (current = false);
  }, [words]);
}

/** @param {Scene} scene */
function oddsNow(scene) {
  const words = turnWords(scene);
  return words && figures.value?.of === words ? figures.value.told : null;
}

/** The live chance of a bet. @param {{scene: Scene, bet: Bet}} props */
function LiveChance({ scene, bet }) {
  if (!turnWords(scene)) return null;
  const found = oddsNow(scene)?.bets.find((each) => each.wager === bet.wager);
  if (!found) return html`<span class="chance waiting" aria-hidden="true">…</span>`;
  const share = percent(found.chance.share, scene.texts);
  return html`<span class="chance"><span class="unseen">${scene.t("skulls-chance")} </span>${share}
    </span>`;
}

/** The switch, and what the turn is worth. @param {{scene: Scene}} props */
function OddsSwitch({ scene }) {
  const on = wanted.value;
  const toggle = () => {
    wanted.value = !on;
    keep("odds", !on);
  };
  const told = oddsNow(scene);
  const gears = told && scene.texts.number(told.gears, 1);
  const { tokens, roller } = scene.position;
  const { counted } = scene.view.shown;
  return html`<div class="odds-switch"><button type="button" class="button quiet small"
    aria-pressed=${on ? "true" : "false"} onClick=${toggle}>${sign("dice")}
    ${scene.t("skulls-show-odds")}</button>
    ${
      told &&
      html`<span class="small soft">${scene.t("skulls-expected", {
        gears: /** @type {string} */ (gears),
      })}</span>`
    }
    ${
      told &&
      tokens[roller] > counted &&
      html`<span class="small soft">
      ${scene.t("skulls-tokens-counted", { count: counted })}</span>`
    }</div>`;
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

/** @param {{scene: Scene}} props */
function Skull({ scene }) {
  const { natural, skulls } = scene.position;
  const { closed } = scene.view.shown;
  const level = (/** @type {number} */ number, /** @type {string} */ shape) => {
    const name = scene.texts.name("level", number);
    const told = about(scene, `level:${number}`);
    return html`<div class=${`level level-${number} ${closed.includes(number) ? "closed" : ""}`}
      style=${shape}>
      <button ...${scene.target(`level:${number}`)} aria-label=${[name, ...(told.state ?? [])].join(
        ". ",
      )}></button></div>`;
  };
  return html`<div class="skull-place">
    <div class="skull">
      <${SkullDrawing} natural=${natural} skulls=${skulls} closed=${closed} />
      ${level(GEM, "left:38%;top:12%;width:24%;height:18%")}
        ${level(4, "left:25%;top:32%;width:50%;height:22%")}
      ${level(3, "left:38%;top:54.5%;width:24%;height:13%")}
        ${level(2, "left:16%;top:71.5%;width:68%;height:10.5%")}
        ${level(1, "left:16%;top:83%;width:68%;height:10.5%")}
    </div>
    <${Tray} scene=${scene} />
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

/** @param {{scene: Scene, card: number}} props */
function BetCard({ scene, card }) {
  const { kinds } = scene.texts.words;
  const mine = bets(scene).filter((bet) => bet.card === card);
  return html`<section class="bet-card" aria-label=${scene.t("skulls-card", {
    card: kinds.card[card],
  })}><span class="card-number" aria-hidden="true">${kinds.card[card]}
    </span>
    ${mine.map((bet) => {
      const { markers } = bet;
      const name = scene.texts.name("wager", bet.wager);
      return html`<button class="bet" ...${scene.target(betTarget(scene, card, bet.wager))}>
        <strong>${name}</strong>
        <span class="unseen">${aboutMarkers(scene, bet).join(". ")}</span>
        <span class="pays on-card">${bet.pays.map((pays, place) =>
          place < markers.length
            ? marker(markers[place], pays)
            : html`<span class="place">${pays}</span>`,
        )}
          ${bet.jackpot && html`<span class="jack">★ ${bet.jackpot}</span>`}
            <${LiveChance} scene=${scene} bet=${bet} /></span></button>`;
    })}</section>`;
}

/**
 * A marker on its place; what the place pays can still be read.
 * @param {number} seat
 * @param {number} pays
 */
function marker(seat, pays) {
  return html`<span class="place taken" style=${{ "--seat": `var(--seat${seat % 8})` }}>
    ${seatMark(seat)}<small>${pays}</small></span>`;
}

const GEAR =
  "M0-10 2-10 3-7 6-6 8-8 10-6 8-4 9-1 12 0V2L9 3 8 6 10 8 8 10 6 8 3 9 2 12H0L-1 9-4 8-6" +
  " 10-8 8-6 6-7 3-10 2V0L-7-1-6-4-8-6-6-8-4-6-1-7ZM1-2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";

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
      return html`<path d=${GEAR} key=${place} class="gear" fill-rule="evenodd"
        transform="translate(${x} ${y}) rotate(${place * 37})" />`;
    })}</svg><strong class="count" data-glow="pot">${pot}</strong><${OddsSwitch} scene=${scene} />
      </div>`;
}

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { gears, tokens, roller, rivals } = scene.position;
  const solo = scene.names.length === 1;
  const left = scene.view.shown.markers[seat];
  const fact = (/** @type {string} */ id, /** @type {number} */ count) =>
    html`<span class="fact"><strong data-glow=${`${id}:${seat}`}>${count}</strong> ${scene.t(id)}
      </span>`;
  return html`<div class="facts-row">${fact("skulls-gears", gears[seat])}
    ${fact("skulls-tokens", tokens[seat])}
    ${
      !solo &&
      html`<span class="fact markers" role="img" aria-label=${scene.t("skulls-markers", {
        count: left,
      })}>${Array.from({ length: left }, () => seatMark(seat))}</span>`
    }
    ${solo && fact("skulls-rivals", rivals)}
    ${roller === seat && html`<span class="fact roller">${scene.t("skulls-roller")}</span>`}</div>`;
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
