/** The list of keys. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { Dialog } from "./dialog.js";

const KEYS = [
  ["← ↑ ↓ →", "walk"],
  ["Enter", "pick"],
  ["1 2 3 …", "number"],
  ["⇧ + ← →", "look"],
  ["Esc", "back"],
  ["T", "turn"],
  ["U", "undo"],
  ["H", "hint"],
  ["L", "log"],
  ["C", "chat"],
  ["R", "rules"],
  ["?", "keys"],
];

/** @param {{onClose: () => void}} props */
export function Keys({ onClose }) {
  return html`<${Dialog} title=${t("web-keys")} onClose=${onClose}>
    <dl class="keys">${KEYS.map(
      ([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>
      ${t(`web-key-${id}`)}</dd></div>`,
    )}</dl>
  <//>`;
}
