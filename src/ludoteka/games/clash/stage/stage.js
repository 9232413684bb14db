/** CLASH: a stone square between two players who face each other. */
import { html, marked } from "../../../lib/html.js";
import { boxOf } from "../../../lib/box.js";
import { Tile } from "./art.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown, {side: number}>} Scene */
/** @typedef {import("../../../lib/scene.js").Offer} Offer */
/** @typedef {import("./art.js").Print} Print */

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** How the colours of the tiles are drawn. */
const COLOURS = ["side0", "side1", "neutral", "start"];
/** @type {Print} */
const BLANK = { effect: "none", reach: "self", area: [], other: [], source: "book" };

/** What is printed on the tiles, by name. @type {Record<string, Print>} */
let prints = {};

/** @param {string} game @param {string} [table] */
export async function prepare(game, table) {
  const box = /** @type {{tile: (Print & {tiles: string[]})[]}} */ (await boxOf(game, table));
  prints = {};
  for (const row of box.tile) {
    for (const name of row.tiles) prints[name] = { ...BLANK, ...row };
  }
}

/** @param {Scene} scene @param {number} tile */
function printOf(scene, tile) {
  return prints[scene.texts.words.kinds.tile[tile]] ?? BLANK;
}

// What can be clicked

/** The side the picked tile would support. @param {Scene} scene */
function heldSide(scene) {
  const tile = pickedTile(scene);
  const sides = scene.offers
    .filter((offer) => offer.verb === "place" && offer.args[0] === tile)
    .map((offer) => offer.args[2]);
  const wanted = scene.memo?.side ?? scene.viewer;
  return sides.includes(wanted) || !sides.length ? wanted : sides[0];
}

/** @param {Scene} scene */
function pickedTile(scene) {
  const first = scene.picked[0] ?? "";
  return first.startsWith("tile:") ? Number(first.slice(5)) : 0;
}

/** @param {Scene} scene @param {Offer} offer @returns {string[][]} */
export function steps(scene, offer) {
  const [first, second, third] = offer.args;
  switch (offer.verb) {
    case "place":
      return pickedTile(scene) === first && heldSide(scene) !== third
        ? []
        : [[`tile:${first}`, `cell:${second}`]];
    case "target":
    case "to":
      return [[`cell:${first}`]];
    case "dots":
      return scene.view.shown.dots[first].map((cell) => [`cell:${cell}`]);
    case "use":
      return scene.view.about.length > 1 ? [[`cell:${scene.view.about[1]}`]] : [];
    case "remove":
    case "take":
    case "draft":
    case "keep":
      return [[`tile:${first}`]];
    case "blind":
      return [[`hidden:${1 - scene.viewer}`]];
    default:
      return [];
  }
}

/** @param {Scene} _scene @param {Offer} offer */
export function button(_scene, offer) {
  return ["dots", "use", "blind"].includes(offer.verb);
}

/** A picked tile can be turned round. @param {Scene} scene */
export function turn(scene) {
  const tile = pickedTile(scene);
  if (!tile) return null;
  const side = heldSide(scene);
  const can = scene.offers.some(
    (offer) => offer.verb === "place" && offer.args[0] === tile && offer.args[2] !== side,
  );
  if (!can) return null;
  return {
    label: scene.t("clash-turn", { side: scene.texts.name("side", 1 - side) }),
    memo: { side: 1 - side },
  };
}

/** @param {Scene} scene @param {string} target @returns {import("../../../lib/scene.js").About} */
export function about(scene, target) {
  const [kind, number] = target.split(":");
  const index = Number(number);
  if (kind === "hidden") return { title: scene.t("clash-hidden-of", { name: scene.names[index] }) };
  if (kind === "tile") return { ...aboutTile(scene, index), why: whyTile(scene, index) };
  const { board, down, under } = scene.position;
  const name = scene.texts.name("cell", index);
  if (!board[index])
    return {
      title: scene.t("clash-empty", { cell: name }),
      state: safety(scene, index),
      why: whyCell(scene, index),
    };
  const told = aboutTile(scene, board[index]);
  const state = [];
  if (down[index]) state.push(untilAfter(scene, index));
  else
    state.push(
      scene.t("clash-supports", { side: scene.texts.name("side", scene.position.side[index]) }),
      ...safety(scene, index),
    );
  if (under[index])
    state.push(scene.t("clash-covers", { tile: scene.texts.name("tile", under[index]) }));
  return {
    ...told,
    title: scene.t("clash-on-cell", { tile: told.title, cell: name }),
    state,
    why: whyCell(scene, index),
  };
}

