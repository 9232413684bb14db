/** Somebody comes with an invitation: is it still good? Then a name, and the seat. */
import { address } from "../lib/base.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { Fault, post } from "../lib/http.js";
import { myFace, myName } from "../lib/me.js";
import { keep, kept, myTable, remember } from "../lib/memory.js";
import { go } from "../lib/route.js";
import { faultLine, gameTexts, language, t } from "../lib/texts.js";
import { Lid } from "../parts/lid.js";
import { MeChip } from "../parts/me.js";
import { Top } from "../parts/top.js";

/** @typedef {import("../messages.js").Invited} Invited */

/** @typedef {import("../messages.js").Held} Held */

/**
 * The secret one wants to hold the seat by. It is kept before it is sent: whoever never learns
 * whether they have the seat asks with the same again.
 * @param {string} id
 */
function secret(id) {
  const known = kept(`joining.${id}`, "");
  if (known) return known;
  const drawn = [...crypto.getRandomValues(new Uint8Array(18))];
  const made = drawn.map((each) => each.toString(16).padStart(2, "0")).join("");
  keep(`joining.${id}`, made);
  return made;
}

/**
 * @param {string} id
 * @param {string} game
 * @param {{code: string, name: string, face?: number}} wanted
 */
async function join(id, game, wanted) {
  /** @type {Held} */
  const held = await post(`/api/tables/${id}/join`, { ...wanted, token: secret(id) });
  remember(id, { game, held: [{ seat: held.seat, token: held.token }], at: Date.now() });
  keep(`joining.${id}`, "");
  go(`/table/${id}`);
}

/** @param {{id: string, code: string}} props */
export function JoinPage({ id, code }) {
  const [invited, setInvited] = useState(/** @type {Invited | null} */ (null));
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  useEffect(() => {
    const asked = post(`/api/tables/${id}/invitation`, { code });
    asked.then(setInvited, (/** @type {Fault} */ refused) => {
      const before = refused.code === "seat-taken" && kept(`joining.${id}`, "");
      if (before) join(id, "", { code, name: "" }).catch(setFault);
      else setFault(refused);
    });
  }, [id, code]);
  if (invited) return html`<${Invitation} id=${id} code=${code} invited=${invited} />`;
  if (!fault)
    return html`<${Top} /><main class="page"><h1 class="unseen">${t("web-invited")}</h1>
      <p class="soft">${t("web-loading")}</p></main>`;
  const mine = (myTable(id)?.held.length ?? 0) > 0;
  return html`<${Top} /><main class="page"><div class="panel stack narrow">
    <h1>${t(mine ? "web-seated-already" : "web-invitation-bad")}</h1>
    ${!mine && html`<p class="fault" role="alert">${faultLine(fault)}</p>`}
    <div class="row">${
      fault.code !== "no-such-table" &&
      html`<a class=${`button ${mine ? "main" : ""}`} href=${address(`/table/${id}`)}>
        ${t(mine ? "web-go-on" : "web-watch")}</a>`
    }
    <a class=${`button ${mine ? "" : "main"}`} href=${address("/")}>${t("web-to-home")}</a></div>
  </div></main>`;
}

/** @param {{id: string, code: string, invited: Invited}} props */
function Invitation({ id, code, invited }) {
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const [game, setGame] = useState("");
  const speaking = language.value;
  useEffect(() => {
    gameTexts(invited.game, speaking).then(
      (texts) => setGame(texts.line("title")),
      () => {},
    );
  }, [invited.game, speaking]);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await join(id, invited.game, { code, name: myName(), face: myFace() });
    } catch (error) {
      setFault(/** @type {Fault} */ (error));
    }
  };
  const names = invited.names.filter(Boolean).join(", ");
  return html`<${Top} /><main class="page"><form class="panel stack narrow" onSubmit=${sit}>
    <h1>${t("web-invited")}</h1>
    <div class="row"><span class="mini"><${Lid} game=${invited.game} /></span>
      <span class="grow"><strong>${game}</strong>
      ${names && html`<br /><span class="soft">${t("web-invited-with", { names })}</span>`}</span>
      </div>
    <div><${MeChip} /></div>
    ${fault && html`<p class="fault" role="alert">${faultLine(fault)}</p>`}
    <div class="row"><button class="button main">${t("web-sit")}</button>
      <a class="button" href=${address(`/table/${id}`)}>${t("web-watch")}</a></div>
  </form></main>`;
}
