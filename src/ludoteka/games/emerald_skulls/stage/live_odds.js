/** Emerald Skulls: the chances of the turn beside the bets, if they are wanted. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { post } from "../../../lib/http.js";
import { keep, kept } from "../../../lib/memory.js";
import { sign } from "../../../parts/shapes.js";
import { percent } from "./turn.js";

/** @typedef {import("./stage.js").Scene} Scene */
/** @typedef {import("./bets.js").Bet} Bet */

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
export function useOdds(scene) {
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
export function LiveChance({ scene, bet }) {
  if (!turnWords(scene)) return null;
  const found = oddsNow(scene)?.bets.find((each) => each.wager === bet.wager);
  if (!found) return html`<span class="chance waiting" aria-hidden="true">…</span>`;
  const share = percent(found.chance.share, scene.texts);
  return html`<span class="chance"><span class="unseen">${scene.t("skulls-chance")} </span>${share}
    </span>`;
}

/** The switch, and what the turn is worth. @param {{scene: Scene}} props */
export function OddsSwitch({ scene }) {
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
