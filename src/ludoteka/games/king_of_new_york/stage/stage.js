/**
 * King of New York: four boroughs around a tall Manhattan, six dice in a tray, three posters for
 * sale.
 */
import { html } from "../../../lib/html.js";
import { Building, Monster, Unit, heard, sign } from "./art.js";
import {
  MANHATTAN,
  CELEBRITY,
  army,
  building,
  income,
  label,
  monsterName,
  monstersIn,
  trophies,
  vitals,
} from "./facts.js";
import { Tray } from "./dice.js";

export { about, prepare, summary } from "./facts.js";
export { batch } from "./dice.js";
export { Seat, Supplies } from "./seats.js";

/** @typedef {import("./facts.js").Scene} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second, third] = offer.args;
  switch (offer.verb) {
    case "go":
      return first === MANHATTAN ? [["borough:0"], ["zone:0"]] : [[`borough:${first}`]];
    case "climb":
      return [[`zone:${scene.view.shown.climbs_to}`]];
    case "aim":
      return [[`borough:${first}`]];
    case "resolve":
      return [[`face:${first}`]];
    case "turn":
      return [[`face:${second}`, `to:${third}`]];
    case "swap":
      return [
        [
          `face:${CELEBRITY}`,
          first === CELEBRITY ? `again:${first}` : `face:${first}`,
          `to:${second}`,
        ],
      ];
    case "raze":
      return [[`site:${first}:${second}`]];
    case "strike":
      return [[`unit:${second}:${first}`]];
    case "carry":
      return [[`unit:${scene.view.about[0]}:${first}`, `borough:${second}`]];
    case "buy":
      return [
        scene.view.shown.deadly.includes(first)
          ? [`card:${first}`, `sure:${first}`]
          : [`card:${first}`],
      ];
    case "scavenge":
    case "discard":
      return [[`card:${first}`]];
    case "shed":
      return [[`card:${scene.view.shown.shelled[scene.viewer]}`]];
    case "sweep":
      return [["sweep"]];
    case "pick":
      return [[`seat:${first}`], [`pawn:${first}`]];
    default:
      return [];
  }
}

// The city

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const outer = (/** @type {number} */ borough) =>
    html`<${Borough} key=${borough} scene=${scene} borough=${borough} />`;
  return html`<div class="ny-table">
    <div class="ny-city" role="group" aria-label=${scene.t("kony-map")}>
      ${outer(1)}${outer(2)}${outer(4)}${outer(3)}<${Manhattan} scene=${scene} />
    </div>
    <${Tray} scene=${scene} />
  </div>`;
}

/** @param {{scene: Scene, borough: number}} props */
function Borough({ scene, borough }) {
  return html`<section
    class=${`ny-borough ny-b${borough} ${scene.position.aim === borough ? "aimed" : ""}`}
    aria-label=${scene.texts.name("borough", borough)}>
    <button class="ny-ground" ...${scene.target(`borough:${borough}`)} aria-label=${label(
      scene,
      `borough:${borough}`,
    )}>
      <span class="ny-plate">${scene.texts.name("borough", borough)}</span></button>
    <${Skyline} scene=${scene} borough=${borough} />
    <div class="ny-street">${monstersIn(scene, borough).map(
      (seat) => html`<${Pawn} key=${seat}
      scene=${scene} seat=${seat} />`,
    )}
      <${Souvenir} scene=${scene} borough=${borough} /></div>
  </section>`;
}

/** Three floors, one or two lanes; entering is Lower Manhattan. @param {{scene: Scene}} props */
function Manhattan({ scene }) {
  const { two_lanes: two, aim } = scene.position;
  return html`<section
    class=${`ny-borough ny-manhattan ${aim === MANHATTAN ? "aimed" : ""} ${two ? "two" : ""}`}
    aria-label=${scene.texts.name("borough", MANHATTAN)}>
    <span class="ny-spire" aria-hidden="true"></span>
    ${[2, 1, 0].map((zone) => html`<${Zone} key=${zone} scene=${scene} zone=${zone} />`)}
    <button class="ny-ground" ...${scene.target(`borough:${MANHATTAN}`)} aria-label=${label(
      scene,
      `borough:${MANHATTAN}`,
    )}>
      <span class="ny-plate">${scene.texts.name("borough", MANHATTAN)}</span></button>
    <${Skyline} scene=${scene} borough=${MANHATTAN} />
    <${Souvenir} scene=${scene} borough=${MANHATTAN} />
  </section>`;
}

