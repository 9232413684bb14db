/** Tables of the lab: the game as it is beside the game as changed. */
import { html } from "../lib/html.js";
import { t, texts } from "../lib/texts.js";

/** @typedef {import("../messages.js").LabFigure} LabFigure */
/** @typedef {import("../messages.js").LabRun} LabRun */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */

const SHARES = ["win_share", "share", "leader_wins"];
const MOST = 12;

/** @param {LabFigure} figure @param {number} value */
function number(figure, value) {
  const lines = /** @type {import("../lib/texts.js").Lines} */ (texts.value);
  if (SHARES.includes(figure.measure) || figure.key === "known") return lines.share(value, 1);
  return lines.number(value, 1);
}

/** @param {LabFigure | undefined} figure */
function cell(figure) {
  if (!figure) return "–";
  const range = t("balance-range", {
    low: number(figure, figure.low),
    high: number(figure, figure.high),
  });
  const mark = figure.clear ? ` ${t("balance-clear-mark")}` : "";
  return `${number(figure, figure.value)} (${range})${mark}`;
}

/** @param {string} key @param {GameTexts} names */
export function thingName(key, names) {
  const [kind, ...rest] = key.split(" ");
  const place = names.words.kinds[kind]?.indexOf(rest.join(" ")) ?? -1;
  return place < 0 ? rest.join(" ") : names.name(kind, place);
}

/** @param {LabFigure} figure @param {GameTexts} names */
function keyName(figure, names) {
  if (figure.table === "seat") return t("balance-seat", { seat: Number(figure.key) });
  if (figure.table === "effect") return thingName(figure.key, names);
  return t(`balance-of-${figure.key.replaceAll("_", "-")}`);
}

/** @param {{run: LabRun, table: string, names: GameTexts, series: string[]}} props */
export function Figures({ run, table, names, series }) {
  const mine = run.figures.filter((each) => each.table === table);
  const keys = strongest([...new Set(mine.map(({ key }) => key))], mine, table);
  if (!keys.length) return null;
  return html`<section class="lab-table"><h3>${t(`balance-table-${table}`)}</h3>
    <div class="lab-scroll" tabindex="0" role="region" aria-label=${t(`balance-table-${table}`)}>
    <table><thead><tr><th scope="col">${t("balance-column-what")}</th>
      ${series.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>
    <tbody>${keys.map((key) => {
      const row = mine.filter((each) => each.key === key);
      return html`<tr key=${key}><th scope="row">${keyName(row[0], names)}</th>
        ${series.map(
          (_, variant) => html`<td>${cell(row.find((each) => each.variant === variant))}</td>`,
        )}</tr>`;
    })}</tbody></table></div></section>`;
}

/**
 * Of many cards only those with the strongest effects.
 * @param {string[]} keys
 * @param {LabFigure[]} figures
 * @param {string} table
 */
function strongest(keys, figures, table) {
  if (table !== "effect") return keys;
  const strength = (/** @type {string} */ key) =>
    Math.max(...figures.filter((each) => each.key === key).map(({ value }) => Math.abs(value)));
  return keys.sort((a, b) => strength(b) - strength(a)).slice(0, MOST);
}
