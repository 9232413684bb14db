/** The table: one frame for every game. The stage draws the game, the frame does the rest. */
import { address } from "../lib/base.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { drop, remember, rememberResult } from "../lib/memory.js";
import { SPECTATOR, TableModel } from "../lib/model.js";
import { call } from "../lib/calls.js";
import { nameOf } from "../lib/characters.js";
import { click, makeScene } from "../lib/scene.js";
import { secretsOfLink, takeSeats } from "../lib/seat_link.js";
import { play, soundOf } from "../lib/sounds.js";
import { faultLine, gameTexts, language, t } from "../lib/texts.js";
import { Animated } from "../parts/animated.js";
import { coachOf } from "../parts/coach.js";
import { Drawer, drawer, logLine, narrow, openDrawer } from "../parts/drawer.js";
import { GoalLine } from "../parts/goal.js";
import { Info, info } from "../parts/info.js";
import { Numbers, byKeys, typeDigit } from "../parts/numbers.js";
import { notify, say } from "../parts/notices.js";
import { isArrow, pointing, walk } from "../parts/pointing.js";
import { Others } from "../parts/others.js";
import { Question } from "../parts/question.js";
import { Review } from "../parts/review.js";
import { SeatBox } from "../parts/seat_box.js";
import { TableMenu } from "../parts/table_menu.js";
import { Keys } from "../parts/keys.js";
import { sign } from "../parts/shapes.js";
import { Top } from "../parts/top.js";
import { loadStage, style } from "../stages/stages.js";
import { EndPage } from "./end.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Stage} Stage */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("../messages.js").TableInfo} TableInfo */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */
/** @typedef {import("../messages.js").State} State */

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const taken = useSeatLink(id);
  return taken < 0
    ? html`<${Top} /><main class="page"><h1 class="unseen">${t("web-table")}</h1>
      <p class="soft">${t("web-loading")}</p></main>`
    : html`<${Connected} key=${taken} id=${id} />`;
}

/**
 * Seats behind the # of the address are taken first. A number that grows with every such link; -1
 * while the table is asked whether they are good.
 * @param {string} id
 */
function useSeatLink(id) {
  const [taken, setTaken] = useState(-1);
  useEffect(() => {
    let count = 0;
    const take = async () => {
      const tokens = secretsOfLink();
      if (!tokens.length) return setTaken(count);
      setTaken(-1);
      if (!(await takeSeats(id, tokens))) notify(t("web-no-seat-link"));
      setTaken((count += 1));
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [id]);
  return taken;
}

/** @param {{id: string}} props */
function Connected({ id }) {
  const [lost, setLost] = useState(0);
  const model = useMemo(() => new TableModel(id), [id, lost]);
  useEffect(() => () => model.close(), [model]);
  useCoaching(model);
  const line = model.line.value;
  const broken = line.broken.value;
  const welcome = line.welcome.value;
  if (broken) {
    return html`<${Top} /><main class="page"><div class="panel stack"><h1>${t("web-cannot")}</h1>
      <p class="fault">${faultLine(broken)}</p>
      <div class="row"><a class="button main" href=${address("/")}>${t("web-to-home")}</a>
      ${
        broken.code === "wrong-token" &&
        html`<button type="button" class="button" onClick=${() => {
          drop(id, line.token);
          setLost(lost + 1);
        }}>${t("web-watch")}</button>`
      }</div></div></main>`;
  }
  if (!welcome) {
    return html`<${Top} /><main class="page"><${Offline} model=${model} /><h1 class="unseen">
      ${t("web-table")}</h1><p class="soft">${t("web-loading")}</p></main>`;
  }
  return html`<${Loaded} key=${welcome.table.game} model=${model} table=${welcome.table} />`;
}

/**
 * Where there is a coach or one is offered, it stands above the stage of who plays.
 * @param {TableModel} model
 */
function useCoaching(model) {
  const { state, welcome } = model.line.value;
  const playing = welcome.value && welcome.value.seat !== SPECTATOR && !state.value?.over;
  const wanted = Boolean(playing && (state.value?.coach || state.value?.coaching.length));
  useEffect(() => {
    model.panel.value = wanted ? coachOf(model) : null;
    if (wanted) style(address("/static/styles/coach.css"));
  }, [model, wanted]);
}

/**
 * Texts and stage of the game, then the table.
 * @param {{model: TableModel, table: TableInfo}} props
 */
export function Loaded({ model, table }) {
  const [loaded, setLoaded] = useState(
    /** @type {{texts: GameTexts, stage: Stage} | null} */ (null),
  );
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const again = () =>
      Promise.all([gameTexts(table.game, speaking), loadStage(table)])
        .then(([texts, stage]) => current && setLoaded({ texts, stage }))
        .catch(() => current && setTimeout(again, 1500));
    again();
    return () => void (current = false);
  }, [table.id, table.game, speaking]);
  const state = model.shown.value ?? model.line.value.state.value;
  if (!loaded || !state || !model.settled)
    return html`<${Top} /><main class="page"><h1 class="unseen">${t("web-table")}</h1>
      <p class="soft">${t("web-loading")}</p></main>`;
  return html`<${Seated} model=${model} table=${table} texts=${loaded.texts} stage=${loaded.stage}
    state=${state} />`;
}

