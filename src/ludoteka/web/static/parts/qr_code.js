/** A link as a QR code, for the phone of whoever sits beside. */
import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { qr } from "../lib/qr.js";
import { t } from "../lib/texts.js";
import { sign } from "./shapes.js";

/** Light modules around the code, as readers want them. */
const QUIET = 4;

/** @param {{link: string, label: string}} props */
export function QrCode({ link, label }) {
  const square = qr(link);
  if (!square) return null;
  const size = square.length + 2 * QUIET;
  const dark = square
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label}
    shape-rendering="crispEdges"><rect width=${size} height=${size} fill="#fff" />
    <path d=${dark} fill="#000" /></svg>`;
}

/** A button that shows the code, or hides it. @param {{link: string, open: boolean}} props */
export function QrButton({ link, open: first }) {
  const [open, setOpen] = useState(first);
  return html`<button type="button" class="button" aria-expanded=${open ? "true" : "false"}
      onClick=${() => setOpen(!open)}>${sign("qr")}${t("web-qr")}</button>
    ${open && html`<${QrCode} link=${link} label=${t("web-qr-label")} />`}`;
}
