/**
 * The stage of a game that has none of its own yet: the board drawn in text by the server, the
 * moves as cards grouped by what they begin with. Every game can be played to the end on it.
 */
import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { post } from "../lib/http.js";
import { moveText } from "../parts/question.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/scene.js").Offer} Offer */

const FEW = 12;

/**
 * Moves with the same verb and the same first thing belong together.
 * @param {Scene} scene
 * @param {Offer} offer
 */
function group(scene, offer) {
  const alike = scene.offers.filter((other) => other.verb === offer.verb);
  const firsts = new Set(alike.map((other) => other.args[0]));
  if (scene.offers.length <= FEW || firsts.size < 2 || firsts.size === alike.length) return "";
  return `group:${offer.verb}:${offer.args[0]}`;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const first = group(scene, offer);
  return [first ? [first, `move:${offer.text}`] : [`move:${offer.text}`]];
}

/** @param {Scene} scene @param {string} target */
export function about(scene, target) {
  const [kind, ...rest] = target.split(":");
  if (kind === "group") return { title: groupName(scene, rest[0], Number(rest[1])) };
  const offer = scene.offers.find((each) => each.text === rest.join(":"));
  return { title: offer ? moveText(scene, offer) : rest.join(" "), ...described(scene, offer) };
}

/** What the first named thing of a move does. @param {Scene} scene @param {Offer} [offer] */
function described(scene, offer) {
  const kinds = offer ? (scene.texts.words.verbs[offer.verb] ?? "").split(" ") : [];
  for (const [place, kind] of kinds.entries()) {
    if (!offer || !(kind in scene.texts.words.kinds) || scene.texts.words.literal.includes(kind))
      continue;
    const text = scene.texts.description(kind, offer.args[place]);
    if (text) return { text, source: scene.texts.source(kind, offer.args[place]) };
  }
  return {};
}

/** @param {Scene} scene @param {string} verb @param {number} value */
function groupName(scene, verb, value) {
  const kind = scene.texts.words.verbs[verb].split(" ")[0];
  if (kind === "seat") return scene.names[value];
  return kind === "number" ? `${value}` : scene.texts.name(kind, value);
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  return html`<div class="generic"><${Drawing} scene=${scene} /><${Moves} scene=${scene} /></div>`;
}

/** The position in lines of text, with the names of the seats. @param {{scene: Scene}} props */
function Drawing({ scene }) {
  const [lines, setLines] = useState(/** @type {string[]} */ ([]));
  const { view, table, texts } = scene;
  const wanted = {
    viewer: view.viewer,
    seats: scene.names.length,
    options: table.options,
    prompt: view.prompt,
    about: view.about,
    position: view.position,
  };
  const key = `${texts.language} ${JSON.stringify(wanted)}`;
  useEffect(() => {
    let awaited = true;
    post(`/api/games/${table.game}/board/${texts.language}`, wanted).then(
      (/** @type {import("../messages.js").Drawn} */ drawn) => awaited && setLines(drawn.lines),
      () => awaited && setLines([]),
    );
    return () => void (awaited = false);
  }, [key]);
  return html`<pre class="drawing" tabindex="0">${lines.join("\n")}</pre>`;
}

/** @param {{scene: Scene}} props */
function Moves({ scene }) {
  const cards = [];
  const seen = new Set();
  for (const offer of scene.offers) {
    const first = group(scene, offer);
    const open = first && scene.picked[0] !== first;
    const id = open ? first : `move:${offer.text}`;
    if (seen.has(id) || (scene.picked.length && first !== scene.picked[0])) continue;
    seen.add(id);
    const alike = scene.offers.filter((other) => group(scene, other) === first).length;
    cards.push(html`<button key=${id} class=${`move-card ${open ? "many" : ""}`}
      ...${scene.target(id)}>
      ${
        open
          ? html`<strong>${groupName(scene, offer.verb, offer.args[0])}</strong>
        <span class="small">${moveText(scene, offer)} …</span><span class="count">${alike}
        </span>`
          : moveText(scene, offer)
      }
    </button>`);
  }
  return html`<div class="move-cards">${cards}</div>`;
}
