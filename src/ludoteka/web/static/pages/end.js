/** The end of a match: the score sheet, its story in three facts, and what to do next. */
import { address } from "../lib/base.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { check } from "../lib/fair.js";
import { fetchJson } from "../lib/http.js";
import { SPECTATOR } from "../lib/model.js";
import { drawBoard } from "../lib/board_picture.js";
import { sharePicture } from "../lib/picture.js";
import { t } from "../lib/texts.js";
import { goOnAt } from "../lib/rematch.js";
import { logLine } from "../parts/drawer.js";
import { Review } from "../parts/review.js";
import { Portrait, SeatBadge } from "../parts/faces.js";
import { sign } from "../parts/shapes.js";
import { copy } from "../parts/table_menu.js";
import { Top } from "../parts/top.js";
import { moveText } from "../parts/question.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../messages.js").TableInfo} TableInfo */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */
/** @typedef {import("../messages.js").Frame} Frame */
/** @typedef {{seat: number, by: number, scores: number[]}} Lead */
/**
 * @typedef {object} Ended
 * @property {TableModel} model
 * @property {TableInfo} table
 * @property {Scene} scene
 * @property {Stage} stage
 * @property {State} state
 * @property {SeatInfo[]} seats
 * @property {() => void} look
 */

/** @param {Ended} props */
export function EndPage({ model, table, scene, stage, state, seats, look }) {
  const ranks = scene.view.ranks ?? [];
  const winners = scene.names.filter((_, seat) => ranks[seat] === 0);
  const sheet = stage.sheet?.(scene) ?? {
    rows: [{ label: t("web-score"), values: scene.view.scores ?? [], strong: true }],
  };
  const title = headline(scene, ranks, winners);
  const why = state.ending ? sentence(scene, state.ending) : "";
  const story = useStory(model, scene, stage, state.count);
  const next = model.line.value.next.value;
  useEffect(() => {
    scrollTo(0, 0);
    if (new URLSearchParams(location.search).get("show") === "review") toReview();
  }, []);
  useEffect(() => {
    if (next && model.wanted) follow(model, table, next);
  }, [next]);
  const seated = model.seat.value < SPECTATOR;
  return html`<div class=${`ending game-${table.game}`}>
    <${Top} title=${scene.texts.line("title")} />
    <main class="page end-page">
      <section class="result">
        <div class="laurel" aria-hidden="true">${ranks.map(
          (rank, seat) =>
            rank === 0 &&
            html`<span class="winner">${
              stage.Face
                ? html`<${stage.Face} scene=${scene} seat=${seat} />`
                : html`<span class="portrait-ring"
                    style=${{ "--seat": `var(--seat${seat % 8})` }}><${Portrait}
                    game=${table.game} info=${seats[seat]} /></span>`
            }</span>`,
        )}</div>
        <h1>${title}</h1>
        ${why && html`<p class="why-over">${why}</p>`}
      </section>
      <${Offer} model=${model} table=${table} names=${scene.names} />
      <nav class="row actions" aria-label=${t("web-what-next")}>
        ${
          seated &&
          html`<button type="button" class="button main" onClick=${() =>
            rematch(model, table)}>${sign("turn")}${t("web-rematch")}</button>`
        }
        <button type="button" class="button" onClick=${toReview}>${sign("review")}
          ${t("web-review")}</button>
        <button type="button" class="button picture"
          onClick=${() =>
            sharePicture(resultPicture(scene, table, why), () =>
              drawBoard(stage, scene, table.game),
            )}>
          ${sign("share")}${t("web-picture")}</button>
        <button type="button" class="button" onClick=${look}>${sign("eye")}${t("web-look")}</button>
        <button type="button" class="button" onClick=${() => model.startReplay()}>${sign("play")}
          ${t("web-replay")}</button>
        <button type="button" class="button"
          onClick=${() => copy(location.origin + address(`/table/${table.id}`))}>${sign("share")}
          ${t("web-share")}</button>
        <a class="button" href=${address(`/api/tables/${table.id}/record`)}
          download=${`${table.game}-${table.id}.ludo`}>${sign("save")}${t("web-download")}</a>
        <a class="button quiet" href=${address("/")}>${t("web-to-home")}</a>
      </nav>
      <section class="panel" aria-labelledby="sheet-title"><h2 id="sheet-title">${t("web-sheet")}
        </h2>
        <div class="sheet-scroll" tabindex="0" role="group" aria-labelledby="sheet-title">
          <table class="sheet"><thead><tr><td></td>${seats.map(
            (seat) => html`<th scope="col">
          <${SeatBadge} game=${table.game} info=${seat} /></th>`,
          )}</tr></thead>
          <tbody>${sheet.rows.map(
            (row) => html`<tr class=${row.strong ? "strong" : ""}>
            <th scope="row">${row.label}</th>${row.values.map((value) => html`<td>${value}</td>`)}
            </tr>`,
          )}
          ${
            ranks.length > 1 &&
            winners.length > 0 &&
            html`<tr class="strong"><th scope="row">
            ${t("web-rank")}</th>${ranks.map((rank) => html`<td>${rank + 1}.</td>`)}</tr>`
          }</tbody>
            </table></div>
      </section>
      <section class="panel" aria-labelledby="story-title"><h2 id="story-title">${t("web-story")}
        </h2>
        <ol class="story">${story.map((fact) => html`<li>${fact}</li>`)}</ol></section>
      <section class="panel" aria-labelledby="review-title"><h2 id="review-title">
        ${t("web-review")}</h2><${Review} model=${model} scene=${scene} total=${state.count} />
        </section>
      <${Dice} table=${table} state=${state} />
      ${
        model.fault.value &&
        html`<p class="fault" role="alert">
        ${scene.texts.fault(model.fault.value.code, model.fault.value.values)}</p>`
      }
    </main></div>`;
}

