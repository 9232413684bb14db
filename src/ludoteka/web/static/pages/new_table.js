/** The window for a new table: who plays, by which options, with which clock, open to whom. */
import { address } from "../lib/base.js";
import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { keep, kept } from "../lib/memory.js";
import { seatName, t, texts } from "../lib/texts.js";
import { Dialog } from "../parts/dialog.js";
import { seatMark } from "../parts/shapes.js";
import { makeTable } from "./home.js";

/** @typedef {import("../messages.js").GameInfo} GameInfo */
/** @typedef {{kind: string, name: string, bot: string}} Chair */

const MOST = 8;

/** @param {{games: GameInfo[], named: any, game: string, onClose: () => void}} props */
export function NewTableDialog({ games, named, game: first, onClose }) {
  const [id, setId] = useState(first);
  const game = /** @type {GameInfo} */ (games.find((each) => each.id === id));
  const [count, setCount] = useState(game.seats.find((each) => each > 1) ?? game.seats[0]);
  const [chairs, setChairs] = useState(firstChairs);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [parts, setParts] = useState("");
  const [clock, setClock] = useState({ kind: "none", minutes: 5, expiry: "bot", race: 0 });
  const [isPublic, setPublic] = useState(false);
  const [fault, setFault] = useState(/** @type {any} */ (null));
  const words = named[id];
  const chosen = { ...proposedFor(game, count), ...options };
  const choose = (/** @type {string} */ wanted) => {
    const next = /** @type {GameInfo} */ (games.find((each) => each.id === wanted));
    setId(wanted);
    setOptions({});
    setParts("");
    setCount(next.seats.includes(count) ? count : next.seats[0]);
  };
  const change = (/** @type {number} */ place, /** @type {Partial<Chair>} */ news) =>
    setChairs(chairs.map((chair, other) => (other === place ? { ...chair, ...news } : chair)));
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    keep("name", chairs[0].name);
    const seats = chairs.slice(0, count).map((chair, place) => wantedSeat(chair, place));
    const seconds = clock.kind === "none" ? 0 : Math.round(clock.minutes * 60);
    try {
      await makeTable({ game: id, seats, options: chosen, parts, clock: { kind: clock.kind, seconds, expiry: clock.expiry, race: clock.race }, public: isPublic });
    } catch (error) {
      setFault(error);
    }
  };
  return html`<${Dialog} title=${t("web-new-table")} onClose=${onClose}><form class="stack new-table" onSubmit=${make}>
    <label class="field"><span>${t("web-game")}</span><select value=${id} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${games.map((each) => html`<option value=${each.id}>${named[each.id]?.line("title")}</option>`)}</select></label>
    ${game.seats.length > 1 && html`<label class="field"><span>${t("web-how-many")}</span><select name="count" value=${count} onChange=${(/** @type {any} */ event) => setCount(Number(event.target.value))}>
      ${game.seats.map((each) => html`<option value=${each}>${each}</option>`)}</select></label>`}
    <fieldset class="stack"><legend><h3>${t("web-seats")}</h3></legend>
      ${chairs.slice(0, count).map((chair, place) => html`<${ChairRow} key=${place} chair=${chair} place=${place} bots=${game.bots} change=${(/** @type {any} */ news) => change(place, news)} />`)}</fieldset>
    ${words && game.options.length > 0 && html`<fieldset class="stack"><legend><h3>${t("web-options")}</h3></legend>
      ${game.options.map((option) => html`<label class="field" key=${option.id}><span>${words.option(option.id)}</span>
        <select name=${option.id} value=${chosen[option.id]} onChange=${(/** @type {any} */ event) => setOptions({ ...options, [option.id]: event.target.value })}>
          ${option.values.map((value) => html`<option value=${value}>${words.option(option.id, value)}</option>`)}</select></label>`)}</fieldset>`}
    <${ClockFields} game=${id} clock=${clock} setClock=${setClock} />
    ${game.own_parts && html`<${PartsField} game=${id} parts=${parts} setParts=${setParts} />`}
    <label class="choice"><input type="checkbox" checked=${isPublic} onChange=${(/** @type {any} */ event) => setPublic(event.target.checked)} />${t("web-make-public")}</label>
    ${fault && html`<p class="fault" role="alert">${/** @type {any} */ (texts.value).fault(fault.code, fault.values)}</p>`}
    <div class="row"><button class="button main">${t("web-make")}</button><button type="button" class="button quiet" onClick=${onClose}>${t("web-cancel")}</button></div>
  </form><//>`;
}

