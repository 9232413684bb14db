/** Which page is shown: the path of the address. */
import { signal } from "@preact/signals";

export const path = signal(location.pathname + location.search);

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname + location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = location.pathname + location.search));

/** Links to pages of ours do not reload. */
addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.("a[href]"));
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || link.download || link.target) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
