/** A position as its stage draws it, once and without a server: a picture for notebooks. */
import { render } from "preact";
import { html } from "./lib/html.js";
import { stillScene } from "./lib/scene.js";
import { gameTexts, speak } from "./lib/texts.js";
import { Badge } from "./parts/shapes.js";

/** @typedef {import("./lib/scene.js").Stage} Stage */

/**
 * What is drawn: the view, who sits there, and what the stage may ask of the table.
 * @typedef {object} Still
 * @property {string} language
 * @property {import("./messages.js").View} view
 * @property {string[]} names
 * @property {import("./messages.js").TableInfo} table
 */

/** @param {Stage} stage @param {Still} still @param {HTMLElement} place */
export async function draw(stage, still, place) {
  const { language, view, names, table } = still;
  await speak(language);
  const texts = await gameTexts(table.game, language);
  await stage.prepare?.(table.game);
  const scene = stillScene(stage, view, {
    viewer: view.viewer < names.length ? view.viewer : 0,
    spectating: view.viewer >= names.length,
    table,
    texts,
    names,
  });
  const order = names.map((_, seat) => (scene.viewer + 1 + seat) % names.length);
  /** @param {number} seat */
  const before = (seat) => html`<section class="seat" aria-label=${names[seat]}
    style=${{ "--seat": `var(--seat${seat % 8})` }}>
    <div class="seat-head"><${Badge} seat=${seat} name=${names[seat]} /></div>
    ${stage.Seat && html`<${stage.Seat} scene=${scene} seat=${seat} />`}
  </section>`;
  render(
    html`<div class=${`table game-${table.game}`}><main class="play"><div class="stage" inert>
      <div class="others">${order.slice(0, -1).map(before)}</div>
      <div class="middle">
        ${stage.Supplies && html`<div class="supplies"><${stage.Supplies} scene=${scene} /></div>`}
        <div class="board"><${stage.Board} scene=${scene} /></div>
      </div>
      <div class="own">${before(scene.viewer)}</div>
    </div></main></div>`,
    place,
  );
}
