/**
 * One connection to a table, as one seat or as a spectator. It keeps what the table last said in
 * signals, answers requests with promises, and comes back by itself when the server is away:
 * after a reconnect it says the last event it has seen and misses nothing.
 */
import { address } from "./base.js";
import { batch, signal } from "@preact/signals";
import { heardVersion } from "./app.js";
import { Fault } from "./http.js";
import { keepUnsent } from "./unsent.js";

/** @typedef {import("../messages.js").Outgoing} Outgoing */
/** @typedef {import("../messages.js").State} State */
/**
 * A line of the log: a note of the game, or what somebody did to the table (`table-undo`).
 * @typedef {{seq: number, word: string, args: number[]}} LogLine
 */

export const SPECTATOR = 8;
const SLOWEST = 4000;
/** After so long without an answer one is told so, and after so long another line is tried. */
const LATE = 2500;
const DEAD = 8000;
const NOT_SENT = "web-not-sent";
const UNSURE = "web-unsure";
const FATAL = ["wrong-token", "no-such-table", "unknown-table", "no-spectators"];

export class SeatLine {
  /** @param {string} table @param {string} token */
  constructor(table, token) {
    this.table = table;
    this.token = token;
    this.welcome = signal(/** @type {import("../messages.js").Welcome | null} */ (null));
    this.state = signal(/** @type {State | null} */ (null));
    this.seats = signal(/** @type {import("../messages.js").SeatInfo[]} */ ([]));
    this.thinking = signal(/** @type {number[]} */ ([]));
    this.chats = signal(/** @type {import("../messages.js").Chatted[]} */ ([]));
    this.log = signal(/** @type {LogLine[]} */ ([]));
    this.next = signal("");
    this.nextBy = signal(SPECTATOR);
    this.connected = signal(false);
    /** Something was sent, and the server has not answered yet. */
    this.silent = signal(false);
    /** A move is on its way. */
    this.undelivered = signal(false);
    /** What waits for the state of a new connection. @type {(() => void)[]} */
    this.comers = [];
    this.settled = false;
    this.broken = signal(/** @type {Fault | null} */ (null));
    this.heard = signal(0);
    /** @type {((state: State) => void)[]} */
    this.listeners = [];
    this.since = -1;
    this.requests = 0;
    /** @type {Map<number, {done: (message: Outgoing) => void, failed: (fault: Fault) => void}>} */
    this.open = new Map();
    this.wait = 250;
    this.closed = false;
    this.connect();
    this.again = () => {
      if (document.visibilityState !== "visible") return;
      if (this.connected.value) this.ask({ type: "ping" }).catch(() => {});
      else this.connect();
    };
    document.addEventListener("visibilitychange", this.again);
    addEventListener("online", this.again);
  }

  get seat() {
    return this.welcome.value?.seat ?? SPECTATOR;
  }

  /** The table waits for this seat, as of that event. @param {number} seq */
  isAsked(seq) {
    const state = this.state.value;
    return state?.seq === seq && (state.view?.waiting.includes(this.seat) ?? false);
  }

