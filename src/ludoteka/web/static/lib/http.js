/** Requests to the server; what goes wrong is a `Fault` with a code and values. */
import { address } from "./base.js";

export class Fault extends Error {
  /** @param {string} code @param {Record<string, string | number>} values */
  constructor(code, values = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** A move that the rules do not allow. */
export class Refused extends Fault {
  /** @param {import("../messages.js").Refusal} refusal */
  constructor(refusal) {
    super("web-refused");
    this.refusal = refusal;
  }
}

/** @param {string} path @param {RequestInit} [options] */
async function request(path, options) {
  let answer;
  try {
    answer = await fetch(address(path), options);
  } catch {
    throw new Fault("web-unreachable");
  }
  if (answer.ok) return answer;
  const failure = await answer.json().catch(() => null);
  throw failure?.code ? new Fault(failure.code, failure.values) : new Fault("web-unreachable");
}

/** @param {string} token */
const bearing = (token) => (token ? { headers: { authorization: `Bearer ${token}` } } : undefined);

/**
 * What the caller takes the answer for. The secret of a seat is not part of an address.
 * @template T @param {string} path @param {string} [token] @returns {Promise<T>}
 */
export async function fetchJson(path, token = "") {
  return (await request(path, bearing(token))).json();
}

/** @param {string} path */
export async function fetchText(path) {
  return (await request(path)).text();
}

/**
 * Save a file that the holder of a seat may have.
 * @param {string} path @param {string} token @param {string} name
 */
export async function download(path, token, name) {
  const file = URL.createObjectURL(await (await request(path, bearing(token))).blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

/** @template T @param {string} path @param {unknown} body @returns {Promise<T>} */
export async function post(path, body) {
  return postAs(path, body, "");
}

/**
 * The same for who holds a seat.
 * @template T @param {string} path @param {unknown} body @param {string} token
 * @returns {Promise<T>}
 */
export async function postAs(path, body, token) {
  const headers = { "content-type": "application/json", ...bearing(token)?.headers };
  return (await request(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** @template T @param {string} path @param {string} body @returns {Promise<T>} */
export async function postText(path, body) {
  return (
    await request(path, { method: "POST", headers: { "content-type": "text/plain" }, body })
  ).json();
}
