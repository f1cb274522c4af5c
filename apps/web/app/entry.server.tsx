import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { MARK_FIRST_VISIT } from "./features/designer/storage/firstVisit.ts";
import { HOLD_EARLY_DROPS } from "./features/photos/earlyDrop.ts";
import { isUnexpectedError } from "./isUnexpectedError.server.ts";
import { REPLAY_EARLY_CLICKS } from "./lib/browser/replayClicks.ts";
import { IGNORE_STRAY_SECOND_CLICKS } from "./lib/browser/secondClicks.ts";
import { MARK_AT_TOP } from "./lib/page/atTop.ts";
import { MARK_LAST_WALL } from "./lib/page/lastWall.ts";
import { MARK_RECENT_ORDER } from "./lib/page/ownOrders.ts";
import { lowPriorityScripts } from "./lowPriorityScripts.server.ts";
import { pageContext } from "./pageContext.ts";
import { APPLY_STYLESHEETS } from "./pageStyles/applyStylesheets.ts";
import { inlineStyles } from "./pageStyles/inlineStyles.server.ts";
import { readStylesheet } from "./pageStyles/readStylesheet.server.ts";
import { renderHtml } from "./renderHtml.server.ts";
import { toPreviewHtml } from "./toPreviewHtml.server.ts";

/** React Router reads this export: how long it waits for data that loaders stream, in ms. */
export const streamTimeout = 5_000;

/** Reports errors of loaders to the server's log, but not those that a visitor causes (`isUnexpectedError`). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isUnexpectedError(error, request)) context.get(pageContext).reportError(error);
};

/**
 * Marks the page for this browser, and watches clicks and drops. The script is in the head, because the marks change
 * the first paint, and because buttons can be clicked while the rest of the page is still arriving.
 */
const HEAD_SCRIPT = [
  MARK_FIRST_VISIT,
  MARK_LAST_WALL,
  MARK_RECENT_ORDER,
  MARK_AT_TOP,
  IGNORE_STRAY_SECOND_CLICKS,
  REPLAY_EARLY_CLICKS,
  HOLD_EARLY_DROPS,
].join("\n");

/**
 * Renders a page. Its HTML is complete before it is sent: no loader streams, and which styles the first paint needs
 * depends on everything in the page. Every inline script carries the nonce of the response.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const paths = routerContext.manifest.routes.root?.css ?? [];
  const stylesheet = import.meta.env.PROD && paths[0] !== undefined ? readStylesheet(paths[0]) : null;
  // React writes stylesheets after everything that it preloads. A header lets the browser request those that the first
  // paint waits for before it parses the page.
  for (const path of paths)
    if (path !== stylesheet?.path) headers.append("link", `<${path}>; rel=preload; as=style`);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { cspNonce: nonce, isPreview, reportError } = loadContext.get(pageContext);
  let responseStatus = status;
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  // A little longer than the timeout of loaders, so that their errors still reach the page.
  const rendered = await renderHtml(page, streamTimeout + 1_000, {
    nonce,
    bootstrapScriptContent: stylesheet ? APPLY_STYLESHEETS : HEAD_SCRIPT,
    onError: (error) => {
      if (isUnexpectedError(error, request)) reportError(error);
      responseStatus = 500;
    },
  });
  if (isPreview) return new Response(toPreviewHtml(rendered), { status: responseStatus, headers });
  const html = lowPriorityScripts(rendered);
  const headScript = `<script nonce="${nonce}">${HEAD_SCRIPT}</script>`;
  return new Response(stylesheet ? inlineStyles(html, stylesheet, headScript) : html, {
    status: responseStatus,
    headers,
  });
}
