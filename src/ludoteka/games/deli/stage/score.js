/** The score pad of Clash at the Deli, for people with the cards on the table. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { fetchText } from "../../../lib/http.js";
import { closedBy, declarable, MOST_PLAYERS, PadModel } from "./pad.js";
import { readParts, withChanges } from "../../../lib/parts.js";
import { gameTexts, language, lineOf, texts as shared } from "../../../lib/texts.js";
import { Dialog } from "../../../parts/dialog.js";
import { drawer, Rules } from "../../../parts/drawer.js";
import { isArrow, walk } from "../../../parts/pointing.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { Top } from "../../../parts/top.js";
import { Ingredient, Stack } from "./art.js";
import { categorySign } from "./people.js";
import { readCards } from "./scoring.js";
import { lineName, signed } from "./table.js";
import { ofStage, style } from "../../../stages/stages.js";
import { PartsField } from "../../../pages/new_table.js";

/** @typedef {import("../../../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("./scoring.js").Cards} Cards */
/** What the parts of the page share. @typedef {{model: PadModel, texts: GameTexts, printed: Cards, names: string[], look: (clause: string) => void}} Shown */

const GAME = "deli";
const t = lineOf(GAME);
const KINDS = [...Array(25).keys()].slice(1);

export function AidPage() {
  const [loaded, setLoaded] = useState(/** @type {any} */ (null));
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const again = () => Promise.all([gameTexts(GAME, speaking), fetchText(`/api/games/${GAME}/parts`), style(ofStage(GAME, "stage.css")), style(ofStage(GAME, "score.css"))])
      .then(([texts, parts]) => current && setLoaded({ texts, parts }))
      .catch(() => current && setTimeout(again, 1500));
    again();
    return () => void (current = false);
  }, [speaking]);
  useEffect(() => {
    document.title = loaded ? `${t("deli-pad")} · ${loaded.texts.line("title")} · Ludoteka` : "Ludoteka";
    return () => void (document.title = "Ludoteka");
  }, [loaded]);
  if (!loaded) return html`<${Top} /><main class="page"><h1>${t("web-loading")}</h1></main>`;
  return html`<${Pad} texts=${loaded.texts} parts=${loaded.parts} />`;
}

/** @param {{texts: GameTexts, parts: string}} props */
function Pad({ texts, parts }) {
  const model = useMemo(() => new PadModel(texts.words.kinds.ingredient), []);
  useEffect(() => () => model.close(), [model]);
  const own = model.pad.value.parts;
  const printed = useMemo(() => readCards(withChanges(readParts(parts), own)), [parts, own]);
  const [clause, setClause] = useState("");
  const look = (/** @type {string} */ id) => {
    drawer.value = { ...drawer.value, clause: id };
    setClause(id);
  };
  const names = model.pad.value.players.map(({ name }, place) => name.trim() || t("board-seat", { number: place + 1 }));
  /** @type {Shown} */
  const shown = { model, texts, printed, names, look };
  const { fault } = model;
  return html`<${Top} title=${`${t("deli-pad")} · ${texts.line("title")}`} />
    <main class="page pad game-deli">
      <div class="pad-head"><h1>${t("deli-pad")}</h1><p class="soft">${t("deli-pad-text")} <span class="small">${t("deli-pad-kept")}</span></p></div>
      ${fault.value && html`<p class="fault" role="alert">${/** @type {any} */ (shared.value).fault(fault.value.code, fault.value.values)}</p>`}
      <${Players} ...${shown} />
      <${Sandwiches} ...${shown} />
      <${Person} ...${shown} />
      <${Keyboard} ...${shown} />
      <${Result} ...${shown} />
      <${Variants} ...${shown} />
    </main>
    ${clause && html`<${Dialog} title=${t("web-rules")} onClose=${() => { setClause(""); drawer.value = { ...drawer.value, clause: "" }; }}><${Rules} game=${GAME} /><//>`}`;
}

/** @param {Shown} shown */
function Players({ model, names }) {
  const { players } = model.pad.value;
  const scored = model.scored.value?.players;
  return html`<section class="panel stack pad-players" aria-label=${t("deli-pad-players")}>
    <div class="row">${players.map((_, place) => html`<button type="button" class="button pad-tab" key=${place} aria-pressed=${place === model.at.value ? "true" : "false"} onClick=${() => model.sit(place)}>
        ${seatMark(place)}<span class="who">${names[place]}</span><strong>${scored?.[place]?.total ?? "–"}</strong></button>`)}
      ${players.length < MOST_PLAYERS && html`<button type="button" class="button quiet" onClick=${() => model.addPlayer()}>+ ${t("deli-pad-add-player")}</button>`}</div></section>`;
}

