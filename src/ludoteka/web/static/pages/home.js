/** Home: the boxes on the shelf, one's running tables, and public tables. */
import { address, ours } from "../lib/base.js";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { chosenText, typed } from "../lib/typed.js";
import { Fault, fetchJson, post, postText } from "../lib/http.js";
import { myFace, myName } from "../lib/me.js";
import { forget, myTables, remember, rememberResult } from "../lib/memory.js";
import { usualBot } from "../lib/characters.js";
import { botSeatName } from "../lib/bot_seats.js";
import { makeTable } from "../lib/make_table.js";
import { goOnAt } from "../lib/rematch.js";
import { go } from "../lib/route.js";
import { faultLine, language, shelfTexts, t } from "../lib/texts.js";
import { Dialog } from "../parts/dialog.js";
import { Goal, LearnLink, playLook } from "../parts/goal.js";
import { Lid } from "../parts/lid.js";
import { MeChip } from "../parts/me.js";
import { Badge, sign } from "../parts/shapes.js";
import { Top } from "../parts/top.js";
import { Finished } from "../parts/finished.js";
import { broken, shelf } from "../stages/stages.js";

/** @typedef {import("../messages.js").GameInfo} GameInfo */
/** @typedef {import("../lib/texts.js").Lines} Lines */

/** @typedef {typeof import("./new_table.js")} NewTable */

const games = signal(/** @type {GameInfo[]} */ ([]));
const tables = signal(/** @type {import("../messages.js").Listed[]} */ ([]));
const leftOut = signal(/** @type {import("../messages.js").Failure[]} */ ([]));
/** Why the shelf cannot be seen, and what went wrong with what one has done here last. */
const away = signal(/** @type {Fault | null} */ (null));
const fault = signal(/** @type {Fault | null} */ (null));

/** How the tables stand where one holds a seat, by their ids. */
const standing = signal(/** @type {Record<string, import("../messages.js").MyTable>} */ ({}));
/** So many of one's tables are asked about, and finished ones for so long (milliseconds). */
const MOST_MINE = 12;
const REMATCH_TIME = 24 * 3600 * 1000;

/** The tables somebody may be waiting at. */
function awaited() {
  const fresh = Date.now() - REMATCH_TIME;
  return myTables()
    .filter((table) => table.held.length && (!table.over || table.at > fresh))
    .slice(0, MOST_MINE);
}

/** @returns {Promise<import("../messages.js").MyTables>} */
async function askMine() {
  const seats = awaited().map(({ id, held }) => ({ table: id, token: held[0].token }));
  return seats.length ? post("/api/mine", { seats }) : { tables: [] };
}

async function refresh() {
  try {
    const known = await shelf();
    if (!games.value.length) {
      leftOut.value = await broken();
      games.value = known;
    }
    const [open, mine] = await Promise.all([fetchJson("/api/tables"), askMine()]);
    standing.value = Object.fromEntries(mine.tables.map((each) => [each.table, each]));
    for (const { table, over, seat, names, ranks } of mine.tables) {
      if (over) remember(table, { over });
      if (over) rememberResult(table, { seat, names, ranks });
    }
    tables.value = open.tables;
    away.value = null;
  } catch (error) {
    away.value = /** @type {Fault} */ (error);
  }
}

/**
 * Do something; what goes wrong is told until something else is done.
 * @param {() => unknown} work
 */
async function attempt(work) {
  fault.value = null;
  try {
    await work();
  } catch (error) {
    fault.value = /** @type {Fault} */ (error);
    scrollTo(0, 0);
  }
}

/** One click: me against bots. @param {GameInfo} game */
async function playNow(game) {
  const count = game.seats.includes(3) ? 3 : (game.seats.find((each) => each > 1) ?? game.seats[0]);
  /** @type {import("../messages.js").SeatWanted[]} */
  const seats = [{ kind: "here", name: myName(), face: myFace() }];
  for (let place = 1; place < count; place += 1) {
    const bot = usualBot(place, game.bots);
    seats.push({ kind: "bot", bot, name: botSeatName(game.id, bot, place, seats) });
  }
  await attempt(() => makeTable({ game: game.id, seats }));
}

