/** The lab: change options or numbers of a game, let bots play, and see what that does. */
import { useEffect, useState } from "preact/hooks";
import { address } from "../lib/base.js";
import { html } from "../lib/html.js";
import { Fault, fetchJson, post } from "../lib/http.js";
import { faultLine, gameTexts, language, t } from "../lib/texts.js";
import { LabForm } from "../parts/lab_form.js";
import { columns, Plot } from "../parts/lab_plots.js";
import { Figures } from "../parts/lab_tables.js";
import { Top } from "../parts/top.js";
import { shelf, style } from "../stages/stages.js";

/** @typedef {import("../messages.js").GameInfo} GameInfo */
/** @typedef {import("../messages.js").LabGame} LabGame */
/** @typedef {import("../messages.js").LabRun} LabRun */
/** @typedef {Required<import("../messages.js").LabWanted>} LabWanted */
/** @typedef {import("../lib/texts.js").GameTexts} GameTexts */
/** @typedef {{games: GameInfo[], titles: Record<string, string>}} Shelf */

const LOOK = 500;
const TABLES = ["seat", "match", "skill", "effect"];

/** What the address asks for. @param {GameInfo[]} games @returns {LabWanted} */
function asked(games) {
  const query = new URLSearchParams(location.search);
  const game = games.find(({ id }) => id === query.get("game")) ?? games[0];
  const seats = Number(query.get("seats"));
  const fit = game.seats.find((each) => each > 1) ?? game.seats[0];
  const pairs = (/** @type {string} */ begin) =>
    [...query].filter(([name]) => name.startsWith(begin)).map(([n, v]) => [n.slice(2), v]);
  return {
    game: game.id,
    seats: game.seats.includes(seats) ? seats : fit,
    bots: query.get("bots") ?? "level1",
    games: Number(query.get("games")) || 200,
    options: Object.fromEntries(pairs("o.")),
    numbers: Object.fromEntries(pairs("n.").map(([name, value]) => [name, Number(value)])),
  };
}

/** @param {LabWanted} wanted @param {string} run */
function link(wanted, run) {
  const query = new URLSearchParams({
    game: wanted.game,
    seats: String(wanted.seats),
    bots: wanted.bots,
    games: String(wanted.games),
  });
  for (const [id, value] of Object.entries(wanted.options)) query.set(`o.${id}`, value);
  for (const [id, value] of Object.entries(wanted.numbers)) query.set(`n.${id}`, String(value));
  if (run) query.set("run", run);
  return `${address("/lab")}?${query}`;
}

