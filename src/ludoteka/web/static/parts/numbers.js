/**
 * Playing by keys alone: whatever can be chosen now has a number, which shows as soon as keys are
 * used; one of the things of the stage is a stop of the Tab key, and the focus goes on by itself
 * to what is asked next.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";

/** Keys are used, and no pointer since. */
export const byKeys = signal(false);

const CHOICES = "[data-open]:not([data-picked]), .ask [data-move]";
const STAGE = ".stage [data-target]";
/** The digits typed so far of a number that may have more. */
const typed = signal(0);

/** @returns {HTMLElement[]} */
function choices() {
  return [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(CHOICES))];
}

/**
 * A digit: the thing of that number is chosen as soon as no other number begins so.
 * @param {string} digit
 */
export function typeDigit(digit) {
  const things = choices();
  const number = typed.value * 10 + Number(digit);
  typed.value = 0;
  const thing = things[number - 1];
  if (!thing) return;
  thing.focus();
  if (number * 10 > things.length)
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  else typed.value = number;
}

/** One stop of the Tab key for all things of the stage. */
function rove() {
  const things = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(STAGE));
  const focused = [...things].find((thing) => thing === document.activeElement);
  const open = [...things].find((thing) => thing.dataset.open !== undefined);
  const stop = focused ?? open ?? things[0];
  for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
}

/** Who plays by keys finds the focus at what is asked. */
function goOn() {
  const here = document.activeElement;
  const lost = !here || here === document.body || here.closest(".stage") !== null;
  const things = choices();
  if (!byKeys.value || !lost || things.some((thing) => thing === here)) return;
  if (here instanceof HTMLElement && here.closest(".ask, .moment")) return;
  things[0]?.focus();
}

const noKeys = () => (byKeys.value = false);

/**
 * After everything that is drawn: stops and focus; and the numbers beside the things.
 * @param {{decision: number, picked: string[]}} props
 */
export function Numbers({ decision, picked }) {
  const [, moved] = useState(0);
  useLayoutEffect(() => void (typed.value = 0), [decision, picked]);
  useEffect(() => {
    rove();
    goOn();
  });
  useEffect(() => {
    const again = () => byKeys.value && moved((count) => count + 1);
    addEventListener("scroll", again, { capture: true, passive: true });
    addEventListener("resize", again);
    addEventListener("focusin", rove);
    addEventListener("pointerdown", noKeys);
    return () => {
      removeEventListener("scroll", again, { capture: true });
      removeEventListener("resize", again);
      removeEventListener("focusin", rove);
      removeEventListener("pointerdown", noKeys);
    };
  }, []);
  return byKeys.value ? html`<${Labels} begin=${typed.value} />` : null;
}

/**
 * Drawn whenever the stage is, so it asks no signal itself; `begin` are the digits typed so far.
 * @param {{begin: number}} props
 */
function Labels({ begin }) {
  const [places, setPlaces] = useState(/** @type {{x: number, y: number}[]} */ ([]));
  useLayoutEffect(() => {
    const found = choices().map((thing) => {
      const { left, top } = thing.getBoundingClientRect();
      return { x: Math.round(left), y: Math.round(top) };
    });
    if (JSON.stringify(found) !== JSON.stringify(places)) setPlaces(found);
  });
  const begun = (/** @type {number} */ place) =>
    begin > 0 && `${place + 1}`.startsWith(`${begin}`);
  return html`<div class="numbers" aria-hidden="true">${places.map(
    ({ x, y }, place) => html`<span key=${place} class=${begun(place) ? "begun" : ""}
      style=${{ transform: `translate(${x}px, ${y}px)` }}>${place + 1}</span>`,
  )}</div>`;
}