/** @param {Scene} scene @param {number} tile */
function aboutTile(scene, tile) {
  return {
    title: scene.texts.name("tile", tile),
    text: scene.texts.description("tile", tile),
    source: scene.texts.source("tile", tile),
  };
}

/** @param {Scene} scene @param {number} cell */
function untilAfter(scene, cell) {
  const next = scene.view.shown.until[cell];
  if (next === scene.viewer && !scene.spectating) return scene.t("clash-down-yours");
  return scene.t("clash-down-theirs", { side: scene.texts.name("side", next) });
}

/** @param {Scene} scene @param {number} cell */
function safety(scene, cell) {
  const { safe, blocked } = scene.view.shown;
  if (safe[cell]) return [scene.t("clash-is-safe")];
  return blocked[cell] ? [scene.t("clash-is-blocked")] : [];
}

/**
 * A move that would use this tile, for the question "why not?".
 * @param {Scene} scene
 * @param {number} tile
 */
function whyTile(scene, tile) {
  const { kinds } = scene.texts.words;
  const name = kinds.tile[tile];
  const verb = { draft: "draft", keep: "keep" }[scene.view.prompt];
  if (verb) return `${verb} ${name}`;
  return `place ${name} ${kinds.cell[4]} ${kinds.side[scene.viewer]}`;
}

/** @param {Scene} scene @param {number} cell */
function whyCell(scene, cell) {
  const { kinds } = scene.texts.words;
  if (scene.view.prompt === "effect") return `target ${kinds.cell[cell]}`;
  if (scene.view.prompt === "bribe-to") return `to ${kinds.cell[cell]}`;
  const tile = pickedTile(scene);
  return tile
    ? `place ${kinds.tile[tile]} ${kinds.cell[cell]} ${kinds.side[heldSide(scene)]}`
    : undefined;
}

// What is drawn

/**
 * A tile that lies beside the board.
 * @param {{scene: Scene, tile: number, towards?: string, target?: boolean}} props
 */
function Loose({ scene, tile, towards = "me", target = true }) {
  const held = pickedTile(scene) === tile && target;
  const facing = held ? (heldSide(scene) === scene.viewer ? "me" : "them") : towards;
  const title = scene.texts.name("tile", tile);
  const drawn = html`<${Tile} name=${scene.texts.words.kinds.tile[tile]} title=${title}
    print=${printOf(scene, tile)}
    colour=${held ? `side${heldSide(scene)}` : COLOURS[scene.view.shown.homes[tile]]}
      towards=${facing} />`;
  if (!target) return html`<span class="loose">${drawn}</span>`;
  return html`<button class="loose" data-piece=${`tile:${tile}`} ...${scene.target(`tile:${tile}`)}
    aria-label=${title}>${drawn}</button>`;
}

/** @param {{scene: Scene, count: number, seat: number}} props */
function Backs({ scene, count, seat }) {
  const backs = Array.from(
    { length: count },
    () => html`<span class="loose"><${Tile} name="" title="" print=${BLANK}
    colour="back" shown=${false} /></span>`,
  );
  const id = `hidden:${seat}`;
  const label = scene.t("clash-hidden-count", { count });
  if (!scene.open.has(id))
    return html`<span class="backs" role="img" aria-label=${label}>${backs}</span>`;
  return html`<button class="backs" ...${scene.target(id)} aria-label=${label}>${backs}</button>`;
}

/** @param {Scene} scene @param {number} seat @returns {number[]} */
function hiddenOf(scene, seat) {
  return scene.position.hidden.slice(seat * 2, seat * 2 + 2).flatMap((zone) => zone.cards);
}

