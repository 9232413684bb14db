/** The window for a new table: who plays, by which options, with which clock, open to whom. */
import { address } from "../lib/base.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { chosenText, typed } from "../lib/typed.js";
import { botSeatName } from "../lib/bot_seats.js";
import { botLabel, nameOf, temperOf, usualBot } from "../lib/characters.js";
import { myFace, myName, otherFace, setName } from "../lib/me.js";
import { kept, myTables } from "../lib/memory.js";
import { Fault } from "../lib/http.js";
import { faultLine, gameTexts, language, seatName, t } from "../lib/texts.js";
import { Dialog } from "../parts/dialog.js";
import { SeatFace } from "../parts/faces.js";
import { makeTable } from "../lib/make_table.js";

/** @typedef {import("../messages.js").GameInfo} GameInfo */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../lib/texts.js").Lines} Lines */
/** @typedef {import("../messages.js").Clock} Clock */
/** @typedef {import("../messages.js").SeatWanted} SeatWanted */
/** @typedef {Required<import("../messages.js").Manners>} Manners */
/** @typedef {{kind: "me" | SeatWanted["kind"], name: string, bot: string}} Chair */
/** @typedef {Required<Pick<Clock, "kind" | "expiry" | "race">> & {minutes: number}} Timing */

const MOST = 8;
/** With these the coach is there for a first game; the usual bot is of level 2. */
const GENTLE = ["", "level1", "level2"];

/**
 * @param {{games: GameInfo[], named: Record<string, Lines>, game: string,
 *   onClose: () => void}} props
 */
export function NewTableDialog({ games, named, game: first, onClose }) {
  const [id, setId] = useState(first);
  const game = /** @type {GameInfo} */ (games.find((each) => each.id === id));
  const [count, setCount] = useState(game.seats.find((each) => each > 1) ?? game.seats[0]);
  const [chairs, setChairs] = useState(() => firstChairs(game.bots));
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [parts, setParts] = useState("");
  const [clock, setClock] = useState(
    /** @type {Timing} */ ({ kind: "none", minutes: 5, expiry: "bot", race: 0 }),
  );
  const [manners, setManners] = useState(/** @type {Partial<Manners>} */ ({}));
  const people = chairs.slice(0, count).filter(({ kind }) => kind !== "bot").length;
  const usual = {
    ...usualManners(people > 1 && clock.kind !== "none"),
    coach: people === 1 && isFirst(id) && areGentle(chairs.slice(0, count)),
  };
  const [isPublic, setPublic] = useState(false);
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const [words, setWords] = useState(/** @type {GameTexts | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    setWords(null);
    gameTexts(id, speaking).then(
      (found) => current && setWords(found),
      () => {},
    );
    return () => void (current = false);
  }, [id, speaking]);
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
    if (chairs[0].kind === "me") setName(chairs[0].name);
    /** @type {SeatWanted[]} */
    const seats = [];
    chairs
      .slice(0, count)
      .forEach((chair, place) => seats.push(wantedSeat(chair, place, id, seats)));
    const seconds = clock.kind === "none" ? 0 : Math.round(clock.minutes * 60);
    try {
      await makeTable({
        game: id,
        seats,
        options: chosen,
        parts,
        clock: { kind: clock.kind, seconds, expiry: clock.expiry, race: clock.race },
        public: isPublic,
        manners: { ...usual, ...manners, ...(people > 1 ? { coach: false } : {}) },
      });
    } catch (error) {
      setFault(/** @type {Fault} */ (error));
    }
  };
  return html`<${Dialog} title=${t("web-new-table")} onClose=${onClose}>
    <form class="stack new-table" onSubmit=${make}>
    <label class="field"><span>${t("web-game")}</span>
      <select value=${id} onChange=${(/** @type {Event} */ event) => choose(typed(event))}>
      ${games.map(
        (each) => html`<option value=${each.id}>${named[each.id]?.line("title")}
        </option>`,
      )}</select></label>
    ${
      game.seats.length > 1 &&
      html`<label class="field"><span>${t("web-how-many")}</span>
        <select name="count" value=${count} onChange=${(/** @type {Event} */ event) =>
          setCount(Number(typed(event)))}>
      ${game.seats.map((each) => html`<option value=${each}>${each}</option>`)}</select></label>`
    }
    <fieldset class="stack"><legend><h3>${t("web-seats")}</h3></legend>
      ${chairs.slice(0, count).map(
        (chair, place) => html`<${ChairRow} key=${place} game=${id} chair=${chair}
        place=${place} bots=${game.bots} change=${(/** @type {Partial<Chair>} */ news) =>
          change(place, news)} />`,
      )}</fieldset>
    ${
      words &&
      game.options.length > 0 &&
      html`<fieldset class="stack"><legend><h3>${t("web-options")}</h3></legend>
      ${game.options.map(
        (
          option,
        ) => html`<label class="field" key=${option.id}><span>${words.option(option.id)}</span>
        <select name=${option.id} value=${chosen[option.id]}
          onChange=${(/** @type {Event} */ event) =>
            setOptions({ ...options, [option.id]: typed(event) })}>
          ${option.values.map(
            (value) => html`<option value=${value}>
            ${words.option(option.id, value)}</option>`,
          )}</select></label>`,
      )}</fieldset>`
    }
    <${ClockFields} races=${game.races} clock=${clock} setClock=${setClock} />
    <${MannersFields} manners=${{ ...usual, ...manners }} alone=${people === 1}
      set=${(/** @type {Partial<Manners>} */ news) => setManners({ ...manners, ...news })} />
    ${game.own_parts && html`<${PartsField} game=${id} parts=${parts} setParts=${setParts} />`}
    <label class="choice"><input type="checkbox" name="public" checked=${isPublic}
      onChange=${() => setPublic(!isPublic)} />${t("web-make-public")}</label>
    ${fault && html`<p class="fault" role="alert">${faultLine(fault)}</p>`}
    <div class="row"><button class="button main">${t("web-make")}</button>
      <button type="button" class="button quiet" onClick=${onClose}>${t("web-cancel")}</button>
      </div>
  </form><//>`;
}

