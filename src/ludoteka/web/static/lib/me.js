/**
 * Who sits before this browser: a name and a face. Both are made up at the first visit; a name
 * that nobody has chosen follows the language.
 */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";
import { t } from "./texts.js";
import { AVATARS } from "../parts/avatars.js";

const chosen = signal(/** @type {string} */ (kept("name", "")));
const nickname = signal(remembered("nickname", 1_000_000));
const face = signal(remembered("face", AVATARS));

/** A number from 1 that is drawn once. @param {string} key @param {number} most */
function remembered(key, most) {
  const known = kept(key, 0);
  if (known >= 1 && known <= most) return known;
  const drawn = 1 + Math.floor(Math.random() * most);
  keep(key, drawn);
  return drawn;
}

export function myName() {
  const names = t("nicknames").split(", ");
  return chosen.value || names[nickname.value % names.length];
}

export function myFace() {
  return face.value;
}

/** The faces of others at this screen. @param {number} place */
export function otherFace(place) {
  return ((face.value + 5 * place - 1) % AVATARS) + 1;
}

/** @param {string} name  empty for the made-up one */
export function setName(name) {
  chosen.value = name.trim();
  keep("name", chosen.value);
}

/** @param {number} wanted */
export function setFace(wanted) {
  face.value = wanted;
  keep("face", wanted);
}

/** Another made-up name. */
export function nextNickname() {
  nickname.value += 1;
  keep("nickname", nickname.value);
  setName("");
}
