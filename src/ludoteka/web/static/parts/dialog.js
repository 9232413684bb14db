/** A window over the page, closed by Escape, by its button or by a click beside it. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { sign } from "./shapes.js";

/**
 * @param {{title: string, onClose: () => void,
 *   children?: import("preact").ComponentChildren}} props
 */
export function Dialog({ title, onClose, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => box.current?.showModal(), []);
  return html`<dialog ref=${box} aria-labelledby="dialog-title" onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === box.current && onClose()}>
    <div class="dialog-head"><h2 id="dialog-title">${title}</h2>
      <button type="button" class="button quiet icon" aria-label=${t("web-close")}
        onClick=${onClose}>${sign("close")}</button></div>
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