/** @param {{scene: Scene, zone: number}} props */
function Zone({ scene, zone }) {
  const { lanes } = scene.view.shown;
  const two = lanes.length > 1;
  const { stars, energy } = income(zone);
  const here = monstersIn(scene, MANHATTAN).filter((seat) => scene.position.zone[seat] === zone);
  const place = (/** @type {number} */ which) => {
    const seat = here.find((each) => scene.position.lane[each] === which);
    return html`<div class="ny-lane">${
      two
        ? html`<span class="ny-lane-name" aria-hidden="true">
      ${lanes[which]}</span>`
        : ""
    }
      ${seat !== undefined && html`<${Pawn} key=${seat} scene=${scene} seat=${seat} />`}</div>`;
  };
  return html`<div class=${`ny-zone ny-zone${zone}`}>
    <button class="ny-floor" ...${scene.target(`zone:${zone}`)}>
      ${heard(label(scene, `zone:${zone}`))}
      <span class="ny-income" aria-hidden="true"><span class="ny-zone-name">
        ${scene.texts.name("zone", zone)}</span>
        <span class="ny-gain">${stars}${sign("stars")} ${energy}${sign("energy")}</span></span>
          </button>
    <div class="ny-lanes">${lanes.map((_, which) => place(which))}</div></div>`;
}

/** @param {{scene: Scene, borough: number}} props */
function Skyline({ scene, borough }) {
  return html`<div class="ny-skyline">
    <div class="ny-towers">${[1, 2, 3].map(
      (stack) => html`<${Site} key=${stack} scene=${scene}
      borough=${borough} stack=${stack} />`,
    )}</div>
    <div class="ny-army">${army(scene, borough).map(
      ({ unit, count }) => html`<button key=${unit} class=${`ny-unit ${unit >= 3 ? "fresh" : ""}`}
      ...${scene.target(`unit:${borough}:${unit}`)}>
        ${heard(label(scene, `unit:${borough}:${unit}`))}
      <${Unit} unit=${unit} />${
        count > 1 &&
        html`<span class="ny-count" aria-hidden="true">
        ${count}</span>`
      }</button>`,
    )}</div></div>`;
}

/** @param {{scene: Scene, borough: number, stack: number}} props */
function Site({ scene, borough, stack }) {
  const place = borough * 3 + stack - 1;
  const tile = scene.position.top[place];
  const target = `site:${borough}:${stack}`;
  if (!tile)
    return html`<button class="ny-site empty" ...${scene.target(target)} aria-label=${label(
      scene,
      target,
    )}></button>`;
  const { id, durability, reward, goods } = building(tile);
  return html`<button class="ny-site" ...${scene.target(target)}>${heard(label(scene, target))}
    <${Building} name=${id} durability=${durability} below=${scene.position.below[place]} />
    <span class="ny-worth" aria-hidden="true"><b>${durability}</b><span class=${goods}>${reward}
      ${sign(goods)}</span></span></button>`;
}

/** @param {{scene: Scene, borough: number}} props */
function Souvenir({ scene, borough }) {
  if (!scene.position.souvenirs[borough]) return null;
  const target = `token:${borough}:3`;
  return html`<button class="ny-souvenir" ...${scene.target(target)}
    aria-label=${scene.texts.name("token", 3)}>${sign("souvenir")}</button>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Pawn({ scene, seat }) {
  const { hearts, stars, energy, active, turn } = scene.position;
  const fact = (/** @type {string} */ kind, /** @type {number} */ count) =>
    html`<span class=${kind}>${sign(kind)}${count}</span>`;
  return html`<button class=${`ny-pawn ${turn && active === seat ? "active" : ""}`}
    data-piece=${`pawn:${seat}`} ...${scene.target(`pawn:${seat}`)}>
    ${heard(`${monsterName(scene, seat)}: ${vitals(scene, seat)}`)}<${Monster} seat=${seat} />
      <span class="ny-facts" aria-hidden="true">${fact("hearts", hearts[seat])}
      ${fact("stars", stars[seat])}${fact("energy", energy[seat])}</span></button>`;
}

// The end

/** @param {unknown} _position @param {number} _seats @param {import("./shown.js").Shown} shown */
export function score(_position, _seats, shown) {
  return shown.score;
}

/** @param {Scene} scene */
export function sheet(scene) {
  const { stars, hearts, energy, keep } = scene.position;
  const seats = scene.names.map((_, seat) => seat);
  const row = (
    /** @type {string} */ id,
    /** @type {(string | number)[]} */ values,
    strong = false,
  ) => ({ label: scene.t(id), values, strong });
  return {
    rows: [
      row(
        "kony-sheet-monster",
        seats.map((seat) => scene.texts.name("monster", seat)),
      ),
      row("kony-sheet-stars", stars, true),
      row("kony-sheet-hearts", hearts),
      row("kony-sheet-energy", energy),
      row(
        "kony-sheet-cards",
        keep.map((cards) => cards.length),
      ),
      row(
        "kony-sheet-units",
        seats.map((seat) => trophies(scene, seat).reduce((sum, { count }) => sum + count, 0)),
      ),
    ],
  };
}

/** The Monster of a seat. @param {{seat: number}} props */
export function Face({ seat }) {
  return html`<${Monster} seat=${seat} />`;
}

/** On a phone. @type {"row" | "unfold"} */
export const others = "unfold";