/**
 * The values offered until somebody chooses others.
 * @param {GameInfo} game
 * @param {number} count
 * @returns {Record<string, string>}
 */
function proposedFor(game, count) {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return { ...usual, ...game.proposed[count] };
}

/** @param {string[]} bots @returns {Chair[]} */
function firstChairs(bots) {
  return Array.from({ length: MOST }, (_, place) => ({
    kind: place ? "bot" : "me",
    name: place ? "" : kept("name", ""),
    bot: place ? usualBot(place, bots) : "",
  }));
}

/**
 * @param {Chair} chair
 * @param {number} place
 * @param {string} game
 * @param {SeatWanted[]} before
 * @returns {SeatWanted}
 */
function wantedSeat(chair, place, game, before) {
  if (chair.kind === "bot") {
    const name = chair.name || botSeatName(game, chair.bot, place, before);
    return { kind: "bot", bot: chair.bot, name };
  }
  if (chair.kind === "link") return { kind: "link" };
  if (chair.kind === "me") return { kind: "here", name: chair.name || myName(), face: myFace() };
  const face = otherFace(place);
  return { kind: "here", name: chair.name || seatName(place, false), face };
}

/**
 * @param {{chair: Chair, place: number, game: string, bots: string[],
 *   change: (news: Partial<Chair>) => void}} props
 */
function ChairRow({ chair, place, game, bots, change }) {
  const value = chair.kind === "bot" ? `bot:${chair.bot}` : chair.kind;
  const pick = (/** @type {string} */ chosen) => {
    const [kind, bot = ""] = chosen.split(":");
    change({ kind: /** @type {Chair["kind"]} */ (kind), bot });
  };
  const who = t("web-seat-number", { number: place + 1 });
  const isBot = chair.kind === "bot";
  const usual = isBot ? nameOf(game, chair.bot) || seatName(place, true) : seatName(place, false);
  return html`<div class="chair"><${SeatFace} game=${game} info=${sitting(chair, place)} />
    <select aria-label=${who} value=${value} onChange=${(/** @type {Event} */ event) =>
      pick(typed(event))}>
      <option value="me">${t("web-me")}</option><option value="here">${t("web-person-here")}
        </option><option value="link">${t("web-by-link")}</option>
        ${bots.map(
          (bot) => html`<option value=${`bot:${bot}`}>${botLabel(game, bot)}</option>`,
        )}<option value="bot:">${t("web-bot")}</option></select>
    ${
      chair.kind === "link"
        ? html`<span class="soft small">${t("web-link-later")}</span>`
        : html`<input type="text" maxlength="40" aria-label=${t("web-name-of", { seat: who })}
          placeholder=${chair.kind === "me" ? myName() : usual} value=${chair.name}
          onInput=${(/** @type {Event} */ event) => change({ name: typed(event) })} />`
    }
    ${isBot && html`<span class="small soft temper">${temperOf(game, chair.bot)}</span>`}
  </div>`;
}

/**
 * The seat as it would be.
 * @param {Chair} chair
 * @param {number} seat
 * @returns {import("../messages.js").SeatInfo}
 */
