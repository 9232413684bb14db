/** Log, chat and rules: one drawer at the right, a sheet from below on a phone. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { typed } from "../lib/typed.js";
import { fetchJson } from "../lib/http.js";
import { myTable, remember } from "../lib/memory.js";
import { isMuted, speaker, toggleMuted } from "../lib/muted.js";
import { language, t } from "../lib/texts.js";
import { HowToWin } from "./goal.js";
import { seatMark, sign } from "./shapes.js";

/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */

export const drawer = signal({ tab: "log", open: false, clause: "" });

/** @param {string} tab @param {string} [clause] */
export function openDrawer(tab, clause = "") {
  drawer.value = { tab, open: true, clause };
}

const TABS = { log: "web-log", chat: "web-chat", rules: "web-rules" };
/** Where nobody else sits. */
const ALONE = { log: "web-log", rules: "web-rules" };

/**
 * `review` is what its tab shows, once there is something to review.
 * @param {{model: TableModel, texts: GameTexts, names: string[], game: string,
 *   review: import("preact").ComponentChildren}} props
 */
export function Drawer({ model, texts, names, game, review }) {
  const { open } = drawer.value;
  const tabs = review ? { ...TABS, review: "web-review" } : model.id ? TABS : ALONE;
  const tab = drawer.value.tab in tabs ? drawer.value.tab : "log";
  const unread = useUnread(model, tab === "chat" && (open || !narrow()));
  return html`<aside class=${`drawer ${open ? "open" : ""}`} aria-label=${t("web-drawer")}>
    <div class="tabs"><div class="tab-list" role="tablist">
      ${Object.entries(tabs).map(
        ([
          each,
          id,
        ]) => html`<button type="button" role="tab" id=${`tab-${each}`} aria-controls="drawer-page"
          aria-selected=${tab === each ? "true" : "false"}
        class="tab" onClick=${() =>
          (drawer.value = { tab: each, open: !(open && tab === each && narrow()), clause: "" })}>
        ${sign(each)}<span>${t(id)}</span>
        ${each === "chat" && unread > 0 && html`<${Unread} count=${unread} />`}</button>`,
      )}</div>
      <button type="button" class="button quiet icon closer" aria-label=${t("web-close")}
        onClick=${() => (drawer.value = { ...drawer.value, open: false })}>${sign("close")}</button>
    </div>
    <div class="drawer-page" id="drawer-page" role="tabpanel" aria-labelledby=${`tab-${tab}`}
      tabindex="0" onKeyDown=${tab === "log" ? walkLog : undefined}>
      ${tab === "log" && html`<${Log} model=${model} texts=${texts} names=${names} />`}
      ${tab === "chat" && html`<${Chat} model=${model} />`}
      ${tab === "rules" && html`<${HowToWin} texts=${texts} /><${Rules} game=${game} />`}
      ${tab === "review" && review}
    </div>
  </aside>`;
}

/**
 * How many lines of others in the chat nobody here has seen; reading is remembered.
 * @param {TableModel} model
 * @param {boolean} reading
 */
function useUnread(model, reading) {
  const { id } = model;
  const [read, setRead] = useState(myTable(id)?.read ?? -1);
  const lines = model.line.value.chats.value;
  const last = lines.at(-1)?.seq ?? -1;
  useEffect(() => {
    if (!reading || last <= read) return;
    setRead(last);
    if (myTable(id)) remember(id, { read: last });
  }, [reading, last]);
  if (reading) return 0;
  const heard = lines.filter((line) => !isMuted(id, speaker(line)));
  return heard.filter(({ seq, seat }) => seq > read && seat !== model.seat.value).length;
}

/** @param {{count: number}} props */
function Unread({ count }) {
  return html`<span class="unread"><span aria-hidden="true">${count}</span>
    <span class="unseen">${t("web-unread", { count })}</span></span>`;
}

/**
 * The log is one stop of the Tab key; inside it the arrows go from rule to rule.
 * @param {KeyboardEvent} event
 */