  connect() {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(
      `${scheme}://${location.host}${address(`/ws/${this.table}`)}`,
    ));
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.since }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = () => this.lost(socket);
    this.opening = setTimeout(() => this.abandon(socket), DEAD);
  }

  /** A connection on which nothing is heard is left for another. @param {WebSocket} socket */
  abandon(socket) {
    if (socket !== this.socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
    this.lost(socket);
    this.socket = undefined;
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket) return;
    clearTimeout(this.opening);
    this.settled = false;
    this.connected.value = false;
    for (const each of this.open.values()) each.failed(new Fault(UNSURE));
    this.open.clear();
    if (this.closed || this.broken.value) return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.6, SLOWEST);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.opening);
    document.removeEventListener("visibilitychange", this.again);
    removeEventListener("online", this.again);
    this.socket?.close();
  }

  /** @param {Outgoing} message */
  hear(message) {
    batch(() => this.take(message));
  }

  /** @param {Outgoing} message */
  take(message) {
    switch (message.type) {
      case "welcome":
        this.wait = 250;
        clearTimeout(this.opening);
        this.connected.value = true;
        heardVersion(message.version);
        this.welcome.value = message;
        this.seats.value = message.seats;
        this.thinking.value = message.thinking;
        this.next.value = message.table.next;
        this.nextBy.value = message.table.next_by;
        this.chats.value = merged(this.chats.value, message.chats);
        break;
      case "state":
        if (message.seq < this.since) break;
        this.log.value = [...this.log.value, ...fresh(message, this.since)];
        this.since = message.seq;
        this.heard.value = performance.now();
        this.state.value = message;
        for (const listener of this.listeners) listener(message);
        this.settled = true;
        for (const comer of this.comers.splice(0)) comer();
        break;
      case "seats":
        this.seats.value = message.seats;
        break;
      case "thinking":
        this.thinking.value = message.seats;
        break;
      case "chatline":
        this.chats.value = merged(this.chats.value, [message.line]);
        break;
      case "next":
        this.next.value = message.table;
        this.nextBy.value = message.by;
        break;
      case "error":
        if (message.id !== null)
          this.open.get(message.id)?.failed(new Fault(message.code, message.values));
        else if (message.final && FATAL.includes(message.code))
          this.broken.value = new Fault(message.code, message.values);
        if (message.id !== null) this.open.delete(message.id);
        break;
      default:
        this.open.get(message.id)?.done(message);
        this.open.delete(message.id);
    }
  }

  /**
   * Ask the table for something; resolves with `done`, `refusal` or `hinted`.
   * @param {Record<string, unknown>} message @returns {Promise<Outgoing>}
   */
  ask(message) {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Fault(NOT_SENT));
    /** @type {Promise<Outgoing>} */
    const answer = new Promise((done, failed) => {
      this.requests += 1;
      this.open.set(this.requests, { done, failed });
      socket.send(JSON.stringify({ ...message, id: this.requests }));
    });
    return message.type === "hint" ? answer : this.watched(socket, answer);
  }

  /**
   * Say when an answer is late, and leave a connection that is dead.
   * @param {WebSocket} socket
   * @param {Promise<Outgoing>} answer
   */
  watched(socket, answer) {
    const late = setTimeout(() => (this.silent.value = true), LATE);
    const dead = setTimeout(() => this.abandon(socket), DEAD);
    return answer.finally(() => {
      clearTimeout(late);
      clearTimeout(dead);
      this.silent.value = false;
    });
  }

  /**
   * Make a move, and send it again by itself until the table has answered, whatever becomes of the
   * connection. It is always the same move for the same decision and counts once: what the table
   * has stored is not sent again.
   * @param {number} decision
   * @param {string} move
   * @returns {Promise<Outgoing | null>} null if a later state has told that it is stored
   */
  async deliver(decision, move) {
    let stored = false;
    const listen = (/** @type {State} */ state) => {
      stored ||= state.entries.some(
        ([kind, seat, text]) => kind === "m" && seat === this.seat && text === move,
      );
    };
    this.listeners.push(listen);
    this.undelivered.value = true;
    keepUnsent(this.table, { seat: this.seat, decision, move });
    try {
      for (;;) {
        await this.settling();
        if (stored) return null;
        try {
          return await this.ask({ type: "move", decision, move });
        } catch (error) {
          const { code } = /** @type {Fault} */ (error);
          if (stored && code === "late-decision") return null;
          if (code !== NOT_SENT && code !== UNSURE) throw error;
        }
      }
    } finally {
      this.listeners = this.listeners.filter((each) => each !== listen);
      this.undelivered.value = false;
      keepUnsent(this.table, null);
    }
  }

  /** Until the table has told its state on a connection that stands. @returns {Promise<void>} */
  settling() {
    if (this.settled && this.socket?.readyState === WebSocket.OPEN) return Promise.resolve();
    return new Promise((done) => this.comers.push(() => done()));
  }
}

/**
 * The lines of the log a state brings.
 * @param {State} state
 * @param {number} since
 * @returns {LogLine[]}
 */
function fresh(state, since) {
  return state.notes
    .filter(([seq]) => seq > since)
    .map(([seq, word, args]) => ({ seq, word, args }));
}

/**
 * Old and new lines, none twice.
 * @template {{seq: number}} T
 * @param {T[]} old
 * @param {T[]} news
 * @returns {T[]}
 */
function merged(old, news) {
  const last = old.length ? old[old.length - 1].seq : -1;
  return [...old, ...news.filter((each) => each.seq > last)];
}