/** Why it is over. @param {Scene} scene @param {import("../messages.js").Note} ending */
function sentence(scene, [seq, word, args]) {
  return logLine({ seq, word, args }, scene.texts, scene.names);
}

/** To the review, and to its first button. */
function toReview() {
  const title = document.getElementById("review-title");
  title?.scrollIntoView({ block: "start" });
  const panel = title?.closest("section");
  /** @type {HTMLElement | null | undefined} */ (panel?.querySelector("button, input"))?.focus();
}

/**
 * What the picture to share tells, to whoever sees it.
 * @param {Scene} scene
 * @param {TableInfo} table
 * @param {string} why
 * @returns {import("../lib/picture.js").Result}
 */
function resultPicture(scene, table, why) {
  const { ranks, scores } = scene.view;
  const winners = scene.names.filter((_, seat) => ranks?.[seat] === 0);
  return {
    game: table.game,
    name: scene.texts.line("title"),
    title: headline({ ...scene, spectating: true }, ranks ?? [], winners),
    why,
    players: scene.names.map((name, seat) => ({
      seat,
      name,
      score: scores?.some(Boolean) ? `${scores[seat]}` : "",
      won: ranks?.[seat] === 0,
    })),
  };
}

/** @param {Scene} scene @param {number[]} ranks @param {string[]} winners */
function headline(scene, ranks, winners) {
  if (winners.length > 1) return t("web-drawn", { names: winners.join(", ") });
  if (!winners.length && ranks.length > 1) return t("web-nobody-won");
  if (!winners.length)
    return scene.spectating ? t("web-lost", { name: scene.names[0] }) : t("web-lost-you");
  return !scene.spectating && ranks[scene.viewer] === 0
    ? t("web-won-you")
    : t("web-won", { name: winners[0] });
}

/**
 * Somebody offers a rematch: yes, no, or watch it.
 * @param {{model: TableModel, table: TableInfo, names: string[]}} props
 */
function Offer({ model, table, names }) {
  const by = model.offerer;
  const next = model.line.value.next.value;
  if (by < 0) return null;
  const watching = model.seat.value === SPECTATOR;
  return html`<section class="panel offer" role="status"><p>
    ${t("web-rematch-offered", { name: names[by] })}</p><div class="row">
    ${
      watching
        ? html`<a class="button main" href=${address(`/table/${next}`)}>${t("web-watch")}</a>`
        : html`<button type="button" class="button main"
            onClick=${() => follow(model, table, next)}>${t("web-rematch-accept")}</button>
          <button type="button" class="button" onClick=${() => model.decline()}>
            ${t("web-rematch-decline")}</button>`
    }</div></section>`;
}

/** @param {TableModel} model @param {TableInfo} table */
async function rematch(model, table) {
  model.wanted = true;
  const next = model.line.value.next.value;
  if (next) return follow(model, table, next);
  await model.ask({ type: "rematch" });
}

/**
 * The same seats at the next table.
 * @param {TableModel} model
 * @param {TableInfo} table
 * @param {string} next
 */
function follow(model, table, next) {
  model.wanted = true;
  goOnAt(table.id, next);
}

/** Seed and promise, compared here and now. @param {{table: TableInfo, state: State}} props */
function Dice({ table, state }) {
  const [told, setTold] = useState("");
  const verify = async () => {
    setTold(t("web-verify-wait"));
    try {
      /** @type {import("../messages.js").Verified} */
      const found = await fetchJson(`/api/tables/${table.id}/verify`);
      const draws = found.draws.map(([size, outcome]) => ({ size, outcome }));
      const promised = table.commitment || found.commitment;
      const here = await check(found.seed, found.salt, promised, draws);
      if (!here) setTold(t("web-verify-bad"));
      else if (!found.good) setTold(t("web-verify-record-bad"));
      else setTold(t("web-verify-good", { moves: found.moves, chances: found.chances }));
    } catch {
      setTold(t("web-reconnecting"));
    }
  };
  return html`<section class="panel" aria-labelledby="dice-title"><details class="stack">
    <summary><h2 id="dice-title">${t("web-dice")}</h2></summary>
    <p class="soft small">${t(table.fair ? "web-dice-text" : "web-dice-unfair")}</p>
    <dl class="facts secret-facts"><div><dt>${t("web-dice-promise")}</dt><dd><code>
      ${table.commitment}</code></dd></div>
      <div><dt>${t("web-dice-seed")}</dt><dd><code>${state.seed}</code></dd></div></dl>
    <div class="row"><button type="button" class="button" onClick=${verify}>${sign("dice")}
      ${t("web-verify")}</button>
      <span role="status" class="verified">${told}</span></div></details></section>`;
}

