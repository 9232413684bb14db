/** What one can do with the table itself: share, save, replay, resign, move to another device. */
import { address } from "../lib/base.js";
import { useState } from "preact/hooks";
import { calling, canCall, wantCalls } from "../lib/calls.js";
import { html } from "../lib/html.js";
import { download } from "../lib/http.js";
import { myTable } from "../lib/memory.js";
import { SPECTATOR } from "../lib/model.js";
import { sounding, toggleSounds } from "../lib/sounds.js";
import { SPEEDS, setSpeed, speed } from "../lib/speed.js";
import { faultLine, t } from "../lib/texts.js";
import { typed } from "../lib/typed.js";
import { Dialog } from "./dialog.js";
import { CoachSwitch } from "./coach_offer.js";
import { notify } from "./notices.js";
import { sign } from "./shapes.js";

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("web-copied"));
  } catch {
    prompt(t("web-copy-this"), text);
  }
}

/** The phone's own sheet for sharing, where there is one. */
export function canShare() {
  return "share" in navigator;
}

/** @param {string} link */
export async function share(link) {
  try {
    await navigator.share({ url: link });
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") await copy(link);
  }
}

/**
 * The link that carries one's seats to another device; the secret stays behind the #.
 * @param {string} id
 */
export function seatLink(id) {
  const held = myTable(id)?.held ?? [];
  const seats = held.map(({ seat, token }) => `${seat}=${token}`).join("&");
  return `${location.origin}${address(`/table/${id}`)}#${seats}`;
}

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../messages.js").TableInfo} TableInfo */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */

/**
 * @param {{model: TableModel, table: TableInfo, seats: SeatInfo[], state: State,
 *   onKeys: () => void}} props
 */
export function TableMenu({ model, table, seats, state, onKeys }) {
  const [open, setOpen] = useState(false);
  const [resigning, setResigning] = useState(false);
  const seated = model.seat.value < SPECTATOR;
  const close = () => {
    setOpen(false);
    setResigning(false);
  };
  const watchers = t("web-fair", { commitment: table.commitment });
  const item = (
    /** @type {string} */ icon,
    /** @type {string} */ text,
    /** @type {() => void} */ action,
    more = "",
  ) =>
    html`<button type="button" class=${`button item ${more}`} onClick=${() => {
      close();
      action();
    }}>${sign(icon)}<span>${text}</span></button>`;
  const token = seated ? model.line.value.token : "";
  const file = `${table.game}-${table.id}.ludo`;
  const save = () =>
    download(`/api/tables/${table.id}/record`, token, file).catch((fault) =>
      notify(faultLine(fault)),
    );
  return html`
    <button type="button" class="button quiet icon keys-button" aria-label=${t("web-keys")}
      title=${t("web-keys")} onClick=${onKeys}>${sign("keys")}</button>
    <button type="button" class="button quiet icon" aria-label=${t("web-table-menu")}
      title=${t("web-table-menu")} aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      ${sign("more")}</button>
    ${
      open &&
      html`<${Dialog} title=${t("web-table-menu")} onClose=${close}>
      <div class="menu">
        ${item("share", t("web-share"), () =>
          copy(location.origin + address(`/table/${table.id}`)),
        )}
        ${seated && item("people", t("web-other-device"), () => copy(seatLink(table.id)))}
        ${item("play", t("web-replay"), () => model.startReplay())}
        ${item("save", t("web-download"), save)}
        <label class="button item switch"><input type="checkbox" role="switch"
          checked=${sounding.value} onChange=${toggleSounds} />${sign("sound")}<span>
          ${t("web-sounds")}</span></label>
        ${
          canCall() &&
          html`<label class="button item switch calls"><input type="checkbox" role="switch"
          checked=${calling.value === "yes"}
          onChange=${() => wantCalls(calling.value !== "yes")} />${sign("bell")}<span>
          ${t("web-calls")}</span></label>`
        }
        <label class="field speed"><span>${t("web-speed")}</span>
          <select name="speed" value=${speed.value} onChange=${(/** @type {Event} */ event) =>
            setSpeed(typed(event))}>${SPEEDS.map(
              (each) => html`<option value=${each}>${t(`web-speed-${each}`)}</option>`,
            )}</select></label>
        <${CoachSwitch} model=${model} seats=${seats} close=${close} />
        ${
          seated &&
          !state.over &&
          seats[model.seat.value].kind === "person" &&
          (resigning
            ? html`<div class="row"><span>${t("web-resign-sure")}</span>
              <button type="button" class="button danger" onClick=${() => {
                close();
                model.ask({ type: "resign" });
              }}>${t("web-resign")}</button></div>`
            : html`<button type="button" class="button item danger"
              onClick=${() => setResigning(true)}>${sign("flag")}<span>${t("web-resign")}</span>
              </button>`)
        }
      </div>
      <p class="soft small commitment">${watchers}</p>
    <//>`
    }`;
}
