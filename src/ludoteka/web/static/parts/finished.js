/** The finished games of this browser: how they ended, against whom, when, and back to them. */
import { useState } from "preact/hooks";
import { address } from "../lib/base.js";
import { html } from "../lib/html.js";
import { finished, forget } from "../lib/memory.js";
import { language, t } from "../lib/texts.js";
import { Lid } from "./lid.js";
import { sign } from "./shapes.js";

/** @typedef {import("../lib/memory.js").MyTable} MyTable */
/** @typedef {import("../lib/memory.js").Result} Result */
/** @typedef {Record<string, import("../lib/texts.js").Lines>} Named */

const FEW = 4;

/** @param {{named: Named}} props */
export function Finished({ named }) {
  const [all, setAll] = useState(false);
  const [, setGone] = useState("");
  const tables = finished().filter((table) => table.game in named);
  if (!tables.length) return null;
  const won = tables.filter(({ result }) => result?.ranks[result.seat] === 0).length;
  return html`<section class="stack finished" aria-labelledby="finished-title">
    <div class="row spread"><h2 id="finished-title">${t("web-finished")}</h2>
      <span class="soft">${t("web-finished-count", { count: tables.length, won })}</span></div>
    <ul class="list">${tables.slice(0, all ? tables.length : FEW).map(
      (table) => html`<${Row} key=${table.id} table=${table} named=${named}
        onForget=${() => {
          forget(table.id);
          setGone(table.id);
        }} />`,
    )}</ul>
    ${
      tables.length > FEW &&
      !all &&
      html`<div><button type="button" class="button" onClick=${() => setAll(true)}>
        ${t("web-finished-all", { count: tables.length })}</button></div>`
    }</section>`;
}

/** @param {{table: MyTable, named: Named, onForget: () => void}} props */
function Row({ table, named, onForget }) {
  const result = /** @type {Result} */ (table.result);
  const others = result.names.filter((_, seat) => seat !== result.seat).join(", ");
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(result.at);
  const won = result.ranks[result.seat] === 0;
  return html`<li class="panel listed"><span class="mini"><${Lid} game=${table.game} /></span>
    <span class="grow"><strong class=${won ? "won" : ""}>${won && sign("crown")}
      ${outcome(result)}</strong>
      <span>${named[table.game].line("title")}</span>
      <span class="soft small">${others ? t("web-invited-with", { names: others }) : ""}
        ${others && " · "}${day}</span></span>
    <a class="button" href=${address(`/table/${table.id}?show=replay`)}>${sign("play")}
      ${t("web-replay")}</a>
    <a class="button" href=${address(`/table/${table.id}?show=review`)}>${sign("review")}
      ${t("web-review")}</a>
    <button type="button" class="button quiet icon" aria-label=${t("web-forget")}
      title=${t("web-forget")} onClick=${onForget}>${sign("close")}</button></li>`;
}

/** @param {Result} result */
function outcome({ ranks, seat }) {
  const first = ranks.filter((rank) => rank === 0).length;
  if (ranks[seat] === 0) return t(first > 1 ? "web-finished-draw" : "web-won-you");
  if (ranks.length < 3) return t("web-lost-you");
  return t("web-finished-place", { rank: ranks[seat] + 1, count: ranks.length });
}
