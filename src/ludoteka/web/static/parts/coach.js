/** The coach of one person among bots: what the last move lost, and what one may do now. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { fetchJson, postAs } from "../lib/http.js";
import { forget, remember } from "../lib/memory.js";
import { go } from "../lib/route.js";
import { faultLine, percent, t } from "../lib/texts.js";
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
  return html`<section class="coach-panel" aria-label=${t("web-coach")}>
    <div role="status">${
      told?.best &&
      html`<p>${sign("hint")}<span>${lostLine(told, scene)}</span></p>
      ${told.reason && html`<p class="reason">${t(`reason-${told.reason}`)}</p>`}
      <div class="row"><button type="button" class="button" onClick=${() =>
        takeBack(model, told.count)}>${sign("undo")}${t("web-coach-back")}</button>
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
 * What the coach says of one's last move; asked for after each of them.
 * @param {TableModel} model
 */
function useCoach(model) {
  const [told, setTold] = useState(/** @type {Coached | null} */ (null));
  const line = model.line.value;
  useEffect(() => {
    let latest = 0;
    const hear = async (/** @type {State} */ state) => {
      if (state.over) return setTold(null);
      if (!state.entries.some(([kind, seat]) => kind === "m" && seat === line.seat)) return;
      const now = (latest += 1);
      setTold(null);
      /** @type {Coached | null} */
      const answer = await fetchJson(`/api/tables/${model.id}/coach`, line.token).catch(() => null);
      if (now === latest) setTold(answer);
    };
    line.listeners.push(hear);
    return () => void (line.listeners = line.listeners.filter((each) => each !== hear));
  }, [line]);
  return { told, drop: () => setTold(null) };
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