/** The zone of a player. @param {{scene: Scene, seat: number}} props */
export function Seat({ scene, seat }) {
  const { zones, packet } = scene.position;
  const hidden = hiddenOf(scene, seat);
  const known = hidden.filter((tile) => tile);
  const choosing = packet.flatMap((zone) => zone.cards).filter((tile) => tile);
  const towards = seat === scene.viewer ? "me" : "them";
  const title = scene.t("clash-zone", { side: scene.texts.name("side", seat) });
  return html`<div class=${`zone zone-${towards}`} role="group" aria-label=${title}>
    ${zones[seat].map(
      (tile) => html`<${Loose} key=${tile} scene=${scene} tile=${tile}
      towards=${towards} />`,
    )}
    ${known.map(
      (tile) => html`<span class="secret" key=${tile}>
      <${Loose} scene=${scene} tile=${tile} towards=${towards} /></span>`,
    )}
    ${
      hidden.length > known.length &&
      html`<${Backs} scene=${scene}
      count=${hidden.length - known.length} seat=${seat} />`
    }
    ${
      seat === scene.viewer &&
      choosing.map(
        (tile) => html`<span class="secret" key=${tile}>
      <${Loose} scene=${scene} tile=${tile} /></span>`,
      )
    }
    ${
      !zones[seat].length &&
      !hidden.length &&
      !choosing.length &&
      html`<span class="soft small">
      ${scene.t("clash-no-tiles")}</span>`
    }
  </div>`;
}

/** The neutral zone, the removed pile and the box. @param {{scene: Scene}} props */
export function Supplies({ scene }) {
  const { neutral, aside, removed, box, spare } = scene.position;
  const inBox = box.size + spare.reduce((sum, zone) => sum + zone.cards.length, 0);
  const pile = (/** @type {number[]} */ tiles) =>
    tiles.map((tile) => html`<${Loose} key=${tile} scene=${scene} tile=${tile} />`);
  return html`<div class="clash-supplies">
    ${
      aside.length > 0 &&
      html`<section class="supply"><h2>${scene.t("clash-start-tile")}</h2>
      <div class="tiles">${pile(aside)}</div></section>`
    }
    <section class="supply"><h2>${scene.t("clash-neutral")}</h2>
      <div class="tiles">${
        neutral.length
          ? pile(neutral)
          : html`<span class="soft small">
        ${scene.t("clash-no-tiles")}</span>`
      }</div></section>
    ${
      removed.length > 0 &&
      html`<section class="supply removed"><h2>
        ${scene.t("clash-removed", { count: removed.length })}</h2>
      <div class="tiles small-tiles">${pile(removed)}</div></section>`
    }
    <p class="soft small box-count">${scene.t("clash-box", { count: inBox })}</p>
  </div>`;
}

/** @param {unknown} _position @param {number} _seats @param {Shown} shown */
export function score(_position, _seats, shown) {
  return shown.support;
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const { viewer } = scene;
  const cells = viewer === 1 ? [2, 1, 0, 5, 4, 3, 8, 7, 6] : [6, 7, 8, 3, 4, 5, 0, 1, 2];
  const tile = pickedTile(scene);
  const over =
    scene.hover.startsWith("cell:") && scene.open.has(scene.hover)
      ? Number(scene.hover.slice(5))
      : -1;
  const { reach, lit: asking } = scene.view.shown;
  const lit = new Set([...asking, ...((over >= 0 && reach[tile]?.[heldSide(scene)][over]) || [])]);
  const [, asked = -1] = scene.view.prompt === "effect" ? scene.view.about : [];
  return html`<div class="clash-middle">
    <${Meter} scene=${scene} />
    <div class="square" role="group" aria-label=${scene.t("clash-board")}>
      ${cells.map(
        (cell) => html`<${Cell} key=${cell} scene=${scene} cell=${cell} lit=${lit.has(cell)}
        ghost=${over === cell ? tile : 0} acting=${asked === cell} />`,
      )}
    </div>
  </div>`;
}

