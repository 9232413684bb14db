/** The dice, checked in the browser: the same arithmetic as `ludoteka/table/fair.py`. */

const encoder = new TextEncoder();

/** @param {string} hex */
function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {ArrayBuffer} buffer */
function hex(buffer) {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} seed @param {string} message */
async function keyed(seed, message) {
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(seed),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return hex(await crypto.subtle.sign("HMAC", key, encoder.encode(message)));
}

/** What is published of the seed before the first move. @param {string} seed */
export function commitment(seed) {
  return keyed(seed, "ludoteka commitment 1");
}

/**
 * Chance answer number `k`, below `size`.
 * @param {string} seed
 * @param {string} salt
 * @param {number} k
 * @param {number} size
 */
export async function chanceAnswer(seed, salt, k, size) {
  return Number(BigInt(`0x${await keyed(seed, `ludoteka chance 1:${salt}:${k}`)}`) % BigInt(size));
}

/**
 * Check a revealed seed against what was promised, and every answer of chance against the seed.
 * @param {string} seed
 * @param {string} salt
 * @param {string} promised
 * @param {{size: number, outcome: number}[]} chances
 */
export async function check(seed, salt, promised, chances) {
  if ((await commitment(seed)) !== promised) return false;
  const answers = await Promise.all(
    chances.map(({ size }, k) => chanceAnswer(seed, salt, k, size)),
  );
  return answers.every((answer, k) => answer === chances[k].outcome);
}
