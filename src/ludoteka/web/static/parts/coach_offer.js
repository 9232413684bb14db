/** A coach that people at a table agree on: it is offered, and comes when nobody is missing. */
import { html } from "../lib/html.js";
import { SPECTATOR } from "../lib/model.js";
import { t } from "../lib/texts.js";
import { sign } from "./shapes.js";

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */

/**
 * All seats of this screen agree, or do not.
 * @param {TableModel} model
 * @param {boolean} yes
 */
async function agree(model, yes) {
  for (const line of model.lines) {
    try {
      await line.ask({ type: "coach", yes });
    } catch (fault) {
      model.fault.value = /** @type {import("../lib/http.js").Fault} */ (fault);
      return;
    }
  }
}

/**
 * In the menu of the table: offer a coach, or do without the one that is there.
 * @param {{model: TableModel, seats: SeatInfo[], close: () => void}} props
 */
export function CoachSwitch({ model, seats, close }) {
  const { state, welcome } = model.line.value;
  const now = state.value;
  const fixed = welcome.value?.table.manners.coach;
  if (!now?.begun || now.over || fixed || model.seat.value >= SPECTATOR) return null;
  const on = now.coach || now.coaching.length > 0;
  const others = seats.filter(
    (each) => each.kind === "person" && model.lines.every((line) => line.seat !== each.seat),
  );
  const start = others.length ? "web-coach-suggest" : "web-coach-start";
  return html`<button type="button" class="button item coach-switch" onClick=${() => {
    close();
    agree(model, !on);
  }}>${sign("hint")}<span>${t(on ? "web-coach-end" : start)}</span></button>`;
}

/**
 * Somebody offers a coach: those who are asked answer, the others are told.
 * @param {{model: TableModel, scene: Scene, state: State}} props
 */
export function CoachOffer({ model, scene, state }) {
  if (!state.coaching.length) return null;
  const asked = model.lines.some((line) => !state.coaching.includes(line.seat));
  if (!asked) return html`<p>${sign("hint")}<span>${t("web-coach-waits")}</span></p>`;
  const told = t("web-coach-offer", { name: scene.names[state.coaching[0]] });
  return html`<div class="row" role="group" aria-label=${told}>${sign("hint")}
    <span class="grow">${told}</span>
    <button type="button" class="button" onClick=${() => agree(model, true)}>
      ${t("web-coach-agree")}</button>
    <button type="button" class="button" onClick=${() => agree(model, false)}>
      ${t("web-coach-refuse")}</button></div>`;
}
