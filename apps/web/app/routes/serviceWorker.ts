import offlinePage from "../offline/offlinePage.html?raw";
import unregisterWorker from "../offline/unregisterWorker.js?raw";
import worker from "../offline/worker.js?raw";
import { pageContext } from "../pageContext.ts";
import type { Route } from "./+types/serviceWorker.ts";

/** Serves the service worker, or the one that removes it (`OFFLINE_PAGES=0`). Browsers must revalidate it each time. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { offlinePages } = context.get(pageContext);
  const script = offlinePages
    ? `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)};\n${worker}`
    : unregisterWorker;
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
