/** Where this client lives: every address of ours hangs on one path. */

/** `/`, or `/games/` on a server that keeps us there. */
export const BASE = new URL("../../", import.meta.url).pathname;

/** The address of a path of ours, say `/table/abc`. @param {string} path */
export function address(path) {
  return BASE + path.slice(1);
}

/**
 * The path of ours that an address leads to; nothing if it is not ours.
 * @param {string} pathname
 */
export function ours(pathname) {
  return pathname.startsWith(BASE) ? `/${pathname.slice(BASE.length)}` : "";
}
