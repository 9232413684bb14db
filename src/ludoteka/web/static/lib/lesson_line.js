/**
 * A lesson instead of a table: the same states come to the page, and moves go to the lesson. The
 * answers given so far are all there is to remember; the server keeps nothing.
 */
import { signal } from "@preact/signals";
import { post } from "./http.js";
import { exampleOf, progressOf, rememberLesson } from "./learnt.js";
import { myFace } from "./me.js";
import { SeatLine } from "./seat_line.js";
import { seatName } from "./texts.js";

/** @typedef {import("../messages.js").Taught} Taught */
/** @typedef {import("../messages.js").Learning} Learning */
/** @typedef {import("../messages.js").Outgoing} Outgoing */

export class LessonLine extends SeatLine {
  /**
   * @param {string} game
   * @param {string} lesson
   * @param {boolean} example  its first position is played on
   * @param {string} name  the learner's
   */
  constructor(game, lesson, example, name) {
    super("", "");
    this.game = game;
    this.lesson = lesson;
    this.example = example;
    this.place = example ? exampleOf(lesson) : lesson;
    this.name = name;
    /** @type {string[]} */
    this.answers = [];
    this.taught = signal(/** @type {Taught | null} */ (null));
  }

  /** There is no connection to keep. */
  connect() {}

  /** Go on where it was left. */
  begin() {
    this.answers = progressOf(this.game, this.place).answers;
    return this.learn("look");
  }

  /**
   * The learner does something; the page sees what came of it.
   * @param {NonNullable<Learning["deed"]>} deed
   * @param {string} [move]
   * @returns {Promise<Taught>}
   */
  async learn(deed, move = "") {
    /** @type {Taught} */
    const taught = await post(`/api/lessons/${this.game}/${this.lesson}`, {
      answers: this.answers,
      deed,
      move,
      example: this.example,
    });
    if (deed === "why") return taught;
    this.answers = taught.answers;
    rememberLesson(this.game, this.place, { answers: taught.done ? [] : taught.answers });
    if (taught.done) rememberLesson(this.game, this.place, { done: true });
    if (!this.welcome.value) this.sitDown(taught);
    this.show(taught, deed === "back" || deed === "again");
    this.taught.value = taught;
    return taught;
  }

  /** @param {Taught} taught @param {boolean} back  time goes back */
  show(taught, back) {
    const { states } = taught;
    const last = states[states.length - 1];
    const line = /** @type {SeatLine} */ (this);
    if (back || last.seq < line.since) {
      line.since = -1;
      line.log.value = [];
      return line.hear(last);
    }
    for (const state of states) if (state.seq > line.since) line.hear(state);
  }

  /** @param {Taught} taught */
  sitDown(taught) {
    const seats = Array.from({ length: taught.seats }, (_, seat) => ({
      seat,
      name: seat === taught.seat ? this.name : seatName(seat, true),
      kind: /** @type {"person" | "bot"} */ (seat === taught.seat ? "person" : "bot"),
      face: seat === taught.seat ? myFace() : 0,
      bot: "",
      owned: false,
      present: true,
      resigned: false,
      coming: /** @type {""} */ (""),
      agreed: [],
    }));
    this.hear({
      type: "welcome",
      version: "",
      seat: taught.seat,
      table: taught.table,
      seats,
      thinking: [],
      chats: [],
    });
  }

  /**
   * Of a table's questions a lesson answers why a move is not allowed.
   * @param {Record<string, unknown>} message @returns {Promise<Outgoing>}
   */
  async ask(message) {
    if (message.type === "why" && this.state.value?.offers.length) {
      const { refusal } = await this.learn("why", String(message.move));
      if (refusal) return refusal;
    }
    return { type: "done", id: 0, seq: this.since };
  }

  /**
   * @param {number} _decision
   * @param {string} move
   * @returns {Promise<Outgoing | null>}
   */
  async deliver(_decision, move) {
    const { refusal } = await this.learn("move", move);
    return refusal;
  }
}
