/**
 * What is this, and why not? A card for the thing under the pointer, the focus or a long press.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { sign } from "./shapes.js";
import { narrow } from "./drawer.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../messages.js").Outgoing} Outgoing */
/** @typedef {import("../messages.js").Refusal} Refusal */
/** @typedef {(message: Record<string, unknown>) => Promise<Outgoing | null>} Ask */

/** The target the card speaks of; pinned by a click or a long press. */
export const info = signal(/** @type {{id: string, pinned: boolean} | null} */ (null));
/** Why not: for which thing, at which decision, and what the table said. */
const refused = signal(
  /** @type {{id: string, decision: number, said: Refusal} | null} */ (null),
);

/**
 * It follows the turn and the language: what it says is made anew at every decision.
 * @param {{scene: Scene, stage: Stage, decision: number, live: boolean, ask: Ask,
 *   openClause: (id: string) => void}} props
 */
export function Info({ scene, stage, decision, live, ask, openClause }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const now = info.value;
  const about = now ? stage.about(scene, now.id) : null;
  const usable = now ? scene.open.has(now.id) || scene.picked.includes(now.id) : true;
  const move = about?.why;
  useEffect(() => {
    if (!now || !move || usable || !live || scene.spectating) return;
    let current = true;
    ask({ type: "why", move }).then((answer) => {
      if (!current || answer?.type !== "refusal") return;
      refused.value = { id: now.id, decision, said: answer };
    });
    return () => void (current = false);
  }, [now?.id, move, usable, live, decision]);
  useLayoutEffect(() => {
    if (now && !place(card.current, now.id)) info.value = null;
  });
  if (!now || !about) return null;
  const known = refused.value;
  const why = !usable && known?.id === now.id && known.decision === decision ? known.said : null;
  return html`<div class=${`info ${now.pinned ? "pinned" : ""}`} ref=${card}
    role=${now.pinned ? "dialog" : "tooltip"} aria-label=${about.title}>
    <strong>${about.title}</strong>
    ${
      now.pinned &&
      html`<button type="button" class="button quiet icon"
      aria-label=${t("web-close")} onClick=${() => (info.value = null)}>${sign("close")}</button>`
    }
    ${about.text && html`<p>${about.text}</p>`}
    ${about.state?.map((line) => html`<p class="state">${line}</p>`)}
    ${
      why &&
      html`<p class="why">${scene.texts.refusal(why.word, why.args, scene.names)}
      <button type="button" class="clause" onClick=${() => openClause(why.clause)}>
        ${why.clause}</button></p>`
    }
    ${about.source && html`<p class="soft small">${about.source}</p>`}
  </div>`;
}

/** The space around the card. */
const GAP = 8;

/**
 * Beside the thing, inside the window; on a phone a pinned card leaves the question free. Whether
 * the thing is still there.
 * @param {HTMLElement | null} card
 * @param {string} id
 */
function place(card, id) {
  const thing = document.querySelector(`[data-target="${CSS.escape(id)}"]`);
  if (!card || !thing) return thing !== null;
  card.style.maxHeight = "";
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const right = at.right + 12 + width < innerWidth ? at.right + 12 : at.left - 12 - width;
  const left =
    right >= GAP ? right : Math.min(Math.max(GAP, at.left), innerWidth - width - GAP);
  const beside = right >= GAP;
  const below = at.bottom + 12 + height < innerHeight ? at.bottom + 12 : at.top - 12 - height;
  let top = beside
    ? Math.min(Math.max(GAP, at.top), innerHeight - height - GAP)
    : Math.max(GAP, below);
  const bar = document.querySelector(".ask")?.getBoundingClientRect();
  if (bar && narrow() && card.classList.contains("pinned")) {
    const room = roomBeside(bar, top + height / 2);
    card.style.maxHeight = `${room.high}px`;
    top = Math.min(Math.max(room.top, top), room.top + room.high - Math.min(height, room.high));
  }
  card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  return true;
}

/** So much height at least makes a card readable. */
const READABLE = 120;

/**
 * The part of the window above or below the question: the one nearer to where the card would be,
 * if a card can be read there.
 * @param {DOMRect} bar
 * @param {number} wanted
 */
function roomBeside(bar, wanted) {
  const above = { top: GAP, high: Math.max(0, bar.top - 2 * GAP) };
  const below = { top: bar.bottom + GAP, high: Math.max(0, innerHeight - bar.bottom - 2 * GAP) };
  const [near, far] = wanted < (bar.top + bar.bottom) / 2 ? [above, below] : [below, above];
  return near.high >= READABLE || near.high >= far.high ? near : far;
}
