/** King of New York: what lies on the table, and what it means. */
import { boxOf } from "../../../lib/box.js";
import { FACES, GOODS_SIGNS } from "./art.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown, {kept: string[]}>} Scene */
/** @typedef {import("../../../lib/scene.js").About} About */

export const MANHATTAN = 0;
export const CELEBRITY = 4;
const STACKS = 3;
const WEB = 1;
const JINX = 2;
const SOUVENIR = 3;
const CARAPACE = 4;

/** @typedef {{stars: number, energy: number}} Income */
/** @typedef {{id: string, durability: number, reward: number, goods: string, unit: string}} Tile */
/** @typedef {{id: string, reward: number, goods: string}} Unit */
/** @typedef {{id: string, price: number, keep: string}} Card */
/** @typedef {{zone: Income[], building: Tile[], unit: Unit[], card: Card[]}} Box */

/** What is printed on the components of this table. @type {Box} */
let parts = { zone: [], building: [], unit: [], card: [] };

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  parts = /** @type {Box} */ (await boxOf(game, table));
}

/** @param {number} tile */
export function building(tile) {
  return parts.building[tile - 1];
}

/** @param {number} unit */
export function unitPart(unit) {
  return parts.unit[unit % 3];
}

/** The kind of unit on the other side of a tile. @param {number} tile */
export function unitOf(tile) {
  return parts.unit.findIndex((row) => row.id === building(tile).unit);
}

/** @param {number} zone */
export function income(zone) {
  return parts.zone[zone];
}

/** @param {number} card */
export function isKeep(card) {
  return parts.card[card - 1].keep === "yes";
}

/** The word of a card in the code. @param {Scene} scene @param {number} card */
export function cardName(scene, card) {
  return scene.texts.words.kinds.card[card];
}

/** The tokens on a card that lies before a Monster. @param {Scene} scene @param {number} card */
export function shellsOn(scene, card) {
  const owner = scene.view.shown.shelled.indexOf(card);
  return owner < 0 ? 0 : scene.position.shells[owner];
}

/** Kinds of units with their numbers. @param {number[]} counts */
function counted(counts) {
  return counts.map((count, unit) => ({ unit, count })).filter(({ count }) => count);
}

/**
 * The units of a borough, alike ones together; 3 more are those that appeared in this turn.
 * @param {Scene} scene
 * @param {number} borough
 */
export function army(scene, borough) {
  return counted(scene.view.shown.army[borough]);
}

/** The units a Monster has destroyed. @param {Scene} scene @param {number} seat */
export function trophies(scene, seat) {
  return counted(scene.view.shown.trophies[seat]);
}

/** @param {Scene} scene @param {number} seat */
export function tokens(scene, seat) {
  const { web, jinx } = scene.position;
  return [
    { token: WEB, count: web[seat] },
    { token: JINX, count: jinx[seat] },
  ].filter(({ count }) => count);
}

/** The Monsters in a borough. @param {Scene} scene @param {number} borough @returns {number[]} */
export function monstersIn(scene, borough) {
  return scene.position.place.flatMap((place, seat) => (place === borough ? [seat] : []));
}

/** The Monster and who plays it. @param {Scene} scene @param {number} seat */
export function monsterName(scene, seat) {
  return scene.t("kony-monster", {
    monster: scene.texts.name("monster", seat),
    name: scene.names[seat],
  });
}

// What a target is, and why it cannot be used

/** @param {Scene} scene @param {string} target @returns {About} */
export function about(scene, target) {
  const [kind, first, second] = target.split(":");
  const [a, b] = [Number(first), Number(second)];
  switch (kind) {
    case "borough":
      return aboutBorough(scene, a);
    case "zone":
      return aboutZone(scene, a);
    case "site":
      return aboutSite(scene, a, b);
    case "unit":
      return aboutUnit(scene, a, b);
    case "seat":
    case "pawn":
      return aboutMonster(scene, a);
    case "die":
    case "to":
    case "again":
    case "face":
      return aboutFace(scene, a);
    case "card":
      return aboutCard(scene, a);
    case "sure":
      return { title: scene.t("kony-buy-anyway"), text: scene.t("kony-warning") };
    case "special":
      return aboutSpecial(scene, a);
    case "token":
      return aboutToken(scene, b);
    default:
      return aboutSupply(scene, kind);
  }
}

/** Words after each other as sentences. @param {(string | undefined)[]} told */
export function sentences(told) {
  return told.flatMap((each) => (each ? [/[.!?]$/.test(each) ? each : `${each}.`] : [])).join(" ");
}

/** What is told of a target, for screen readers. @param {Scene} scene @param {string} target */
export function label(scene, target) {
  const { title, text, state = [] } = about(scene, target);
  return sentences([title, text, ...state]);
}

