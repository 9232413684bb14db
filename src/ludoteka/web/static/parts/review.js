/**
 * A bot looks over a finished match: the moves that lost most, and the chance to win as a curve.
 */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { SPECTATOR } from "../lib/model.js";
import { WORTH_TELLING, isThrough, lost, reviewOf, useReview, worst } from "../lib/reviews.js";
import { percent, t } from "../lib/texts.js";
import { drawer, narrow } from "./drawer.js";
import { seatMark, sign } from "./shapes.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/reviews.js").Review} Reviewed */
/** @typedef {import("../lib/reviews.js").ReviewedMove} Move */
/** @typedef {import("../messages.js").Offer} Offer */

/** The tables whose review somebody here has asked for. */
const wanted = signal(/** @type {Set<string>} */ (new Set()));

/** @param {{model: import("../lib/model.js").TableModel, scene: Scene, total: number}} props */
export function Review({ model, scene, total }) {
  const { id } = scene.table;
  const own = model.seat.value < SPECTATOR ? model.seat.value : 0;
  const [seat, setSeat] = useState(own);
  const asked = wanted.value.has(id);
  useReview(id, seat, asked);
  const review = reviewOf(id, seat);
  const jump = (/** @type {number} */ count) => {
    if (narrow()) drawer.value = { ...drawer.value, open: false };
    model.jump(count, seat);
  };
  if (!asked) {
    return html`<div class="review stack"><p class="soft small">${t("web-review-text")}</p>
      <div class="row"><button type="button" class="button"
        onClick=${() => (wanted.value = new Set([...wanted.value, id]))}>${sign("review")}
        ${t("web-review-start")}</button></div></div>`;
  }
  return html`<div class="review stack">
    <div class="segments" role="radiogroup" aria-label=${t("web-review-whose")}>${scene.names.map(
      (name, place) => html`<label class="segment" key=${place}>
        <input type="radio" name="reviewed" checked=${place === seat}
      onChange=${() => setSeat(place)} /><span class="badge">${seatMark(place)}<span class="who">
        ${name}</span></span></label>`,
    )}</div>
    ${(!review || !isThrough(review)) && html`<${Progress} review=${review} />`}
    ${
      review &&
      review.moves.length > 0 &&
      html`<${Curve} scene=${scene} total=${total}
      jump=${jump} />`
    }
    ${review && html`<${Worst} review=${review} scene=${scene} jump=${jump} />`}
  </div>`;
}

/** @param {{review: Reviewed | undefined}} props */
function Progress({ review }) {
  const { done, of } = review ?? { done: 0, of: 1 };
  return html`<div class="progress" role="status"><span class="thinking">
    <span class="dots" aria-hidden="true"></span>${t("web-review-progress", { done, of })}</span>
    <progress value=${done} max=${of} aria-label=${t("web-review-progress", { done, of })}>
      </progress></div>`;
}

/** @param {{review: Reviewed, scene: Scene, jump: (count: number) => void}} props */
function Worst({ review, scene, jump }) {
  const found = worst(review);
  const told = (/** @type {Offer} */ [, verb, args]) => scene.texts.move(verb, args, scene.names);
  const average =
    review.moves.reduce((sum, move) => sum + lost(move), 0) / Math.max(1, review.moves.length);
  return html`<div class="stack"><ol class="worst">${found.map(
    (move) => html`<li key=${move.count}><p>${t("web-review-move", {
      count: move.count,
      played: told(move.played),
    })}</p>
      <p class="better">${t("web-review-better", { best: told(move.best) })}</p>
      <div class="row spread"><span class="small soft">
        ${t("web-review-shares", { share: percent(move.share), better: percent(move.best_share) })}
        </span>
        <button type="button" class="button small" onClick=${() => jump(move.count)}>${sign("eye")}
          ${t("web-review-show", { count: move.count })}</button></div></li>`,
  )}</ol>
    ${
      isThrough(review) &&
      html`<p class="small soft">${review.moves.length ? "" : t("web-review-none")}
      ${
        review.moves.length > 0 && !found.length
          ? t("web-review-good", { least: percent(WORTH_TELLING) })
          : ""
      }
      ${
        review.moves.length
          ? t("web-review-sum", { moves: review.moves.length, lost: percent(average) })
          : ""
      }</p>`
    }</div>`;
}

