/** King of New York: the dice in their tray. A click keeps a die, one button rolls the others. */
import { useRef } from "preact/hooks";
import { html } from "../../../lib/html.js";
import { seatMark } from "../../../parts/shapes.js";
import { Die } from "./art.js";
import { label } from "./facts.js";

/** @typedef {import("./facts.js").Scene} Scene */

const FACE_NUMBERS = [0, 1, 2, 3, 4, 5];
const OUCH = 5;

/** What was kept in the running turn, so that it stays kept after the next roll: dice by face. */
let remembered = { key: "", faces: [0, 0, 0, 0, 0, 0] };

/** @param {Scene} scene */
function turnKey(scene) {
  return `${scene.table.id} ${scene.position.turn}`;
}

/**
 * The dice a Monster keeps: as clicked, or as before.
 * @param {Scene} scene
 * @returns {Set<string>}
 */
function kept(scene) {
  if (scene.memo?.kept) return new Set(scene.memo.kept);
  const faces = remembered.key === turnKey(scene) ? remembered.faces : [];
  return new Set(
    FACE_NUMBERS.flatMap((face) =>
      ids(face, Math.min(faces[face] ?? 0, scene.position.dice[face])),
    ),
  );
}

/** @param {number} face @param {number} count */
function ids(face, count) {
  return Array.from({ length: count }, (_, place) => `die:${face}:${place}`);
}

/**
 * KONY-3.2 Dice are chosen together: the moves name them face by face, then roll.
 * @param {Scene} scene
 * @returns {import("../../../lib/scene.js").Batch | null}
 */
export function batch(scene) {
  const asked = scene.view.shown.reroll;
  if (!asked || scene.view.prompt !== "reroll" || !scene.offers.length) return null;
  const { dice } = scene.position;
  const held = kept(scene);
  const free = FACE_NUMBERS.filter((face) =>
    scene.offers.some((offer) => offer.verb === "reroll" && offer.args[1] === face),
  );
  const rolled = FACE_NUMBERS.map((face) =>
    free.includes(face) ? ids(face, dice[face]).filter((id) => !held.has(id)).length : 0,
  );
  const moves = free
    .filter((face) => rolled[face])
    .map((face) => `reroll ${rolled[face]} ${scene.texts.words.kinds.face[face]}`);
  const count = [...rolled, ...asked.up].reduce((sum, each) => sum + each, 0);
  const energy = rolled[OUCH] + asked.up[OUCH] > 0 ? asked.ouch : 0;
  return {
    open: new Set(free.flatMap((face) => ids(face, dice[face]))),
    choose: (id) => toggled(scene, held, id),
    covers: (offer) => offer.verb === "reroll" || offer.verb === "roll",
    question: scene.t("kony-keep-hint", { count: asked.left }),
    label: energy ? scene.t("kony-roll-paid", { count, energy }) : scene.t("kony-roll", { count }),
    moves: count ? [...moves, "roll"] : [],
  };
}

/** @param {Scene} scene @param {Set<string>} held @param {string} id */
function toggled(scene, held, id) {
  const now = new Set(held);
  if (!now.delete(id)) now.add(id);
  remembered = {
    key: turnKey(scene),
    faces: FACE_NUMBERS.map(
      (face) => ids(face, scene.position.dice[face]).filter((each) => now.has(each)).length,
    ),
  };
  return { kept: [...now] };
}

/** @param {{scene: Scene}} props */
export function Tray({ scene }) {
  const { dice, active, turn } = scene.position;
  const asked = scene.view.shown.reroll;
  const total = dice.reduce((sum, each) => sum + each, 0);
  const roll = useRolls(scene);
  const title = turn
    ? scene.t("kony-dice", { name: scene.names[active] })
    : scene.t("kony-no-dice");
  const offered = scene.offers.some((offer) => offer.verb === "resolve");
  return html`<div class=${`ny-tray ${asked ? "loose" : ""}`} role="group" aria-label=${title}>
    ${turn > 0 && html`<span class="ny-roller">${seatMark(active)}</span>`}
    ${!total && !offered && html`<span class="ny-tray-note">${title}</span>`}
    ${
      asked
        ? html`<${Loose} scene=${scene} up=${asked.up} roll=${roll} />`
        : html`<${Groups}
      scene=${scene} roll=${roll} /><${Changes} scene=${scene} />`
    }
    ${
      asked &&
      html`<span class="ny-tray-note">${scene.t("kony-rerolls", { count: asked.left })}
      </span>`
    }
  </div>`;
}

