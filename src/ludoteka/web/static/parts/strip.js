/** The strip over the question: what the others did, moment by moment; a tap shows it again. */
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { logLine } from "./drawer.js";
import { SeatFace } from "./faces.js";
import { sign } from "./shapes.js";

/** @typedef {import("../lib/scene.js").Scene} Scene */
/** @typedef {import("../lib/moments.js").Moment} Moment */
/** @typedef {import("../lib/model.js").TableModel} TableModel */
/** @typedef {import("../messages.js").SeatInfo} SeatInfo */

/** What happened, in whole sentences. @param {Scene} scene @param {Moment} moment */
export function momentLines(scene, { notes }) {
  return notes.map(([seq, word, args]) =>
    logLine({ seq, word, args }, scene.texts, scene.names),
  );
}

/** @param {{model: TableModel, scene: Scene, seats: SeatInfo[], until: number}} props */
export function Strip({ model, scene, seats, until }) {
  const { list, at } = model.moments;
  const shown = list.value.filter(({ seq }) => seq <= until);
  if (!shown.length) return null;
  return html`<ol class="strip" aria-label=${t("web-moments")}>${shown.map((moment, place) => {
    const lines = momentLines(scene, moment);
    return html`<li key=${`${moment.seq} ${place}`}><button type="button" class="moment"
      aria-pressed=${at.value === place ? "true" : "false"} title=${lines.join(" ")}
      onClick=${() => model.moments.look(place)}>
      <${SeatFace} game=${scene.table.game} info=${seats[moment.seat]} />
      ${sign(moment.dice ? "dice" : "deed")}<span class="told">${lines.join(" ")}</span>
      </button></li>`;
  })}</ol>`;
}