/** Name, Gregg Benedict and Breadhead. @param {Shown} shown */
function Person({ model, names }) {
  const { player } = model;
  return html`<details class="panel pad-person"><summary>${t("deli-pad-person")}</summary>
    <div class="pad-player">
      <label class="field"><span>${t("web-name")}</span><input type="text" maxlength="40" value=${player.name} placeholder=${names[model.at.value]}
        onInput=${(/** @type {any} */ event) => model.changePlayer({ name: event.target.value })} /></label>
      <label class="field"><span>${t("deli-pad-breadhead")}</span><input type="number" min="0" max="99" value=${player.breadhead}
        onInput=${(/** @type {any} */ event) => model.changePlayer({ breadhead: Math.min(99, Math.max(0, Math.floor(Number(event.target.value)) || 0)) })} /></label>
      <label class="choice"><input type="checkbox" checked=${player.gregg} onChange=${(/** @type {any} */ event) => model.changePlayer({ gregg: event.target.checked })} />${t("deli-pad-gregg")}</label>
      ${names.length > 1 && html`<button type="button" class="button quiet small" onClick=${() => model.removePlayer()}>${t("deli-pad-remove-player")}</button>`}
    </div></details>`;
}

/** @param {Shown} shown */
function Sandwiches(shown) {
  const { model } = shown;
  const { sandwiches } = model.player;
  return html`<section class="stack pad-sandwiches" aria-label=${t("deli-pad-sandwiches")}>
    <ol class="pad-list">${sandwiches.map((_, place) => html`<li key=${place}><${Sandwich} ...${shown} place=${place} /></li>`)}</ol>
    <button type="button" class="button pad-new" aria-pressed=${model.current.value ? "false" : "true"} onClick=${() => (model.open.value = sandwiches.length)}>+ ${t("deli-pad-new")}</button>
    ${!model.current.value && html`<p class="soft">${t("deli-pad-start")}</p>`}</section>`;
}

/** @param {Shown & {place: number}} props */
function Sandwich({ model, texts, printed, names, look, place }) {
  const sandwich = model.player.sandwiches[place];
  const told = model.scored.value?.players[model.at.value]?.sandwiches[place];
  const cards = sandwich.cards.map((kind) => texts.name("ingredient", kind)).join(", ");
  const number = place + 1;
  const growing = place === model.open.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (growing) box.current?.scrollIntoView({ block: "nearest" });
  }, [growing, sandwich.cards.length]);
  return html`<article ref=${box} class=${`panel pad-sandwich ${growing ? "growing" : ""}`}>
    <button type="button" class="pad-picture" aria-pressed=${growing ? "true" : "false"} aria-label=${texts.line("pad-sandwich", { number, cards })} onClick=${() => (model.open.value = place)}>
      <${Stack} cards=${sandwich.cards} closed=${closedBy(sandwich)} /></button>
    <div class="pad-told"><h2>${t("deli-sandwich", { number })}<span class="pad-points" aria-live="polite">${told ? signed(told.points) : ""}</span></h2>
      <p class="small soft">${cards}</p>
      ${told?.refusal ? html`<${Refused} texts=${texts} names=${names} refusal=${told.refusal} look=${look} />` : html`<${Lines} texts=${texts} printed=${printed} lines=${told?.lines ?? []} look=${look} />`}</div>
    <div class="row pad-deeds">
      ${declarable(printed, sandwich) && html`<label class="choice"><input type="checkbox" checked=${sandwich.declared} onChange=${(/** @type {any} */ event) => model.put(place, { ...sandwich, declared: event.target.checked })} />${t("deli-declared")}</label>`}
      <button type="button" class="button quiet" onClick=${() => model.takeOff(place)}>${sign("undo")}${t("deli-pad-take-off")}</button>
      <button type="button" class="button quiet icon" aria-label=${t("deli-pad-remove", { number })} title=${t("deli-pad-remove", { number })} onClick=${() => model.remove(place)}>${sign("close")}</button></div>
  </article>`;
}

/** @param {{texts: GameTexts, names: string[], refusal: import("../../../messages.js").PadRefusal, look: (clause: string) => void}} props */
function Refused({ texts, names, refusal: { word, args, clause }, look }) {
  return html`<p class="fault" role="alert">${texts.refusal(word, args, names)} <button type="button" class="clause" onClick=${() => look(clause)}>${clause}</button></p>`;
}

/** @param {{texts: GameTexts, printed: Cards, lines: import("../../../messages.js").PadLine[], look: (clause: string) => void}} props */
function Lines({ texts, printed, lines, look }) {
  return html`<ul class="pad-lines">${lines.map((line) => html`<li><strong>${signed(line.points)}</strong><span>${lineName(texts, line, printed)}</span>
    <button type="button" class="clause small" onClick=${() => look(line.clause)}>${line.clause}</button></li>`)}</ul>`;
}

