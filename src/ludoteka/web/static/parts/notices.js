/** Short messages at the lower edge, and what a screen reader is told. */
import { signal } from "@preact/signals";
import { html } from "../lib/html.js";

const notices = signal(/** @type {{id: number, text: string}[]} */ ([]));
const spoken = signal({ text: "", count: 0 });
let count = 0;

/** @param {string} text */
export function notify(text) {
  const id = ++count;
  notices.value = [...notices.value.slice(-2), { id, text }];
  setTimeout(() => (notices.value = notices.value.filter((each) => each.id !== id)), 5000);
}

/** What is still to be said, and when the next may be. @type {string[]} */
const unsaid = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let speaking;
/** Milliseconds for a letter read aloud, and at least for a sentence. */
const LETTER = 55;
const SENTENCE = 900;
/** So many sentences that wait are told together: nobody wants to be minutes behind. */
const MOST_UNSAID = 6;

/**
 * Tell the screen reader a sentence, after those before it have been heard.
 * @param {string} text
 */
export function say(text) {
  unsaid.push(text);
  if (speaking === undefined) speakOn();
}

function speakOn() {
  const all = unsaid.length > MOST_UNSAID;
  const text = all ? unsaid.splice(0).join(" ") : unsaid.shift();
  speaking = undefined;
  if (text === undefined) return;
  spoken.value = { text, count: spoken.value.count + 1 };
  speaking = setTimeout(speakOn, Math.max(SENTENCE, text.length * LETTER));
}

export function Notices() {
  return html`<div class="notices" role="status">
    ${notices.value.map((each) => html`<div class="notice" key=${each.id}>${each.text}</div>`)}
    </div>
    <div class="unseen" aria-live="polite" id="spoken">
      <p key=${spoken.value.count}>${spoken.value.text}</p></div>`;
}