/** A longer match is not fetched position by position just for its story. */
const LONGEST_STORY = 1500;
const MOST_NOTES = 4;

/**
 * Three facts from the positions of the match.
 * @param {TableModel} model
 * @param {Scene} scene
 * @param {Stage} stage
 * @param {number} count
 */
function useStory(model, scene, stage, count) {
  const [frames, setFrames] = useState(/** @type {Frame[]} */ ([]));
  useEffect(() => {
    let current = true;
    if (count > LONGEST_STORY) return;
    model.frames("all").then(
      (found) => current && setFrames(found.frames),
      () => {},
    );
    return () => void (current = false);
  }, [model]);
  if (count > LONGEST_STORY) return [t("web-fact-moves", { count })];
  if (!frames.length) return [t("web-a-moment")];
  const facts = [
    t("web-fact-moves", { count: frames.filter((frame) => frame.entry?.[0] === "m").length }),
  ];
  const { score } = stage;
  if (!score || scene.names.length < 2) return facts;
  const leads = frames.map(({ view }) =>
    lead(score(view.position, scene.names.length, view.shown)),
  );
  let biggest = 1;
  let turned = 0;
  for (let place = 1; place < leads.length; place += 1) {
    if (swing(leads, place) > swing(leads, biggest)) biggest = place;
    if (leads[place].by > 0 && before(leads, place) !== leads[place].seat) turned = place;
  }
  facts.push(t("web-fact-biggest", { what: told(scene, frames, biggest), count: biggest }));
  if (turned)
    facts.push(t("web-fact-turned", { name: scene.names[leads[turned].seat], count: turned }));
  return scene.view.ranks?.includes(0) ? [...facts, closestCall(scene, leads)] : facts;
}

/**
 * When the winner was furthest behind; who was never behind had no close call.
 * @param {Scene} scene
 * @param {{scores: number[]}[]} leads
 */
function closestCall(scene, leads) {
  const ranks = scene.view.ranks ?? [];
  const winner = ranks.indexOf(0);
  if (ranks.lastIndexOf(0) !== winner) return t("web-fact-closest-draw");
  const behind = leads.map(
    ({ scores }) => Math.max(...scores.filter((_, seat) => seat !== winner)) - scores[winner],
  );
  const most = Math.max(...behind);
  const name = scene.names[winner];
  return most > 0
    ? t("web-fact-closest", { name, by: most, count: behind.lastIndexOf(most) })
    : t("web-fact-closest-never", { name });
}

/** @param {number[]} scores @returns {Lead} */
function lead(scores) {
  const best = Math.max(...scores);
  const seat = scores.indexOf(best);
  const rest = Math.max(...scores.filter((_, other) => other !== seat));
  return { seat, by: best - rest, scores };
}

/** @param {Lead[]} leads @param {number} place */
function swing(leads, place) {
  const [old, now] = [leads[place - 1].scores, leads[place].scores];
  if (now.every((each) => each === 0)) return 0;
  return now.reduce((sum, each, seat) => sum + Math.abs(each - old[seat]), 0);
}

/** Who led last before. @param {Lead[]} leads @param {number} place */
function before(leads, place) {
  for (let earlier = place - 1; earlier >= 0; earlier -= 1)
    if (leads[earlier].by > 0) return leads[earlier].seat;
  return -1;
}

/**
 * What happened at a step, in the words of the log; else the move itself.
 * @param {Scene} scene
 * @param {Frame[]} frames
 * @param {number} place
 */
function told(scene, frames, place) {
  const { entry, notes } = frames[place];
  const lines = notes
    .slice(0, MOST_NOTES)
    .map(([seq, word, args]) => logLine({ seq, word, args }, scene.texts, scene.names));
  if (lines.length) return lines.join(" ");
  const [kind, seat, text] = entry ?? [];
  const offer = kind === "m" && typeof text === "string" && parse(scene, text);
  return offer ? `${scene.names[Number(seat)]}: ${moveText(scene, offer)}` : "";
}

/** A move from its text. @param {Scene} scene @param {string} text */
function parse(scene, text) {
  const [verb, ...names] = text.split(" ");
  const kinds = (scene.texts.words.verbs[verb] ?? "").split(" ").filter(Boolean);
  if (!(verb in scene.texts.words.verbs) || kinds.length !== names.length) return null;
  const args = kinds.map((kind, place) =>
    kind === "number" || kind === "seat"
      ? Number(names[place])
      : scene.texts.words.kinds[kind].indexOf(names[place]),
  );
  return { text, verb, args };
}
