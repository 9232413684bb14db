/** The coach: what one's last move lost, and what one may do now. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { fetchJson, postAs } from "../lib/http.js";
import { forget, remember } from "../lib/memory.js";
import { go } from "../lib/route.js";
import { faultLine, percent, t } from "../lib/texts.js";
import { CoachOffer } from "./coach_offer.js";
import { notify } from "./notices.js";
import { moveText } from "./question.js";
import { sign } from "./shapes.js";

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../messages.js").Coached} Coached */
/** @typedef {import("../messages.js").State} State */

/** The coach as the panel of a table. @param {TableModel} model */
export function coachOf(model) {
  return (/** @type {{scene: Scene}} */ { scene }) =>
    html`<${Coach} model=${model} scene=${scene} />`;
}

/** @param {{model: TableModel, scene: Scene}} props */
function Coach({ model, scene }) {
  const said = useCoach(model);
  const [open, setOpen] = useState(false);
  const { told, drop } = said;
  const state = model.line.value.state.value;
  if (state && !state.coach)
    return html`<section class="coach-panel" aria-label=${t("web-coach")}>
      <${CoachOffer} model=${model} scene=${scene} state=${state} /></section>`;
  const back = told && wayBack(model, told.count);
  return html`<section class="coach-panel" aria-label=${t("web-coach")}>
    <div role="status">${
      told?.best &&
      html`<p>${sign("hint")}<span>${lostLine(told, scene)}</span></p>
      ${told.reason && html`<p class="reason">${scene.t(`reason-${told.reason}`)}</p>`}
      <div class="row">${
        back &&
        html`<button type="button" class="button" onClick=${back}>${sign("undo")}
        ${t("web-coach-back")}</button>`
      }
      <button type="button" class="button quiet" onClick=${drop}>${t("web-coach-leave")}</button>
      </div>`
    }</div>
    ${
      scene.asked &&
      html`<details open=${open} onToggle=${(/** @type {Event} */ event) =>
        setOpen(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>${t("web-coach-what")}</summary><p>${t("web-coach-kinds")}</p>
      <ul>${kindsOf(scene).map((each) => html`<li key=${each}>${each}</li>`)}</ul></details>`
    }</section>`;
}

/**
 * What the coach says of the last move of who sits before the screen; asked for after each. Who
 * shares a screen hears it when it is their turn again.
 * @param {TableModel} model
 */
function useCoach(model) {
  const [all, setAll] = useState(/** @type {Record<number, Coached | null>} */ ({}));
  const { seat } = model.line.value;
  const tell = (/** @type {number} */ seat, /** @type {Coached | null} */ told) =>
    setAll((before) => ({ ...before, [seat]: told }));
  useEffect(() => {
    let there = true;
    const hearing = model.lines.map((line) => {
      let latest = 0;
      const hear = async (/** @type {State} */ state) => {
        if (state.over) return setAll({});
        const own = state.entries.some(([kind, seat]) => kind === "m" && seat === line.seat);
        if (!own || !state.coach) return;
        const now = (latest += 1);
        tell(line.seat, null);
        /** @type {Coached | null} */
        const answer = await fetchJson(`/api/tables/${model.id}/coach`, line.token).catch(
          () => null,
        );
        if (there && now === latest) tell(line.seat, answer);
      };
      line.listeners.push(hear);
      return { line, hear };
    });
    return () => {
      there = false;
      for (const { line, hear } of hearing)
        line.listeners = line.listeners.filter((each) => each !== hear);
    };
  }, [model]);
  return { told: all[seat] ?? null, drop: () => tell(seat, null) };
}

/**
 * How the move is taken back: alone at a table of its own, among people as they have agreed.
 * @param {TableModel} model
 * @param {number} count
 */
function wayBack(model, count) {
  const people = model.line.value.seats.value.filter(({ kind }) => kind === "person");
  if (people.length < 2) return () => takeBack(model, count);
  return model.undoer === model.line.value ? () => model.undo() : null;
}

/** In one sentence. @param {Coached} told @param {Scene} scene */
function lostLine(told, scene) {
  const [text, verb, args] = /** @type {NonNullable<Coached["best"]>} */ (told.best);
  const best = moveText(scene, { text, verb, args });
  return t("web-coach-lost", { lost: percent(told.best_share - told.share), best });
}

/** The kinds of moves one has, each told by its first. @param {Scene} scene */
function kindsOf(scene) {
  const verbs = [...new Set(scene.offers.map((offer) => offer.verb))];
  return verbs.map((verb) => {
    const alike = scene.offers.filter((offer) => offer.verb === verb);
    return t("web-coach-kind", { move: moveText(scene, alike[0]), more: alike.length - 1 });
  });
}

/**
 * Go on from before the move, at a table of its own.
 * @param {TableModel} model
 * @param {number} count
 */
async function takeBack(model, count) {
  const { token, welcome } = model.line.value;
  try {
    /** @type {import("../messages.js").TableMade} */
    const made = await postAs(`/api/tables/${model.id}/again`, { count }, token);
    const game = welcome.value?.table.game ?? "";
    remember(made.table, { game, held: made.held, at: Date.now() });
    forget(model.id);
    go(`/table/${made.table}`);
  } catch (error) {
    notify(faultLine(/** @type {import("../lib/http.js").Fault} */ (error)));
  }
}
