/** The face of whoever sits on a seat, in a ring of the seat's colour with the seat's shape. */
import { html } from "../lib/html.js";
import { characterOf } from "../lib/characters.js";
import { t } from "../lib/texts.js";
import { Avatar } from "./avatars.js";
import { PLAIN, Robot } from "./robots.js";
import { seatMark } from "./shapes.js";

/** @typedef {import("../messages.js").SeatInfo} SeatInfo */

/** @param {{game: string, bot: string}} props */
export function BotFace({ game, bot }) {
  return html`<${Robot} features=${characterOf(game, bot)?.face ?? PLAIN} />`;
}

/** Who sits there, without colour and shape. @param {{game: string, info: SeatInfo}} props */
export function Portrait({ game, info }) {
  if (info.kind === "bot" && !info.owned)
    return html`<${BotFace} game=${game} bot=${info.bot} />`;
  return info.face ? html`<${Avatar} face=${info.face} />` : seatMark(info.seat);
}

/** @param {{game: string, info: SeatInfo}} props */
export function SeatFace({ game, info }) {
  const drawn = info.face > 0 || (info.kind === "bot" && !info.owned);
  return html`<span class=${`seat-face ${drawn ? "" : "plain"}`}
    style=${{ "--seat": `var(--seat${info.seat % 8})` }}>
    ${drawn && html`<span class="portrait-ring"><${Portrait} game=${game} info=${info} /></span>`}
    <span class="seat-shape">${seatMark(info.seat)}</span></span>`;
}

/** Face, shape, colour and name together. @param {{game: string, info: SeatInfo}} props */
export function SeatBadge({ game, info }) {
  const name = info.name || t("web-free-seat", { number: info.seat + 1 });
  return html`<span class="badge"><${SeatFace} game=${game} info=${info} />
    <span class="who" title=${name}>${name}</span></span>`;
}