/** The games and their names, then the page. */
export function LabPage() {
  const [known, setKnown] = useState(/** @type {Shelf | null} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const load = async () => {
      const games = await shelf();
      const named = await Promise.all(games.map(({ id }) => gameTexts(id, speaking)));
      await Promise.all([
        style(address("/static/vendor/uplot.css")),
        style(address("/static/styles/lab.css")),
      ]);
      const titles = Object.fromEntries(games.map(({ id }, n) => [id, named[n].line("title")]));
      if (current) setKnown({ games, titles });
    };
    load().catch(() => current && setTimeout(load, 1500));
    document.title = `${t("lab-title")} · Ludoteka`;
    return () => {
      current = false;
      document.title = "Ludoteka";
    };
  }, [speaking]);
  return html`<${Top} title=${t("lab-title")} /><main class="page lab-page">
    <h1>${t("lab-title")}</h1><p class="soft">${t("lab-text")}</p>
    ${known ? html`<${Desk} known=${known} speaking=${speaking} />` : t("web-loading")}</main>`;
}

/** @param {{known: Shelf, speaking: string}} props */
function Desk({ known, speaking }) {
  const [wanted, setWanted] = useState(() => asked(known.games));
  const [lab, setLab] = useState(/** @type {LabGame | null} */ (null));
  const [names, setNames] = useState(/** @type {GameTexts | null} */ (null));
  const [fault, setFault] = useState(/** @type {Fault | null} */ (null));
  const { run, begin, stop } = useRun(setFault);
  const game = /** @type {GameInfo} */ (known.games.find(({ id }) => id === wanted.game));
  useEffect(() => {
    let current = true;
    Promise.all([
      fetchJson(`/api/lab/games/${wanted.game}`),
      gameTexts(wanted.game, speaking),
    ]).then(
      ([told, named]) => {
        if (!current) return;
        setLab(/** @type {LabGame} */ (told));
        setNames(named);
      },
      (error) => current && setFault(error),
    );
    return () => void (current = false);
  }, [wanted.game, speaking]);
  useEffect(
    () => history.replaceState(null, "", link(wanted, run?.id ?? asRun())),
    [wanted, run?.id],
  );
  const choose = (/** @type {string} */ id) => {
    const next = /** @type {GameInfo} */ (known.games.find((each) => each.id === id));
    const fit = next.seats.find((each) => each > 1) ?? next.seats[0];
    const seats = next.seats.includes(wanted.seats) ? wanted.seats : fit;
    setWanted({ ...wanted, game: id, seats, options: {}, numbers: {} });
  };
  if (!lab || !names || lab.game !== wanted.game)
    return fault
      ? html`<p class="fault" role="alert">${faultLine(fault)}</p>`
      : html`<p class="soft">${t("web-loading")}</p>`;
  const running = run?.state === "running";
  return html`<div class="lab-columns"><form class="panel stack" onSubmit=${(
    /** @type {Event} */ event,
  ) => {
    event.preventDefault();
    setFault(null);
    begin(wanted);
  }}>
    <${LabForm} games=${known.games} titles=${known.titles} game=${game} lab=${lab} names=${names}
      wanted=${wanted} choose=${choose}
      change=${(/** @type {Partial<LabWanted>} */ news) => setWanted({ ...wanted, ...news })} />
    ${fault && html`<p class="fault" role="alert">${faultLine(fault)}</p>`}
    <div class="row"><button class="button main" disabled=${running}>${t("lab-run")}</button>
      ${running && html`<button type="button" class="button" onClick=${stop}>${t("lab-stop")}
        </button>`}</div></form>
    <${Result} run=${run?.wanted.game === wanted.game ? run : null} names=${names}
      reports=${lab.reports} speaking=${speaking} /></div>`;
}

/** The run of the address. */
function asRun() {
  return new URLSearchParams(location.search).get("run") ?? "";
}

/** A run, looked at again and again while it goes on. @param {(fault: Fault) => void} failed */
function useRun(failed) {
  const [run, setRun] = useState(/** @type {LabRun | null} */ (null));
  const [id, setId] = useState(asRun);
  useEffect(() => {
    if (!id) return;
    let current = true;
    const look = async () => {
      const told = /** @type {LabRun} */ (await fetchJson(`/api/lab/runs/${id}`));
      if (!current) return;
      setRun(told);
      if (told.state === "running") setTimeout(again, LOOK);
      else if (told.code) failed(new Fault(told.code, told.values));
    };
    const again = () => look().catch((error) => current && lost(error));
    const lost = (/** @type {Fault} */ error) => {
      if (error.code === "no-such-page") setId("");
      else setTimeout(again, LOOK);
    };
    again();
    return () => void (current = false);
  }, [id]);
  const begin = async (/** @type {LabWanted} */ wanted) => {
    try {
      const told = /** @type {LabRun} */ (await post("/api/lab/runs", wanted));
      setRun(told);
      setId(told.id);
    } catch (error) {
      failed(/** @type {Fault} */ (error));
    }
  };
  const stop = async () => {
    try {
      setRun(/** @type {LabRun} */ (await post(`/api/lab/runs/${id}/stop`, {})));
    } catch (error) {
      failed(/** @type {Fault} */ (error));
    }
  };
  return { run, begin, stop };
}

/**
 * @param {{run: LabRun | null, names: GameTexts, reports: boolean, speaking: string}} props
 */
function Result({ run, names, reports, speaking }) {
  if (!run) return html`<p class="soft lab-empty">${t("lab-nothing-yet")}</p>`;
  const series = [t("lab-before"), t("lab-after")].slice(0, run.variants);
  const { figures, variants } = run;
  return html`<div class="stack lab-result" data-state=${run.state}>
    <div class="row"><progress max=${Math.max(1, run.of)} value=${run.done}
      aria-label=${t("lab-progress", { done: run.done, of: run.of })}></progress>
      <span role="status">${t(run.state === "running" ? "lab-progress" : `lab-${run.state}`, {
        done: run.done,
        of: run.of,
      })}</span></div>
    ${
      figures.length > 0 &&
      html`<${Share} run=${run} reports=${reports} speaking=${speaking} />
      <${Plot} title=${t("balance-table-seat")} x=${t("balance-axis-seat")} bars
        y=${t("balance-axis-wins")} series=${series}
        data=${columns(figures, "seat", variants, Number)} />
      <${Plot} title=${t("balance-plot-match")} x=${t("balance-axis-course")}
        y=${t("balance-axis-leads")} series=${series}
        data=${columns(figures, "lead", variants, (key) => 10 * Number(key))} />
      <${Plot} title=${t("balance-plot-length")} x=${t("balance-axis-decisions")}
        y=${t("balance-axis-matches")} series=${series}
        data=${columns(figures, "length", variants, Number)} />
      ${TABLES.map(
        (table) => html`<${Figures} key=${table} run=${run} table=${table} names=${names}
          series=${series} />`,
      )}<p class="small soft">${t("balance-note-intervals")}</p>`
    }</div>`;
}

/** Save, share, report. @param {{run: LabRun, reports: boolean, speaking: string}} props */
function Share({ run, reports, speaking }) {
  const [copied, setCopied] = useState(false);
  const report = address(`/api/lab/runs/${run.id}/report?lang=${speaking}`);
  const share = async () => {
    const wanted = /** @type {LabWanted} */ (run.wanted);
    await navigator.clipboard.writeText(new URL(link(wanted, run.id), location.href).href);
    setCopied(true);
  };
  const save = () => {
    const file = new Blob([JSON.stringify(run, null, 1)], { type: "application/json" });
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${run.wanted.game}-lab.json`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
  };
  return html`<div class="row">
    ${
      reports
        ? html`<a class="button" href=${report} target="_blank" rel="noopener">
            ${t("lab-report")}</a>
          <a class="button" href=${report} download=${`${run.wanted.game}-lab.html`}>
            ${t("lab-save-report")}</a>`
        : html`<span class="small soft">${t("fault-needs-extra", { extra: "lab" })}</span>`
    }
    <button type="button" class="button" onClick=${save}>${t("lab-save")}</button>
    <button type="button" class="button" onClick=${share}>${t(copied ? "lab-copied" : "lab-share")}
    </button></div>`;
}