/** @param {{model: TableModel}} props */
function Offline({ model }) {
  const line = model.line.value;
  const kept = line.undelivered.value;
  const [late, setLate] = useState(false);
  const connected = line.connected.value;
  useEffect(() => {
    setLate(false);
    if (connected) return;
    const timer = setTimeout(() => setLate(true), 600);
    return () => clearTimeout(timer);
  }, [connected]);
  const told = connected
    ? line.silent.value && (kept ? "web-not-stored" : "web-silent")
    : late && (kept ? "web-move-kept" : "web-reconnecting");
  return told ? html`<div class="offline" role="status">${t(told)}</div>` : null;
}

/**
 * @param {{model: TableModel, table: TableInfo, texts: GameTexts, stage: Stage,
 *   state: State}} props
 */
function Seated({ model, table, texts, stage, state }) {
  const line = model.line.value;
  const seats = line.seats.value;
  const replay = model.replay.value;
  const moment = model.moments.looking;
  const names = seats.map(
    ({ name, seat, bot }) =>
      name || nameOf(table.game, bot) || t("web-free-seat", { number: seat + 1 }),
  );
  const [looking, setLooking] = useState(false);
  useTitle(model, table, texts, state);
  const offerer = model.offerer;
  useEffect(() => {
    if (offerer < 0) return;
    const told = t("web-rematch-offered", { name: names[offerer] });
    notify(told);
    call(texts.line("title"), told);
  }, [offerer]);
  useEffect(() => {
    if (table.id && model.seat.value < SPECTATOR)
      remember(table.id, { game: table.game, over: state.over, at: Date.now() });
    const ranks = state.view?.ranks ?? [];
    if (state.over) rememberResult(table.id, { seat: model.seat.value, names, ranks });
  }, [state.over, table.id]);
  const covered = model.covered.value;
  useSpeech(model, texts, names, covered);
  useSounds(model);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get("show") === "replay";
    if (table.kind === "record" || (wanted && state.over)) model.startReplay();
  }, [table.id]);
  const view = replay ? replay.frames[replay.at].view : (moment?.view ?? state.view);
  if (covered)
    return html`<${Cover} model=${model} table=${table} texts=${texts}
      name=${names[model.seat.value]} />`;
  if (!state.begun || !view)
    return html`<${Waiting} model=${model} table=${table} texts=${texts} seats=${seats} />`;
  const live = model.live && !model.sending.value;
  const scene = sceneOf({ model, table, texts, stage, state, view, names, live });
  if (state.over && !replay && !looking && !stage.holds?.(scene)) {
    return html`<${EndPage} model=${model} table=${table} scene=${scene} stage=${stage}
      state=${state} seats=${seats} look=${() => setLooking(true)} />`;
  }
  return html`<${Play} ...${{ model, table, texts, stage, scene, state, seats, live }}
    back=${looking && !replay ? () => setLooking(false) : null} />`;
}

