/** The figures of a turn: what it is worth, what to do, the bets, and how it ends. */
import { html } from "../../../lib/html.js";
import { percent } from "./turn.js";
import { lineOf } from "../../../lib/texts.js";
import { sign } from "../../../parts/shapes.js";

/** @typedef {import("../../../messages.js").OddsTold} OddsTold */
/** @typedef {import("../../../messages.js").Chance} Chance */
/** @typedef {import("../../../lib/texts.js").GameTexts} GameTexts */

const t = lineOf("emerald_skulls");

/** A fraction of more digits says nothing to a reader. */
const LONGEST_FRACTION = 9;

/** @param {{told: OddsTold | null, texts: GameTexts, thinking: boolean}} props */
export function Figures({ told, texts, thinking }) {
  return html`<section class="panel worth" aria-live="polite">
      ${
        told &&
        html`<p><strong>${texts.number(told.gears, 2)}</strong> <span>${t("odds-page-expected")}
          </span></p>
        <p class="small soft">${t("odds-page-expected-tokens", {
          tokens: texts.number(told.tokens, 2),
        })}</p>`
      }
      <p class=${`small soft thinking ${thinking ? "" : "unseen"}`}>
        ${thinking && html`<span class="dots" aria-hidden="true"></span>${t("web-thinks")}`}</p>
        </section>
    ${told && told.actions.length > 0 && html`<${Actions} told=${told} texts=${texts} />`}
    ${
      told &&
      html`<${Bets} told=${told} texts=${texts} /><${Outs} told=${told} texts=${texts} />
      <p class="small soft">${t("odds-page-meaning")}</p>`
    }`;
}

/**
 * Everything that may be done, the best first.
 * @param {{told: OddsTold, texts: GameTexts}} props
 */
function Actions({ told, texts }) {
  const rows = told.actions
    .map((each, place) => ({ ...each, best: place === told.best }))
    .sort((a, b) => Number(b.best) - Number(a.best) || b.gears - a.gears || b.tokens - a.tokens);
  return html`<section class="panel stack" aria-labelledby="odds-actions"><h2 id="odds-actions">
    ${t("odds-page-actions")}</h2>
    <table class="odds-table"><thead><tr><td></td><th scope="col">${t("odds-page-action-gears")}
      </th><th scope="col">${t("odds-page-action-tokens")}</th></tr></thead>
      <tbody>${rows.map(
        ({
          move: [text, verb, args],
          gears,
          tokens,
          best,
        }) => html`<tr key=${text} class=${best ? "best" : ""}><th scope="row">
          ${
            best &&
            html`<span class="best-mark">${sign("check")}<span class="unseen">
          ${t("odds-page-best")}: </span></span>`
          }${texts.move(verb, args, [])}</th>
        <td>${texts.number(gears, 2)}</td><td>${texts.number(tokens, 2)}</td></tr>`,
      )}</tbody></table></section>`;
}

/** @param {{told: OddsTold, texts: GameTexts}} props */
function Bets({ told, texts }) {
  const { kinds } = texts.words;
  return html`<section class="panel stack" aria-labelledby="odds-bets"><h2 id="odds-bets">
    ${t("odds-page-bets")}</h2>
    <ul class="chances">${told.bets.map(({ card, wager, chance, pays, worth }) => {
      const gears =
        worth === null ? "" : `, ${t("odds-page-worth", { gears: texts.number(worth, 2) })}`;
      const about = `${t("odds-page-pays", { pays: pays.join(", ") })}${gears}`;
      return html`<${Bar} key=${`${card} ${wager}`} name=${texts.name("wager", wager)}
        mark=${kinds.card[card]} title=${texts.description("wager", wager)} about=${about}
        chance=${chance} texts=${texts} />`;
    })}</ul></section>`;
}

/** @param {{told: OddsTold, texts: GameTexts}} props */
function Outs({ told, texts }) {
  return html`<section class="panel stack" aria-labelledby="odds-outs"><h2 id="odds-outs">
    ${t("odds-page-outs")}</h2>
    <ul class="chances">${told.outs.map(
      ({ out, chance }) => html`<${Bar} key=${out}
      name=${t(`odds-out-${out}`)} chance=${chance} texts=${texts} />`,
    )}</ul></section>`;
}

/**
 * A chance as number and bar; the range as a lighter piece of it.
 * @param {{name: string, mark?: string, title?: string, about?: string, chance: Chance,
 *   texts: GameTexts}} props
 */
function Bar({ name, mark, title, about, chance, texts }) {
  const told = (/** @type {number} */ share) => percent(share, texts);
  const wide = told(chance.low) !== told(chance.high);
  const short = chance.exact.length <= LONGEST_FRACTION && chance.exact.includes("/");
  const more = [
    wide && t("odds-page-range", { low: told(chance.low), high: told(chance.high) }),
    short && t("odds-page-exact", { fraction: chance.exact }),
    about,
  ].filter(Boolean);
  return html`<li class="chance-row" title=${title}><span class="chance-name">${name}
    ${mark && html` <span class="card-mark">${mark}</span>`}</span><strong>${told(chance.share)}
    </strong>
    <span class="chance-bar" aria-hidden="true">
      <span class="full" style=${{ width: `${chance.share * 100}%` }}></span>
      ${
        wide &&
        html`<span class="spread-bar" style=${{
          left: `${chance.low * 100}%`,
          width: `${(chance.high - chance.low) * 100}%`,
        }}></span>`
      }</span>
    ${more.length > 0 && html`<span class="small soft">${more.join(" · ")}</span>`}</li>`;
}
