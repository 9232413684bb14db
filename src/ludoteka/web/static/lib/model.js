/**
 * A table as the page shows it: the connections of the seats this browser holds, which of them
 * sits before the screen now, what is played back, what is picked, and the replay.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { Fault, Refused, fetchJson } from "./http.js";
import { myTable } from "./memory.js";
import { SeatLine, SPECTATOR } from "./seat_line.js";
import { Moments } from "./moments.js";
import { pace } from "./speed.js";
import { keepPicked, pickedAt, unsentAt } from "./unsent.js";

export { SPECTATOR };

/** @typedef {import("../messages.js").State} State */
/** @typedef {import("../messages.js").Frame} Frame */
/**
 * @typedef {object} Replaying
 * @property {Frame[]} frames
 * @property {string[]} names
 * @property {number} at
 * @property {boolean} playing
 * @property {string} whose  by whose eyes
 */

const LONGEST_PLAYBACK = 4000;
const STEP = 550;
/** Faults that are over as soon as the table is heard again. */
const SILENCE = ["web-not-sent", "web-unsure", "web-unreachable"];

/** @typedef {(props: {scene: import("./scene.js").Scene}) => unknown} Panel */

/** The connections of the seats held here. @param {string} id */
function linesOf(id) {
  const held = myTable(id)?.held ?? [];
  return held.length ? held.map(({ token }) => new SeatLine(id, token)) : [new SeatLine(id, "")];
}

export class TableModel {
  /**
   * @param {string} id
   * @param {SeatLine[]} [lines] other connections than those of the seats one holds there
   */
  constructor(id, lines = linesOf(id)) {
    this.id = id;
    this.lines = lines;
    /** What stands above the stage: the task of a puzzle, or the coach. */
    this.panel = signal(/** @type {Panel | null} */ (null));
    /** What stands in the header instead of the menu of a table. */
    this.menu = signal(/** @type {(() => unknown) | null} */ (null));
    this.current = signal(0);
    this.line = computed(() => this.lines[this.current.value]);
    this.seat = computed(() => this.line.value.seat);
    /** Until all seats of this screen are known, and while another person comes forward. */
    this.covered = signal(this.lines.length > 1);
    this.settled = this.lines.length < 2;
    this.shown = signal(/** @type {State | null} */ (null));
    /** @type {State[]} */
    this.queue = [];
    this.waiting = signal(0);
    this.picked = signal(/** @type {string[]} */ ([]));
    this.memo = signal(/** @type {unknown} */ (null));
    this.hover = signal("");
    this.hints = signal(/** @type {import("../messages.js").Advised[]} */ ([]));
    this.hinting = signal(false);
    this.sending = signal(false);
    /** The person at the screen was asked the same before somebody else answered. */
    this.choosing = false;
    /** The person at the screen wants to sit at the next table. */
    this.wanted = false;
    this.declined = signal(false);
    /** @type {string[]} */
    this.planned = [];
    this.fault = signal(/** @type {Fault | null} */ (null));
    this.replay = signal(/** @type {Replaying | null} */ (null));
    this.moments = new Moments((from) => this.framesFrom(from));
    this.watching = effect(() => {
      if (this.lines.some((line) => line.broken.value) && !this.settled)
        untracked(() => this.settle());
    });
    this.earlier = pickedAt(id);
    this.resuming = true;
    this.saving = effect(() => {
      const decision = this.shown.value?.decision;
      if (decision !== undefined) keepPicked(id, { decision, picked: this.picked.value });
    });
    this.lines.forEach((line, place) => line.listeners.push((state) => this.heard(place, state)));
  }

  close() {
    clearTimeout(this.timer);
    clearInterval(this.player);
    this.watching();
    this.saving();
    for (const line of this.lines) line.close();
  }

  /** Everything shown is the newest, so that one may act. */
  get live() {
    return (
      this.shown.value !== null &&
      this.shown.value === this.line.value.state.value &&
      !this.replay.value &&
      !this.moments.looking
    );
  }

  /** The seat that offers a rematch which nobody here has answered yet; -1 if there is none. */
  get offerer() {
    const line = this.line.value;
    const by = line.nextBy.value;
    const answered = this.wanted || this.declined.value;
    return line.next.value && !answered && by < SPECTATOR ? by : -1;
  }

  /** Not again; the others are told. */
  async decline() {
    const answers = this.lines.map((line) => line.ask({ type: "decline" }));
    try {
      await Promise.all(answers);
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
      return;
    }
    this.declined.value = true;
  }

