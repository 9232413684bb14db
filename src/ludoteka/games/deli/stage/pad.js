/**
 * The score pad of Clash at the Deli: what lies before people who play with the cards, kept in this
 * browser, and what the server says of it: its score, and what may be laid on top.
 */
import { computed, effect, signal } from "@preact/signals";
import { post } from "../../../lib/http.js";
import { keep, kept } from "../../../lib/memory.js";
import { isBread } from "./printed.js";

/** @typedef {{cards: number[], declared: boolean}} PadSandwich */
/**
 * @typedef {object} PadPlayer
 * @property {string} name
 * @property {PadSandwich[]} sandwiches
 * @property {boolean} gregg
 * @property {number} breadhead
 */
/** @typedef {{players: PadPlayer[], closing: number, doubling: boolean, parts: string}} Pad */
/** @typedef {import("../../../lib/http.js").Fault} Fault */
/** @typedef {import("./printed.js").Cards} Cards */
/** @typedef {import("../../../messages.js").PadRefusal} PadRefusal */
/** @typedef {import("../../../messages.js").Scored} Scored */

export const MOST_PLAYERS = 4;
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
  /** @param {string[]} ids the words of the ingredients, by number @param {Cards} printed */
  constructor(ids, printed) {
    this.ids = ids;
    this.printed = printed;
    this.timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);
    this.pad = signal(/** @type {Pad} */ ({ ...newPad(), ...kept("pad", {}) }));
    this.at = signal(0);
    /** The sandwich that grows; one past the last is a new one. */
    this.open = signal(this.player.sandwiches.length);
    this.scored = signal(/** @type {Scored | null} */ (null));
    /** What was scored. */
    this.known = /** @type {Pad | null} */ (null);
    /** What was tapped is laid one after the other. */
    this.laying = Promise.resolve();
    this.refused = signal(/** @type {PadRefusal | null} */ (null));
    this.fault = signal(/** @type {Fault | null} */ (null));
    this.current = computed(
      () => this.pad.value.players[this.at.value].sandwiches[this.open.value],
    );
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
    const player = { ...this.player, ...news };
    this.change({ players: this.pad.value.players.with(this.at.value, player) });
  }

  /** @param {number} place @param {PadSandwich} sandwich */
  put(place, sandwich) {
    this.changePlayer({ sandwiches: this.with(place, sandwich) });
  }

  /** All, with another one at a place. @param {number} place @param {PadSandwich} sandwich */
  with(place, sandwich) {
    const { sandwiches } = this.player;
    return place < sandwiches.length
      ? sandwiches.with(place, sandwich)
      : [...sandwiches, sandwich];
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

  /** What the server says of the player shown. */
  get sheet() {
    return this.scored.value?.players[this.at.value];
  }

  /** @param {number} kind */
  add(kind) {
    this.laying = this.laying.then(() => this.lay(kind));
  }

  /** It goes on top, or begins a sandwich; or it is said why not. @param {number} kind */
  async lay(kind) {
    while (this.known !== this.pad.value) if (!(await this.ask())) return;
    const now = this.current.value;
    const place = this.open.value;
    const bread = isBread(this.printed, kind);
    if (now && this.onTop(kind)) {
      this.put(place, { cards: [...now.cards, kind], declared: false });
      if (bread) this.open.value = this.player.sandwiches.length;
    } else if (this.fits(kind)) {
      this.open.value = this.player.sandwiches.length;
      this.put(this.open.value, { cards: [kind], declared: false });
    } else if (now && !bread) {
      await this.why(place, { cards: [...now.cards, kind], declared: false });
    } else {
      await this.why(this.player.sandwiches.length, { cards: [kind], declared: false });
    }
  }

  /** It may lie on the sandwich that grows. @param {number} kind */
  onTop(kind) {
    return this.sheet?.sandwiches[this.open.value]?.takes.includes(kind) ?? false;
  }

  /** There is a place for it, as far as one knows. @param {number} kind */
  fits(kind) {
    const { sheet } = this;
    return !sheet || this.onTop(kind) || (isBread(this.printed, kind) && sheet.may_start);
  }

  /** @param {number} place @param {PadSandwich} tried */
  async why(place, tried) {
    const sandwiches = this.with(place, tried);
    try {
      const told = await post("/api/score", this.body([{ ...this.player, sandwiches }]));
      this.refused.value = told.players[0].sandwiches[place].refusal;
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
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
    const named = (/** @type {PadSandwich} */ { cards, declared }) =>
      ({ cards: cards.map((kind) => this.ids[kind]), declared });
    const told = players.map((player) => ({ ...player, sandwiches: player.sandwiches.map(named) }));
    return { players: told, closing_bonus: closing, doubling, parts };
  }

  /** The score of what lies there now; whether the server could be asked. */
  async ask() {
    const asked = this.pad.value;
    try {
      const told = await post("/api/score", this.body(asked.players));
      if (asked === this.pad.value) {
        this.known = asked;
        this.scored.value = told;
        this.fault.value = null;
      }
      return true;
    } catch (raised) {
      const fault = /** @type {Fault} */ (raised);
      this.fault.value = fault;
      if (fault.code === "web-unreachable") this.timer = setTimeout(() => this.ask(), AGAIN);
      return false;
    }
  }
}

/**
 * How it is drawn: 0 open, 1 with a bread on top, 2 declared closed.
 * @param {Cards} printed @param {PadSandwich} sandwich
 */
export function closedBy(printed, { cards, declared }) {
  if (cards.length > 1 && isBread(printed, cards[cards.length - 1])) return 1;
  return declared ? 2 : 0;
}
