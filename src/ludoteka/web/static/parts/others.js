/** The other seats: in one row; what lies before them unfolds where there is little room. */
import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { sign } from "./shapes.js";

/** Whoever has unfolded them once wants it so. */
const unfolded = signal(false);

/**
 * A moment that is shown again may be one of theirs, so they are `shown` whole. `way` is how the
 * stage wants them on a phone.
 * @param {{shown: boolean, way: import("../lib/scene.js").Stage["others"],
 *   children: import("preact").ComponentChildren}} props
 */
export function Others({ shown, way, children }) {
  const open = unfolded.value;
  const look = `${way ? "row-of-others" : ""} ${way === "unfold" ? "unfolds" : ""}`;
  return html`<div class=${`others ${look} ${open || shown ? "" : "folded"}`}>${children}
    <button type="button" class="unfold" aria-expanded=${open ? "true" : "false"}
      aria-label=${t("web-others")} title=${t("web-others")}
      onClick=${() => (unfolded.value = !open)}>${sign("down")}</button></div>`;
}
