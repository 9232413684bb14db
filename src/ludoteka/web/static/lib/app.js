/** The app: its worker, which opens the shelf without a network, and news of another version. */
import { signal } from "@preact/signals";
import { BASE, address } from "./base.js";

/** The server has other pages than this one by now. */
export const outdated = signal(false);
let own = "";

/** @param {string} version  as the server tells it; lessons and puzzles tell none */
export function heardVersion(version) {
  own ||= version;
  if (version && version !== own) outdated.value = true;
}

/** Not before the page stands: it has the way for itself. */
export async function installWorker() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(address("/worker.js"), { scope: BASE });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([BASE]);
    new PerformanceObserver((list) =>
      active?.postMessage(list.getEntries().map(({ name }) => name)),
    ).observe({ type: "resource", buffered: true });
  } catch {
    // A browser that refuses has a page as good, but not without a network.
  }
}
