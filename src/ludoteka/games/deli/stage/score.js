/** The score pad of Clash at the Deli, for people with the cards on the table. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { gameTexts, language, lineOf, texts as shared } from "../../../lib/texts.js";
import { PartsField } from "../../../pages/new_table.js";
import { Dialog } from "../../../parts/dialog.js";
import { drawer, Rules } from "../../../parts/drawer.js";
import { isArrow, walk } from "../../../parts/pointing.js";
import { seatMark, sign } from "../../../parts/shapes.js";
import { Top } from "../../../parts/top.js";
import { ofStage, style } from "../../../stages/stages.js";
import { Ingredient, Stack } from "./art.js";
import { closedBy, MOST_PLAYERS, PadModel } from "./pad.js";
import { categorySign } from "./people.js";
import { readCards } from "./printed.js";
import { fit, lineName, signed } from "./table.js";

/** @typedef {import("../../../lib/texts.js").GameTexts} GameTexts */
/** @typedef {import("./printed.js").Cards} Cards */
/** @typedef {import("../../../messages.js").PadLine} PadLine */
/** @typedef {import("../../../messages.js").PadRefusal} PadRefusal */
/** @typedef {(clause: string) => void} Look */
/** @typedef {{model: PadModel, texts: GameTexts, names: string[], look: Look}} Shown */

const GAME = "deli";
const t = lineOf(GAME);

/** What somebody typed or ticked. @param {Event} event */
function field(event) {
  return /** @type {HTMLInputElement} */ (event.target);
}

/** The texts, the cards and the looks of the page. @param {string} speaking */
async function load(speaking) {
  const styles = ["stage.css", "score.css"].map((file) => style(ofStage(GAME, file)));
  const [texts, printed] = await Promise.all([
    gameTexts(GAME, speaking), readCards(GAME), ...styles,
  ]);
  return { texts, printed };
}

export function AidPage() {
  const [loaded, setLoaded] = useState(
    /** @type {{texts: GameTexts, printed: Cards} | null} */ (null),
  );
  const speaking = language.value;
  useEffect(() => {
    let current = true;
    const again = () => load(speaking)
      .then((found) => current && setLoaded(found))
      .catch(() => current && setTimeout(again, 1500));
    again();
    return () => void (current = false);
  }, [speaking]);
  useEffect(() => {
    const title = loaded ? `${t("deli-pad")} · ${loaded.texts.line("title")} · ` : "";
    document.title = `${title}Ludoteka`;
    return () => void (document.title = "Ludoteka");
  }, [loaded]);
  if (!loaded) return html`<${Top} /><main class="page"><h1>${t("web-loading")}</h1></main>`;
  return html`<${Pad} texts=${loaded.texts} printed=${loaded.printed} />`;
}

/** @param {{texts: GameTexts, printed: Cards}} props */
function Pad({ texts, printed }) {
  const model = useMemo(() => new PadModel(texts.words.kinds.ingredient, printed), []);
  useEffect(() => () => model.close(), [model]);
  const [clause, setClause] = useState("");
  const look = (/** @type {string} */ id) => {
    drawer.value = { ...drawer.value, clause: id };
    setClause(id);
  };
  const names = model.pad.value.players.map(({ name }, place) =>
    name.trim() || t("board-seat", { number: place + 1 }));
  /** @type {Shown} */
  const shown = { model, texts, names, look };
  return html`<${Top} title=${`${t("deli-pad")} · ${texts.line("title")}`} />
    <main class="page pad game-deli">
      <div class="pad-head"><h1>${t("deli-pad")}</h1><p class="soft">
        ${t("deli-pad-text")}${" "}<span class="small">${t("deli-pad-kept")}</span></p></div>
      <${Fault} model=${model} />
      <${Players} ...${shown} />
      <${Sandwiches} ...${shown} />
      <${Person} ...${shown} />
      <${Keyboard} ...${shown} />
      <${Result} ...${shown} />
      <${Variants} ...${shown} />
    </main>
    ${clause && html`<${Dialog} title=${t("web-rules")} onClose=${() => look("")}>
      <${Rules} game=${GAME} /><//>`}`;
}

