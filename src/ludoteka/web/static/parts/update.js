/** Old page, new server: one sentence, and a reload that loses nothing. */
import { outdated } from "../lib/app.js";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { sign } from "./shapes.js";

export function Update() {
  if (!outdated.value) return null;
  return html`<div class="update" role="status"><span>${t("web-updated")}</span>
    <button type="button" class="button" onClick=${() => location.reload()}>
      ${sign("turn")}${t("web-reload")}</button></div>`;
}
