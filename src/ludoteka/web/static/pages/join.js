/** Somebody comes with an invitation: a name, then the seat. */
import { address } from "../lib/base.js";
import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { typed } from "../lib/typed.js";
import { Fault, post } from "../lib/http.js";
import { keep, kept, remember } from "../lib/memory.js";
import { go } from "../lib/route.js";
import { faultLine, t } from "../lib/texts.js";
import { Top } from "../parts/top.js";

/** @param {{id: string, code: string}} props */
export function JoinPage({ id, code }) {
  const [name, setName] = useState(kept("name", ""));
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    keep("name", name);
    try {
      /** @type {import("../messages.js").Held} */
      const held = await post(`/api/tables/${id}/join`, { code, name: name || t("web-guest") });
      remember(id, { held: [{ seat: held.seat, token: held.token }], at: Date.now() });
      go(`/table/${id}`);
    } catch (error) {
      setFault(/** @type {Fault} */ (error));
    }
  };
  return html`<${Top} /><main class="page"><form class="panel stack narrow" onSubmit=${sit}>
    <h1>${t("web-invited")}</h1>
    <label class="field"><span>${t("web-your-name")}</span>
      <input type="text" maxlength="40" value=${name} autocomplete="nickname"
      onInput=${(/** @type {Event} */ event) => setName(typed(event))} /></label>
    ${fault && html`<p class="fault" role="alert">${faultLine(fault)}</p>`}
    <div class="row"><button class="button main">${t("web-sit")}</button>
      <a class="button" href=${address(`/table/${id}`)}>${t("web-watch")}</a></div>
  </form></main>`;
}