  /** @param {number} place @param {State} state */
  heard(place, state) {
    if (SILENCE.includes(this.fault.value?.code ?? "")) this.fault.value = null;
    if (this.lines.length > 1 && !this.shown.value?.begun) return this.settle();
    if (place !== this.current.value) return this.pass();
    if (this.id && this.lines.length < 2 && this.seat.value < SPECTATOR)
      this.moments.hear(state, this.seat.value);
    const before = this.shown.value;
    const unseen = !before || !before.begun || document.hidden;
    if (unseen || !pace() || state.seq > this.lastSeq() + 1) return this.show(state);
    this.queue.push(state);
    this.waiting.value = this.queue.length;
    if (this.timer === undefined) this.step();
  }

  /**
   * Several people at one screen: once all their seats have been heard, the one who is asked comes
   * forward. Who sits there is not known, so hands that differ are covered, after a reload too.
   */
  settle() {
    const known = this.lines.filter((line) => !line.broken.value);
    if (!known.length || known.some((line) => !line.state.value)) return;
    if (new Set(known.map((line) => line.state.value?.begun)).size > 1)
      return void (this.covered.value = true);
    this.settled = true;
    const asked = known.find((line) => {
      const state = line.state.value;
      return state?.turn === line.seat && state.view?.waiting.includes(line.seat);
    });
    const place = this.lines.indexOf(asked ?? known[0]);
    const state = this.lines[place].state.value;
    const seen = new Set(known.map((line) => JSON.stringify(line.state.value?.view?.position)));
    if (!state) return;
    batch(() => {
      this.current.value = place;
      this.covered.value = seen.size > 1 && !state.over;
      this.show(state);
    });
  }

  /** The right person is there. */
  uncover() {
    this.covered.value = false;
  }

  lastSeq() {
    return this.queue.at(-1)?.seq ?? this.shown.value?.seq ?? -1;
  }