/** What went wrong with the server. @param {{model: PadModel}} props */
function Fault({ model }) {
  const fault = model.fault.value;
  if (!fault) return null;
  return html`<p class="fault" role="alert">
    ${shared.value?.fault(fault.code, fault.values)}</p>`;
}

/** @param {Shown} shown */
function Players({ model, names }) {
  const { players } = model.pad.value;
  const scored = model.scored.value?.players;
  const tabs = players.map((_, place) => html`<button type="button" class="button pad-tab"
    key=${place} aria-pressed=${place === model.at.value ? "true" : "false"}
    onClick=${() => model.sit(place)}>
    ${seatMark(place)}<span class="who">${names[place]}</span>
    <strong>${scored?.[place]?.total ?? "–"}</strong></button>`);
  return html`<section class="panel stack pad-players" aria-label=${t("deli-pad-players")}>
    <div class="row">${tabs}
      ${players.length < MOST_PLAYERS && html`<button type="button" class="button quiet"
        onClick=${() => model.addPlayer()}>${`+ ${t("deli-pad-add-player")}`}</button>`}</div>
  </section>`;
}

/** How many points Breadhead gave. @param {string} typed */
function points(typed) {
  return Math.min(99, Math.max(0, Math.floor(Number(typed)) || 0));
}

/** Name, Gregg Benedict and Breadhead. @param {Shown} shown */
function Person({ model, names }) {
  const { player } = model;
  const naming = (/** @type {Event} */ event) => model.changePlayer({ name: field(event).value });
  const ticking = (/** @type {Event} */ event) =>
    model.changePlayer({ gregg: field(event).checked });
  const counting = (/** @type {Event} */ event) =>
    model.changePlayer({ breadhead: points(field(event).value) });
  return html`<details class="panel pad-person"><summary>${t("deli-pad-person")}</summary>
    <div class="pad-player">
      <label class="field"><span>${t("web-name")}</span>
        <input type="text" maxlength="40" value=${player.name}
          placeholder=${names[model.at.value]} onInput=${naming} /></label>
      <label class="field"><span>${t("deli-pad-breadhead")}</span>
        <input type="number" min="0" max="99" value=${player.breadhead} onInput=${counting} />
      </label>
      <label class="choice"><input type="checkbox" checked=${player.gregg} onChange=${ticking} />
        ${t("deli-pad-gregg")}</label>
      ${names.length > 1 && html`<button type="button" class="button quiet small"
        onClick=${() => model.removePlayer()}>${t("deli-pad-remove-player")}</button>`}
    </div></details>`;
}

/** @param {Shown} shown */
function Sandwiches(shown) {
  const { model } = shown;
  const { sandwiches } = model.player;
  const starting = model.current.value ? "false" : "true";
  return html`<section class="stack pad-sandwiches" aria-label=${t("deli-pad-sandwiches")}>
    <ol class="pad-list">${sandwiches.map((_, place) => html`<li key=${place}>
      <${Sandwich} ...${shown} place=${place} /></li>`)}</ol>
    <button type="button" class="button pad-new" aria-pressed=${starting}
      onClick=${() => (model.open.value = sandwiches.length)}>
      ${`+ ${t("deli-pad-new")}`}</button>
    ${!model.current.value && html`<p class="soft">${t("deli-pad-start")}</p>`}</section>`;
}