/** The boxes come together with their texts, so that nothing moves under a pointer. */
export function HomePage() {
  const [making, setMaking] = useState("");
  const [joining, setJoining] = useState("");
  const [named, setNamed] = useState(/** @type {Record<string, Lines>} */ ({}));
  const [ready, setReady] = useState(false);
  const [dialog, setDialog] = useState(/** @type {NewTable | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    if (!making || dialog) return;
    import("./new_table.js").then(setDialog, () => (away.value = new Fault("web-unreachable")));
  }, [making]);
  useEffect(() => {
    fault.value = null;
    refresh();
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), 5000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    let current = true;
    if (!games.value.length) return;
    shelfTexts(speaking)
      .then(
        (found) => current && setNamed(found),
        () => {},
      )
      .then(() => current && setReady(true));
    return () => void (current = false);
  }, [games.value, speaking]);
  const offers = awaited().filter((table) => standing.value[table.id]?.offer);
  const running = myTables().filter((table) => !table.over);
  const mine = [...offers, ...running].filter((table) => table.game in named);
  const calls = offers.length + running.filter(({ id }) => standing.value[id]?.asked).length;
  useEffect(() => {
    document.title = calls ? `● (${calls}) Ludoteka` : "Ludoteka";
    return () => void (document.title = "Ludoteka");
  }, [calls]);
  const wrong = fault.value ?? away.value;
  return html`<${Top} />
    ${
      wrong &&
      html`<div class="offline" role="status">${
        wrong.code === "web-unreachable" ? t("web-offline-shelf") : faultLine(wrong)
      }</div>`
    }
    <main class="page home">
      <div class="welcome"><div><h1>${t("web-welcome")}</h1>
        <p class="soft">${t("web-welcome-text")}</p>
        <a class="beside" href=${address("/puzzles")}>${sign("hint")}${t("web-puzzle-today")}</a>
        </div><${MeChip} /></div>
      ${
        ready &&
        mine.length > 0 &&
        html`<section class="stack" aria-labelledby="continue"><h2 id="continue">
          ${t("web-continue")}</h2>
        <ul class="list">${mine.map(
          (table) => html`<${Mine} key=${table.id} table=${table} named=${named} />`,
        )}</ul></section>`
      }
      <ul class="shelf">${
        ready &&
        games.value.map(
          (game) => html`<li class=${`box game-${game.id}`} key=${game.id}>
        <${Box} game=${game} named=${named[game.id]} onNew=${() => setMaking(game.id)}
          onJoin=${() => setJoining(game.id)} /></li>`,
        )
      }</ul>
      ${ready && html`<${Finished} named=${named} />`}
      ${leftOut.value.map((each) => html`<p class="soft small">${faultLine(each)}</p>`)}
      <section class="stack" aria-labelledby="public"><h2 id="public">${t("web-public")}</h2>
        <${Public} named=${named} wanted="" /></section>
      <${Upload} />
    </main>
    ${
      making &&
      dialog &&
      html`<${dialog.NewTableDialog} games=${games.value} named=${named} game=${making}
      onClose=${() => setMaking("")} />`
    }
    ${
      joining &&
      html`<${Dialog} title=${t("web-join")} onClose=${() => setJoining("")}>
      <${JoinByLink} /><h3>${t("web-public")}</h3><${Public} named=${named} wanted=${joining} />
      <//>`
    }`;
}

/**
 * A table one plays at: go on, or sit down to the rematch that is offered there.
 * @param {{table: import("../lib/memory.js").MyTable, named: Record<string, Lines>}} props
 */
function Mine({ table, named }) {
  const stands = standing.value[table.id];
  const told = stands?.offer
    ? t("web-rematch-offered", { name: stands.offer_by })
    : stands?.asked
      ? t("web-your-turn")
      : "";
  return html`<li class=${`panel listed ${told ? "calls" : ""}`}><span class="mini">
      <${Lid} game=${table.game} /></span>
    <span class="grow"><strong>${named[table.game].line("title")}</strong>
      ${told && html`<span class="call small">${told}</span>`}
      <span class="soft small">${when(table.at, language.value)}</span></span>
    ${
      stands?.offer
        ? html`<button type="button" class="button main"
          onClick=${() => goOnAt(table.id, stands.offer)}>${t("web-rematch-accept")}</button>`
        : html`<a class="button main" href=${address(`/table/${table.id}`)}>${t("web-go-on")}</a>`
    }
    <button type="button" class="button quiet icon" aria-label=${t("web-forget")}
      title=${t("web-forget")} onClick=${() => {
        forget(table.id);
        tables.value = [...tables.value];
      }}>${sign("close")}</button></li>`;
}

/** @param {{game: GameInfo, named?: Lines, onNew: () => void, onJoin: () => void}} props */
function Box({ game, named, onNew, onJoin }) {
  const [low, high] = [game.seats[0], game.seats[game.seats.length - 1]];
  const feel = named?.line(named.has("feel") ? "feel" : "blurb") ?? "";
  const title = named?.line("title") ?? " ";
  return html`<button type="button" class="lid-button" aria-label=${t("web-play-now-of", {
    game: title,
  })} onClick=${() => playNow(game)}><${Lid} game=${game.id} /></button>
    <h2>${title}</h2>
    <${Goal} texts=${named} />
    <p class="facts-line"><span>${sign("people")}${low === high ? low : `${low}–${high}`}
      <span class="unseen"> ${t("web-players")}</span></span>
      <span>${sign("clock")}${t("web-length", { count: game.minutes })}</span></p>
    <p class="feel">${feel}</p>
    ${game.origin && html`<p class="soft small">${t("web-outside", { package: game.origin })}</p>`}
    ${
      named &&
      game.aids.map(
        (aid) => html`<a class="beside" href=${address(`/${aid.name}`)}>
      ${sign(aid.icon)}${named.line(`aid-${aid.name}`)}</a>`,
      )
    }
    <div class="row"><${LearnLink} game=${game} title=${title} />
      <button type="button" class=${`button ${playLook(game)}`}
      aria-label=${`${t("web-play-now")}: ${title}`} onClick=${() => playNow(game)}>
      ${t("web-play-now")}</button>
      <button type="button" class="button" aria-label=${`${t("web-new-table")}: ${title}`}
        onClick=${onNew}>${t("web-new-table")}</button>
      <button type="button" class="button quiet" aria-label=${`${t("web-join")}: ${title}`}
        onClick=${onJoin}>${t("web-join")}</button></div>`;
}

/** @param {number} at @param {string} language */
function when(at, language) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** @param {{named: Record<string, Lines>, wanted: string}} props */
function Public({ named, wanted }) {
  const shown = tables.value.filter(
    (table) => table.game in named && (!wanted || table.game === wanted) && !table.over,
  );
  if (!shown.length) return html`<p class="soft">${t("web-public-none")}</p>`;
  return html`<ul class="list">${shown.map((table) => {
    const free = table.seats.filter((seat) => seat.kind === "free");
    return html`<li class="panel listed" key=${table.id}><span class="mini">
      <${Lid} game=${table.game} /></span>
      <span class="grow"><strong>${named[table.game].line("title")}</strong>
        <span class="row small">${table.seats.map(
          (seat) => html`<${Badge} seat=${seat.seat}
          name=${seat.name || t("web-free-seat", { number: seat.seat + 1 })} />`,
        )}</span></span>
      ${
        free.length > 0 &&
        html`<button type="button" class="button main"
        onClick=${() => attempt(() => join(table.id, table.game, { seat: free[0].seat }))}>
        ${t("web-sit")}
        </button>`
      }
      <a class="button" href=${address(`/table/${table.id}`)}>${t("web-watch")}</a></li>`;
  })}</ul>`;
}

/** Take a free seat. @param {string} id @param {string} game @param {{seat: number}} how */
async function join(id, game, how) {
  /** @type {import("../messages.js").Held} */
  const held = await post(`/api/tables/${id}/join`, { ...how, name: myName(), face: myFace() });
  remember(id, {
    ...(game ? { game } : {}),
    held: [{ seat: held.seat, token: held.token }],
    at: Date.now(),
  });
  go(`/table/${id}`);
}

/** @param {string} link */
function linked(link) {
  try {
    return new URL(link.trim(), location.origin);
  } catch {
    throw new Fault("web-bad-link");
  }
}

function JoinByLink() {
  const [link, setLink] = useState("");
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => {
      const to = linked(link);
      go(ours(to.pathname) + to.search + to.hash);
    });
  };
  return html`<form class="row" onSubmit=${follow}>
    <input type="text" required value=${link} aria-label=${t("web-link")}
    placeholder=${t("web-link")}
    onInput=${(/** @type {Event} */ event) => setLink(typed(event))} /><button class="button main">
      ${t("web-join")}</button></form>`;
}

function Upload() {
  const load = async (/** @type {Event} */ event) => {
    const text = await chosenText(event);
    /** @type {HTMLInputElement} */ (event.target).value = "";
    if (text === null) return;
    await attempt(async () => {
      /** @type {import("../messages.js").TableMade} */
      const made = await postText("/api/records", text);
      go(`/table/${made.table}`);
    });
  };
  return html`<section class="row upload"><label class="button">${sign("load")}${t("web-upload")}
    <input type="file" class="unseen" accept=".ludo,.jsonl,.json,text/plain" onChange=${load} />
      </label>
    <span class="soft small grow">${t("web-upload-text")}</span>
      <a class="small" href=${address("/lab")}>${t("lab-title")}</a>
      <a class="small" href=${address("/static/CREDITS.md")} target="_blank">${t("web-credits")}
      </a></section>`;
}
