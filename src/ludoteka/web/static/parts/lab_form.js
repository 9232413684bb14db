/** The form of the lab, made from the options and the component file of a game. */
import { useState } from "preact/hooks";
import { botLabel } from "../lib/characters.js";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { typed } from "../lib/typed.js";

/** @typedef {import("../messages.js").GameInfo} GameInfo */
/** @typedef {import("../messages.js").LabGame} LabGame */
/** @typedef {import("../messages.js").LabNumber} LabNumber */
/** @typedef {Required<import("../messages.js").LabWanted>} LabWanted */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {(news: Partial<LabWanted>) => void} Change */

const SIZES = [50, 200, 1000, 5000];

/**
 * @param {{games: GameInfo[], titles: Record<string, string>, game: GameInfo, lab: LabGame,
 *   names: GameTexts, wanted: LabWanted, change: Change, choose: (game: string) => void}} props
 */
export function LabForm({ games, titles, game, lab, names, wanted, change, choose }) {
  const options = { ...usual(game), ...wanted.options };
  return html`<label class="field"><span>${t("web-game")}</span>
      <select name="game" value=${game.id} onChange=${(/** @type {Event} */ event) =>
        choose(typed(event))}>
      ${games.map((each) => html`<option value=${each.id}>${titles[each.id]}</option>`)}
      </select></label>
    <div class="lab-row"><label class="field"><span>${t("web-how-many")}</span>
      <select name="seats" value=${wanted.seats} onChange=${(/** @type {Event} */ event) =>
        change({ seats: Number(typed(event)) })}>
      ${game.seats.map((each) => html`<option value=${each}>${each}</option>`)}</select></label>
    <label class="field"><span>${t("lab-bots")}</span>
      <select name="bots" value=${wanted.bots} onChange=${(/** @type {Event} */ event) =>
        change({ bots: typed(event) })}>
      ${lab.bots.map(
        (each) => html`<option value=${each}>${botLabel(game.id, each)}</option>`,
      )}</select></label>
    <label class="field"><span>${t("lab-games")}</span>
      <select name="games" value=${wanted.games} onChange=${(/** @type {Event} */ event) =>
        change({ games: Number(typed(event)) })}>
      ${SIZES.filter((each) => each <= lab.most).map(
        (each) => html`<option value=${each}>${each}</option>`,
      )}</select></label></div>
    ${
      game.options.length > 0 &&
      html`<fieldset class="stack"><legend><h2>${t("web-options")}</h2></legend>
      ${game.options.map(
        (option) => html`<label class="field" key=${option.id}>
        <span>${names.option(option.id)}</span>
        <select name=${option.id} value=${options[option.id]}
          onChange=${(/** @type {Event} */ event) =>
            change({ options: { ...wanted.options, [option.id]: typed(event) } })}>
        ${option.values.map(
          (value) => html`<option value=${value}>${names.option(option.id, value)}</option>`,
        )}</select></label>`,
      )}</fieldset>`
    }
    ${
      lab.numbers.length > 0 &&
      html`<${Numbers} numbers=${lab.numbers} names=${names} wanted=${wanted} change=${change} />`
    }`;
}

/** @param {GameInfo} game @returns {Record<string, string>} */
function usual(game) {
  return Object.fromEntries(game.options.map((option) => [option.id, option.default]));
}

/** What is printed: a kind, an entry of it, and its numbers.
 * @param {{numbers: LabNumber[], names: GameTexts, wanted: LabWanted, change: Change}} props */
function Numbers({ numbers, names, wanted, change }) {
  const tables = [...new Set(numbers.map(({ table }) => table))];
  const first = numbers.find(({ path }) => path in wanted.numbers) ?? numbers[0];
  const [chosen, setChosen] = useState({ table: first.table, id: first.id });
  const known = tables.includes(chosen.table);
  const table = known ? chosen.table : numbers[0].table;
  const ids = [...new Set(numbers.filter((each) => each.table === table).map(({ id }) => id))];
  const id = ids.includes(chosen.id) ? chosen.id : ids[0];
  const mine = numbers.filter((each) => each.table === table && each.id === id);
  const set = (/** @type {LabNumber} */ each, /** @type {string} */ text) => {
    const { [each.path]: _, ...others } = wanted.numbers;
    const value = Number(text);
    const changed = text !== "" && Number.isInteger(value) && value !== each.value;
    change({ numbers: changed ? { ...others, [each.path]: value } : others });
  };
  return html`<fieldset class="stack"><legend><h2>${t("lab-numbers")}</h2></legend>
    <div class="lab-row"><label class="field"><span>${t("lab-kind")}</span>
      <select name="table" value=${table} onChange=${(/** @type {Event} */ event) =>
        setChosen({ table: typed(event), id: "" })}>
      ${tables.map((each) => html`<option value=${each}>${each}</option>`)}</select></label>
    <label class="field"><span>${t("lab-entry")}</span>
      <select name="entry" value=${id} onChange=${(/** @type {Event} */ event) =>
        setChosen({ table, id: typed(event) })}>
      ${ids.map((each) => html`<option value=${each}>${entryName(table, each, names)}</option>`)}
      </select></label></div>
    <div class="lab-row">${mine.map(
      (each) => html`<label class="field" key=${each.path}><span>${each.field}</span>
      <input type="number" name=${each.path} min=${each.low} max=${each.high} step="1"
        value=${wanted.numbers[each.path] ?? each.value}
        onChange=${(/** @type {Event} */ event) => set(each, typed(event))} /></label>`,
    )}</div>
    <${Changed} numbers=${numbers} names=${names} wanted=${wanted} change=${change} />
  </fieldset>`;
}

/** The numbers that differ, each with a way back.
 * @param {{numbers: LabNumber[], names: GameTexts, wanted: LabWanted, change: Change}} props */
function Changed({ numbers, names, wanted, change }) {
  const changed = numbers.filter(({ path }) => path in wanted.numbers);
  if (!changed.length) return null;
  return html`<ul class="lab-changed">${changed.map((each) => {
    const name = `${entryName(each.table, each.id, names)} (${each.field})`;
    const values = { name, before: each.value, after: wanted.numbers[each.path] };
    const { [each.path]: _, ...others } = wanted.numbers;
    return html`<li key=${each.path}><span>${t("lab-changed", values)}</span>
      <button type="button" class="button quiet" aria-label=${t("lab-back", { name })}
        onClick=${() => change({ numbers: others })}>${t("lab-undo")}</button></li>`;
  })}</ul>`;
}

/** @param {string} table @param {string} id @param {GameTexts} names */
function entryName(table, id, names) {
  for (const kind of [table, ...Object.keys(names.words.kinds)]) {
    const place = names.words.kinds[kind]?.indexOf(id) ?? -1;
    if (place >= 0 && !names.words.literal.includes(kind)) return names.name(kind, place);
  }
  return id.replaceAll("_", " ");
}
