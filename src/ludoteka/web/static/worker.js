/**
 * The service worker: what the page is made of comes from the network as long as there is one, and
 * from what was kept otherwise. So a new server is never answered for by old files, and without a
 * network the shelf still opens. Tables are never kept: they are the server's.
 */

/** @typedef {ExtendableEvent & {data: string[]}} Told */
/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} ExtendableEvent */
/** @typedef {ExtendableEvent & {request: Request,
 *   respondWith: (answer: Promise<Response>) => void}} FetchEvent */

const KEPT = "ludoteka";
/** Milliseconds after which what was kept is good enough. */
const LATE = 5000;
const worker = /** @type {Window & {skipWaiting: () => void, clients: {claim: () => Promise<void>},
  registration: ServiceWorkerRegistration}} */ (/** @type {unknown} */ (self));
const base = new URL(worker.registration.scope).pathname;
const WHOLE = new RegExp(`^${base}(static/|api/(texts|games|rules)(/|$))`);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) =>
  /** @type {ExtendableEvent} */ (event).waitUntil(worker.clients.claim()),
);
worker.addEventListener("message", (event) => {
  const told = /** @type {Told} */ (/** @type {unknown} */ (event));
  // A page that was on its way while the worker became active is nobody's yet.
  told.waitUntil(worker.clients.claim().then(() => keepAll(told.data.filter(isKept))));
});
worker.addEventListener("fetch", (event) => {
  const asked = /** @type {FetchEvent} */ (event);
  const { request } = asked;
  const isPage = request.mode === "navigate" && !/\/(api|static)\//.test(request.url);
  if (request.method !== "GET" || !(isPage || isKept(request.url))) return;
  asked.respondWith(answer(request, isPage ? base : request.url));
});

/** @param {string} url */
function isKept(url) {
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin && (pathname === base || WHOLE.test(pathname));
}

/** What the page has loaded before the worker was there. @param {string[]} urls */
async function keepAll(urls) {
  const cache = await caches.open(KEPT);
  for (const url of new Set(urls))
    if (!(await cache.match(url))) await cache.add(url).catch(() => {});
}

/** @param {Request} request @param {string} name  under which it is kept */
async function answer(request, name) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(name);
  const fresh = fetch(request).then((found) => {
    if (found.ok) cache.put(name, found.clone());
    return found;
  });
  if (!known) return fresh;
  fresh.catch(() => {});
  const late = new Promise((done) => setTimeout(done, LATE)).then(() => known);
  return Promise.race([fresh, late]).catch(() => known);
}
