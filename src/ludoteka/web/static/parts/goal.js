/** How one wins: a line, a card, and where to learn the game. */
import { signal } from "@preact/signals";
import { address } from "../lib/base.js";
import { html } from "../lib/html.js";
import { isNewTo } from "../lib/learnt.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../messages.js").GameInfo} GameInfo */

/** After so many decisions everybody knows what they play for. */
const BEGUN = 6;

/** On a phone the line is as long as the window until it is tapped. */
const unfolded = signal(false);

/** How one wins, under a title. @param {{texts?: GameTexts}} props */
export function Goal({ texts }) {
  return texts?.has("goal") ? html`<p class="goal">${texts.line("goal")}</p>` : null;
}

/**
 * The goal, until one has moved for the first time.
 * @param {{texts: GameTexts, state: import("../messages.js").State, seat: number}} props
 */
export function GoalLine({ texts, state, seat }) {
  const mine = state.entries.some(([kind, who]) => kind === "m" && who === seat);
  if (mine || state.decision >= BEGUN || state.over || !texts.has("goal")) return null;
  const whole = unfolded.value;
  return html`<button type="button" class="goal-line" aria-expanded=${whole ? "true" : "false"}
    onClick=${() => (unfolded.value = !whole)}>
    ${t("learn-aim", { goal: texts.line("goal") })}</button>`;
}

/** @param {{texts: GameTexts}} props */
export function HowToWin({ texts }) {
  if (!texts.has("goal")) return null;
  return html`<section class="how-to-win" aria-label=${t("learn-win")}>
    <h2>${t("learn-win")}</h2><p>${texts.line("goal")}</p>
    <h2>${t("learn-turn")}</h2><p>${texts.line("goal-turn")}</p></section>`;
}

/**
 * To the lessons: the first thing to do with a game one does not know.
 * @param {{game: GameInfo, title: string}} props
 */
export function LearnLink({ game, title }) {
  if (!game.lessons) return null;
  const look = isNewTo(game.id) ? "main" : "quiet";
  return html`<a class=${`button learn ${look}`} href=${address(`/learn/${game.id}`)}
    aria-label=${t("learn-play-of", { game: title })}>${t("learn-play")}</a>`;
}

/** How *Play now* looks beside it. @param {GameInfo} game */
export function playLook(game) {
  return game.lessons && isNewTo(game.id) ? "quiet" : "main";
}