const [WIDE, HIGH, LEFT, EDGE] = [320, 132, 42, 8];

/**
 * The chance to win of every seat looked at so far, over the match.
 * @param {{scene: Scene, total: number, jump: (count: number) => void}} props
 */
function Curve({ scene, total, jump }) {
  const seats = scene.names
    .map((_, seat) => seat)
    .filter((seat) => (reviewOf(scene.table.id, seat)?.moves.length ?? 0) > 0);
  const x = (/** @type {number} */ count) =>
    LEFT + (count / Math.max(1, total)) * (WIDE - LEFT - EDGE);
  const y = (/** @type {number} */ share) => EDGE + (1 - share) * (HIGH - 2 * EDGE);
  const near = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const count =
      ((((event.clientX - box.left) / box.width) * WIDE - LEFT) / (WIDE - LEFT - EDGE)) * total;
    jump(Math.max(0, Math.min(total, Math.round(count))));
  };
  return html`<figure class="curve"><figcaption class="small">${t("web-review-curve")}</figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${seats
      .map((seat) => inWords(scene, seat))
      .join(" ")} onClick=${near}>
      ${[0, 0.5, 1].map(
        (share) => html`<line class="grid" x1=${LEFT} x2=${WIDE - EDGE}
        y1=${y(share)} y2=${y(share)} /><text x=${LEFT - 6} y=${y(share) + 4} text-anchor="end">
        ${percent(share)}</text>`,
      )}
      ${seats.map(
        (seat) =>
          html`<${Line} key=${seat} seat=${seat} moves=${
            reviewOf(scene.table.id, seat)?.moves ?? []
          } x=${x} y=${y} />`,
      )}</svg>
    <ul class="unseen">${seats.map((seat) => html`<li>${inWords(scene, seat)}</li>`)}</ul>
      </figure>`;
}

/**
 * @param {{seat: number, moves: Move[], x: (count: number) => number,
 *   y: (share: number) => number}} props
 */
function Line({ seat, moves, x, y }) {
  const points = moves.flatMap((move) => [
    `${x(move.count).toFixed(1)},${y(move.best_share).toFixed(1)}`,
    `${x(move.count).toFixed(1)},${y(move.share).toFixed(1)}`,
  ]);
  const costly = moves.filter((move) => lost(move) >= WORTH_TELLING);
  const last = moves[moves.length - 1];
  return html`<g style=${{ color: `var(--seat${seat % 8})` }}>
    <polyline points=${points.join(" ")} />
    ${costly.map((move) => html`<circle cx=${x(move.count)} cy=${y(move.share)} r="3" />`)}
    <svg x=${x(last.count) - 6} y=${y(last.share) - 6} width="12" height="12">${seatMark(seat)}
      </svg></g>`;
}

/** @param {Scene} scene @param {number} seat */
function inWords(scene, seat) {
  const moves = reviewOf(scene.table.id, seat)?.moves ?? [];
  const low = moves.reduce((least, move) => (move.share < least.share ? move : least));
  return t("web-review-curve-seat", {
    name: scene.names[seat],
    first: percent(moves[0].share),
    last: percent(moves[moves.length - 1].share),
    low: percent(low.share),
    at: low.count,
  });
}

/**
 * What the bot says of the move that follows the shown position.
 * @param {{scene: Scene, count: number}} props
 */
export function ReviewNote({ scene, count }) {
  for (let seat = 0; seat < scene.names.length; seat += 1) {
    const move = reviewOf(scene.table.id, seat)?.moves.find((each) => each.count === count);
    if (!move || lost(move) < WORTH_TELLING) continue;
    const told = (/** @type {Offer} */ [, verb, args]) => scene.texts.move(verb, args, scene.names);
    return html`<p class="hint">${sign("review")}<span>
      ${scene.names[seat]}: ${told(move.played)} (${percent(move.share)}). ${t(
        "web-review-better",
        { best: told(move.best) },
      )} (${percent(move.best_share)})</span></p>`;
  }
  return null;
}