  step() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const state = this.queue.shift();
    if (!state) return this.pass();
    this.show(state, true);
    const wait = pace() * Math.min(STEP, LONGEST_PLAYBACK / (this.queue.length + 1));
    this.timer = setTimeout(() => this.step(), this.mine(state) && !this.queue.length ? 0 : wait);
  }

  /** The event was one's own move: the next may follow at once. @param {State} state */
  mine(state) {
    const last = state.entries.find((entry) => entry[0] === "m");
    return last ? last[1] === this.seat.value : false;
  }

  /** Skip the playback. */
  skip() {
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last);
  }

  /** @param {State} state @param {boolean} [more] */
  show(state, more = false) {
    const before = this.shown.value;
    const asked = state.decision !== before?.decision;
    const same = state.offers.length > 0 && state.view?.prompt === before?.view?.prompt;
    this.choosing = same && !this.mine(state) && !state.entries.some(([kind]) => kind === "c");
    batch(() => {
      if (!more) {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.queue = [];
      }
      this.waiting.value = this.queue.length;
      if (asked) {
        this.picked.value = [];
        this.memo.value = null;
        this.hints.value = [];
        this.hinting.value = false;
        if (!same) this.fault.value = null;
      }
      this.shown.value = state;
      if (asked) this.sending.value = false;
      if (state.over) this.covered.value = false;
    });
    if (asked) this.goOn(state);
    if (this.resuming) this.resume(state);
    if (!more) this.pass();
  }

  /**
   * At one screen the next person asked comes forward; hands that differ are covered first. Where
   * several are asked at once, nobody is sent away while choosing.
   */
  pass() {
    if (this.lines.length < 2 || this.queue.length || this.timer !== undefined) return;
    const now = this.lines[this.current.value].state.value;
    if (!now || now.over) return;
    const asked = this.lines.map((line) => line.isAsked(now.seq));
    if (asked[this.current.value] && this.choosing) return;
    const next = this.lines.findIndex((line, place) => asked[place] && line.seat === now.turn);
    const place = next < 0 && !asked[this.current.value] ? asked.indexOf(true) : next;
    if (place >= 0 && place !== this.current.value) this.sit(place);
  }

  /** @param {number} place */
  sit(place) {
    const from = this.lines[this.current.value].state.value?.view;
    const to = this.lines[place].state.value;
    if (!to) return;
    batch(() => {
      this.covered.value ||= JSON.stringify(from?.position) !== JSON.stringify(to.view?.position);
      this.current.value = place;
      this.shown.value = null;
      this.show(to);
    });
  }

  /** After a reload: what was picked, and a move that was not stored yet. @param {State} state */
  resume(state) {
    this.resuming = false;
    const unsent = unsentAt(this.id);
    const may = state.offers.some(([text]) => text === unsent?.move);
    if (unsent?.seat === this.seat.value && unsent.decision === state.decision && may)
      this.play(unsent.move);
    else if (this.earlier?.decision === state.decision) this.picked.value = this.earlier.picked;
  }

  /** @param {string} text */
  async play(text) {
    const state = this.shown.value;
    if (!state || this.sending.value) return;
    this.sending.value = true;
    this.picked.value = [];
    this.fault.value = null;
    let fault = null;
    try {
      const answer = await this.line.value.deliver(state.decision, text);
      if (answer?.type === "refusal") fault = new Refused(answer);
    } catch (failed) {
      fault = /** @type {Fault} */ (failed);
    }
    if (fault) {
      this.skip();
      this.fault.value = fault;
      this.planned = [];
    }
    if (this.shown.value?.decision === state.decision) this.sending.value = false;
  }

  /** Moves that belong together, one after the other. @param {string[]} moves */
  playAll(moves) {
    this.planned = moves.slice(1);
    return this.play(moves[0]);
  }

  /** The next planned move, if it is still allowed. @param {State} state */
  goOn(state) {
    const next = this.planned.shift();
    if (next === undefined) return;
    if (state.offers.some(([text]) => text === next)) this.play(next);
    else this.planned = [];
  }

  /**
   * Something asked of the table; what goes wrong is shown.
   * @param {Record<string, unknown>} message
   */
  async ask(message) {
    try {
      return await this.line.value.ask(message);
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
      return null;
    }
  }

  /** The connection of the seat that may end the race of now, if it is held here. */
  get closer() {
    const closing = this.live ? this.shown.value?.clocks.closing : null;
    return closing ? this.lines.find((line) => line.seat === closing.seat) : undefined;
  }

  /** Go on without those who are not done. */
  async closeRace() {
    try {
      await this.closer?.ask({ type: "close" });
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
    }
  }

  /**
   * The connection of the seat that may take its move back; at one screen it need not be the
   * current one.
   */
  get undoer() {
    return this.live ? this.lines.find((line) => line.state.value?.can_undo) : undefined;
  }

  async undo() {
    const line = this.undoer;
    const state = line?.state.value;
    try {
      if (state) await line?.ask({ type: "undo", decision: state.decision });
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
    }
  }

  /** The connection of a seat here that another one asks for its move back. */
  get granter() {
    return this.live ? this.lines.find((line) => line.state.value?.may_grant) : undefined;
  }

  /** @param {boolean} yes */
  async grant(yes) {
    try {
      await this.granter?.ask({ type: "grant", yes });
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
    }
  }

  async askHint() {
    if (this.hinting.value || !this.line.value.welcome.value?.table.manners.hints) return;
    const state = this.shown.value;
    this.hinting.value = true;
    const answer = await this.ask({ type: "hint" });
    if (this.shown.value?.decision !== state?.decision) return;
    this.hinting.value = false;
    if (answer?.type === "hinted") this.hints.value = answer.moves;
  }

  // The replay

  /** All positions so far, in pages. @param {string} [whose] */
  async frames(whose = "") {
    const token = this.line.value.token;
    /** @type {Frame[]} */
    const frames = [];
    /** @type {string[]} */
    let names = [];
    for (let total = 1; frames.length < total;) {
      const query = new URLSearchParams({ from: `${frames.length}`, count: "100" });
      if (whose) query.set("seat", whose);
      /** @type {import("../messages.js").Replay} */
      const page = await fetchJson(`/api/tables/${this.id}/replay?${query}`, token);
      if (!page.frames.length) break;
      frames.push(...page.frames);
      total = page.total;
      names = page.names;
    }
    return { frames, names };
  }

  /** The positions after so many lines of the record, and the next. @param {number} from */
  async framesFrom(from) {
    const { token } = this.line.value;
    /** @type {import("../messages.js").Replay} */
    const page = await fetchJson(`/api/tables/${this.id}/replay?from=${from}`, token);
    return page.frames;
  }

  /** @param {string} [whose] by whose eyes, if it is over: the number of a seat */
  async startReplay(whose = "") {
    try {
      const { frames, names } = await this.frames(whose);
      this.replay.value = { frames, names, at: 0, playing: false, whose };
    } catch (fault) {
      this.fault.value = /** @type {Fault} */ (fault);
    }
  }

  /**
   * Show a position of a finished match as a seat saw it.
   * @param {number} at
   * @param {number} seat
   */
  async jump(at, seat) {
    if (this.replay.value?.whose !== `${seat}`) await this.startReplay(`${seat}`);
    this.seek(at);
  }

  /** @param {number} at */
  seek(at) {
    const replay = this.replay.value;
    if (!replay) return;
    const last = replay.frames.length - 1;
    const place = Math.max(0, Math.min(last, at));
    this.replay.value = { ...replay, at: place, playing: replay.playing && place < last };
    if (!this.replay.value.playing) clearInterval(this.player);
  }

  togglePlaying() {
    const replay = this.replay.value;
    if (!replay) return;
    clearInterval(this.player);
    const playing = !replay.playing;
    const at = playing && replay.at === replay.frames.length - 1 ? 0 : replay.at;
    this.replay.value = { ...replay, at, playing };
    if (playing) this.player = setInterval(() => this.seek((this.replay.value?.at ?? 0) + 1), 800);
  }

  endReplay() {
    clearInterval(this.player);
    this.replay.value = null;
  }
}
