/** Templates: `html` makes what Preact draws. */
import htm from "htm";
import { h } from "preact";

/** @typedef {import("preact").VNode} VNode */

/** @type {(strings: TemplateStringsArray, ...values: unknown[]) => VNode} */
export const html = /** @type {(...parts: unknown[]) => VNode} */ (htm.bind(h));

/**
 * Classes with those marks that are so.
 * @param {string} name @param {Record<string, boolean>} marks
 */
export function marked(name, marks) {
  return [name, ...Object.keys(marks).filter((mark) => marks[mark])].join(" ");
}
