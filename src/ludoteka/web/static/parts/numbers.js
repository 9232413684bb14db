/**
 * Playing by keys alone: whatever can be chosen now has a number, which shows as soon as keys are
 * used; one of the things of the stage is a stop of the Tab key, and the focus goes on by itself
 * to what is asked next.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { SETTLED } from "./animated.js";

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

/**
 * One stop of the Tab key for all things of the stage. Only what is not so yet is set: at the thing
 * that has the focus it makes the browser lay out the page.
 */
function rove() {
  const things = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(STAGE));
  const focused = [...things].find((thing) => thing === document.activeElement);
  const open = [...things].find((thing) => thing.dataset.open !== undefined);
  const stop = focused ?? open ?? things[0];
  for (const thing of things) {
    const stops = thing === stop ? "0" : "-1";
    if (thing.getAttribute("tabindex") !== stops) thing.setAttribute("tabindex", stops);
  }
}

/** What could be chosen when it was last looked at. @type {HTMLElement[]} */
let known = [];

/** Who plays by keys finds the focus at what is asked; whoever looks around is left alone. */
function goOn() {
  const here = document.activeElement;
  const things = choices();
  const asked = things.length !== known.length || things.some((each, at) => each !== known[at]);
  known = things;
  if (!byKeys.value || things.some((thing) => thing === here)) return;
  const nowhere = !here || here === document.body;
  const behind = asked && here?.closest(".stage") && !here.closest(".ask, .moment");
  if (nowhere || behind) things[0]?.focus();
}

const noKeys = () => (byKeys.value = false);

/** What is looked for in all that is drawn, whichever part draws itself anew. */
const DRAWN = { subtree: true, childList: true, attributeFilter: ["data-open", "data-picked"] };

/**
 * After everything that is drawn: stops and focus; and the numbers beside the things.
 * @param {{decision: number, picked: string[]}} props
 */
export function Numbers({ decision, picked }) {
  const [places, setPlaces] = useState(/** @type {{x: number, y: number}[]} */ ([]));
  const [shown, begin] = [byKeys.value, typed.value];
  useLayoutEffect(() => void (typed.value = 0), [decision, picked]);
  useEffect(() => {
    const measure = () => {
      const found = shown ? choices().map(corner) : [];
      setPlaces((last) => (JSON.stringify(found) === JSON.stringify(last) ? last : found));
    };
    const look = () => {
      rove();
      goOn();
      measure();
    };
    look();
    const drawn = new MutationObserver(look);
    drawn.observe(document.body, DRAWN);
    addEventListener("scroll", measure, { capture: true, passive: true });
    addEventListener("resize", measure);
    addEventListener(SETTLED, measure);
    addEventListener("focusin", rove);
    addEventListener("pointerdown", noKeys);
    return () => {
      drawn.disconnect();
      removeEventListener("scroll", measure, { capture: true });
      removeEventListener("resize", measure);
      removeEventListener(SETTLED, measure);
      removeEventListener("focusin", rove);
      removeEventListener("pointerdown", noKeys);
    };
  }, [shown]);
  const begun = (/** @type {number} */ place) =>
    begin > 0 && `${place + 1}`.startsWith(`${begin}`);
  if (!shown) return null;
  return html`<div class="numbers" aria-hidden="true">${places.map(
    ({ x, y }, place) => html`<span key=${place} class=${begun(place) ? "begun" : ""}
      style=${{ transform: `translate(${x}px, ${y}px)` }}>${place + 1}</span>`,
  )}</div>`;
}

/** @param {HTMLElement} thing */
function corner(thing) {
  const { left, top } = thing.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(top) };
}