/** The values offered until somebody chooses others. @param {GameInfo} game @param {number} count @returns {Record<string, string>} */
function proposedFor(game, count) {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return { ...usual, ...game.proposed[count] };
}

/** @returns {Chair[]} */
function firstChairs() {
  return Array.from({ length: MOST }, (_, place) => ({ kind: place ? "bot" : "me", name: place ? "" : kept("name", ""), bot: "" }));
}

/** @param {Chair} chair @param {number} place */
function wantedSeat(chair, place) {
  if (chair.kind === "bot") return { kind: "bot", bot: chair.bot, name: chair.name || seatName(place, true) };
  if (chair.kind === "link") return { kind: "link" };
  return { kind: "here", name: chair.name || seatName(place, false) };
}

/** @param {{chair: Chair, place: number, bots: string[], change: (news: Partial<Chair>) => void}} props */
function ChairRow({ chair, place, bots, change }) {
  const value = chair.kind === "bot" ? `bot:${chair.bot}` : chair.kind;
  const pick = (/** @type {string} */ chosen) => {
    const [kind, bot = ""] = chosen.split(":");
    change({ kind, bot });
  };
  const who = t("web-seat-number", { number: place + 1 });
  return html`<div class="chair">${seatMark(place)}
    <select aria-label=${who} value=${value} onChange=${(/** @type {any} */ event) => pick(event.target.value)}>
      <option value="me">${t("web-me")}</option><option value="here">${t("web-person-here")}</option><option value="link">${t("web-by-link")}</option>
      <option value="bot:">${t("web-bot")}</option>${bots.map((bot) => html`<option value=${`bot:${bot}`}>${botName(bot)}</option>`)}</select>
    ${chair.kind === "link" ? html`<span class="soft small">${t("web-link-later")}</span>`
      : html`<input type="text" maxlength="40" aria-label=${t("web-name-of", { seat: who })} placeholder=${seatName(place, chair.kind === "bot")} value=${chair.name} onInput=${(/** @type {any} */ event) => change({ name: event.target.value })} />`}
  </div>`;
}

/** @param {string} bot */
export function botName(bot) {
  const level = /(\d)$/.exec(bot);
  if (level) return t("web-bot-level", { level: level[1] });
  return bot === "random" ? t("web-bot-random") : t("web-bot-named", { bot });
}

/** Games in which several seats answer at once. */
const RACES = ["emerald_skulls"];

/** @param {{game: string, clock: any, setClock: (clock: any) => void}} props */
function ClockFields({ game, clock, setClock }) {
  return html`<fieldset class="stack"><legend><h3>${t("web-clock")}</h3></legend><div class="clock-fields">
    <select aria-label=${t("web-clock")} value=${clock.kind} onChange=${(/** @type {any} */ event) => setClock({ ...clock, kind: event.target.value })}>
      ${["none", "move", "game"].map((kind) => html`<option value=${kind}>${t(`web-clock-${kind}`)}</option>`)}</select>
    ${RACES.includes(game) && html`<label class="minutes"><input type="number" min="0" max="600" step="1" value=${clock.race} onInput=${(/** @type {any} */ event) => setClock({ ...clock, race: Number(event.target.value) })} /><span>${t("web-race")}</span></label>`}
    ${clock.kind !== "none" && html`<label class="minutes"><input type="number" min="0.1" max="600" step="any" value=${clock.minutes} onInput=${(/** @type {any} */ event) => setClock({ ...clock, minutes: Number(event.target.value) })} /><span>${t("web-minutes")}</span></label>
      <select aria-label=${t("web-expiry")} value=${clock.expiry} onChange=${(/** @type {any} */ event) => setClock({ ...clock, expiry: event.target.value })}>
        ${["bot", "resign"].map((kind) => html`<option value=${kind}>${t(`web-expiry-${kind}`)}</option>`)}</select>`}
  </div></fieldset>`;
}

/** @param {{game: string, parts: string, setParts: (text: string) => void}} props */
export function PartsField({ game, parts, setParts }) {
  const load = async (/** @type {any} */ event) => setParts(event.target.files[0] ? await event.target.files[0].text() : "");
  return html`<details class="stack"><summary>${t("web-parts")}</summary><p class="soft small">${t("web-parts-text")} <a href=${address(`/api/games/${game}/parts`)} download=${`${game}.toml`}>${t("web-parts-ours")}</a></p>
    <input type="file" accept=".toml,text/plain" aria-label=${t("web-parts-file")} onChange=${load} />
    <textarea aria-label=${t("web-parts")} spellcheck="false" value=${parts} onInput=${(/** @type {any} */ event) => setParts(event.target.value)}></textarea></details>`;
}
