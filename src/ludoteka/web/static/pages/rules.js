/** The rules of a game: goal and turn first, then the book with examples that can be played. */
import { address } from "../lib/base.js";
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { post } from "../lib/http.js";
import { exampleOf, rememberLesson } from "../lib/learnt.js";
import { lessonTexts, lessonsOf, titleOf } from "../lib/lessons.js";
import { stillScene } from "../lib/scene.js";
import { language, seatName, t } from "../lib/texts.js";
import { Rules } from "../parts/drawer.js";
import { HowToWin } from "../parts/goal.js";
import { Top } from "../parts/top.js";
import { loadStage, style } from "../stages/stages.js";
import { Failed, Waiting } from "./learn.js";

/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../lib/http.js").Fault} Fault */
/** @typedef {import("../messages.js").LessonInfo} LessonInfo */
/** @typedef {import("../messages.js").Taught} Taught */
/** @typedef {{lesson: LessonInfo, taught: Taught, stage: Stage}} Example */

/** A lesson as it begins. @param {string} game @param {LessonInfo} lesson */
async function beginning(game, lesson) {
  /** @type {Taught} */
  const taught = await post(`/api/lessons/${game}/${lesson.name}`, {});
  return { lesson, taught, stage: await loadStage(taught.table) };
}

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const [texts, setTexts] = useState(/** @type {GameTexts | null} */ (null));
  const [examples, setExamples] = useState(/** @type {Example[]} */ ([]));
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    Promise.all([lessonTexts(game, speaking), style(address("/static/styles/learn.css"))]).then(
      ([found]) => current && setTexts(found),
      (error) => current && setFault(error),
    );
    return () => void (current = false);
  }, [game, speaking]);
  useEffect(() => {
    let current = true;
    lessonsOf(game)
      .then((lessons) => Promise.all(lessons.map((lesson) => beginning(game, lesson))))
      .then(
        (found) => current && setExamples(found),
        () => {},
      );
    return () => void (current = false);
  }, [game]);
  if (fault) return html`<${Failed} fault=${fault} />`;
  if (!texts) return html`<${Waiting} />`;
  const title = texts.line("title");
  const [first, ...others] = examples;
  /** @type {Record<string, import("preact").ComponentChildren>} */
  const shown = {};
  for (const each of others)
    shown[each.lesson.clauses[0] ?? ""] = html`<${Picture} ...${{ game, texts, example: each }} />`;
  return html`<${Top} title=${title} /><main class=${`page rules-page game-${game}`}>
    <h1>${t("learn-rules", { game: title })}</h1>
    <${HowToWin} texts=${texts} />
    ${first && html`<${Picture} ...${{ game, texts, example: first }} />`}
    <h2>${t("learn-book")}</h2>
    <${Rules} game=${game} examples=${shown} /></main>`;
}

/**
 * The table as it stands where a lesson begins, drawn by its stage, to be played on or learnt.
 * @param {{game: string, texts: GameTexts, example: Example}} props
 */
function Picture({ game, texts, example: { lesson, taught, stage } }) {
  const state = taught.states[taught.states.length - 1];
  if (!state.view) return null;
  const scene = stillScene(stage, state.view, {
    viewer: taught.seat,
    spectating: false,
    table: taught.table,
    texts,
    names: Array.from({ length: taught.seats }, (_, seat) => seatName(seat, seat !== taught.seat)),
  });
  const named = texts.line(titleOf(lesson.name));
  const anew = () => rememberLesson(game, exampleOf(lesson.name), { answers: [] });
  const way = (/** @type {string} */ to, /** @type {string} */ word) => ({
    class: "button",
    href: address(`/learn/${game}/${to}`),
    "aria-label": `${t(word)}: ${named}`,
  });
  return html`<figure class="example"><div class="example-board" inert>
      <${stage.Board} scene=${scene} /></div>
    <figcaption class="row"><strong class="grow">${named}</strong>
      <a ...${way(exampleOf(lesson.name), "learn-try")} onClick=${anew}>${t("learn-try")}</a>
      <a ...${way(lesson.name, "learn-play")}>${t("learn-play")}</a></figcaption></figure>`;
}