/** The trays to tap. Arrows walk, Backspace takes the top card off. @param {Shown} shown */
function Keyboard({ model, texts, printed, names, look }) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (isArrow(event.key)) walk(event.key, ".pad-keys .deli-food");
    else if (event.key === "Backspace") model.takeOff(model.current.value ? model.open.value : model.player.sandwiches.length - 1);
    else return;
    event.preventDefault();
  };
  return html`<section class="pad-keys" aria-label=${texts.line("deli-counter")} onKeyDown=${press}>
    ${model.refused.value && html`<${Refused} texts=${texts} names=${names} refusal=${model.refused.value} look=${look} />`}
    <div class="deli-counter"><div class="deli-trays">${printed.dry.map((_, category) => html`<div class="deli-tray-of" role="group" aria-label=${texts.name("category", category)} key=${category}>
      <span class="deli-tray-name">${categorySign(category)}<span>${texts.name("category", category)}</span></span>
      <div class="deli-tray-food">${KINDS.filter((kind) => printed.category[kind] === category).map((kind) => html`<button type="button" class="deli-food" key=${kind}
        data-kind=${kind} aria-disabled=${model.fits(printed, kind) ? undefined : "true"} onClick=${() => model.add(printed, kind)}>
        <${Ingredient} kind=${kind} /><span class="deli-food-name" style=${{ "--fit": fit(texts.name("ingredient", kind)) }}>${texts.name("ingredient", kind)}</span></button>`)}</div></div>`)}</div></div>
  </section>`;
}

/** Long words are written smaller on a phone. @param {string} name */
function fit(name) {
  return Math.min(1, 10 / Math.max(...name.split(" ").map((word) => word.length))).toFixed(2);
}

/** Everybody beside each other. @param {Shown} shown */
function Result({ model, texts, printed, names, look }) {
  const scored = model.scored.value?.players ?? [];
  if (scored.length !== names.length) return null;
  const best = Math.max(...scored.map(({ total }) => total));
  const leading = names.filter((_, place) => scored[place].total === best);
  return html`<section class="panel stack" aria-labelledby="pad-result"><h2 id="pad-result">${t("web-sheet")}</h2>
    ${names.length > 1 && html`<p role="status" class="pad-leads">${t("deli-pad-leads", { names: leading.join(", "), count: leading.length })}</p>`}
    <div class="pad-sheets">${scored.map(({ sandwiches, extras, total }, place) => html`<div class="pad-sheet" key=${place}>
      <h3 class="badge">${seatMark(place)}<span class="who">${names[place]}</span></h3>
      <ul class="pad-lines">${sandwiches.map(({ points }, number) => html`<li><strong>${signed(points)}</strong><span>${t("deli-sandwich", { number: number + 1 })}</span></li>`)}</ul>
      ${extras.length > 0 && html`<${Lines} texts=${texts} printed=${printed} lines=${extras} look=${look} />`}
      <p class="pad-total">${texts.line("pad-total", { points: `${total}`.replace("-", "−") })}</p></div>`)}</div></section>`;
}

/** @param {Shown} shown */
function Variants({ model, texts }) {
  const [sure, setSure] = useState(false);
  const { closing, doubling, parts } = model.pad.value;
  return html`<section class="panel stack"><h2>${t("deli-pad-variants")}</h2>
    <div class="pad-player">
      <label class="field"><span>${texts.option("closing_bonus")}</span><select value=${`${closing}`} onChange=${(/** @type {any} */ event) => model.change({ closing: Number(event.target.value) })}>
        ${[1, 2, 3, 4, 5].map((points) => html`<option value=${`${points}`}>${texts.option("closing_bonus", `${points}`)}</option>`)}</select></label>
      <label class="choice"><input type="checkbox" checked=${doubling} onChange=${(/** @type {any} */ event) => model.change({ doubling: event.target.checked })} />${texts.option("doubling", "on")}</label></div>
    <${PartsField} game=${GAME} parts=${parts} setParts=${(/** @type {string} */ text) => model.change({ parts: text })} />
    <div class="row">${sure ? html`<span>${t("deli-pad-clear-sure")}</span><button type="button" class="button danger" onClick=${() => { setSure(false); model.clear(); }}>${t("deli-pad-clear")}</button>
      <button type="button" class="button quiet" onClick=${() => setSure(false)}>${t("web-cancel")}</button>` : html`<button type="button" class="button" onClick=${() => setSure(true)}>${t("deli-pad-clear")}</button>`}</div>
  </section>`;
}