/** @param {Scene} scene @param {number} borough @returns {About} */
function aboutBorough(scene, borough) {
  const { souvenirs } = scene.position;
  const here = monstersIn(scene, borough).map((seat) => monsterName(scene, seat));
  const state = [
    here.length ? scene.t("kony-here", { names: here.join(", ") }) : scene.t("kony-nobody-here"),
  ];
  if (souvenirs[borough]) state.push(scene.t("kony-souvenir-here"));
  const text = scene.t(borough === MANHATTAN ? "kony-manhattan-text" : "kony-outer-text");
  return {
    title: scene.texts.name("borough", borough),
    text,
    state,
    why: whyBorough(scene, borough),
  };
}

/** @param {Scene} scene @param {number} borough */
function whyBorough(scene, borough) {
  const name = scene.texts.words.kinds.borough[borough];
  if (scene.view.prompt === "aim") return `aim ${name}`;
  const [kind, , unit] = (scene.picked[0] ?? "").split(":");
  return kind === "unit"
    ? `carry ${scene.texts.words.kinds.unit[Number(unit)]} ${name}`
    : `go ${name}`;
}

/** @param {Scene} scene @param {number} zone @returns {About} */
function aboutZone(scene, zone) {
  const { stars, energy } = income(zone);
  const here = monstersIn(scene, MANHATTAN).filter((seat) => scene.position.zone[seat] === zone);
  const { lanes } = scene.view.shown;
  const state = here.map((seat) =>
    lanes.length > 1
      ? scene.t("kony-in-lane", {
          who: monsterName(scene, seat),
          lane: lanes[scene.position.lane[seat]],
        })
      : monsterName(scene, seat),
  );
  const why = zone === 0 ? `go ${scene.texts.words.kinds.borough[MANHATTAN]}` : "climb";
  return {
    title: scene.texts.name("zone", zone),
    text: scene.t("kony-income", { stars, energy }),
    state,
    why,
  };
}

/** @param {Scene} scene @param {number} borough @param {number} stack @returns {About} */
function aboutSite(scene, borough, stack) {
  const { top, below } = scene.position;
  const site = borough * STACKS + stack - 1;
  const why = `raze ${scene.texts.words.kinds.borough[borough]} ${stack}`;
  const tile = top[site];
  if (!tile) return { title: scene.t("kony-empty-stack", { number: stack }), why };
  const { durability, reward, goods } = building(tile);
  const unit = scene.texts.name("unit", unitOf(tile));
  const state = [scene.t("kony-becomes", { unit }), scene.t("kony-below", { count: below[site] })];
  const text = scene.t("kony-durability", { durability, reward, sign: GOODS_SIGNS[goods] });
  return {
    title: scene.texts.name("tile", tile),
    text,
    state,
    source: scene.texts.source("tile", tile),
    why,
  };
}

/** @param {Scene} scene @param {number} borough @param {number} unit @returns {About} */
function aboutUnit(scene, borough, unit) {
  const { reward, goods } = unitPart(unit);
  const count = army(scene, borough).find((each) => each.unit === unit)?.count ?? 0;
  const state = [scene.t("kony-here-count", { count })];
  if (unit >= 3) state.push(scene.t("kony-unit-new"));
  const { kinds } = scene.texts.words;
  return {
    title: scene.texts.name("unit", unit),
    text: scene.t("kony-durability", {
      durability: scene.view.shown.unit_costs[unit % 3],
      reward,
      sign: GOODS_SIGNS[goods],
    }),
    state,
    why:
      scene.view.prompt === "scatter"
        ? undefined
        : `strike ${kinds.unit[unit % 3]} ${kinds.borough[borough]}`,
  };
}

/** What a Monster has, in one sentence. @param {Scene} scene @param {number} seat */
export function vitals(scene, seat) {
  const { hearts, stars, energy } = scene.position;
  if (!hearts[seat]) return scene.t("kony-out-stars", { stars: stars[seat] });
  return scene.t("kony-vitals", {
    hearts: hearts[seat],
    most: scene.view.shown.most_hearts[seat],
    stars: stars[seat],
    energy: energy[seat],
  });
}

/** @param {Scene} scene @param {number} seat @returns {About} */
function aboutMonster(scene, seat) {
  const { position, texts } = scene;
  const state = [];
  if (position.place[seat] >= 0) state.push(texts.name("borough", position.place[seat]));
  for (const { token, count } of tokens(scene, seat))
    state.push(`${count} × ${texts.name("token", token)}`);
  for (const { unit, count } of trophies(scene, seat))
    state.push(scene.t("kony-trophy", { count, unit: texts.name("unit", unit) }));
  const cards = position.keep[seat].map((card) => texts.name("card", card));
  if (cards.length) state.push(scene.t("kony-cards", { cards: cards.join(", ") }));
  if (scene.view.prompt === "photo")
    state.push(scene.t("kony-dealt", { count: position.dealt[seat] }));
  return {
    title: monsterName(scene, seat),
    text: vitals(scene, seat),
    state,
    why: scene.view.prompt === "photo" ? `pick ${seat}` : undefined,
  };
}

