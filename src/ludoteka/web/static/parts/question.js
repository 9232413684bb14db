/** What the table waits for, in one sentence, with the moves that are buttons, undo and hint. */
import { html } from "../lib/html.js";
import { typed } from "../lib/typed.js";
import { Fault, Refused } from "../lib/http.js";
import { faultLine, percent, t } from "../lib/texts.js";
import { logLine, openDrawer } from "./drawer.js";
import { branch } from "../lib/branch.js";
import { ReviewNote } from "./review.js";
import { Countdown, useSeconds } from "./seat_box.js";
import { sign } from "./shapes.js";
import { Strip, momentLines } from "./strip.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */
/** @typedef {import("../lib/model.js").Replaying} Replay */

/**
 * @param {{model: TableModel, scene: Scene, stage: Stage, state: State, seats: SeatInfo[],
 *   live: boolean, back: (() => void) | null}} props
 */
export function Question({ model, scene, stage, state, seats, live, back }) {
  const replay = model.replay.value;
  if (replay)
    return html`<${Slider} model=${model} scene=${scene} replay=${replay} over=${state.over}
      seats=${seats} />`;
  const turn = live && stage.turn?.(scene);
  const strip = html`<${Strip} model=${model} scene=${scene} seats=${seats} until=${state.seq} />`;
  const moment = model.moments.looking;
  if (moment)
    return html`<section class="ask looking" aria-label=${t("web-moments")}>${strip}
      <div class="question" aria-live="polite"><p>${momentLines(scene, moment).join(" ")}</p></div>
      <div class="row moves"><button type="button" class="button main"
        onClick=${() => (model.moments.at.value = -1)}>${t("web-moment-back")}</button></div>
      </section>`;
  return html`<section class=${`ask ${scene.asked ? "mine" : ""}`} aria-label=${t("web-question")}>
    ${!state.over && strip}
    <div class="question" aria-live="polite"><p>${sentence(model, scene, stage, state, seats)}</p>
      ${
        model.fault.value &&
        html`<p class="fault" role="alert">
        ${faultText(model.fault.value, scene)}</p>`
      }
      ${scene.hints.length > 0 && html`<${Hints} model=${model} scene=${scene} />`}</div>
    ${
      state.begging < scene.names.length &&
      !state.over &&
      html`<${Begging} model=${model} name=${scene.names[state.begging]} />`
    }
    ${
      state.clocks.closing &&
      !state.over &&
      html`<${GoOn} model=${model} scene=${scene}
      closing=${state.clocks.closing} seats=${seats} />`
    }
    ${
      state.clocks.race !== null &&
      !state.over &&
      html`<${Countdown} model=${model}
      left=${state.clocks.race} running=${true} />`
    }
    <div class="row moves">
      ${
        scene.batch &&
        scene.batch.moves.length > 0 &&
        html`<button type="button"
        class="button main move" data-move="batch"
        onClick=${() => model.playAll(scene.batch?.moves ?? [])}>${scene.batch.label}</button>`
      }
      ${scene.buttons.map(
        (offer) => html`<button type="button" class="button move" data-move=${offer.text}
          key=${offer.text}
        onClick=${() => model.play(offer.text)}>${moveText(scene, offer)}</button>`,
      )}
      ${
        turn &&
        html`<button type="button" class="button turn" data-move="turn"
        onClick=${() => (model.memo.value = turn.memo)}>${sign("turn")}${turn.label}</button>`
      }
      ${
        scene.picked.length > 0 &&
        html`<button type="button" class="button quiet icon"
        aria-label=${t("web-step-back")} title=${t("web-step-back")}
        onClick=${() => (model.picked.value = scene.picked.slice(0, -1))}>${sign("close")}
        </button>`
      }
      ${
        model.waiting.value > 0 &&
        html`<button type="button" class="button quiet"
        onClick=${() => model.skip()}>${t("web-skip")}</button>`
      }
      ${
        back &&
        html`<button type="button" class="button main" onClick=${back}>
        ${t("web-to-result")}</button>`
      }
    </div>
    <div class="row deeds">
      ${
        model.undoer &&
        html`<button type="button" class="button undo" aria-label=${t("web-undo")}
        title=${t("web-undo")} onClick=${() => model.undo()}>${sign("undo")}<span>${t("web-undo")}
        </span></button>`
      }
      ${
        scene.asked &&
        scene.table.manners.hints &&
        html`<button type="button" class="button quiet hinter"
        aria-label=${t("web-hint")} title=${t("web-hint")} aria-busy=${model.hinting.value}
        onClick=${() => model.askHint()}>${sign("hint")}<span>
        ${t(model.hinting.value ? "web-hint-thinks" : "web-hint")}</span></button>`
      }
    </div>
  </section>`;
}

/**
 * Somebody asks to take a move back: those who are asked answer, the others are told.
 * @param {{model: TableModel, name: string}} props
 */
function Begging({ model, name }) {
  if (!model.granter)
    return html`<p class="small soft begging">${t("web-begs-told", { name })}</p>`;
  return html`<div class="row begging" role="group" aria-label=${t("web-begs", { name })}>
    <span>${t("web-begs", { name })}</span>
    <button type="button" class="button" onClick=${() => model.grant(true)}>
      ${t("web-allow")}</button>
    <button type="button" class="button" onClick=${() => model.grant(false)}>
      ${t("web-refuse")}</button></div>`;
}

/**
 * A race without a timer: who may end it has a button when the others have had their time, as long
 * as a person elsewhere is waited for; the others are told.
 * @param {{model: TableModel, scene: Scene, closing: import("../messages.js").Closing,
 *   seats: SeatInfo[]}} props
 */
