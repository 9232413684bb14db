/**
 * A puzzle as a table would be: the same signals, but every move is tried with the server, which
 * keeps nothing. A wrong move is not made.
 */
import { signal } from "@preact/signals";
import { Fault, post } from "./http.js";
import { SeatLine } from "./seat_line.js";
import { seatName } from "./texts.js";

/** @typedef {import("../messages.js").PuzzleTold} PuzzleTold */
/** @typedef {import("../messages.js").Outgoing} Outgoing */

export class PuzzleLine extends SeatLine {
  /** @param {string} game @param {string} id */
  constructor(game, id) {
    super(`${game}/${id}`, "");
    /** What the server said last. */
    this.told = signal(/** @type {PuzzleTold | null} */ (null));
    /** @type {string[]} */
    this.moves = [];
    /** A wrong move was tried, or the solution was shown. */
    this.helped = false;
    this.begin();
  }

  /** There is nothing to connect to. */
  connect() {}

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.again);
    removeEventListener("online", this.again);
  }

  /** The position as it was. */
  async begin() {
    try {
      this.show(await this.try([]), []);
      this.connected.value = true;
    } catch (error) {
      this.broken.value = /** @type {Fault} */ (error);
    }
  }

  /** Give up. */
  async solve() {
    this.helped = true;
    this.told.value = await this.try(this.moves, true);
  }

  /** @param {string[]} moves @param {boolean} [solution] @returns {Promise<PuzzleTold>} */
  try(moves, solution = false) {
    return post(`/api/puzzles/${this.table}`, { moves, solution });
  }

  /** @param {PuzzleTold} told @param {string[]} moves */
  show(told, moves) {
    const { table, seat, state } = told;
    const seats = told.seats.map((each) => ({
      ...each,
      name: seatName(each.seat, each.seat !== seat),
    }));
    this.moves = moves;
    this.told.value = told;
    this.since = -1;
    this.log.value = [];
    const over = told.verdict === "right";
    const view = state.view && { ...state.view, waiting: over ? [] : state.view.waiting };
    this.hear({ type: "welcome", version: "", table, seat, seats, thinking: [], chats: [] });
    this.hear({ ...state, type: "state", view, offers: over ? [] : state.offers });
  }

  /** @param {Record<string, unknown>} message @returns {Promise<Outgoing>} */
  async ask(message) {
    if (message.type !== "move") throw new Fault("web-not-sent");
    const moves = [...this.moves, /** @type {string} */ (message.move)];
    const told = await this.try(moves);
    if (told.verdict === "wrong") {
      this.helped = true;
      throw new Fault("web-puzzle-wrong");
    }
    this.show(told, moves);
    return { type: "done", id: 0, seq: told.state.seq };
  }

  /** @param {number} decision @param {string} move */
  deliver(decision, move) {
    return this.ask({ type: "move", decision, move });
  }
}
