/** Who I am: the chip on the pages before a table, and the window to change it. */
import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { myFace, myName, nextNickname, setFace, setName } from "../lib/me.js";
import { t } from "../lib/texts.js";
import { typed } from "../lib/typed.js";
import { AVATARS, Avatar } from "./avatars.js";
import { Dialog } from "./dialog.js";
import { sign } from "./shapes.js";

export function MeChip() {
  const [open, setOpen] = useState(false);
  const name = myName();
  return html`<button type="button" class="me-chip" aria-haspopup="dialog"
      title=${t("web-you-change")} onClick=${() => setOpen(true)}>
      <span class="portrait-ring"><${Avatar} face=${myFace()} /></span>
      <span><span class="small soft">${t("web-you")}</span><strong>${name}</strong></span>
      ${sign("pen")}<span class="unseen">${t("web-you-change")}</span></button>
    ${open && html`<${MeDialog} onClose=${() => setOpen(false)} />`}`;
}

/** @param {{onClose: () => void}} props */
function MeDialog({ onClose }) {
  const done = (/** @type {Event} */ event) => {
    event.preventDefault();
    onClose();
  };
  return html`<${Dialog} title=${t("web-you-title")} onClose=${onClose}>
    <form class="stack me-form" onSubmit=${done}>
    <label class="field"><span>${t("web-your-name")}</span>
      <span class="name-row"><input type="text" maxlength="40" autocomplete="nickname"
        value=${myName()} onChange=${(/** @type {Event} */ event) => setName(typed(event))} />
      <button type="button" class="button" onClick=${nextNickname}>${sign("dice")}
        ${t("web-another-name")}</button></span></label>
    <fieldset><legend class="unseen">${t("web-face")}</legend><div class="faces">
      ${Array.from({ length: AVATARS }, (_, place) => place + 1).map(
        (face) => html`<label class="face-choice" key=${face}>
        <input type="radio" name="face" value=${face} checked=${face === myFace()}
          aria-label=${t("web-face-number", { number: face })}
          onChange=${() => setFace(face)} />
        <span class="portrait-ring"><${Avatar} face=${face} /></span></label>`,
      )}</div></fieldset>
    <div class="row"><button class="button main">${t("web-done")}</button></div>
  </form><//>`;
}
