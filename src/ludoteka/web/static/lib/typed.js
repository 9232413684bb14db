/** What a person has typed or chosen in a field. @param {Event} event */
export function typed(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}

/** The text of the file a person has chosen; null if none. @param {Event} event */
export async function chosenText(event) {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  return file ? file.text() : null;
}
