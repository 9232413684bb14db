/** Puzzles: today's, the shelf by game and grade, and one of them on the stage of its game. */
import { address } from "../lib/base.js";
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { fetchJson, post } from "../lib/http.js";
import { kept, remember } from "../lib/memory.js";
import { TableModel } from "../lib/model.js";
import { PuzzleLine } from "../lib/puzzle_line.js";
import { go } from "../lib/route.js";
import { solved, solving, streak } from "../lib/streak.js";
import { faultLine, gameTexts, language, seatName, t, texts } from "../lib/texts.js";
import { Lid } from "../parts/lid.js";
import { notify } from "../parts/notices.js";
import { moveText } from "../parts/question.js";
import { sign } from "../parts/shapes.js";
import { Top } from "../parts/top.js";
import { style } from "../stages/stages.js";
import { Loaded } from "./table.js";

/** @typedef {import("../messages.js").Puzzles} Puzzles */
/** @typedef {import("../messages.js").PuzzleInfo} PuzzleInfo */
/** @typedef {import("../messages.js").PuzzleTold} PuzzleTold */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../lib/scene.js").Scene} Scene */

const GRADES = [1, 2, 3, 4, 5];

/** @type {Promise<Puzzles> | null} */
let asked = null;

/** All puzzles; today's changes while a page is open, so it is asked for again now and then. */
function usePuzzles() {
  const [found, setFound] = useState(/** @type {Puzzles | null} */ (null));
  useEffect(() => {
    style(address("/static/styles/puzzles.css"));
    asked ??= fetchJson("/api/puzzles");
    asked.then(setFound, (fault) => {
      asked = null;
      notify(faultLine(fault));
    });
    const timer = setTimeout(() => (asked = null), 600_000);
    return () => clearTimeout(timer);
  }, []);
  return found;
}

/** @param {PuzzleInfo} puzzle */
const pathOf = (puzzle) => `/puzzles/${puzzle.game}/${puzzle.id}`;

/** The texts of the games that have puzzles. @param {Puzzles | null} all */
function useNames(all) {
  const [named, setNamed] = useState(/** @type {Record<string, GameTexts>} */ ({}));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const games = [...new Set(all?.puzzles.map((each) => each.game) ?? [])];
    Promise.all(games.map(async (game) => [game, await gameTexts(game, speaking)])).then(
      (found) => current && setNamed(Object.fromEntries(found)),
      () => {},
    );
    return () => void (current = false);
  }, [all, speaking]);
  return named;
}

/** @param {{game?: string, id?: string}} props */
export function PuzzlesPage({ game, id }) {
  const all = usePuzzles();
  const named = useNames(all);
  if (game && id)
    return html`<${Solving} key=${`${game}/${id}`} game=${game} id=${id} all=${all} />`;
  return html`<${Top} /><main class="page puzzles"><div class="welcome"><h1>${t("web-puzzles")}</h1>
      <p class="soft">${t("web-puzzles-text")}</p></div>
    ${all?.today && all.today.game in named && html`<${Today} all=${all} named=${named} />`}
    ${all && html`<${Shelf} all=${all} named=${named} />`}</main>`;
}

/** @param {{all: Puzzles, named: Record<string, GameTexts>}} props */
function Today({ all, named }) {
  const today = /** @type {PuzzleInfo} */ (all.today);
  const done = today.id in solving.value.solved;
  const days = streak(all.day);
  return html`<section class="panel today" aria-labelledby="today"><span class="mini">
      <${Lid} game=${today.game} /></span>
    <span class="grow"><h2 id="today">${t("web-puzzle-today")}</h2>
      <span>${t("web-puzzle-today-which", {
        game: named[today.game].line("title"),
        grade: today.grade,
      })}</span>
      <span class="soft small">${t(`puzzle-goal-${today.kind}`)}</span>
      ${days > 0 && html`<span class="streak">${t("web-puzzle-streak", { days })}</span>`}</span>
    <a class="button main" href=${address(pathOf(today))}>
      ${t(done ? "web-puzzle-done" : "web-puzzle-solve")}</a></section>`;
}

/** By game and grade. @param {{all: Puzzles, named: Record<string, GameTexts>}} props */
function Shelf({ all, named }) {
  const games = [...new Set(all.puzzles.map((each) => each.game))].filter((each) => each in named);
  return html`<p class="soft small">${t("web-puzzle-grade-hint")}</p>
    ${games.map((game) => {
      const own = all.puzzles.filter((each) => each.game === game);
      const done = own.filter((each) => each.id in solving.value.solved).length;
      const title = named[game].line("title");
      return html`<section class="stack of-game" key=${game} aria-label=${t("web-puzzle-of-game", {
        game: title,
      })}><h2>${title}</h2>
        <p class="soft small">${t("web-puzzle-solved-of", { done, of: own.length })}</p>
        ${GRADES.map((grade) => {
          const alike = own.filter((each) => each.grade === grade);
          return alike.length > 0 && html`<${Grade} grade=${grade} puzzles=${alike} />`;
        })}</section>`;
    })}`;
}

/** @param {{grade: number, puzzles: PuzzleInfo[]}} props */
function Grade({ grade, puzzles }) {
  return html`<details class="grade"><summary>${t("web-puzzle-grade", { grade })}
      ${" "}<span class="soft small">(${puzzles.length})</span></summary>
    <ul class="numbers">${puzzles.map((each, place) => {
      const done = each.id in solving.value.solved;
      const told = t("web-puzzle-number", { number: place + 1 });
      return html`<li key=${each.id}><a class=${`button ${done ? "done" : ""}`}
        href=${address(pathOf(each))}
        aria-label=${done ? `${told}, ${t("web-puzzle-done")}` : told}>${place + 1}
        ${done && sign("check")}</a></li>`;
    })}</ul></details>`;
}

