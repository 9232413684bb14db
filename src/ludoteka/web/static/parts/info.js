/**
 * What is this, and why not? A card for the thing under the pointer, the focus or a long press.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { sign } from "./shapes.js";
import { t } from "../lib/texts.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../messages.js").Outgoing} Outgoing */
/** @typedef {(message: Record<string, unknown>) => Promise<Outgoing | null>} Ask */

/** The target the card speaks of; pinned by a click or a long press. */
export const info = signal(/** @type {{id: string, pinned: boolean} | null} */ (null));
const refused = signal(/** @type {{id: string, clause: string, text: string} | null} */ (null));

/**
 * @param {{scene: Scene, stage: Stage, live: boolean, ask: Ask,
 *   openClause: (id: string) => void}} props
 */
export function Info({ scene, stage, live, ask, openClause }) {
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
      refused.value = {
        id: now.id,
        clause: answer.clause,
        text: scene.texts.refusal(answer.word, answer.args, scene.names),
      };
    });
    return () => void (current = false);
  }, [now?.id, move, usable, live]);
  useLayoutEffect(() => place(card.current, now?.id));
  if (!now || !about) return null;
  const why = !usable && refused.value?.id === now.id ? refused.value : null;
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
      html`<p class="why">${why.text} <button type="button" class="clause"
      onClick=${() => openClause(why.clause)}>${why.clause}</button></p>`
    }
    ${about.source && html`<p class="soft small">${about.source}</p>`}
  </div>`;
}

/**
 * Beside the thing, inside the window.
 * @param {HTMLElement | null} card
 * @param {string | undefined} id
 */
function place(card, id) {
  const thing = id && document.querySelector(`[data-target="${CSS.escape(id)}"]`);
  if (!card || !thing) return;
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const right = at.right + 12 + width < innerWidth ? at.right + 12 : at.left - 12 - width;
  const left = right >= 8 ? right : Math.min(Math.max(8, at.left), innerWidth - width - 8);
  const beside = right >= 8;
  const below = at.bottom + 12 + height < innerHeight ? at.bottom + 12 : at.top - 12 - height;
  const top = beside ? Math.min(Math.max(8, at.top), innerHeight - height - 8) : Math.max(8, below);
  card.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
