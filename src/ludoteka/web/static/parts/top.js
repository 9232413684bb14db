/** The bar at the top: home, language, light or dark. */
import { address } from "../lib/base.js";
import { effect, signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { typed } from "../lib/typed.js";
import { keep, kept } from "../lib/memory.js";
import { LANGUAGES, language, speak, t } from "../lib/texts.js";
import { Logo, sign } from "./shapes.js";

const system = matchMedia("(prefers-color-scheme: dark)");
export const theme = signal(kept("theme", "") || (system.matches ? "dark" : "light"));

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const paper = theme.value === "dark" ? "#1b1d22" : "#faf6ef";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
});

function toggleTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep("theme", theme.value);
}

const small = matchMedia("(max-width: 900px)");
/** Beside a title there is no room on a phone for the names of the languages. */
const brief = signal(small.matches);
small.addEventListener("change", () => (brief.value = small.matches));

/** @param {{title?: string, children?: import("preact").ComponentChildren}} props */
export function Top({ title, children }) {
  const dark = theme.value === "dark";
  return html`<header class="top">
    <a class="brand" href=${address("/")} aria-label=${
      title ? `${t("web-home")}, ${title}` : t("web-home")
    }><${Logo} /><span>${title ?? "Ludoteka"}</span></a>
    ${children}
    <select class="language" aria-label=${t("web-language")} value=${language.value}
      onChange=${(/** @type {Event} */ event) => speak(typed(event))}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option value=${code} lang=${code}>
        ${title && brief.value ? code.toUpperCase() : name}</option>`,
      )}
    </select>
    <button type="button" class="button quiet icon theme" aria-label=${t(
      dark ? "web-light" : "web-dark",
    )} title=${t(dark ? "web-light" : "web-dark")}
      onClick=${toggleTheme}>${sign(dark ? "sun" : "moon")}</button>
  </header>`;
}
