/**
 * A sign that it is one's turn while one looks elsewhere: the badge of the app and, if one has said
 * yes when asked, a notification. It is asked once.
 */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";

/** What was answered; empty until then. */
export const calling = signal(/** @type {"" | "yes" | "no"} */ (kept("calls", "")));

/** The browser can notify, and has not been forbidden to. */
export function canCall() {
  return "Notification" in window && Notification.permission !== "denied";
}

/** @param {boolean} yes */
export async function wantCalls(yes) {
  const granted = yes && canCall() && (await Notification.requestPermission()) === "granted";
  calling.value = granted ? "yes" : "no";
  keep("calls", calling.value);
}

/**
 * Somebody is waiting; only told who does not see it.
 * @param {string} title
 * @param {string} text
 */
export function call(title, text) {
  if (!document.hidden) return;
  navigator.setAppBadge?.(1).catch(() => {});
  if (calling.value !== "yes" || !canCall()) return;
  const notice = new Notification(title, { body: text, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) navigator.clearAppBadge?.().catch(() => {});
});
