/**
 * The score pad of Clash at the Deli: what lies before people who play with the cards, kept in this
 * browser, and its score as the server tells it.
 */
import { computed, effect, signal } from "@preact/signals";
import { KIND } from "./art.js";
import { classic, takes } from "./scoring.js";
import { post } from "../../../lib/http.js";
import { keep, kept } from "../../../lib/memory.js";

/** @typedef {{cards: number[], declared: boolean}} PadSandwich */
/** @typedef {{name: string, sandwiches: PadSandwich[], gregg: boolean, breadhead: number}} PadPlayer */
/** @typedef {{players: PadPlayer[], closing: number, doubling: boolean, parts: string}} Pad */
/** @typedef {import("./scoring.js").Cards} Cards */
/** @typedef {import("../../../messages.js").PadRefusal} PadRefusal */

export const MOST_PLAYERS = 4;
const MOST_SANDWICHES = 7;
const LAST_BREAD = 5;
const WRAP = 5;
const PAUSE = 120;
const AGAIN = 3000;

/** @returns {PadPlayer} */
function newPlayer() {
  return { name: "", sandwiches: [], gregg: false, breadhead: 0 };
}

/** @returns {Pad} */
function newPad() {
  return { players: [newPlayer(), newPlayer()], closing: 1, doubling: false, parts: "" };
}

export class PadModel {
  /** @param {string[]} ids the words of the ingredients, by number */
  constructor(ids) {
    this.ids = ids;
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.pad = signal(/** @type {Pad} */ ({ ...newPad(), ...kept("pad", {}) }));
    this.at = signal(0);
    /** The sandwich that grows; one past the last is a new one. */
    this.open = signal(this.player.sandwiches.length);
    this.scored = signal(/** @type {import("../../../messages.js").Scored | null} */ (null));
    this.refused = signal(/** @type {PadRefusal | null} */ (null));
    this.fault = signal(/** @type {any} */ (null));
    this.current = computed(() => this.pad.value.players[this.at.value].sandwiches[this.open.value]);
    this.stop = effect(() => {
      keep("pad", this.pad.value);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(), PAUSE);
    });
  }

  close() {
    this.stop();
    clearTimeout(this.timer);
  }

  get player() {
    return this.pad.value.players[this.at.value];
  }

  /** @param {Partial<Pad>} news */
  change(news) {
    this.refused.value = null;
    this.pad.value = { ...this.pad.value, ...news };
  }

  /** @param {Partial<PadPlayer>} news */
  changePlayer(news) {
    this.change({ players: this.pad.value.players.with(this.at.value, { ...this.player, ...news }) });
  }

  /** @param {number} place @param {PadSandwich} sandwich */
  put(place, sandwich) {
    const { sandwiches } = this.player;
    this.changePlayer({ sandwiches: place < sandwiches.length ? sandwiches.with(place, sandwich) : [...sandwiches, sandwich] });
  }

  /** @param {number} at */
  sit(at) {
    this.at.value = at;
    this.open.value = this.player.sandwiches.length;
    this.refused.value = null;
  }

  addPlayer() {
    this.change({ players: [...this.pad.value.players, newPlayer()] });
    this.sit(this.pad.value.players.length - 1);
  }

  removePlayer() {
    const players = this.pad.value.players.toSpliced(this.at.value, 1);
    this.at.value = 0;
    this.change({ players });
    this.sit(0);
  }

  clear() {
    this.at.value = 0;
    this.change({ players: this.pad.value.players.map(({ name }) => ({ ...newPlayer(), name })) });
    this.sit(0);
  }

  // Sandwiches

  /** An ingredient goes on top, or begins a sandwich; otherwise the server says why not. @param {Cards} printed @param {number} kind */
  async add(printed, kind) {
    const now = this.current.value;
    const place = this.open.value;
    if (!this.fits(printed, kind)) {
      const cards = now && kind > LAST_BREAD ? [...now.cards, kind] : [kind];
      return this.why(now && kind > LAST_BREAD ? place : this.player.sandwiches.length, { cards, declared: false });
    }
    if (now && takes(printed, { cards: now.cards, closed: closedBy(now), gregg: 0 }, kind)) {
      this.put(place, { cards: [...now.cards, kind], declared: false });
      if (kind <= LAST_BREAD) this.open.value = this.player.sandwiches.length;
      return;
    }
    this.open.value = this.player.sandwiches.length;
    this.put(this.open.value, { cards: [kind], declared: false });
  }

  /** @param {Cards} printed @param {number} kind */
  fits(printed, kind) {
    const now = this.current.value;
    if (now && takes(printed, { cards: now.cards, closed: closedBy(now), gregg: 0 }, kind)) return true;
    return kind <= LAST_BREAD && this.player.sandwiches.length < MOST_SANDWICHES;
  }

  /** @param {number} place @param {PadSandwich} tried */
  async why(place, tried) {
    const { sandwiches } = this.player;
    const all = place < sandwiches.length ? sandwiches.with(place, tried) : [...sandwiches, tried];
    try {
      const told = await post("/api/score", this.body([{ ...this.player, sandwiches: all }]));
      this.refused.value = told.players[0].sandwiches[place].refusal;
    } catch (fault) {
      this.fault.value = fault;
    }
  }

  /** The top card comes off; the last one takes the sandwich with it. @param {number} place */
  takeOff(place) {
    const sandwich = this.player.sandwiches[place];
    if (!sandwich) return;
    if (sandwich.cards.length === 1) return this.remove(place);
    this.open.value = place;
    this.put(place, { cards: sandwich.cards.slice(0, -1), declared: false });
  }

  /** @param {number} place */
  remove(place) {
    const sandwiches = this.player.sandwiches.toSpliced(place, 1);
    this.changePlayer({ sandwiches });
    this.open.value = sandwiches.length;
  }

  // The score

  /** @param {PadPlayer[]} players */
  body(players) {
    const { closing, doubling, parts } = this.pad.value;
    const told = players.map((player) => ({
      ...player,
      sandwiches: player.sandwiches.map(({ cards, declared }) => ({ cards: cards.map((kind) => this.ids[kind]), declared })),
    }));
    return { players: told, closing_bonus: closing, doubling, parts };
  }

  async ask() {
    const asked = this.pad.value;
    try {
      const told = await post("/api/score", this.body(asked.players));
      if (asked !== this.pad.value) return;
      this.scored.value = told;
      this.fault.value = null;
    } catch (fault) {
      this.fault.value = fault;
      if (/** @type {any} */ (fault).code === "web-unreachable") this.timer = setTimeout(() => this.ask(), AGAIN);
    }
  }
}

/** 0 not closed, 1 with bread, 2 declared. @param {PadSandwich} sandwich */
export function closedBy({ cards, declared }) {
  if (cards.length > 1 && cards[cards.length - 1] <= LAST_BREAD) return 1;
  return declared ? 2 : 0;
}

/** DELI-4.9 and 4.10 It can be declared closed. @param {Cards} printed @param {PadSandwich} sandwich */
export function declarable(printed, sandwich) {
  if (sandwich.cards.length < 2 || closedBy(sandwich) === 1) return false;
  if ((sandwich.cards[0] & KIND) === WRAP) return true;
  return sandwich.cards.length === 2 && classic(printed, sandwich.cards) >= 0;
}
