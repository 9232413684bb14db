/** Which page is shown: the path of the address. */
import { signal } from "@preact/signals";
import { address, ours } from "./base.js";

const NO_PAGES = /^\/(api|static)\//;

export const path = signal(here());

/** The page of the address, as a path of ours. */
function here() {
  return ours(location.pathname) + location.search;
}

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", address(to));
  path.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = here()));

/** Links to pages of ours do not reload. */
addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest?.("a[href]"));
  if (!link || link.download || link.target || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  const to = ours(link.pathname);
  if (!to || NO_PAGES.test(to)) return;
  event.preventDefault();
  go(to + link.search + link.hash);
});
