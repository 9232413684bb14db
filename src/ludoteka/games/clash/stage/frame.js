/** CLASH: the frame of the board. At each end a world, at both sides the scale of support. */
import { html, marked } from "../../../lib/html.js";
import { Emblem } from "./art.js";

/** @typedef {import("./stage.js").Scene} Scene */

/**
 * The board in its frame.
 * @param {{scene: Scene, support: number[], children: unknown}} props
 */
export function Framed({ scene, support, children }) {
  const [top, bottom] = [1 - scene.viewer, scene.viewer];
  return html`<div class=${`arena below${bottom}`}>
    <${Plate} scene=${scene} seat=${top} count=${support[top]} />
    <${Scale} top=${top} support=${support} />
    ${children}
    <${Scale} top=${top} support=${support} />
    <${Plate} scene=${scene} seat=${bottom} count=${support[bottom]} />
  </div>`;
}

/**
 * One end of the frame: the world, its support and its games.
 * @param {{scene: Scene, seat: number, count: number}} props
 */
function Plate({ scene, seat, count }) {
  return html`<div class=${`plate side${seat}`} role="group" aria-label=${scene.t("clash-support")}>
    <${Emblem} side=${seat} />
    <span class="plate-name">${scene.texts.name("side", seat)}</span>
    <span class="count" data-glow=${`support:${seat}`}>${count}</span>
    <${Wins} scene=${scene} seat=${seat} />
  </div>`;
}

/**
 * Nine notches: each supporting tile lights one from its own end, and the one in the middle is the
 * majority.
 * @param {{top: number, support: number[]}} props
 */
function Scale({ top, support }) {
  const notch = (/** @type {number} */ place) => {
    const side = place < support[top] ? top : place >= 9 - support[1 - top] ? 1 - top : -1;
    return html`<span class=${marked(side < 0 ? "notch" : `notch side${side}`, {
      middle: place === 4,
    })}></span>`;
  };
  return html`<div class="scale" aria-hidden="true">
    ${Array.from({ length: 9 }, (_, place) => notch(place))}</div>`;
}

/** The games or points so far. @param {{scene: Scene, seat: number}} props */
function Wins({ scene, seat }) {
  const { wins, points, games, wins_needed: needed } = scene.position;
  if (games)
    return html`<span class="small points" data-glow=${`points:${seat}`}>
      ${scene.t("clash-points", { count: points[seat] })}</span>`;
  if (needed < 2) return null;
  return html`<span class="pips" role="img" aria-label=${scene.t("clash-wins", {
    count: wins[seat],
    needed,
  })}>
    ${Array.from(
      { length: needed },
      (_, place) => html`<span class=${place < wins[seat] ? "pip won" : "pip"}></span>`,
    )}</span>`;
}