/**
 * What the person at the screen sees and may do.
 * @param {{model: TableModel, table: TableInfo, texts: GameTexts, stage: Stage, state: State,
 *   view: import("../messages.js").View, names: string[], live: boolean}} given
 */
export function sceneOf({ model, table, texts, stage, state, view, names, live }) {
  const seat = model.seat.value;
  return makeScene(stage, {
    position: view.position,
    view,
    viewer: view.viewer < SPECTATOR ? view.viewer : seat < SPECTATOR ? seat : 0,
    spectating: seat === SPECTATOR,
    table,
    texts,
    t: (id, values) => texts.line(id, values),
    names,
    asked: live && view.waiting.includes(seat),
    offers: live ? state.offers.map(([text, verb, args]) => ({ text, verb, args })) : [],
    picked: model.picked.value,
    hover: model.hover.value,
    memo: model.memo.value,
    hints: model.hints.value,
    told:
      table.id && !model.replay.value
        ? model.line.value.log.value.filter((each) => each.seq <= state.seq)
        : undefined,
  });
}

/**
 * Before it begins; most tables begin at once and need not load this.
 * @param {import("./gathering.js").Gathered} props
 */
function Waiting(props) {
  const [page, setPage] = useState(/** @type {typeof import("./gathering.js") | null} */ (null));
  useEffect(() => {
    import("./gathering.js").then(setPage, () => {});
  }, []);
  if (!page) return html`<${Top} /><main class="page"></main>`;
  return html`<${page.Gathering} ...${props} />`;
}

/**
 * The document's title says whose turn it is, and that a rematch is offered; who looks elsewhere
 * is called.
 * @param {TableModel} model
 * @param {TableInfo} table
 * @param {GameTexts} texts
 * @param {State} state
 */
function useTitle(model, table, texts, state) {
  const mine = state.view?.waiting.includes(model.seat.value) ?? false;
  const offered = model.offerer >= 0;
  useEffect(() => {
    const game = texts.line("title");
    const told = offered ? t("web-rematch-title", { game }) : game;
    document.title = `${mine || offered ? "● " : ""}${told} · Ludoteka`;
    return () => void (document.title = "Ludoteka");
  }, [mine, offered, texts, table.id]);
  useEffect(() => {
    if (mine) call(texts.line("title"), t("web-your-turn"));
  }, [mine, state.decision]);
}

/**
 * New lines of the log are spoken, but not before the one they are for has uncovered the table.
 * @param {TableModel} model
 * @param {GameTexts} texts
 * @param {string[]} names
 * @param {boolean} covered
 */
function useSpeech(model, texts, names, covered) {
  const said = useRef(-1);
  const shown = model.shown.value?.seq ?? -1;
  useEffect(() => {
    if (covered) return;
    const lines = model.line.value.log.value.filter(
      (line) => line.seq <= shown && line.seq > said.current,
    );
    if (said.current >= 0 && lines.length)
      for (const line of lines) say(logLine(line, texts, names));
    said.current = shown;
  }, [shown, covered]);
}

/** What is new is heard, if sounds are wanted. @param {TableModel} model */
function useSounds(model) {
  const before = useRef(/** @type {State | null} */ (null));
  const state = model.shown.value;
  useEffect(() => {
    const sound = state && soundOf(before.current, state);
    before.current = state;
    if (sound) play(sound);
  }, [state]);
}

/**
 * @typedef {object} Playing
 * @property {TableModel} model
 * @property {TableInfo} table
 * @property {GameTexts} texts
 * @property {Stage} stage
 * @property {Scene} scene
 * @property {State} state
 * @property {SeatInfo[]} seats
 * @property {boolean} live
 * @property {(() => void) | null} back
 * @property {import("preact").ComponentChildren} [menu]  instead of the menu of a table
 * @property {import("preact").ComponentChildren} [over]  lies over the stage
 */