function walkLog(event) {
  const panel = /** @type {HTMLElement} */ (event.currentTarget);
  const links = /** @type {HTMLElement[]} */ ([...panel.querySelectorAll(".log .clause")]);
  const last = links.length - 1;
  const here = links.findIndex((link) => link === document.activeElement);
  /** @type {Record<string, number>} */
  const goals = {
    ArrowUp: here < 0 ? last : Math.max(0, here - 1),
    ArrowDown: here < 0 ? last : Math.min(last, here + 1),
    Home: 0,
    End: last,
  };
  if (!(event.key in goals)) return;
  event.preventDefault();
  event.stopPropagation();
  links[goals[event.key]]?.focus();
}

/** The drawer lies over the table. */
export function narrow() {
  return matchMedia("(max-width: 900px)").matches;
}

/** Keep the newest line in sight. @param {unknown} what */
function useLast(what) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const page = end.current?.closest(".drawer-page");
    if (page) page.scrollTop = page.scrollHeight;
  }, [what]);
  return end;
}

/** @param {{model: TableModel, texts: GameTexts, names: string[]}} props */
function Log({ model, texts, names }) {
  const shown = model.shown.value?.seq ?? 0;
  const replay = model.replay.value;
  /** @type {import("../lib/seat_line.js").LogLine[]} */
  const lines = replay
    ? replay.frames
        .slice(0, replay.at + 1)
        .flatMap((frame) => frame.notes.map(([seq, word, args]) => ({ seq, word, args })))
    : model.line.value.log.value.filter((line) => line.seq <= shown);
  const end = useLast(lines.length);
  if (!lines.length) return html`<p class="soft">${t("web-log-empty")}</p>`;
  return html`<ol class="log">${lines.map(
    (line) => html`<li>
    ${logLine(line, texts, names)} <${ClauseLink} id=${texts.words.clauses[line.word]} /></li>`,
  )}
    <li ref=${end} class="end" aria-hidden="true"></li></ol>`;
}

/** From what happened to the rule it comes from. @param {{id?: string}} props */
function ClauseLink({ id }) {
  if (!id) return null;
  return html`<button type="button" class="clause" tabindex="-1"
    aria-label=${t("web-clause", { id })} onClick=${() => openDrawer("rules", id)}>
    ${id.split("-")[1]}</button>`;
}

/**
 * @param {import("../lib/seat_line.js").LogLine} line
 * @param {GameTexts} texts
 * @param {string[]} names
 */
export function logLine(line, texts, names) {
  if (line.word.startsWith("table-")) {
    const number = line.args[0];
    return texts.line(line.word, { name: names[number] ?? "", number });
  }
  return texts.note(line.word, line.args, names);
}

const PHRASES = ["hello", "luck", "well", "moment", "thanks"];

/** What was said; a quick phrase is read by everybody in their language. @param {string} text */
function saidText(text) {
  const phrase = /^:([a-z]+):$/.exec(text)?.[1] ?? "";
  return PHRASES.includes(phrase) ? t(`web-phrase-${phrase}`) : text;
}

/** @param {{model: TableModel}} props */
function Chat({ model }) {
  const said = model.line.value.chats.value;
  const lines = said.filter((line) => !isMuted(model.id, speaker(line)));
  const end = useLast(lines.length);
  const [text, setText] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && (await model.ask({ type: "chat", text: text.trim() }))) setText("");
  };
  return html`<div class="chat">
    ${!lines.length && html`<p class="soft">${t("web-chat-empty")}</p>`}
    <ol class="log" aria-live="polite">${lines.map(
      (line) => html`<li key=${line.seq}><span class="badge">
        ${line.seat < 8 ? seatMark(line.seat) : sign("eye")}
      <span class="who">${line.name}</span></span> ${saidText(line.text)}</li>`,
    )}<li ref=${end} class="end" aria-hidden="true"></li></ol>
    <${Speakers} model=${model} lines=${said} />
    <div class="row phrases" role="group" aria-label=${t("web-phrases")}>${PHRASES.map(
      (each) => html`<button type="button" class="button small" key=${each}
        onClick=${() => model.ask({ type: "chat", text: `:${each}:` })}>
        ${t(`web-phrase-${each}`)}</button>`,
    )}</div>
    <form class="row" onSubmit=${send}>
      <input type="text" maxlength="400" value=${text} aria-label=${t("web-chat-say")}
        placeholder=${t("web-chat-say")}
        onInput=${(/** @type {Event} */ event) => setText(typed(event))} />
      <button class="button main">${t("web-send")}</button>
    </form>
  </div>`;
}

