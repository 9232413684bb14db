/** King of New York: what lies before a Monster, and the market. */
import { html } from "../../../lib/html.js";
import { Monster, Special, Unit, heard, sign } from "./art.js";
import { Picture } from "./cards.js";
import {
  cardName,
  isKeep,
  label,
  monsterName,
  sentences,
  shellsOn,
  tokens,
  trophies,
  vitals,
} from "./facts.js";

/** @typedef {import("./facts.js").Scene} Scene */

const TOKENS = ["", "web", "jinx", "souvenir", "carapace"];

/** @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { hearts, stars, energy, superstar, statue, keep, claims, active, turn } = scene.position;
  const out = turn > 0 && !hearts[seat];
  const { most_hearts: most, victory, extra_turns: extra } = scene.view.shown;
  const number = (
    /** @type {string} */ kind,
    /** @type {number} */ count,
    /** @type {number} */ whole,
  ) => html`<span class=${`ny-number ${kind}`}>
    ${sign(kind)}<b data-glow=${`${kind}:${seat}`}>${count}</b>
      ${whole > 0 && html`<span class="ny-whole">/${whole}</span>`}</span>`;
  const tags = [];
  if (turn && active === seat && !out) tags.push("kony-plays");
  if (extra[seat]) tags.push("kony-extra");
  if (claims.includes(seat)) tags.push("kony-claim");
  return html`<div class=${`ny-seat ${out ? "out" : ""}`}>
    <button class="ny-portrait" ...${scene.target(`seat:${seat}`)}
      aria-label=${`${monsterName(scene, seat)}: ${vitals(scene, seat)}`}>
      <${Monster} seat=${seat} out=${out} /></button>
    <div class="ny-person"><span class="ny-monster-name">${scene.texts.name("monster", seat)}</span>
      ${
        out
          ? html`<span class="ny-vitals">${scene.t("kony-out")} ${number(
              "stars",
              stars[seat],
              victory,
            )}</span>`
          : html`<span class="ny-vitals">${number("hearts", hearts[seat], most[seat])}
            ${number("stars", stars[seat], victory)}${number("energy", energy[seat], 0)}</span>`
      }</div>
    <div class="ny-belongings">
      ${tags.map((id) => html`<span class=${`ny-tag ${id}`}>${scene.t(id)}</span>`)}
      ${superstar === seat && html`<${SpecialCard} scene=${scene} special=${0} />`}
        ${statue === seat && html`<${SpecialCard} scene=${scene} special=${1} />`}
      ${tokens(scene, seat).map(
        ({ token, count }) => html`<${Token} scene=${scene} seat=${seat}
        token=${token} count=${count} />`,
      )}
      ${keep[seat].map((card) => html`<${Chip} key=${card} scene=${scene} card=${card} />`)}
      ${trophies(scene, seat).map(
        ({ unit, count }) => html`<span class="ny-trophy" role="img" aria-label=${scene.t(
          "kony-trophy",
          { count, unit: scene.texts.name("unit", unit) },
        )}>
        <${Unit} unit=${unit} />${count > 1 && count}</span>`,
      )}
    </div></div>`;
}

/** @param {{scene: Scene, seat: number, token: number, count: number}} props */
function Token({ scene, seat, token, count }) {
  return html`<button class=${`ny-token ${TOKENS[token]}`}
    ...${scene.target(`token:${seat}:${token}`)}
    aria-label=${`${count} × ${scene.texts.name("token", token)}`}>
    ${sign(TOKENS[token])}${count}</button>`;
}

/** @param {{scene: Scene, special: number}} props */
function SpecialCard({ scene, special }) {
  return html`<button class=${`ny-special special${special}`} data-piece=${`special:${special}`}
    ...${scene.target(`special:${special}`)} aria-label=${scene.texts.name("special", special)}>
    <${Special} special=${special} /><span>${scene.texts.name("special", special)}</span></button>`;
}

/**
 * A card that lies before a Monster or in the discard pile.
 * @param {{scene: Scene, card: number}} props
 */
function Chip({ scene, card }) {
  const shells = shellsOn(scene, card);
  const name = scene.texts.name("card", card);
  return html`<button class="ny-chip" data-piece=${`card:${card}`}
    ...${scene.target(`card:${card}`)}>
    ${heard(shells ? sentences([name, scene.t("kony-shells", { count: shells })]) : name)}
      <${Picture} name=${cardName(scene, card)} /><span class="ny-chip-name" aria-hidden="true">
      ${name}</span>
    ${shells > 0 && html`<span class="ny-count" aria-hidden="true">${shells}</span>`}</button>`;
}

// The market

/** @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { open, deck, playing, superstar, statue } = scene.position;
  const free = [superstar, statue].flatMap((holder, special) => (holder < 0 ? [special] : []));
  return html`<section class="ny-market" aria-label=${scene.t("kony-market")}>
    ${open.map((card, slot) =>
      card
        ? html`<${Poster} key=${card} scene=${scene} card=${card} />`
        : html`<span key=${`gap ${slot}`} class="ny-poster gap"></span>`,
    )}
    ${open
      .filter((card) => scene.open.has(`sure:${card}`))
      .map(
        (card) => html`<div class="ny-warning" role="alert">
      <p>${scene.t("kony-warning")}</p><button class="button danger"
        ...${scene.target(`sure:${card}`)}>${scene.t("kony-buy-anyway")}</button></div>`,
      )}
    <div class="ny-stall">
      <button class="ny-sweep" ...${scene.target("sweep")}>
        ${scene.t("kony-sweep", { price: scene.view.shown.sweep })}</button>
      <button class="ny-deck" ...${scene.target("deck")} aria-label=${scene.t("kony-deck", {
        count: deck.size,
      })}><span class="ny-back" aria-hidden="true"></span>${deck.size}</button>
      ${playing > 0 && html`<${Chip} scene=${scene} card=${playing} />`}
      ${free.map(
        (special) => html`<${SpecialCard} key=${special} scene=${scene} special=${special}
        />`,
      )}
      <${Pile} scene=${scene} />
    </div></section>`;
}

/**
 * The discard pile lies open; it opens by itself when one may buy from it.
 * @param {{scene: Scene}} props
 */
function Pile({ scene }) {
  const { discard } = scene.position;
  const wanted = discard.some((card) => scene.open.has(`card:${card}`));
  if (!discard.length) return null;
  return html`<details class="ny-pile" open=${wanted || undefined}><summary>
    ${scene.t("kony-discard", { count: discard.length })}</summary>
    <div class="ny-pile-cards">${discard.map(
      (card) => html`<${Chip} key=${card} scene=${scene}
      card=${card} />`,
    )}</div></details>`;
}

/** A card for sale. @param {{scene: Scene, card: number}} props */
function Poster({ scene, card }) {
  const cost = scene.view.shown.prices[card];
  const name = scene.texts.name("card", card);
  return html`<div class=${`ny-poster ${isKeep(card) ? "keep" : "discard"}`}>
    <button class="ny-bill" data-piece=${`card:${card}`} ...${scene.target(`card:${card}`)}>
      ${heard(label(scene, `card:${card}`))}
      <${Picture} name=${cardName(scene, card)} />
      <span class="ny-price" aria-hidden="true"><b>${cost}</b>${sign("energy")}</span>
        <span class="ny-kind" aria-hidden="true">
        ${scene.t(isKeep(card) ? "kony-keep" : "kony-once")}</span>
      <span class="ny-poster-name" aria-hidden="true">${name}</span>
        <span class="ny-poster-text" aria-hidden="true">${scene.texts.description("card", card)}
        </span></button>
    </div>`;
}
