// The service worker. It caches files whose names hold a hash of their content, and shows an offline page when there is
// no network. Pages, prices, carts and everything below /api always come from the server, so nothing that it caches can
// be out of date. routes/serviceWorker.ts puts the constant `OFFLINE_PAGE` before this text.

const ASSETS = "storywall-assets";
/** Enough for several releases of the shop. */
const MAX_ASSETS = 400;

// A new worker may take over at any moment, since no cached file belongs to one release alone.
self.addEventListener("install", (event) => {
  event.addRoutes?.([{ condition: { urlPattern: "/api/*" }, source: "network" }]);
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([setPreload(self.registration.navigationPreload), self.clients.claim()]));
});

/**
 * Preload lets the browser request a page while the worker is still starting. Not in Firefox (153): once a preload has
 * failed, it shows an error page of its own instead of the offline page that the worker answers with.
 */
const setPreload = (preload) =>
  navigator.userAgent.includes("Firefox/") ? preload?.disable() : preload?.enable();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(getAsset(event));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(getPage(event));
});

const getAsset = async (event) => {
  const cache = await caches.open(ASSETS);
  const cached = await cache.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(addToCache(cache, event.request, response.clone()));
  return response;
};

/** Caches a file, and deletes the oldest ones. A full disk is no error: then nothing more is cached. */
const addToCache = async (cache, request, response) => {
  try {
    await cache.put(request, response);
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MAX_ASSETS).map((old) => cache.delete(old)));
  } catch {}
};

/** What the offline page says: shoppers have a design and a cart on the device, staff have not. */
const SHOPPER_TEXT = /(?<=<p>).*(?=<\/p>)/;
const ADMIN_TEXT =
  "The admin pages can't be reached at the moment. What you saved is safe. As soon as the shop answers again, this page opens by itself.";

const getPage = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const nonce = crypto.randomUUID();
    const { pathname } = new URL(event.request.url);
    // An address holds no quotation mark, since browsers encode it as %22.
    const page = OFFLINE_PAGE.replace('href="/"', () => `href="${event.request.url}"`)
      .replace("<script>", `<script nonce="${nonce}">`)
      .replace(SHOPPER_TEXT, (text) => (pathname.startsWith("/admin") ? ADMIN_TEXT : text))
      // The network may work while only the shop does not; then "You are offline" would be false.
      .replaceAll("You are offline", navigator.onLine ? "The shop is out of reach" : "You are offline");
    return new Response(page, {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
      },
    });
  }
};