/** @param {Shown & {place: number}} props */
function Sandwich({ model, texts, names, look, place }) {
  const sandwich = model.player.sandwiches[place];
  const told = model.sheet?.sandwiches[place];
  const cards = sandwich.cards.map((kind) => texts.name("ingredient", kind)).join(", ");
  const number = place + 1;
  const growing = place === model.open.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (growing) box.current?.scrollIntoView({ block: "nearest" });
  }, [growing, sandwich.cards.length]);
  return html`<article ref=${box} class=${`panel pad-sandwich ${growing ? "growing" : ""}`}>
    <button type="button" class="pad-picture" aria-pressed=${growing ? "true" : "false"}
      aria-label=${texts.line("pad-sandwich", { number, cards })}
      onClick=${() => (model.open.value = place)}>
      <${Stack} cards=${sandwich.cards} closed=${closedBy(model.printed, sandwich)} /></button>
    <div class="pad-told"><h2>${t("deli-sandwich", { number })}
        <span class="pad-points" aria-live="polite">${told ? signed(told.points) : ""}</span></h2>
      <p class="small soft">${cards}</p>
      ${told?.refusal
        ? html`<${Refused} texts=${texts} names=${names} refusal=${told.refusal} look=${look} />`
        : html`<${Lines} texts=${texts} lines=${told?.lines ?? []} look=${look} />`}</div>
    <${Deeds} model=${model} place=${place} />
  </article>`;
}

/** What can be done with a sandwich as a whole. @param {{model: PadModel, place: number}} props */
function Deeds({ model, place }) {
  const sandwich = model.player.sandwiches[place];
  const removing = t("deli-pad-remove", { number: place + 1 });
  const declaring = (/** @type {Event} */ event) =>
    model.put(place, { ...sandwich, declared: field(event).checked });
  return html`<div class="row pad-deeds">
    ${model.sheet?.sandwiches[place]?.declarable && html`<label class="choice">
      <input type="checkbox" checked=${sandwich.declared} onChange=${declaring} />
      ${t("deli-declared")}</label>`}
    <button type="button" class="button quiet" onClick=${() => model.takeOff(place)}>
      ${sign("undo")}${t("deli-pad-take-off")}</button>
    <button type="button" class="button quiet icon" aria-label=${removing} title=${removing}
      onClick=${() => model.remove(place)}>${sign("close")}</button></div>`;
}

/** @param {{texts: GameTexts, names: string[], refusal: PadRefusal, look: Look}} props */
function Refused({ texts, names, refusal: { word, args, clause }, look }) {
  return html`<p class="fault" role="alert">${texts.refusal(word, args, names)}${" "}
    <button type="button" class="clause" onClick=${() => look(clause)}>${clause}</button></p>`;
}

/** @param {{texts: GameTexts, lines: PadLine[], look: Look}} props */
function Lines({ texts, lines, look }) {
  return html`<ul class="pad-lines">${lines.map((line) => html`<li>
    <strong>${signed(line.points)}</strong><span>${lineName(texts, line)}</span>
    <button type="button" class="clause small" onClick=${() => look(line.clause)}>
      ${line.clause}</button></li>`)}</ul>`;
}

/** The trays to tap. Arrows walk, Backspace takes the top card off. @param {Shown} shown */
function Keyboard({ model, texts, names, look }) {
  const top = model.current.value ? model.open.value : model.player.sandwiches.length - 1;
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (isArrow(event.key)) walk(event.key, ".pad-keys .deli-food");
    else if (event.key === "Backspace") model.takeOff(top);
    else return;
    event.preventDefault();
  };
  const refusal = model.refused.value;
  return html`<section class="pad-keys" aria-label=${texts.line("deli-counter")}
      onKeyDown=${press}>
    ${refusal && html`
      <${Refused} texts=${texts} names=${names} refusal=${refusal} look=${look} />`}
    <div class="deli-counter"><div class="deli-trays">${model.printed.dry.map((_, category) => html`
      <${Tray} key=${category} model=${model} texts=${texts} category=${category} />`)}</div></div>
  </section>`;
}

/** @param {{model: PadModel, texts: GameTexts, category: number}} props */
function Tray({ model, texts, category }) {
  const name = texts.name("category", category);
  const kinds = model.printed.category.flatMap((each, kind) => (each === category ? [kind] : []));
  return html`<div class="deli-tray-of" role="group" aria-label=${name}>
    <span class="deli-tray-name">${categorySign(category)}<span>${name}</span></span>
    <div class="deli-tray-food">${kinds.map((kind) => html`
      <${Key} key=${kind} model=${model} kind=${kind} name=${texts.name("ingredient", kind)} />`)}
    </div></div>`;
}

