/** CLASH: how a tile looks. A shield with a point; its base faces the player it supports. */
import { address } from "../../../lib/base.js";
import { html, marked } from "../../../lib/html.js";

/** @type {Record<string, {icon: string}>} */
const PICTURES = {
  president: { icon: "public-speaker" },
  fast_food: { icon: "hamburger" },
  banker: { icon: "bank" },
  pop_star: { icon: "microphone" },
  soldier: { icon: "ak47" },
  predator: { icon: "jet-fighter" },
  tourist_zone: { icon: "palm-tree" },
  leader: { icon: "throne-king" },
  imam: { icon: "prayer-beads" },
  sheikh: { icon: "oil-rig" },
  tradition: { icon: "magic-lamp" },
  taliban: { icon: "crossed-sabres" },
  bomber: { icon: "dynamite" },
  mosque: { icon: "samara-mosque" },
  missile: { icon: "incoming-rocket" },
  mercenary: { icon: "bowie-knife" },
  mujahideen: { icon: "turban" },
  television: { icon: "tv" },
  press: { icon: "newspaper" },
  agent: { icon: "spy" },
  hacker: { icon: "laptop" },
  crisis: { icon: "chart" },
  network: { icon: "mesh-network" },
  coup: { icon: "tank" },
  bribe: { icon: "pay-money" },
  un: { icon: "peace-dove" },
  nobel: { icon: "laurels" },
  picket: { icon: "megaphone" },
  riots: { icon: "molotov" },
  elections: { icon: "vote" },
  kaboom: { icon: "mine-explosion" },
  mustafa: { icon: "fez" },
};

const SHIELD = "M50 3C61 13 77 18 93 19V88Q93 96 85 96H15Q7 96 7 88V19C23 18 39 13 50 3Z";

/** Where the compass points on the mini square. */
const STEPS = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/**
 * What is printed on a tile of this table.
 * @typedef {{effect: string, reach: string, area: string[], other: string[], source: string}} Print
 */

/**
 * The mini square: dots, arrows for a direction, hollow dots for the second colour.
 * @param {Print} print
 */
function pattern(print) {
  const marks = [];
  for (const [list, second] of /** @type {[string[], boolean][]} */ ([
    [print.area, false],
    [print.other, true],
  ])) {
    for (const name of list) {
      const [x, y] = STEPS[/** @type {keyof typeof STEPS} */ (name)];
      const angle = (Math.atan2(y, x) * 180) / Math.PI + 90;
      marks.push(
        print.reach === "line"
          ? html`<path d="M0 -4 3.8 2.5H-3.8Z"
            transform="translate(${x * 10} ${y * 10}) rotate(${angle})" fill="currentColor" />`
          : html`<circle cx=${x * 10} cy=${y * 10} r=${second ? 3 : 3.6}
            fill=${second ? "none" : "currentColor"}
              stroke="currentColor" stroke-width="1.8" />`,
      );
    }
  }
  if (!marks.length) return null;
  return html`<g class="reach"><rect x="-15.5" y="-15.5" width="31" height="31" rx="5"
    class="reach-ground" />
    <rect x="-3.2" y="-3.2" width="6.4" height="6.4" rx="1.5" fill="currentColor" opacity=".45" />
      ${marks}</g>`;
}

/** A sign for what the effect does, under the pattern. @type {Record<string, string>} */
const EFFECTS = {
  destroy: "M-6-6 6 6M6-6-6 6",
  destroy_safe: "M-6-6 6 6M6-6-6 6M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  flip: "M-7 1A7 7 0 0 1 5-5M7-1A7 7 0 0 1-5 5M6-9v5H1M-6 9V4h5",
  discard: "M0-8V5M-5 1 0 6 5 1M-7 9H7",
  bribe: "M-8 0H7M2-5 7 0 2 5",
  repeat: "M-7-2A7 6 0 0 1 6-4M7 2A7 6 0 0 1-6 4M7-9v6H1M-7 9V3h6",
  take_back: "M0 8V-5M-5-1 0-6 5-1",
  remove: "M-7 0H7",
  recover: "M0 7V-7M-7 0H7",
  draw: "M-7 7V-7H3L7-3V7Z",
  safe: "M0-8 7-5V1C7 5 3 8 0 9-3 8-7 5-7 1V-5Z",
  stabilise: "M0-8 7-5V1C7 5 3 8 0 9-3 8-7 5-7 1V-5ZM-3 0 0 3 4-3",
  block: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-5.6-5.6 5.6 5.6",
  protect: "M0-8 7-5V1C7 5 3 8 0 9-3 8-7 5-7 1V-5Z",
  kaboom: "M0-9 2-3 8-6 5 0 9 4 3 4 0 9-3 4-9 4-5 0-8-6-2-3Z",
};
const LASTING = ["safe", "stabilise", "block", "protect", "kaboom"];

/** Long words are written smaller, so that none is broken. @param {string} title */
function fit(title) {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  return Math.min(1, 8.6 / longest).toFixed(2);
}

/**
 * A tile. `towards` is "me" when its base faces the viewer, "them" when it faces the other player;
 * the shield and the pattern turn, picture and name stay readable.
 * @param {{name: string, title: string, print: Print, colour: string, towards?: string,
 *   shown?: boolean, down?: boolean, under?: string, note?: string}} props
 */
export function Tile({
  name,
  title,
  print,
  colour,
  towards = "me",
  shown = true,
  down = false,
  under = "",
  note = "",
}) {
  const turned = towards === "them";
  const [low, size] = print.area.length ? [60, 0.6] : [43, 1.15];
  const lasting = LASTING.includes(print.effect) && !down;
  const up = turned ? 10 : 0; // the picture keeps away from the base, where the name stands
  return html`<span class=${marked(`tile ${colour}`, { turned, down, lasting })}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <g class="shield"><path class="body" d=${SHIELD} /><path class="rim" d=${SHIELD} />
        ${
          lasting &&
          html`<path class="shimmer" d=${SHIELD} pathLength="100"
          transform="translate(2.5 2.5) scale(.95)" />`
        }</g>
      ${
        !shown &&
        html`<g class="back"><path d="M30 34h40v40H30Z M50 26 78 54 50 82 22 54Z" fill="none"
          stroke="currentColor"
          stroke-width="4" /><circle cx="50" cy="54" r="8" fill="currentColor" /></g>`
      }
      ${
        shown &&
        html`
        <g class="picture" transform="translate(13 ${21 + up}) scale(${44 / 512})">
          <use href=${`${address("/static/icons.svg")}#${PICTURES[name]?.icon ?? "fez"}`}
            width="512" height="512" fill="currentColor" /></g>
        <g class="small-print">
          <g transform="translate(74 ${38 + up}) rotate(${turned ? 180 : 0})">${pattern(print)}</g>
          ${
            EFFECTS[print.effect] &&
            html`<path d=${EFFECTS[print.effect]} class="effect" fill="none" stroke="currentColor"
            stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"
            transform="translate(74 ${low + up}) scale(${size})" />`
          }
        </g>`
      }
    </svg>
    ${shown && html`<span class="tile-name" style=${{ "--fit": fit(title) }}>${title}</span>`}
    ${under && html`<span class="tile-under" data-name=${under}></span>`}
    ${note && html`<span class="tile-note">${note}</span>`}
  </span>`;
}
