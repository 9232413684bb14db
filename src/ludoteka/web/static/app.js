/** Where it begins: the language, then the page the address asks for. */
import { address } from "./lib/base.js";
import { signal } from "@preact/signals";
import { render } from "preact";
import { html } from "./lib/html.js";
import { learnCharacters } from "./lib/characters.js";
import { path } from "./lib/route.js";
import { language, speak, t, texts } from "./lib/texts.js";
import { installWorker } from "./lib/app.js";
import { Update } from "./parts/update.js";
import { Notices } from "./parts/notices.js";
import { sign } from "./parts/shapes.js";
import { Top } from "./parts/top.js";
import { ofStage, shelf, style } from "./stages/stages.js";

/** What draws a page. @typedef {(props: never) => unknown} Page */

/** The pages of games, and whose they are. */
const aids = signal(/** @type {Record<string, string>} */ ({}));
const pages = signal(/** @type {Record<string, Page>} */ ({}));
/** @type {Set<string>} */
const asked = new Set();

/**
 * Pages are loaded when they are needed; one that cannot be had says so.
 * @param {string} name
 * @param {() => Promise<Record<string, Page>>} load
 * @param {string} component
 */
function page(name, load, component) {
  if (!asked.has(name)) {
    asked.add(name);
    const show = (/** @type {Page} */ found) => (pages.value = { ...pages.value, [name]: found });
    load().then(
      (module) => show(module[component]),
      () => show(Unreached),
    );
  }
  return pages.value[name] ?? null;
}

/** A page whose files the browser has not kept, without a network. */
function Unreached() {
  return html`<${Top} /><main class="page"><div class="panel stack"><h1>${t("web-cannot-page")}</h1>
    <p class="fault" role="alert">${t("web-unreachable")}</p>
    <div class="row"><button type="button" class="button main" onClick=${() => location.reload()}>
      ${sign("turn")}${t("web-reload")}</button>
    <a class="button" href=${address("/")}>${t("web-to-home")}</a></div></div></main>`;
}

function App() {
  const [, where, id, code, more] = new URL(path.value, location.origin).pathname.split("/");
  if (!texts.value) return null;
  if (!where) return shown(page("home", () => import("./pages/home.js"), "HomePage"), {});
  if (where === "join" && id && code) {
    const join = page("join", () => import("./pages/join.js"), "JoinPage");
    return shown(join, { id, code, key: `${id} ${code}` });
  }
  if (where === "table" && id) {
    const table = page("table", () => import("./pages/table.js"), "TablePage");
    return shown(table, { id, key: id });
  }
  if (where === "learn" && id) {
    const learn = page("learn", () => import("./pages/learn.js"), "LearnPage");
    const example = more === "play" ? more : "";
    const key = `${id} ${code ?? ""} ${example}`;
    return shown(learn, { game: id, lesson: code ?? "", example, key });
  }
  if (where === "lab") return shown(page("lab", () => import("./pages/lab.js"), "LabPage"), {});
  if (where === "puzzles" && (!id || code)) {
    const puzzles = page("puzzles", () => import("./pages/puzzles.js"), "PuzzlesPage");
    return shown(puzzles, id ? { game: id, id: code } : {});
  }
  if (where === "rules" && id) {
    const rules = page("rules", () => import("./pages/rules.js"), "RulesPage");
    return shown(rules, { game: id, key: id });
  }
  if (where in aids.value) {
    const aid = ofStage(aids.value[where], `${where}.js`);
    return shown(page(where, () => import(aid), "AidPage"), {});
  }
  return html`<${Top} /><main class="page"><h1>${t("web-no-page")}</h1>
    <a class="button main" href=${address("/")}>${t("web-to-home")}</a></main>`;
}

/** @param {Page | null} component @param {Record<string, string>} props */
function shown(component, props) {
  return html`${
    component
      ? html`<${component} ...${props} />`
      : html`<${Top} /><main class="page"></main>`
  }<${Update} /><${Notices} />`;
}

/** Until the server answers. */
async function begin() {
  for (;;) {
    try {
      const [games] = await Promise.all([shelf(), speak(language.value)]);
      aids.value = Object.fromEntries(
        games.flatMap((game) => game.aids.map((aid) => [aid.name, game.id])),
      );
      learnCharacters(games);
      const own = games.filter((game) => game.stage);
      await Promise.all(own.map((game) => style(ofStage(game.id, "accent.css"))));
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

await begin();
installWorker();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