/**
 * Those who have spoken, to be muted or heard again.
 * @param {{model: TableModel, lines: import("../messages.js").Chatted[]}} props
 */
function Speakers({ model, lines }) {
  const others = new Map(
    lines
      .filter(({ seat }) => seat !== model.seat.value)
      .map((line) => [speaker(line), line.name]),
  );
  if (!others.size) return null;
  return html`<div class="row speakers">${[...others].map(([who, name]) => {
    const off = isMuted(model.id, who);
    return html`<button type="button" class="button quiet small" key=${who}
      onClick=${() => toggleMuted(model.id, who)}>${sign(off ? "sound" : "mute")}
      ${t(off ? "web-hear" : "web-mute", { name })}</button>`;
  })}</div>`;
}

/** @type {Map<string, Promise<{clauses: {id: string, text: string}[]}>>} */
const books = new Map();

/** @param {string} game @param {string} language */
function book(game, language) {
  const name = `${game} ${language}`;
  let found = books.get(name);
  if (!found) books.set(name, (found = fetchJson(`/api/rules/${game}/${language}`)));
  found.catch(() => books.delete(name));
  return found;
}

/**
 * `examples` stand under the clauses they show.
 * @param {{game: string, examples?: Record<string, import("preact").ComponentChildren>}} props
 */
export function Rules({ game, examples = {} }) {
  const [clauses, setClauses] = useState(/** @type {{id: string, text: string}[]} */ ([]));
  const [wanted, setWanted] = useState("");
  const speaking = language.value;
  const { clause } = drawer.value;
  useEffect(() => {
    let current = true;
    book(game, speaking).then(
      (found) => current && setClauses(found.clauses),
      () => {},
    );
    return () => void (current = false);
  }, [game, speaking]);
  useEffect(() => {
    const found = clause && document.getElementById(`clause-${clause}`);
    if (found) {
      found.scrollIntoView({ block: "center" });
      found.focus({ preventScroll: true });
    }
  }, [clause, clauses]);
  const plain = wanted.trim().toLowerCase();
  const fits = (/** @type {{id: string, text: string}} */ each) =>
    !plain || `${each.id} ${each.text}`.toLowerCase().includes(plain);
  const found = clauses.filter(fits);
  return html`<div class="rules">
    <input type="search" class="search" value=${wanted} aria-label=${t("web-rules-search")}
      placeholder=${t("web-rules-search")}
      onInput=${(/** @type {Event} */ event) => setWanted(typed(event))} />
    ${!found.length && clauses.length > 0 && html`<p class="soft">${t("web-rules-none")}</p>`}
    ${found.map(({ id, text }) =>
      id.includes(".") || text.includes("\n") || text.length > 60
        ? html`<div class=${`clause-text ${clause === id ? "wanted" : ""}`} id=${`clause-${id}`}
          tabindex="-1" key=${id}>
          <span class="clause-id">${id.split("-")[1]}</span>
          <div>${paragraphs(text)}${examples[id]}</div></div>`
        : html`<h2 id=${`clause-${id}`} tabindex="-1" key=${id}>${id.split("-")[1]}. ${text}</h2>`,
    )}
  </div>`;
}

/** Paragraphs and lists of a clause, with *stress*. @param {string} text */
function paragraphs(text) {
  return text.split(/\n\n/).map((block) => {
    const lines = block.split("\n");
    if (lines.every((line) => line.startsWith("- ")))
      return html`<ul>${lines.map((line) => html`<li>${stress(line.slice(2))}</li>`)}</ul>`;
    return html`<p>${stress(lines.join(" "))}</p>`;
  });
}

/** @param {string} text */
function stress(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**")) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part.startsWith("*") && part.length > 2 ? html`<em>${part.slice(1, -1)}</em>` : part;
  });
}
