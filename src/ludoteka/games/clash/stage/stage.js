/** CLASH: a stone square where two worlds meet. */
import { useEffect } from "preact/hooks";
import { html, marked } from "../../../lib/html.js";
import { about } from "./about.js";
import { Cloths, Emblem, Tile } from "./art.js";
import { Framed } from "./frame.js";
import { cellsBefore, Lying, towards } from "./lying.js";
import { markRead, Overview, unread } from "./overview.js";
import { BLANK, heldSide, pickedTile, printOf } from "./picks.js";

export { about };
export { button, prepare, steps, turn } from "./picks.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./shown.js").Shown} Shown */
/** @typedef {import("../../../lib/scene.js").SceneOf<Position, Shown, {side: number}>} Scene */

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** How the colours of the tiles are drawn. */
const COLOURS = ["side0", "side1", "neutral", "start"];

/**
 * A tile that lies beside the board.
 * @param {{scene: Scene, tile: number, facing?: string, target?: boolean}} props
 */
function Loose({ scene, tile, facing = "me", target = true }) {
  const held = pickedTile(scene) === tile && target;
  const foot = held ? towards(scene, heldSide(scene)) : facing;
  const title = scene.texts.name("tile", tile);
  const drawn = html`<${Tile} name=${scene.texts.words.kinds.tile[tile]} title=${title}
    print=${printOf(scene, tile)}
    colour=${held ? `side${heldSide(scene)}` : COLOURS[scene.view.shown.homes[tile]]}
      towards=${foot} />`;
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
  const facing = towards(scene, seat);
  const title = scene.t("clash-zone", { side: scene.texts.name("side", seat) });
  return html`<div class=${`zone zone-${facing}`} role="group" aria-label=${title}>
    ${zones[seat].map(
      (tile) => html`<${Loose} key=${tile} scene=${scene} tile=${tile}
      facing=${facing} />`,
    )}
    ${known.map(
      (tile) => html`<span class="secret" key=${tile}>
      <${Loose} scene=${scene} tile=${tile} facing=${facing} /></span>`,
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
  const group = (/** @type {string} */ title, /** @type {number[]} */ tiles, kind = "") =>
    html`<section class=${`supply ${kind}`}><h2>${title}</h2>
      <div class="tiles">${pile(tiles)}</div></section>`;
  return html`<div class="clash-open">
      ${aside.length > 0 && group(scene.t("clash-start-tile"), aside)}
      ${neutral.length > 0 && group(scene.t("clash-neutral"), neutral)}
    </div>
    <div class="clash-out">
      ${
        removed.length > 0 &&
        group(scene.t("clash-removed", { count: removed.length }), removed, "removed")
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
  const last = unread(scene);
  const picking = scene.picked.length > 0;
  useEffect(() => {
    if (picking) markRead(scene);
  }, [picking]);
  const drawn = last && !picking ? html`<${Overview} scene=${scene} last=${last} />` : null;
  return html`<div class="clash-middle"><${Cloths} />
    ${
      drawn ??
      html`<${Framed} scene=${scene} support=${scene.view.shown.support}>
      <${Square} scene=${scene} /><//>`
    }</div>`;
}

/** The nine cells. @param {{scene: Scene}} props */
function Square({ scene }) {
  const tile = pickedTile(scene);
  const over =
    scene.hover.startsWith("cell:") && scene.open.has(scene.hover)
      ? Number(scene.hover.slice(5))
      : -1;
  const { reach, lit: asking } = scene.view.shown;
  const lit = new Set([...asking, ...((over >= 0 && reach[tile]?.[heldSide(scene)][over]) || [])]);
  const [, asked = -1] = scene.view.prompt === "effect" ? scene.view.about : [];
  const empty = scene.position.board.every((each) => !each);
  return html`<div class=${marked("square", { empty })} role="group"
    aria-label=${scene.t("clash-board")}>
    ${cellsBefore(scene).map(
      (cell) => html`<${Cell} key=${cell} scene=${scene} cell=${cell} lit=${lit.has(cell)}
      ghost=${over === cell ? tile : 0} acting=${asked === cell} />`,
    )}
  </div>`;
}

/** @param {{scene: Scene, cell: number, lit: boolean, ghost: number, acting: boolean}} props */
function Cell({ scene, cell, lit, ghost, acting }) {
  const { position } = scene;
  const { safe, blocked } = scene.view.shown;
  const tile = position.board[cell];
  const told = about(scene, `cell:${cell}`);
  const label = [told.title, ...(told.state ?? [])].join(". ");
  const marks = { lit, acting, safe: safe[cell], blocked: blocked[cell] && !tile };
  return html`<button class=${marked("cell", marks)} ...${scene.target(`cell:${cell}`)}
    aria-label=${label}>
    ${!tile && html`<${Socket} />`}
    <span class="cell-name" data-name=${scene.texts.name("cell", cell)}></span>
    ${
      tile > 0 &&
      html`<span class="lying" key=${tile} data-piece=${`tile:${tile}`}>
      <${Lying} scene=${scene} lying=${position} cell=${cell} note=${true} /></span>`
    }
    ${
      ghost > 0 &&
      html`<span class="ghost"><${Tile} name=${scene.texts.words.kinds.tile[ghost]}
      title=${scene.texts.name("tile", ghost)}
      print=${printOf(scene, ghost)} colour=${`side${heldSide(scene)}`}
        towards=${towards(scene, heldSide(scene))} /></span>`
    }
  </button>`;
}

/** An empty cell: a place for a shield that may point either way. */
function Socket() {
  return html`<svg class="socket-outline" viewBox="0 0 100 100" aria-hidden="true">
    <path d="M50 6C60 15 74 20 90 21V79C74 80 60 85 50 94 40 85 26 80 10 79V21C26 20 40 15 50 6Z" />
    <path d="M50 36V64M36 50H64" /></svg>`;
}

/** Who a seat is: its world. @param {{scene: Scene, seat: number}} props */
export function Face({ seat }) {
  return html`<span class=${`world side${seat}`}><${Emblem} side=${seat} /></span>`;
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
