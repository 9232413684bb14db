/**
 * What the others have done since one's own last move, in at most five moments that can be shown
 * again on the stage.
 */
import { signal } from "@preact/signals";

/** @typedef {import("../messages.js").State} State */
/** @typedef {import("../messages.js").View} View */
/** @typedef {import("../messages.js").Note} Note */
/** @typedef {State["entries"][number]} Entry */
/** @typedef {import("../messages.js").Frame} Frame */
/**
 * @typedef {object} Moment
 * @property {number} seq   the event it ended with
 * @property {number} seat  who acted
 * @property {boolean} dice  chance had a part in it
 * @property {View} view    the position afterwards
 * @property {Note[]} notes
 */

const MOST = 5;
/** More is not fetched after a reload. */
const MOST_FRAMES = 60;

export class Moments {
  /** @param {(from: number) => Promise<Frame[]>} frames the positions after so many lines */
  constructor(frames) {
    this.frames = frames;
    /** @type {Moment[]} */
    this.all = [];
    this.list = signal(/** @type {Moment[]} */ ([]));
    /** The one that is shown again; -1 for the table as it is. */
    this.at = signal(-1);
    this.known = -1;
  }

  /** A new state of the table. @param {State} state @param {number} me */
  hear(state, me) {
    const first = this.known < 0;
    this.known = state.seq;
    if (!state.begun || !state.view) return;
    if (first) return void this.recall(state, me);
    if (!state.entries.length) return;
    const seat = actor(state.entries, this.all.at(-1)?.seat ?? -1);
    const { view, notes, seq } = state;
    const dice = state.entries.some(([kind]) => kind === "c");
    this.add({ seq, seat, dice, view, notes }, me);
  }

  /** @param {Moment} moment @param {number} me */
  add(moment, me) {
    this.all = moment.seat === me ? [] : [...this.all, moment];
    this.list.value = few(this.all);
    this.at.value = -1;
  }

  /** After a reload the positions are fetched. @param {State} state @param {number} me */
  async recall(state, me) {
    const own = state.entries.findLastIndex(([kind, seat]) => kind === "m" && seat === me);
    const from = own + 1;
    const others = state.entries.slice(from).some(([kind]) => kind !== "c");
    if (state.over || !others || state.count - from > MOST_FRAMES) return;
    const frames = await this.frames(from).catch(() => []);
    if (this.known !== state.seq) return;
    for (const moment of ofFrames(frames.slice(1), state.seq)) this.add(moment, me);
  }

  /** @param {number} place */
  look(place) {
    this.at.value = this.at.value === place ? -1 : place;
  }

  get looking() {
    return this.list.value[this.at.value];
  }
}

/** Who did it: who moved or resigned, else who acted before. @param {Entry[]} entries
 * @param {number} before */
function actor(entries, before) {
  const deed = entries.find(([kind]) => kind !== "c");
  return deed ? Number(deed[1]) : before;
}

/** What chance answers belongs to the move before. @param {Frame[]} frames @param {number} seq */
function ofFrames(frames, seq) {
  /** @type {Moment[]} */
  const found = [];
  for (const { entry, view, notes } of frames) {
    const last = found.at(-1);
    if (entry?.[0] === "c" && last) {
      found[found.length - 1] = { ...last, dice: true, view, notes: [...last.notes, ...notes] };
    } else {
      const seat = entry ? actor([entry], -1) : -1;
      found.push({ seq, seat, dice: entry?.[0] === "c", view, notes });
    }
  }
  return found;
}

/**
 * At most five that tell something: neighbours of one actor become one, the shortest first; then
 * the oldest are left out.
 * @param {Moment[]} all
 */
function few(all) {
  const list = all.filter(({ notes, seat }) => notes.length && seat >= 0);
  while (list.length > MOST) {
    let best = -1;
    for (let place = 1; place < list.length; place += 1) {
      const alike = list[place - 1].seat === list[place].seat;
      if (alike && (best < 0 || together(list, place) < together(list, best))) best = place;
    }
    if (best < 0) list.shift();
    else list.splice(best - 1, 2, merged(list[best - 1], list[best]));
  }
  return list;
}

/** @param {Moment[]} list @param {number} place */
function together(list, place) {
  return list[place - 1].notes.length + list[place].notes.length;
}

/** @param {Moment} first @param {Moment} second @returns {Moment} */
function merged(first, second) {
  const notes = [...first.notes, ...second.notes];
  return { ...second, dice: first.dice || second.dice, notes };
}