/** @param {{scene: Scene, cell: number, lit: boolean, ghost: number, acting: boolean}} props */
function Cell({ scene, cell, lit, ghost, acting }) {
  const { board, side, down, under } = scene.position;
  const { safe, blocked } = scene.view.shown;
  const tile = board[cell];
  const towards = (/** @type {number} */ whom) => (whom === scene.viewer ? "me" : "them");
  const name = (/** @type {number} */ which) => scene.texts.words.kinds.tile[which];
  const told = about(scene, `cell:${cell}`);
  const label = [told.title, ...(told.state ?? [])].join(". ");
  const marks = { lit, acting, safe: safe[cell], blocked: blocked[cell] && !tile };
  return html`<button class=${marked("cell", marks)} ...${scene.target(`cell:${cell}`)}
    aria-label=${label}>
    <span class="cell-name" data-name=${scene.texts.name("cell", cell)}></span>
    ${
      tile > 0 &&
      html`<span class="lying" key=${tile} data-piece=${`tile:${tile}`}>
      <${Tile} name=${name(tile)} title=${scene.texts.name("tile", tile)}
        print=${printOf(scene, tile)}
        colour=${down[cell] ? "back" : `side${side[cell]}`} towards=${towards(side[cell])}
          down=${down[cell] > 0} shown=${!down[cell]}
        under=${under[cell] ? scene.texts.name("tile", under[cell]) : ""}
          note=${down[cell] ? untilAfter(scene, cell) : ""} /></span>`
    }
    ${
      ghost > 0 &&
      html`<span class="ghost"><${Tile} name=${name(ghost)} title=${scene.texts.name("tile", ghost)}
      print=${printOf(scene, ghost)} colour=${`side${heldSide(scene)}`}
        towards=${towards(heldSide(scene))} /></span>`
    }
  </button>`;
}

/** Who has how much support, and the games won: the running score. @param {{scene: Scene}} props */
function Meter({ scene }) {
  const { viewer } = scene;
  const { support, free } = scene.view.shown;
  const [top, bottom] = [1 - viewer, viewer];
  const line = (/** @type {number} */ seat) => html`<div class=${`meter-side side${seat}`}>
    <span class="count" data-glow=${`support:${seat}`}>${support[seat]}</span>
    <span class="small">${scene.texts.name("side", seat)}</span>
    <${Wins} scene=${scene} seat=${seat} />
  </div>`;
  const share = (/** @type {number} */ seat) => ({ flexGrow: support[seat] + 0.001 });
  return html`<div class="meter" role="group" aria-label=${scene.t("clash-support")}>
    ${line(top)}
    <div class="bar" aria-hidden="true"><span class=${`side${top}`} style=${share(top)}></span>
      <span class="free" style=${{ flexGrow: free }}></span>
      <span class=${`side${bottom}`} style=${share(bottom)}></span></div>
    ${line(bottom)}
  </div>`;
}

/** @param {{scene: Scene, seat: number}} props */
function Wins({ scene, seat }) {
  const { wins, points, games, wins_needed: needed } = scene.position;
  if (games)
    return html`<span class="small soft" data-glow=${`points:${seat}`}>
      ${scene.t("clash-points", { count: points[seat] })}</span>`;
  if (needed < 2) return null;
  return html`<span class="pips" role="img" aria-label=${scene.t("clash-wins", {
    count: wins[seat],
    needed,
  })}>
    ${Array.from(
      { length: needed },
      (_, place) => html`<span class=${place < wins[seat] ? "pip won" : "pip"}></span>`,
    )}</span>`;
}

// The end and the ear

/** @param {Scene} scene */
export function sheet(scene) {
  const { position } = scene;
  const rows = [
    { label: scene.t("clash-sheet-wins"), values: position.wins, strong: !position.games },
  ];
  if (position.games)
    rows.push({ label: scene.t("clash-sheet-points"), values: position.points, strong: true });
  rows.push({
    label: scene.t("clash-sheet-support"),
    values: scene.view.shown.support,
    strong: false,
  });
  rows.push({
    label: scene.t("clash-sheet-left"),
    values: [0, 1].map((seat) => position.zones[seat].length + hiddenOf(scene, seat).length),
    strong: false,
  });
  return { rows };
}

/** @param {Scene} scene */
export function summary(scene) {
  const told = CELLS.map((cell) => about(scene, `cell:${cell}`)).map((each) =>
    [each.title, ...(each.state ?? [])].join(", "),
  );
  const [first, second] = scene.view.shown.support;
  const [mcworld, jihad] = [scene.texts.name("side", 0), scene.texts.name("side", 1)];
  return [scene.t("clash-summary", { mcworld, first, jihad, second }), ...told];
}