/** One puzzle. @param {{game: string, id: string, all: Puzzles | null}} props */
function Solving({ game, id, all }) {
  const line = useMemo(() => new PuzzleLine(game, id), [game, id]);
  const model = useMemo(() => {
    const made = new TableModel("", [line]);
    made.panel.value = ({ scene }) => html`<${Panel} line=${line} scene=${scene} />`;
    made.menu.value = () => html`<div class="puzzle-menu"><${Deeds} line=${line} /></div>`;
    return made;
  }, [line]);
  useEffect(() => () => model.close(), [model]);
  const told = line.told.value;
  const right = told?.verdict === "right";
  useEffect(() => {
    if (right && all) solved(id, all.day, all.today?.id === id);
  }, [right, all]);
  if (line.broken.value)
    return html`<${Top} /><main class="page"><h1>${t("web-puzzles")}</h1>
      <p class="fault">${faultLine(line.broken.value)}</p>
      <a class="button main" href=${address("/puzzles")}>${t("web-puzzle-all")}</a></main>`;
  if (!told)
    return html`<${Top} /><main class="page"><h1 class="unseen">${t("web-puzzles")}</h1>
      <p class="soft">${t("web-loading")}</p></main>`;
  return html`<${Loaded} model=${model} table=${told.table} />`;
}

/** The task, and what came of it. @param {{line: PuzzleLine, scene: Scene}} props */
function Panel({ line, scene }) {
  const told = line.told.value;
  const all = usePuzzles();
  if (!told) return null;
  const { puzzle } = told;
  const over = told.solution.length > 0;
  const right = told.verdict === "right";
  const following = all && nextOf(all, puzzle);
  const look = `puzzle-panel ${over ? "over" : ""}`;
  return html`<section class=${look} aria-label=${t("web-puzzle-goal")}>
    <p><strong>${t("web-puzzle-goal")}:</strong> ${t(`puzzle-goal-${puzzle.kind}`)}</p>
    <div role="status">${right && html`<p class="good">${sign("check")}${t("puzzle-right")}</p>`}
      ${
        over &&
        html`${!right && html`<p>${solutionOf(told, scene)}</p>`}
          <p>${whyOf(told)}</p>`
      }</div>
    <div class="row">
      ${
        over &&
        html`${
          following &&
          html`<a class="button main" href=${address(pathOf(following))}>
          ${t("web-puzzle-next")}</a>`
        }
        <button type="button" class="button" onClick=${() => playOn(puzzle, scene)}>
          ${sign("play")}${t("web-puzzle-play-on")}</button>`
      }
      <${Deeds} line=${line} /></div>
  </section>`;
}

/** In the panel, or in the header where there is little room. @param {{line: PuzzleLine}} props */
function Deeds({ line }) {
  const told = line.told.value;
  return html`${
    line.moves.length > 0 &&
    html`<${Deed} icon="undo" text=${t("web-puzzle-again")} onClick=${() => line.begin()} />`
  }
    ${
      !told?.solution.length &&
      html`<${Deed} icon="hint" text=${t("web-puzzle-show")} onClick=${() => line.solve()} />`
    }
    <a class="button quiet deed" href=${address("/puzzles")} aria-label=${t("web-puzzle-all")}
      title=${t("web-puzzle-all")}>${sign("back")}<span>${t("web-puzzle-all")}</span></a>`;
}

/**
 * A button that is only its sign where there is little room.
 * @param {{icon: string, text: string, onClick: () => void}} props
 */
function Deed({ icon, text, onClick }) {
  return html`<button type="button" class="button quiet deed" aria-label=${text} title=${text}
    onClick=${onClick}>${sign(icon)}<span>${text}</span></button>`;
}

/** @param {PuzzleTold} told @param {Scene} scene */
function solutionOf(told, scene) {
  const moves = told.solution.map(([text, verb, args]) => moveText(scene, { text, verb, args }));
  return t("puzzle-solution", { line: moves.join(" → ") });
}

/** @param {PuzzleTold} told */
function whyOf(told) {
  const words = /** @type {import("../lib/texts.js").Lines} */ (texts.value);
  const tell = (/** @type {number} */ value) =>
    told.share ? words.share(value, 1) : words.number(value, Number.isInteger(value) ? 0 : 2);
  return t(`puzzle-why-${told.puzzle.kind}`, { best: tell(told.best), next: tell(told.next) });
}

/**
 * The next one of the same game that is not solved yet.
 * @param {Puzzles} all
 * @param {PuzzleInfo} puzzle
 */
function nextOf(all, puzzle) {
  const own = all.puzzles.filter((each) => each.game === puzzle.game);
  const here = own.findIndex((each) => each.id === puzzle.id);
  const order = [...own.slice(here + 1), ...own.slice(0, here)];
  return order.find((each) => !(each.id in solving.value.solved)) ?? order[0] ?? null;
}

/** A table against bots from this position. @param {PuzzleInfo} puzzle @param {Scene} scene */
async function playOn(puzzle, scene) {
  const names = scene.names.map((_, seat) => seatName(seat, true));
  const name = kept("name", "") || seatName(0, false);
  try {
    /** @type {import("../messages.js").TableMade} */
    const made = await post(`/api${pathOf(puzzle)}/table`, { name, names });
    remember(made.table, { game: puzzle.game, held: made.held, at: Date.now() });
    go(`/table/${made.table}`);
  } catch (error) {
    notify(faultLine(/** @type {import("../lib/http.js").Fault} */ (error)));
  }
}