/** @param {{model: PadModel, kind: number, name: string}} props */
function Key({ model, kind, name }) {
  return html`<button type="button" class="deli-food" data-kind=${kind}
    aria-disabled=${model.fits(kind) ? undefined : "true"} onClick=${() => model.add(kind)}>
    <${Ingredient} kind=${kind} />
    <span class="deli-food-name" style=${{ "--fit": fit(name) }}>${name}</span></button>`;
}

/** Everybody beside each other. @param {Shown} shown */
function Result({ model, texts, names, look }) {
  const scored = model.scored.value?.players ?? [];
  if (scored.length !== names.length) return null;
  const best = Math.max(...scored.map(({ total }) => total));
  const leading = names.filter((_, place) => scored[place].total === best);
  const leads = { names: leading.join(", "), count: leading.length };
  const told = (/** @type {number} */ total) =>
    texts.line("pad-total", { points: `${total}`.replace("-", "−") });
  return html`<section class="panel stack" aria-labelledby="pad-result">
    <h2 id="pad-result">${t("web-sheet")}</h2>
    ${names.length > 1 && html`
      <p role="status" class="pad-leads">${t("deli-pad-leads", leads)}</p>`}
    <div class="pad-sheets">${scored.map(({ sandwiches, extras, total }, place) => html`
      <div class="pad-sheet" key=${place}>
        <h3 class="badge">${seatMark(place)}<span class="who">${names[place]}</span></h3>
        <ul class="pad-lines">${sandwiches.map((each, number) => html`<li>
          <strong>${signed(each.points)}</strong>
          <span>${t("deli-sandwich", { number: number + 1 })}</span></li>`)}</ul>
        ${extras.length > 0 && html`<${Lines} texts=${texts} lines=${extras} look=${look} />`}
        <p class="pad-total">${told(total)}</p></div>`)}</div></section>`;
}

/** @param {Shown} shown */
function Variants({ model, texts }) {
  const { closing, doubling, parts } = model.pad.value;
  const choosing = (/** @type {Event} */ event) =>
    model.change({ closing: Number(field(event).value) });
  const ticking = (/** @type {Event} */ event) => model.change({ doubling: field(event).checked });
  const loading = (/** @type {string} */ text) => model.change({ parts: text });
  return html`<section class="panel stack"><h2>${t("deli-pad-variants")}</h2>
    <div class="pad-player">
      <label class="field"><span>${texts.option("closing_bonus")}</span>
        <select value=${`${closing}`} onChange=${choosing}>
          ${["1", "2", "3", "4", "5"].map((each) => html`
            <option value=${each}>${texts.option("closing_bonus", each)}</option>`)}</select>
      </label>
      <label class="choice"><input type="checkbox" checked=${doubling} onChange=${ticking} />
        ${texts.option("doubling", "on")}</label></div>
    <${PartsField} game=${GAME} parts=${parts} setParts=${loading} />
    <${Clearing} model=${model} />
  </section>`;
}

/** Everything goes, once one is sure. @param {{model: PadModel}} props */
function Clearing({ model }) {
  const [sure, setSure] = useState(false);
  const clear = () => {
    setSure(false);
    model.clear();
  };
  if (!sure) {
    return html`<div class="row"><button type="button" class="button"
      onClick=${() => setSure(true)}>${t("deli-pad-clear")}</button></div>`;
  }
  return html`<div class="row"><span>${t("deli-pad-clear-sure")}</span>
    <button type="button" class="button danger" onClick=${clear}>${t("deli-pad-clear")}</button>
    <button type="button" class="button quiet" onClick=${() => setSure(false)}>
      ${t("web-cancel")}</button></div>`;
}
