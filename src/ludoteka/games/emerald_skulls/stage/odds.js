/** The odds of a turn of Emerald Skulls, for people with the dice on their own table. */
import { address } from "../../../lib/base.js";
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { Fault, post } from "../../../lib/http.js";
import { boxOf } from "../../../lib/box.js";
import { FACES, freshTurn, inHand, placed, read, tell } from "./turn.js";
import { gameTexts, language, lineOf } from "../../../lib/texts.js";
import { sign } from "../../../parts/shapes.js";
import { Top } from "../../../parts/top.js";
import { Die, SkullDrawing } from "./art.js";
import { ofStage, style } from "../../../stages/stages.js";
import { Figures } from "./odds_figures.js";

/** @typedef {import("./turn.js").Turn} Turn */
/** @typedef {import("./turn.js").Moment} Moment */
/** @typedef {import("../../../lib/texts.js").GameTexts} GameTexts */
/** @typedef {(news: Partial<Turn>) => void} Change */
/** @typedef {import("../../../messages.js").OddsTold} OddsTold */
/**
 * @typedef {{card: {id: string, family: string}[], level: {holds: number}[],
 *   hand: {id: string}[]}} Box
 */
/**
 * How far the person may go: dice of a turn, dice by level, tokens, nose picks.
 * @typedef {{dice: number, holds: number[], tokens: number, picks: number}} Limits
 */

const GAME = "emerald_skulls";
const t = lineOf(GAME);
const LEVELS = [4, 3, 2, 1];
const SKULL = 5;

/** Texts and cards, then the page. */
export function AidPage() {
  const [loaded, setLoaded] = useState(/** @type {{texts: GameTexts, box: Box} | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const again = () =>
      Promise.all([
        gameTexts(GAME, speaking),
        boxOf(GAME),
        style(ofStage(GAME, "stage.css")),
        style(ofStage(GAME, "odds.css")),
      ])
        .then(([texts, box]) => current && setLoaded({ texts, box: /** @type {Box} */ (box) }))
        .catch(() => current && setTimeout(again, 1500));
    again();
    return () => void (current = false);
  }, [speaking]);
  useEffect(() => {
    document.title = loaded ? `${t("odds-page")} · Ludoteka` : "Ludoteka";
    return () => void (document.title = "Ludoteka");
  }, [loaded]);
  if (!loaded) return html`<${Top} /><main class="page"><h1>${t("web-loading")}</h1></main>`;
  return html`<div class=${`game-${GAME}`}><${Top} title=${loaded.texts.line("title")} />
    <main class="page odds-page"><div class="odds-head"><h1>${t("odds-page")}</h1><p class="soft">
      ${t("odds-page-text")}</p></div>
      <${Odds} texts=${loaded.texts} box=${loaded.box} />
    </main></div>`;
}

/**
 * What is printed limits the dice at once, the rest as soon as the server has told it.
 * @param {Box} box
 * @param {OddsTold | null} told
 */
function useLimits(box, told) {
  const last = useRef({ tokens: 0, picks: 0 });
  if (told) last.current = told.limits;
  const dice = Number(box.hand[box.hand.length - 1].id);
  return { dice, holds: [0, ...box.level.map(({ holds }) => holds)], ...last.current };
}

/** @param {{texts: GameTexts, box: Box}} props */
function Odds({ texts, box }) {
  const [turn, setTurn] = useState(() =>
    read(new URLSearchParams(location.search).get("turn") ?? ""),
  );
  const words = tell(turn);
  const { told, fault, thinking } = useFigures(inHand(turn) ? words : "");
  const limits = useLimits(box, told);
  const change = (/** @type {Partial<Turn>} */ news) =>
    setTurn(fitting({ ...turn, ...news }, limits));
  useEffect(
    () =>
      history.replaceState(null, "", `${address("/odds")}?${new URLSearchParams({ turn: words })}`),
    [words],
  );
  return html`<div class="odds-columns">
    <div class="stack">
      <${Skull} turn=${turn} limits=${limits} closed=${told?.closed ?? []} texts=${texts}
        change=${change} />
      <${Next} turn=${turn} limits=${limits} change=${change} />
      <${Cards} turn=${turn} texts=${texts} cards=${box.card} change=${change} />
    </div>
    <div class="stack results" aria-busy=${thinking ? "true" : "false"}>
      ${fault && html`<p class="fault" role="alert">${texts.fault(fault.code, fault.values)}</p>`}
      <${Figures} told=${told} texts=${texts} thinking=${thinking} />
    </div></div>`;
}