function sitting(chair, seat) {
  /** @type {Record<Chair["kind"], number>} */
  const faces = { me: myFace(), here: otherFace(seat), link: 0, bot: 0 };
  const kind = chair.kind === "bot" ? "bot" : chair.kind === "link" ? "free" : "person";
  const idle = { owned: false, present: true, resigned: false, agreed: [] };
  const { name, bot } = chair;
  return { seat, name, kind, bot, face: faces[chair.kind], coming: "", ...idle };
}

/** @param {{races: boolean, clock: Timing, setClock: (clock: Timing) => void}} props */
function ClockFields({ races, clock, setClock }) {
  const set = (/** @type {Partial<Timing>} */ news) => setClock({ ...clock, ...news });
  return html`<fieldset class="stack"><legend><h3>${t("web-clock")}</h3></legend>
    <div class="clock-fields">
    <select aria-label=${t("web-clock")} value=${clock.kind}
      onChange=${(/** @type {Event} */ event) =>
        set({ kind: /** @type {Timing["kind"]} */ (typed(event)) })}>
      ${["none", "move", "game"].map(
        (kind) => html`<option value=${kind}>${t(`web-clock-${kind}`)}
        </option>`,
      )}</select>
    ${
      races &&
      html`<label class="minutes"><input type="number" min="0" max="600" step="1"
      value=${clock.race} onInput=${(/** @type {Event} */ event) =>
        set({ race: Number(typed(event)) })} /><span>${t("web-race")}</span></label>`
    }
    ${
      clock.kind !== "none" &&
      html`<label class="minutes"><input type="number" min="0.1" max="600" step="any"
        value=${clock.minutes} onInput=${(/** @type {Event} */ event) =>
          set({ minutes: Number(typed(event)) })} /><span>${t("web-minutes")}</span></label>
      <select aria-label=${t("web-expiry")} value=${clock.expiry}
        onChange=${(/** @type {Event} */ event) =>
          set({ expiry: /** @type {Timing["expiry"]} */ (typed(event)) })}>
        ${["bot", "resign"].map(
          (kind) => html`<option value=${kind}>${t(`web-expiry-${kind}`)}
          </option>`,
        )}</select>`
    }
  </div></fieldset>`;
}

/** Among people with clocks help is not usual. @param {boolean} strict @returns {Manners} */
function usualManners(strict) {
  return { undo: strict ? "ask" : "free", hints: !strict, spectators: true, coach: false };
}

/** Nothing was played to its end here yet. @param {string} game */
function isFirst(game) {
  return !myTables().some((table) => table.game === game && table.over);
}

/** All bots play as beginners do. @param {Chair[]} chairs */
function areGentle(chairs) {
  const bots = chairs.filter(({ kind }) => kind === "bot");
  return bots.length > 0 && bots.every(({ bot }) => GENTLE.includes(bot));
}

/**
 * @param {{manners: Manners, alone: boolean, set: (news: Partial<Manners>) => void}} props
 */
function MannersFields({ manners, alone, set }) {
  return html`<details class="stack manners"><summary>${t("web-manners")}</summary>
    <label class="field"><span>${t("web-manners-undo")}</span>
    <select name="undo" value=${manners.undo} onChange=${(/** @type {Event} */ event) =>
      set({ undo: /** @type {Manners["undo"]} */ (typed(event)) })}>
      ${["free", "ask", "never"].map(
        (each) => html`<option value=${each}>${t(`web-manners-undo-${each}`)}</option>`,
      )}</select></label>
    <label class="choice"><input type="checkbox" name="hints" checked=${manners.hints}
      onChange=${() => set({ hints: !manners.hints })} />${t("web-manners-hints")}</label>
    <label class="choice"><input type="checkbox" name="spectators" checked=${manners.spectators}
      onChange=${() => set({ spectators: !manners.spectators })} />
      ${t("web-manners-spectators")}</label>
    ${
      alone &&
      html`<label class="choice"><input type="checkbox" name="coach" checked=${manners.coach}
      onChange=${() => set({ coach: !manners.coach })} />${t("web-manners-coach")}</label>`
    }</details>`;
}

/** @param {{game: string, parts: string, setParts: (text: string) => void}} props */
export function PartsField({ game, parts, setParts }) {
  const load = async (/** @type {Event} */ event) => setParts((await chosenText(event)) ?? "");
  return html`<details class="stack"><summary>${t("web-parts")}</summary><p class="soft small">
    ${t("web-parts-text")} <a href=${address(`/api/games/${game}/parts`)}
    download=${`${game}.toml`}>${t("web-parts-ours")}</a></p>
    <input type="file" accept=".toml,text/plain" aria-label=${t("web-parts-file")} onChange=${load}
      />
    <textarea aria-label=${t("web-parts")} spellcheck="false" value=${parts}
      onInput=${(/** @type {Event} */ event) => setParts(typed(event))}></textarea></details>`;
}
