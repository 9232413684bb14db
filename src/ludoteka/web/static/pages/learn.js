/** Lessons: the list of a game's, and one of them on the real table. */
import { address } from "../lib/base.js";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { progressOf } from "../lib/learnt.js";
import { LessonLine } from "../lib/lesson_line.js";
import { lessonTexts, lessonsOf, titleOf } from "../lib/lessons.js";
import { myName } from "../lib/me.js";
import { TableModel } from "../lib/model.js";
import { faultLine, language, t } from "../lib/texts.js";
import { Bubble } from "../parts/bubble.js";
import { HowToWin } from "../parts/goal.js";
import { say } from "../parts/notices.js";
import { sign } from "../parts/shapes.js";
import { Top } from "../parts/top.js";
import { loadStage, style } from "../stages/stages.js";
import { Play, sceneOf } from "./table.js";

/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../lib/http.js").Fault} Fault */
/** @typedef {import("../messages.js").LessonInfo} LessonInfo */
/** @typedef {import("../messages.js").Taught} Taught */

/** @param {{game: string, lesson: string, example: string}} props */
export function LearnPage({ game, lesson, example }) {
  const [found, setFound] = useState(
    /** @type {{texts: GameTexts, lessons: LessonInfo[]} | null} */ (null),
  );
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    Promise.all([
      lessonTexts(game, speaking),
      lessonsOf(game),
      style(address("/static/styles/learn.css")),
    ]).then(
      ([texts, lessons]) => current && setFound({ texts, lessons }),
      (error) => current && setFault(error),
    );
    return () => void (current = false);
  }, [game, speaking]);
  if (fault) return html`<${Failed} fault=${fault} />`;
  if (!found) return html`<${Waiting} />`;
  return lesson
    ? html`<${Lesson} game=${game} name=${lesson} example=${example !== ""} ...${found} />`
    : html`<${List} game=${game} ...${found} />`;
}

export function Waiting() {
  return html`<${Top} /><main class="page"><h1 class="unseen">${t("learn-title")}</h1>
    <p class="soft">${t("web-loading")}</p></main>`;
}

/** @param {{fault: Fault}} props */
export function Failed({ fault }) {
  return html`<${Top} /><main class="page"><div class="panel stack"><h1>${t("web-cannot-page")}</h1>
    <p class="fault">${faultLine(fault)}</p>
    <div class="row"><a class="button main" href=${address("/")}>${t("web-to-home")}</a></div>
    </div></main>`;
}

/** @param {{game: string, texts: GameTexts, lessons: LessonInfo[]}} props */
function List({ game, texts, lessons }) {
  const title = texts.line("title");
  return html`<${Top} title=${title} /><main class=${`page game-${game}`}>
    <h1>${t("learn-title-of", { game: title })}</h1>
    <${HowToWin} texts=${texts} />
    ${!lessons.length && html`<p class="soft">${t("learn-none")}</p>`}
    <ol class="lessons">${lessons.map((lesson, place) => {
      const { done, answers } = progressOf(game, lesson.name);
      const named = texts.line(titleOf(lesson.name));
      const deed = answers.length ? "learn-go-on" : done ? "learn-repeat" : "learn-begin";
      return html`<li class="panel" key=${lesson.name}>
        <span class=${`mark ${done ? "done" : ""}`}>${done ? sign("check") : place + 1}</span>
        <span class="grow stack"><strong>${named}</strong>
          <span class="soft small">${t("web-length", { count: lesson.minutes })}
          ${done && html` · ${t("learn-done")}`}</span></span>
        <a class=${`button ${done ? "" : "main"}`} aria-label=${`${t(deed)}: ${named}`}
          href=${address(`/learn/${game}/${lesson.name}`)}>${t(deed)}</a></li>`;
    })}</ol>
    <p><a href=${address(`/rules/${game}`)}>${t("learn-rules", { game: title })}</a></p></main>`;
}

/**
 * @param {{game: string, name: string, example: boolean, texts: GameTexts,
 *   lessons: LessonInfo[]}} props
 */
