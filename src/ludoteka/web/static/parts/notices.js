/** Short messages at the lower edge, and what a screen reader is told. */
import { signal } from "@preact/signals";
import { html } from "../lib/html.js";

const notices = signal(/** @type {{id: number, text: string}[]} */ ([]));
const spoken = signal("");
let count = 0;

/** @param {string} text */
export function notify(text) {
  const id = ++count;
  notices.value = [...notices.value.slice(-2), { id, text }];
  setTimeout(() => (notices.value = notices.value.filter((each) => each.id !== id)), 5000);
}

/** Tell the screen reader. @param {string} text */
export function say(text) {
  spoken.value = text;
}

export function Notices() {
  return html`<div class="notices" role="status">
    ${notices.value.map((each) => html`<div class="notice" key=${each.id}>${each.text}</div>`)}
    </div>
    <div class="unseen" aria-live="polite" id="spoken">${spoken.value}</div>`;
}
