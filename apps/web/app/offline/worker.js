// The service worker. It keeps files whose names hold a hash of what is in them, and says so when there is no network. Pages, prices,
// carts and everything below /api always come from the shop: nothing that it keeps can be out of date. `OFFLINE_PAGE` is put before
// this text by routes/serviceWorker.ts.

const ASSETS = "storywall-assets";
/** Several releases of the shop. */
const MAX_ASSETS = 400;

// Safe at any moment, since nothing that is kept belongs to one release alone.
self.addEventListener("install", (event) => {
  event.addRoutes?.([{ condition: { urlPattern: "/api/*" }, source: "network" }]);
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  // A page is asked for while the worker still wakes up.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(assetOf(event));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(pageOf(event));
});

const assetOf = async (event) => {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
};

/** The oldest go first. A full disk is no failure: then nothing more is kept. */
const keep = async (cache, request, response) => {
  try {
    await cache.put(request, response);
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MAX_ASSETS).map((old) => cache.delete(old)));
  } catch {}
};

const pageOf = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const nonce = crypto.randomUUID();
    // An address holds no quotation mark: browsers write it as %22.
    const page = OFFLINE_PAGE.replace('href="/"', () => `href="${event.request.url}"`)
      .replace("<script>", `<script nonce="${nonce}">`)
      // Whoever sees other pages would not believe that they are offline.
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