function Lesson({ game, name, example, texts, lessons }) {
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const [stage, setStage] = useState(/** @type {Stage | null} */ (null));
  const [line, model] = useMemo(() => {
    const line = new LessonLine(game, name, example, myName());
    return [line, new TableModel("", [line])];
  }, [game, name, example]);
  useEffect(() => {
    line.begin().then((taught) => loadStage(taught.table).then(setStage), setFault);
    return () => model.close();
  }, [line]);
  const taught = line.taught.value;
  const state = model.shown.value;
  useEffect(() => {
    if (taught?.wrong) model.planned = [];
  }, [taught]);
  if (fault) return html`<${Failed} fault=${fault} />`;
  if (!stage || !taught || !state?.view) return html`<${Waiting} />`;
  const seats = line.seats.value;
  const names = seats.map((seat) => seat.name);
  const live = model.live && !model.sending.value;
  const { table } = taught;
  const scene = sceneOf({ model, table, texts, stage, state, view: state.view, names, live });
  const learn = (/** @type {Parameters<LessonLine["learn"]>[0]} */ deed) => {
    model.skip();
    line.learn(deed).catch((/** @type {Fault} */ error) => (model.fault.value = error));
  };
  const settled = model.live;
  const over =
    settled &&
    (taught.done
      ? html`<${End} ...${{ game, name, example, texts, lessons }} />`
      : html`<${Words} taught=${taught} texts=${texts} learn=${learn} />`);
  const out = example
    ? { href: `/rules/${game}`, label: t("learn-rules", { game: texts.line("title") }) }
    : { href: `/learn/${game}`, label: t("learn-leave") };
  const title = texts.line(titleOf(name));
  const menu = html`<${Menu} ...${{ taught, title, out, learn, settled }} />`;
  return html`<${Play} ...${{ model, table, texts, stage, scene, state, seats, live, menu, over }}
    back=${null} />`;
}

/** @typedef {(deed: Parameters<LessonLine["learn"]>[0]) => void} Learn */

/**
 * Skip and leave. Where the lesson stands, and whether all is shown, can be seen in the page.
 * @param {{taught: Taught, title: string, out: {href: string, label: string}, learn: Learn,
 *   settled: boolean}} props
 */
function Menu({ taught, title, out, learn, settled }) {
  return html`<div class="learn-menu" role="group" aria-label=${title}
    data-at=${taught.at}
    data-answers=${taught.answers.length} data-settled=${settled}>
    ${
      taught.asks &&
      html`<button type="button" class="button quiet icon show-me" aria-label=${t("learn-show")}
      title=${t("learn-show")} onClick=${() => learn("skip")}>${sign("hint")}</button>`
    }
    <a class="button quiet icon leave" href=${address(out.href)}
      aria-label=${out.label} title=${out.label}>${sign("close")}</a></div>`;
}

/**
 * What the lesson says now. In a free part it is silent after the first move.
 * @param {{taught: Taught, texts: GameTexts, learn: Learn}} props
 */
function Words({ taught, texts, learn }) {
  const { said, wrong, light, at, asks, lost, free, answers } = taught;
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  const told = sentence(texts, wrong || said);
  const begun = useRef({ at: -1, answers: 0 });
  if (begun.current.at !== at) begun.current = { at, answers: answers.length };
  const silent = free && !lost && answers.length > begun.current.answers;
  useEffect(() => {
    if (!silent) say(told);
    next.current?.focus({ preventScroll: true });
  }, [told, answers.length]);
  if (silent) return null;
  return html`<${Bubble} light=${light} step=${`${at} ${told}`} wrong=${wrong !== ""}>
    <p>${told}</p>
    <div class="row">
      ${
        answers.length > 0 &&
        html`<button type="button" class="button quiet icon"
        aria-label=${t("learn-back")} title=${t("learn-back")} onClick=${() => learn("back")}>
        ${sign("back")}</button>`
      }
      <span class="soft small">
        ${taught.steps > 1 && t("learn-step", { at: at + 1, of: taught.steps })}</span>
      ${
        lost
          ? html`<button type="button" class="button main" ref=${next}
            onClick=${() => learn("again")}>${t("learn-again")}</button>`
          : asks
            ? html`<button type="button" class="button quiet" onClick=${() => learn("skip")}>
              ${t("learn-show")}</button>`
            : html`<button type="button" class="button main next" ref=${next}
              onClick=${() => learn("on")}>${t("learn-next")}</button>`
      }
    </div><//>`;
}

/**
 * What is said, by the lesson or by all.
 * @param {GameTexts} texts
 * @param {string} id
 */
function sentence(texts, id) {
  return texts.has(id) ? texts.line(id) : t(id);
}

/**
 * The lesson is done; after an example comes the lesson it is from.
 * @param {{game: string, name: string, example: boolean, texts: GameTexts,
 *   lessons: LessonInfo[]}} props
 */
function End({ game, name, example, texts, lessons }) {
  const place = lessons.findIndex((each) => each.name === name);
  const next = lessons[example ? place : place + 1];
  return html`<section class="learn-end" aria-labelledby="learn-end">
    <h2 id="learn-end">${t("learn-finished", { title: texts.line(titleOf(name)) })}</h2>
    <div class="row">${
      next &&
      html`<a class="button main" href=${address(`/learn/${game}/${next.name}`)}>
      ${t("learn-next-lesson", { title: texts.line(titleOf(next.name)) })}</a>`
    }
      <a class=${`button ${next ? "" : "main"}`} href=${address(`/learn/${game}`)}>
      ${t("learn-all")}</a>
      <a class="button quiet" href=${address("/")}>${t("web-to-home")}</a></div></section>`;
}