/** @param {Scene} scene @param {number} face @returns {About} */
function aboutFace(scene, face) {
  const { begun, quiet } = scene.position;
  const name = scene.texts.words.kinds.face[face];
  const state = [];
  if ((begun >> face) & 1) state.push(scene.t("kony-resolved"));
  if (name === "attack" && quiet) state.push(scene.t("kony-quiet"));
  const why = scene.view.prompt === "reroll" ? `reroll 1 ${name}` : `resolve ${name}`;
  return {
    title: scene.texts.name("face", face),
    text: scene.t(`kony-face-${FACES[face]}`),
    state,
    why,
  };
}

/** @param {Scene} scene @param {number} card @returns {About} */
function aboutCard(scene, card) {
  const { open, discard, keep } = scene.position;
  const { price: printed } = parts.card[card - 1];
  const cost = scene.view.shown.prices[card];
  const owner = keep.findIndex((cards) => cards.includes(card));
  const state = [scene.t(isKeep(card) ? "kony-keep-card" : "kony-discard-card")];
  if (owner < 0)
    state.push(
      cost < printed
        ? scene.t("kony-price-here", { price: cost, printed })
        : scene.t("kony-price", { price: printed }),
    );
  else state.push(scene.t("kony-owner", { name: scene.names[owner] }));
  const name = cardName(scene, card);
  if (scene.view.shown.shelled.includes(card))
    state.push(scene.t("kony-shells", { count: shellsOn(scene, card) }));
  const verb = open.includes(card)
    ? "buy"
    : discard.includes(card)
      ? "scavenge"
      : scene.view.prompt === "cannon"
        ? "discard"
        : "";
  return {
    title: scene.texts.name("card", card),
    text: scene.texts.description("card", card),
    state,
    source: scene.texts.source("card", card),
    why: verb ? `${verb} ${name}` : undefined,
  };
}

/** @param {Scene} scene @param {number} special @returns {About} */
function aboutSpecial(scene, special) {
  const holder = [scene.position.superstar, scene.position.statue][special];
  const state = [
    holder < 0 ? scene.t("kony-ownerless") : scene.t("kony-owner", { name: scene.names[holder] }),
  ];
  return {
    title: scene.texts.name("special", special),
    text: scene.t(special ? "kony-statue-text" : "kony-superstar-text"),
    state,
  };
}

/** @param {Scene} scene @param {number} token @returns {About} */
function aboutToken(scene, token) {
  const text = scene.t(
    {
      [WEB]: "kony-web-text",
      [JINX]: "kony-jinx-text",
      [SOUVENIR]: "kony-souvenir-text",
      [CARAPACE]: "kony-carapace-text",
    }[token] ?? "",
  );
  return {
    title: scene.texts.name("token", token),
    text,
    state: [scene.t("kony-supply", { count: scene.position.supply[token] })],
  };
}

/** @param {Scene} scene @param {string} kind @returns {About} */
function aboutSupply(scene, kind) {
  const { deck, discard } = scene.position;
  if (kind === "sweep")
    return {
      title: scene.t("kony-sweep", { price: scene.view.shown.sweep }),
      text: scene.t("kony-sweep-text"),
      why: "sweep",
    };
  return {
    title: scene.t("kony-deck", { count: deck.size }),
    text: scene.t("kony-deck-text"),
    state: [scene.t("kony-discard", { count: discard.length })],
  };
}

/** @param {Scene} scene @param {number} seat */
function sentenceOf(scene, seat) {
  const state = aboutMonster(scene, seat).state ?? [];
  return `${monsterName(scene, seat)}: ${[vitals(scene, seat), ...state].join("; ")}`;
}

/** @param {Scene} scene @param {number} card */
function pricedCard(scene, card) {
  const price = scene.t("kony-price", { price: scene.view.shown.prices[card] });
  return `${scene.texts.name("card", card)} (${price})`;
}

/** Everything on the table in sentences. @param {Scene} scene */
export function summary(scene) {
  const { texts, position } = scene;
  const boroughs = [0, 1, 2, 3, 4].map((borough) => {
    const towers = position.top
      .slice(borough * STACKS, borough * STACKS + STACKS)
      .filter(Boolean)
      .map((tile) => texts.name("tile", tile));
    const units = army(scene, borough).map(
      ({ unit, count }) => `${count} × ${texts.name("unit", unit)}`,
    );
    return [
      texts.name("borough", borough),
      ...(aboutBorough(scene, borough).state ?? []),
      ...towers,
      ...units,
    ].join(", ");
  });
  const monsters = scene.names.map((_, seat) => sentenceOf(scene, seat));
  const dice = position.dice.flatMap((count, face) =>
    count ? [`${count} × ${texts.name("face", face)}`] : [],
  );
  const sale = position.open.filter(Boolean).map((card) => pricedCard(scene, card));
  return [
    ...boroughs,
    ...monsters,
    ...(dice.length ? [dice.join(", ")] : []),
    `${scene.t("kony-market")}: ${sale.join(", ")}`,
  ];
}