/** @param {Playing} props */
export function Play({ model, table, texts, stage, scene, state, seats, live, back, menu, over }) {
  const [keys, setKeys] = useState(false);
  const isLate = useLate(scene);
  const pick = (/** @type {string} */ id) => choose(model, stage, scene, id, isLate);
  const latest = useRef({ scene, live });
  latest.current = { scene, live };
  useKeyboard(model, stage, latest, setKeys);
  const { stop, ...handlers } = useMemo(
    () =>
      pointing({
        pick: (id) => pickNow.current(id),
        hover: (id) => (model.hover.value = id),
        isPlace: (id) =>
          latest.current.scene.picked.length > 0 && latest.current.scene.open.has(id),
      }),
    [model],
  );
  useEffect(() => stop, [stop]);
  const pickNow = useRef(pick);
  pickNow.current = pick;
  const me = scene.viewer;
  const order = seats.map((_, place) => (me + 1 + place) % seats.length);
  const others = order.slice(0, -1);
  const box = (
    /** @type {number} */ seat,
  ) => html`<${SeatBox} key=${seat} seat=${seat} info=${seats[seat]} scene=${scene} stage=${stage}
    model=${model} state=${state} own=${seat === me} />`;
  const Panel = model.panel.value;
  return html`<div class=${`table game-${table.game} ${Panel ? "with-panel" : ""}`}>
    <${Top} title=${texts.line("title")}>${
      menu ??
      (table.id &&
        html`<${TableMenu} model=${model} table=${table} seats=${seats} state=${state}
        onKeys=${() => setKeys(true)} />`)
    }${model.menu.value && html`<${model.menu.value} />`}<//>
    <${Offline} model=${model} />
    <main class="play" ...${handlers}>
      <h1 class="unseen">${texts.line("title")}</h1>
      ${!menu && html`<${GoalLine} texts=${texts} state=${state} seat=${model.seat.value} />`}
      <div class="stage">
        ${Panel && html`<${Panel} scene=${scene} />`}
        <${Animated} view=${scene.view}>
          <${Others} shown=${!!model.moments.looking} way=${stage.others}>${others.map(box)}<//>
          <div class="middle">
            ${
              stage.Supplies &&
              html`<div class="supplies"><${stage.Supplies} scene=${scene} />
              </div>`
            }
            <div class="board"><${stage.Board} scene=${scene} /></div>
          </div>
          <${Question} model=${model} scene=${scene} stage=${stage} state=${state} seats=${seats}
            live=${live} back=${back} />
          <div class="own">${box(me)}</div>
        <//>
        ${
          stage.summary &&
          html`<div class="unseen" role="region" aria-label=${t("web-position")}>
          <ul>${stage.summary(scene).map((each) => html`<li>${each}</li>`)}</ul></div>`
        }
      </div>
      <${Info} scene=${scene} stage=${stage} decision=${state.decision} live=${live}
        ask=${(/** @type {Record<string, unknown>} */ message) =>
          model.line.value.ask(message).catch(() => null)}
      openClause=${(/** @type {string} */ clause) => {
        info.value = null;
        openDrawer("rules", clause);
      }} />
    </main>
    <${Drawer} model=${model} texts=${texts} names=${scene.names} game=${table.game}
      review=${
        state.over &&
        html`<${Review} model=${model} scene=${scene} total=${state.count}
        />`
      } />
    ${over}
    <${Numbers} decision=${state.decision} picked=${scene.picked} />
    ${keys && html`<${Keys} onClose=${() => setKeys(false)} />`}
  </div>`;
}

/** A click within so many milliseconds after a thing was open was still meant to choose it. */
const LATE = 600;

/**
 * Whether a thing could be chosen just now: somebody was quicker, or it was clicked twice.
 * @param {Scene} scene
 * @returns {(id: string) => boolean}
 */