function GoOn({ model, scene, closing, seats }) {
  const seconds = useSeconds(model, closing.left, true);
  const held = model.lines.map((line) => line.seat);
  if (!held.includes(closing.seat)) {
    const name = scene.names[closing.seat];
    return html`<p class="small soft going-on">
      ${seconds ? t("web-may-go-on-in", { name, seconds }) : t("web-may-go-on", { name })}</p>`;
  }
  const others = scene.view.waiting.filter(
    (seat) => !held.includes(seat) && seats[seat]?.kind === "person",
  );
  if (!others.length) return null;
  return html`<div class="row going-on"><button type="button" class="button main"
    disabled=${seconds > 0} onClick=${() => model.closeRace()}>
    ${seconds ? t("web-go-on-in", { seconds }) : t("web-go-on")}</button></div>`;
}

/**
 * What the bot advises; each can be done at once.
 * @param {{model: TableModel, scene: Scene}} props
 */
function Hints({ model, scene }) {
  const found = scene.hints.flatMap((hint) =>
    scene.offers.filter((offer) => offer.text === hint.move).map((offer) => ({ ...hint, offer })),
  );
  return html`<div class="hints"><p class="small soft" id="hints-title">${sign("hint")}
    ${t("web-hint-says")}</p>
    <ol aria-labelledby="hints-title">${found.map(
      ({ offer, share, reason }) => html`<li key=${offer.text}>
      <button type="button" class="advised" title=${t("web-hint-do")}
        onClick=${() => model.play(offer.text)}><strong>${percent(share)}</strong>
        <span>${moveText(scene, offer)}${
          reason &&
          html`<span
          class="small soft"> ${scene.t(`reason-${reason}`)}</span>`
        }</span></button></li>`,
    )}</ol></div>`;
}

/** @param {Scene} scene @param {import("../lib/scene.js").Offer} offer */
export function moveText(scene, offer) {
  return scene.texts.move(offer.verb, offer.args, scene.names);
}

/** @param {Fault} fault @param {Scene} scene */
function faultText(fault, scene) {
  if (!(fault instanceof Refused)) return faultLine(fault);
  const { word, args, clause } = fault.refusal;
  return html`${scene.texts.refusal(word, args, scene.names)} <button type="button" class="clause"
    onClick=${() => openDrawer("rules", clause)}>${clause}</button>`;
}

/**
 * @param {TableModel} model
 * @param {Scene} scene
 * @param {Stage} stage
 * @param {State} state
 * @param {SeatInfo[]} seats
 */
function sentence(model, scene, stage, state, seats) {
  if (state.over) return t("web-over");
  const { view, texts } = scene;
  const prompt = view.prompt ? texts.prompt(view.prompt, view.about, scene.names) : "";
  if (scene.batch) return scene.batch.question;
  if (scene.offers.length && scene.picked.length) return pickedSentence(scene, stage);
  if (scene.offers.length) return scene.asked ? prompt : t("web-passed");
  const waiting = view.waiting.filter((seat) => seat !== scene.viewer || scene.spectating);
  if (!waiting.length) return prompt || t("web-a-moment");
  const names = waiting.map((seat) => scene.names[seat]).join(", ");
  const bot = waiting.some((seat) => seats[seat]?.kind === "bot");
  const thinking = model.line.value.thinking.value.length > 0 || bot;
  return t(thinking ? "web-thinking" : "web-waiting", { names, count: waiting.length });
}

/** @param {Scene} scene @param {Stage} stage */
function pickedSentence(scene, stage) {
  const asked = stage.picking?.(scene);
  if (asked) return asked;
  return scene.buttons.length ? t("web-picked-button") : t("web-picked");
}

/**
 * The slider of the replay.
 * @param {{model: TableModel, scene: Scene, replay: Replay, over: boolean,
 *   seats: SeatInfo[]}} props
 */
function Slider({ model, scene, replay, over, seats }) {
  const goOn = () =>
    branch(scene.table, seats, frames[at].count).catch((fault) => (model.fault.value = fault));
  const { frames, at, playing } = replay;
  const last = frames.length - 1;
  const step = (
    /** @type {number} */ to,
    /** @type {string} */ label,
    /** @type {string} */ icon,
    /** @type {boolean} */ off,
  ) =>
    html`<button type="button" class="button quiet icon" aria-label=${label} title=${label}
      disabled=${off} onClick=${() => model.seek(to)}>${sign(icon)}</button>`;
  return html`<section class="ask replay" aria-label=${t("web-replay")}>
    <div class="question"><p>${replayed(replay, scene)}</p>
      <${ReviewNote} scene=${scene} count=${frames[at].count} /></div>
    <div class="row slider">
      <button type="button" class="button icon" aria-label=${t(playing ? "web-pause" : "web-play")}
        onClick=${() => model.togglePlaying()}>${sign(playing ? "pause" : "play")}</button>
      ${step(at - 1, t("web-earlier"), "back", at === 0)}
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("web-position-of", {
        at,
        last,
      })}
        onInput=${(/** @type {Event} */ event) => model.seek(Number(typed(event)))} />
      ${step(at + 1, t("web-later"), "forward", at === last)}
      <span class="small soft">${at} / ${last}</span>
      ${
        over &&
        at < last &&
        html`<button type="button" class="button" onClick=${goOn}>
        ${t("web-branch")}</button>`
      }
      <button type="button" class="button main" onClick=${() => model.endReplay()}>
        ${t("web-replay-end")}</button>
    </div>
  </section>`;
}

/** @param {Replay} replay @param {Scene} scene */
function replayed({ frames, at }, scene) {
  const { entry, notes } = frames[at];
  const last = notes.at(-1);
  if (last)
    return logLine({ seq: last[0], word: last[1], args: last[2] }, scene.texts, scene.names);
  return entry ? t("web-replay-step") : t("web-replay-start");
}
