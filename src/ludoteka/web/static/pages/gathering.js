/** Before the first move: who is here, and the links for those who are still missing. */
import { address } from "../lib/base.js";
import { calling, canCall, wantCalls } from "../lib/calls.js";
import { html } from "../lib/html.js";
import { kept } from "../lib/memory.js";
import { SPECTATOR } from "../lib/model.js";
import { faultLine, t } from "../lib/texts.js";
import { SeatBadge } from "../parts/faces.js";
import { sign } from "../parts/shapes.js";
import { canShare, copy, share } from "../parts/table_menu.js";
import { QrButton } from "../parts/qr_code.js";
import { Top } from "../parts/top.js";

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../messages.js").TableInfo} TableInfo */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */

/**
 * @typedef {{model: TableModel, table: TableInfo, texts: GameTexts, seats: SeatInfo[]}} Gathered
 */

/** @param {Gathered} props */
export function Gathering({ model, table, texts, seats }) {
  const invitations = kept(
    `invitations.${table.id}`,
    /** @type {{seat: number, code: string, path: string}[]} */ ([]),
  );
  const free = seats.filter((seat) => seat.kind === "free").length;
  const rematch = seats.some((seat) => seat.coming);
  return html`<div class=${`game-${table.game}`}><${Top} title=${texts.line("title")} />
    <main class="page"><div class="panel stack">
      <h1>${t("web-gathering")}</h1>
      <p class="soft">${t(rematch ? "web-gathering-rematch" : "web-gathering-text")}</p>
      ${
        model.fault.value &&
        html`<p class="fault" role="alert">${faultLine(model.fault.value)}</p>`
      }
      <ul class="stack">${seats.map((seat) => {
        const invitation = invitations.find((each) => each.seat === seat.seat);
        const link = invitation ? location.origin + address(invitation.path) : "";
        return html`<li class="gathered">
          <${SeatBadge} game=${table.game} info=${seat} />
          ${seat.kind === "bot" && html`<span class="tag">${t("web-bot")}</span>`}
          ${
            seat.coming &&
            html`<span class="tag">
            ${t(seat.coming === "awaited" ? "web-not-yet" : "web-not-again")}</span>`
          }
          ${
            seat.agreed.length > 0 &&
            html`<span class="small soft">${t("web-would-let-bot", {
              names: seat.agreed.map((each) => seats[each].name).join(", "),
              count: seat.agreed.length,
            })}</span>`
          }
          ${
            model.seat.value < SPECTATOR &&
            (seat.kind === "free" || seat.coming) &&
            html`<span class="row">
            ${
              link &&
              html`<button type="button" class="button main" data-link=${link}
              onClick=${() => copy(link)}>${sign("share")}${t("web-copy-link")}</button>`
            }
            ${
              link &&
              canShare() &&
              html`<button type="button" class="button sheet" onClick=${() => share(link)}>
              ${sign("load")}${t("web-share-link")}</button>`
            }
            ${link && html`<${QrButton} link=${link} open=${free === 1} />`}
            <button type="button" class="button" onClick=${() =>
              model.ask({
                type: "replace",
                seat: seat.seat,
              })}>${sign("bot")}${t("web-fill-bot")}</button></span>`
          }
        </li>`;
      })}</ul>
      ${
        calling.value === "" &&
        canCall() &&
        html`<div class="row call-question"><span>${t("web-calls-ask")}</span>
        <button type="button" class="button" onClick=${() => wantCalls(true)}>
          ${t("web-yes")}</button>
        <button type="button" class="button" onClick=${() => wantCalls(false)}>
          ${t("web-no")}</button></div>`
      }
      <dl class="facts">${Object.entries(table.options).map(
        ([id, value]) => html`<div><dt>
        ${texts.option(id)}</dt><dd>${texts.option(id, value)}</dd></div>`,
      )}</dl>
    </div></main></div>`;
}