/**
 * A number that changes with every roll, and how many dice of each face were not rolled.
 * @param {Scene} scene
 */
function useRolls(scene) {
  const { dice, turn } = scene.position;
  const ref = useRef({ turn: -1, dice: [0, 0, 0, 0, 0, 0], count: 0, steady: [0, 0, 0, 0, 0, 0] });
  const before = ref.current;
  const changed = before.turn !== turn || dice.some((each, face) => each !== before.dice[face]);
  if (changed) {
    const faces =
      remembered.key === turnKey(scene) && before.turn === turn
        ? remembered.faces
        : [0, 0, 0, 0, 0, 0];
    ref.current = {
      turn,
      dice,
      count: before.count + 1,
      steady: faces.map((each, face) => Math.min(each, dice[face])),
    };
  }
  return ref.current;
}

/** @param {{count: number, steady: number[]}} roll @param {number} face @param {number} place */
function rollKey(roll, face, place) {
  return place < roll.steady[face] ? `${face}.${place}` : `${roll.count}.${face}.${place}`;
}

/**
 * Every die by itself: kept, or to be rolled again.
 * @param {{scene: Scene, up: number[], roll: {count: number, steady: number[]}}} props
 */
function Loose({ scene, up, roll }) {
  const held = scene.batch ? kept(scene) : new Set();
  let place = 0;
  return FACE_NUMBERS.flatMap((face) =>
    ids(face, scene.position.dice[face]).map((id, index) => {
      const rolled = index < up[face];
      const fixed = scene.batch && !scene.batch.open.has(id) && !rolled;
      const keeps = !rolled && (held.has(id) || fixed);
      place += 1;
      const state = scene.batch
        ? scene.t(keeps ? "kony-die-kept" : "kony-die-rolled", {
            face: scene.texts.name("face", face),
          })
        : scene.texts.name("face", face);
      return html`<button key=${rollKey(roll, face, index)}
        class=${`ny-die-button ${keeps ? "kept" : ""} ${rolled ? "up" : ""}`} ...${scene.target(id)}
      data-picked=${(scene.batch?.open.has(id) && keeps) || undefined} aria-pressed=${
        scene.batch ? `${keeps}` : undefined
      } aria-label=${state}>
        <${Die} face=${face} green=${place > scene.view.shown.black_dice} /></button>`;
    }),
  );
}

/**
 * KONY-3.3 What picked dice can be turned into, and the second Celebrity die that Chameleon may
 * set.
 * @param {{scene: Scene}} props
 */
function Changes({ scene }) {
  const shown = FACE_NUMBERS.flatMap((face) =>
    [`again:${face}`, `to:${face}`].filter((id) => scene.open.has(id) || scene.picked.includes(id)),
  );
  if (!shown.length) return null;
  return html`<span class="ny-changes"><span aria-hidden="true">➜</span>${shown.map((id) => {
    const face = Number(id.split(":")[1]);
    return html`<button key=${id} class="ny-change" ...${scene.target(id)}
      aria-label=${label(scene, id)}><${Die} face=${face} /></button>`;
  })}</span>`;
}

/**
 * The dice of one face together: they are resolved together.
 * @param {{scene: Scene, roll: {count: number, steady: number[]}}} props
 */
function Groups({ scene, roll }) {
  const { dice, begun } = scene.position;
  let place = 0;
  return FACE_NUMBERS.filter(
    (face) => dice[face] || scene.open.has(`face:${face}`) || scene.picked.includes(`face:${face}`),
  ).map((face) => {
    const done = (begun >> face) & 1;
    return html`<button key=${face} class=${`ny-group ${done ? "done" : ""}`}
      ...${scene.target(`face:${face}`)}
      aria-label=${`${dice[face]} × ${label(scene, `face:${face}`)}`}>
      ${ids(face, dice[face]).map((_, index) => {
        place += 1;
        return html`<${Die} key=${rollKey(roll, face, index)} face=${face}
          green=${place > scene.view.shown.black_dice} />`;
      })}
      ${!dice[face] && html`<span class="ny-added"><${Die} face=${face} /></span>`}</button>`;
  });
}