function useLate(scene) {
  const last = useRef({ open: scene.open, closed: /** @type {Set<string>} */ (new Set()), at: 0 });
  useLayoutEffect(() => {
    const closed = new Set([...last.current.open].filter((id) => !scene.open.has(id)));
    if (closed.size) last.current = { open: scene.open, closed, at: performance.now() };
    else last.current.open = scene.open;
  }, [scene]);
  return (id) => last.current.closed.has(id) && performance.now() - last.current.at < LATE;
}

/**
 * A click on something.
 * @param {TableModel} model
 * @param {Stage} stage
 * @param {Scene} scene
 * @param {string} id
 * @param {(id: string) => boolean} isLate
 */
function choose(model, stage, scene, id, isLate) {
  if (model.waiting.value) model.skip();
  if (scene.batch?.open.has(id)) return void (model.memo.value = scene.batch.choose(id));
  const again = scene.picked.at(-1) === id;
  const turn = again && stage.turn?.(scene);
  if (turn) return void (model.memo.value = turn.memo);
  if (again) return void (model.picked.value = scene.picked.slice(0, -1));
  const { send, picked } = click(stage, scene, id);
  if (send) return void model.play(send.text);
  if (picked) {
    model.memo.value = null;
    model.picked.value = picked;
    return;
  }
  if (!isLate(id)) info.value = { id, pinned: true };
}

/**
 * @param {TableModel} model
 * @param {Stage} stage
 * @param {{current: {scene: Scene, live: boolean}}} latest
 * @param {(open: boolean) => void} setKeys
 */
function useKeyboard(model, stage, latest, setKeys) {
  const act = useRef((/** @type {KeyboardEvent} */ _event) => {});
  act.current = (event) => {
    const typing = /** @type {Element} */ (event.target).matches?.(
      "input, select, textarea, [role=tab]",
    );
    if (
      (typing && event.key !== "Escape") ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      document.querySelector("dialog[open]")
    )
      return;
    if (event.key === "Enter" || /^(Arrow|\d$)/.test(event.key)) byKeys.value = true;
    const { scene } = latest.current;
    const turn = stage.turn?.(scene);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (model.replay.value && (key === "ArrowLeft" || key === "ArrowRight")) {
      model.seek(model.replay.value.at + (key === "ArrowLeft" ? -1 : 1));
    } else if (isArrow(key)) walk(key, event.shiftKey ? "[data-target]" : undefined);
    else if (/^\d$/.test(key)) typeDigit(key);
    else if (key === "Escape") stepBack(model);
    else if (key === "u" && model.undoer) model.undo();
    else if (key === "h" && scene.asked) model.askHint();
    else if (key === "r") openDrawer("rules");
    else if (key === "l") openDrawer("log");
    else if (key === "c") openDrawer("chat");
    else if (key === "t" && turn) model.memo.value = turn.memo;
    else if (key === "?") setKeys(true);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const listener = (/** @type {KeyboardEvent} */ event) => act.current(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** @param {TableModel} model */
function stepBack(model) {
  if (info.value) info.value = null;
  else if (model.moments.looking) model.moments.at.value = -1;
  else if (narrow() && drawer.value.open) drawer.value = { ...drawer.value, open: false };
  else if (model.waiting.value) model.skip();
  else model.picked.value = model.picked.value.slice(0, -1);
}

/**
 * Hidden hands stay covered until the right person is there. Nothing of the table is on the page
 * meanwhile: nothing to be reached by keys, read aloud or printed. A key that is still held down
 * from the last move uncovers nothing.
 * @param {{model: TableModel, table: TableInfo, texts: GameTexts, name: string}} props
 */
function Cover({ model, table, texts, name }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`<div class=${`game-${table.game}`}><${Top} title=${texts.line("title")} />
    <${Offline} model=${model} />
    <main class="cover">
    <div class="panel stack">
    ${sign("eye")}<h1 id="cover-title">${t("web-cover-title", { name })}</h1><p>
      ${t("web-cover-text")}</p>
    <button type="button" class="button main" ref=${button} aria-describedby="cover-title"
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.repeat && event.preventDefault()}
      onClick=${() => model.uncover()}>${t("web-cover-open")}</button>
  </div></main></div>`;
}
