/** A seat: colour, shape and name, whose turn it is, the clock, and what lies before it. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { temperOf } from "../lib/characters.js";
import { SeatFace } from "./faces.js";
import { sign } from "./shapes.js";

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */

/**
 * @param {{seat: number, info: SeatInfo, scene: Scene, stage: Stage, model: TableModel,
 *   state: State, own: boolean}} props
 */
export function SeatBox({ seat, info, scene, stage, model, state, own }) {
  const asked = !state.over && scene.view.waiting.includes(seat) && !model.replay.value;
  const thinking = model.line.value.thinking.value.includes(seat);
  return html`<section class=${`seat ${asked ? "asked" : ""} ${own ? "mine" : ""}`}
    style=${{ "--seat": `var(--seat${seat % 8})` }}
    aria-label=${scene.names[seat]}>
    <div class="seat-head">
      <span class="badge" title=${info.owned ? "" : temperOf(scene.table.game, info.bot)}>
        <${SeatFace} game=${scene.table.game} info=${info} />
        <span class="who" title=${scene.names[seat]}>${scene.names[seat]}</span></span>
      ${
        info.kind === "bot" &&
        html`<span class="tag" title=${t("web-bot")}>${sign("bot")}
        <span class="unseen">${t("web-bot")}</span></span>`
      }
      ${info.kind === "person" && !info.present && html`<span class="tag">${t("web-away")}</span>`}
      ${
        thinking &&
        html`<span class="tag thinking"><span class="dots" aria-hidden="true"></span>
        ${t("web-thinks")}</span>`
      }
      ${
        state.clocks.left.length > 0 &&
        html`<${Clock} model=${model} state=${state} seat=${seat}
        />`
      }
      ${
        info.kind === "person" &&
        !info.present &&
        !own &&
        html`<button type="button"
        class="button quiet small" onClick=${() => model.ask({ type: "replace", seat })}>
        ${t("web-let-bot")}</button>`
      }
      ${
        own &&
        info.kind === "bot" &&
        info.owned &&
        !info.resigned &&
        !scene.spectating &&
        html`<button type="button" class="button small"
        onClick=${() => model.ask({ type: "takeback" })}>${t("web-take-back")}</button>`
      }
    </div>
    ${stage.Seat && html`<${stage.Seat} scene=${scene} seat=${seat} />`}
  </section>`;
}

/**
 * The time left, counted down here between messages.
 * @param {{model: TableModel, state: State, seat: number}} props
 */
function Clock({ model, state, seat }) {
  return html`<${Countdown} model=${model} left=${state.clocks.left[seat]}
    running=${state.clocks.running.includes(seat)} />`;
}

/**
 * The seconds left of what was so long when the table last spoke.
 * @param {TableModel} model
 * @param {number} left
 * @param {boolean} running
 */
export function useSeconds(model, left, running) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [running]);
  const passed = running ? performance.now() - model.line.value.heard.value : 0;
  return Math.max(0, Math.ceil((left - passed) / 1000));
}

/** @param {{model: TableModel, left: number, running: boolean}} props */
export function Countdown({ model, left, running }) {
  const seconds = useSeconds(model, left, running);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span
    class=${`clock ${running ? "running" : ""} ${running && seconds <= 10 ? "short" : ""}`}
    role="timer" aria-label=${t("web-time-left", { time: text })}>${sign("clock")}${text}</span>`;
}
