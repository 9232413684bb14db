/** The lid of a box, drawn by us. A game without one of its own gets the plain one. */
import { address } from "../lib/base.js";
import { html } from "../lib/html.js";

const PLAIN = address("/static/lid.svg");

/** @param {{game: string}} props */
export function Lid({ game }) {
  const plain = (/** @type {Event} */ event) => {
    const image = /** @type {HTMLImageElement} */ (event.target);
    if (!image.src.endsWith(PLAIN)) image.src = PLAIN;
  };
  return html`<img class="lid" src=${address(`/static/games/${game}/stage/lid.svg`)} alt=""
    onError=${plain} />`;
}