/** The figures of a turn: at first without the ranges, which take longer. @param {string} words */
function useFigures(words) {
  const [state, setState] = useState(
    /** @type {{told: OddsTold | null, fault: Fault | null, thinking: boolean}} */ ({
      told: null,
      fault: null,
      thinking: true,
    }),
  );
  useEffect(() => {
    if (!words) return setState({ told: null, fault: null, thinking: false });
    let current = true;
    setState((before) => ({ ...before, thinking: true }));
    const ask = async () => {
      for (const ranges of [false, true]) {
        const told = /** @type {OddsTold} */ (await post("/api/odds", { position: words, ranges }));
        if (!current) return;
        setState({ told, fault: null, thinking: !ranges });
      }
    };
    const timer = setTimeout(
      () => ask().catch((fault) => current && setState({ told: null, fault, thinking: false })),
      150,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [words]);
  return state;
}

/**
 * Changes that do not fit with the rest take the rest along.
 * @param {Turn} turn
 * @param {Limits} limits
 * @returns {Turn}
 */
function fitting(turn, { dice }) {
  const most = dice - placed(turn);
  const hand = Math.max(1, Math.min(turn.hand, most));
  const roll = [...turn.roll];
  for (let face = roll.length - 1; roll.reduce((a, b) => a + b) > most; face -= roll[face] ? 0 : 1)
    if (roll[face]) roll[face] -= 1;
  const moment = turn.moment === "stop" && !placed(turn) ? "before" : turn.moment;
  return { ...turn, hand, roll, moment };
}

/** @param {number[]} counts @param {number} place @param {number} by */
function counted(counts, place, by) {
  return counts.map((count, other) => (other === place ? count + by : count));
}

/** @param {string} face */
function shown(face) {
  return face === "skull" ? "☠" : face;
}

/**
 * The levels, with their dice.
 * @param {{turn: Turn, limits: Limits, closed: number[], texts: GameTexts, change: Change}} props
 */
function Skull({ turn, limits, closed, texts, change }) {
  const row = (/** @type {number} */ level) => {
    const name = texts.name("level", level);
    const there = turn.natural[level] + turn.skulls[level];
    const full = placed(turn) >= limits.dice - 1 || there >= limits.holds[level];
    const dice = (/** @type {"natural" | "skulls"} */ kind, /** @type {string} */ face) =>
      Array.from(
        { length: turn[kind][level] },
        (_, place) => html`<button type="button" class="die-button" key=${`${kind}${place}`}
      aria-label=${t("odds-page-less", { what: name, face: shown(face) })}
        onClick=${() => change({ [kind]: counted(turn[kind], level, -1) })}>
        <${Die} face=${face} label="" /></button>`,
      );
    const add = (
      /** @type {"natural" | "skulls"} */ kind,
      /** @type {string} */ face,
    ) => html`<button type="button" class="button add" disabled=${full}
      aria-label=${t("odds-page-more", { what: name, face: shown(face) })}
        onClick=${() => change({ [kind]: counted(turn[kind], level, 1) })}>+ ${shown(face)}
        </button>`;
    return html`<li class="odds-level"><span class="level-name">${name}</span>
      <span class="level-dice">${dice("natural", FACES[level - 1])}${dice("skulls", "skull")}</span>
      <span class="adders">${add("natural", FACES[level - 1])}${add("skulls", "skull")}</span>
        </li>`;
  };
  return html`<section class="panel stack" aria-labelledby="odds-skull"><div class="row spread">
    <h2 id="odds-skull">${t("odds-page-skull")}</h2>
      <button type="button" class="button quiet small" disabled=${!placed(turn)}
        onClick=${() => change({ ...freshTurn(), cards: turn.cards, tokens: turn.tokens })}>
        ${sign("turn")}${t("odds-page-start")}</button></div>
    <div class="odds-skull"><div class="skull">
      <${SkullDrawing} natural=${turn.natural} skulls=${turn.skulls} closed=${closed} /></div>
      <ul class="odds-levels">${LEVELS.map(row)}</ul></div></section>`;
}

/**
 * @param {{what: string, value: number, least: number, most: number,
 *   set: (value: number) => void}} props
 */
function Stepper({ what, value, least, most, set }) {
  return html`<div class="stepper" role="group" aria-label=${what}><span>${what}</span>
    <button type="button" class="button icon" aria-label=${t("odds-page-fewer", { what })}
      disabled=${value <= least} onClick=${() => set(value - 1)}>−</button>
    <output aria-live="polite">${value}</output>
    <button type="button" class="button icon" aria-label=${t("odds-page-greater", { what })}
      disabled=${value >= most} onClick=${() => set(value + 1)}>+</button></div>`;
}

/**
 * What comes next, and what the roller has for it.
 * @param {{turn: Turn, limits: Limits, change: Change}} props
 */
function Next({ turn, limits, change }) {
  const most = limits.dice - placed(turn);
  const moments = /** @type {Moment[]} */ (["before", "rolled", "stop"]);
  return html`<section class="panel stack" aria-labelledby="odds-next"><h2 id="odds-next">
    ${t("odds-page-moment")}</h2>
    <div class="segments" role="radiogroup" aria-labelledby="odds-next">${moments.map(
      (moment) => html`<label class="segment"><input type="radio" name="moment" value=${moment}
        checked=${turn.moment === moment}
      disabled=${moment === "stop" && !placed(turn)} onChange=${() => change({ moment })} /><span>
        ${t(`odds-page-moment-${moment}`)}</span></label>`,
    )}</div>
    ${
      turn.moment === "rolled"
        ? html`<${Roll} turn=${turn} most=${most} change=${change} />`
        : html`<${Stepper} what=${t("odds-page-hand")} value=${turn.hand} least=${1} most=${most}
          set=${(/** @type {number} */ hand) => change({ hand })} />`
    }
    <${Stepper} what=${t("odds-page-tokens")} value=${turn.tokens} least=${0} most=${limits.tokens}
      set=${(/** @type {number} */ tokens) => change({ tokens })} />
    <${Stepper} what=${t("odds-page-picks")} value=${turn.picks} least=${0} most=${limits.picks}
      set=${(/** @type {number} */ picks) => change({ picks })} /></section>`;
}

/** @param {{turn: Turn, most: number, change: Change}} props */
function Roll({ turn, most, change }) {
  const what = t("odds-page-roll");
  return html`<div class="stack" role="group" aria-label=${what}><div class="tray">${
    inHand(turn)
      ? turn.roll.flatMap((count, face) =>
          Array.from(
            { length: count },
            (_, place) => html`<button type="button" class="die-button" key=${`${face}${place}`}
          aria-label=${t("odds-page-less", { what, face: shown(FACES[face]) })}
            onClick=${() => change({ roll: counted(turn.roll, face, -1) })}>
            <${Die} face=${FACES[face]} label="" /></button>`,
          ),
        )
      : html`<span class="small">${t("odds-page-roll-none")}</span>`
  }</div>
    <div class="faces">${FACES.map(
      (face, place) => html`<button type="button" class="button add" key=${face}
        disabled=${inHand(turn) >= most}
      aria-label=${t("odds-page-more", { what, face: shown(face) })} onClick=${() =>
        change({
          roll: counted(turn.roll, place === SKULL ? SKULL : place, 1),
        })}>+ ${shown(face)}</button>`,
    )}</div></div>`;
}

/**
 * The cards on the table; only their jackpots change what a roller does.
 * @param {{turn: Turn, texts: GameTexts, cards: Box["card"], change: Change}} props
 */
function Cards({ turn, texts, cards, change }) {
  const advanced = cards.filter((card) => card.family !== "standard");
  const order = advanced.map((card) => card.id);
  const toggle = (/** @type {string} */ id) => {
    const chosen = turn.cards.includes(id)
      ? turn.cards.filter((each) => each !== id)
      : [...turn.cards, id];
    change({ cards: order.filter((each) => chosen.includes(each)) });
  };
  return html`<details class="panel stack odds-cards" open=${turn.cards.length > 0}><summary>
    ${t("odds-page-cards")}: ${
      turn.cards.length ? turn.cards.join(", ") : t("odds-page-cards-standard")
    }</summary>
    <label class="choice"><input type="checkbox" checked=${!turn.cards.length}
      disabled=${!turn.cards.length} onChange=${() => change({ cards: [] })} />
      ${t("odds-page-cards-standard")}</label>
    <div class="card-choices">${advanced.map(
      ({ id }) => html`<label class="choice" key=${id}>
      <input type="checkbox" checked=${turn.cards.includes(id)} onChange=${() => toggle(id)} />
      ${texts.name("card", texts.words.kinds.card.indexOf(id))}</label>`,
    )}</div></details>`;
}
