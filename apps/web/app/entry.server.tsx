import { pipeline } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { MARK_FIRST_VISIT } from "./features/designer/storage/firstVisit.ts";
import { isUnexpectedError } from "./isUnexpectedError.server.ts";
import { REPLAY_EARLY_CLICKS } from "./lib/browser/replayClicks.ts";
import { MARK_LAST_WALL } from "./lib/page/lastWall.ts";
import { lowPriorityScripts } from "./lowPriorityScripts.server.ts";
import { pageContext } from "./pageContext.ts";
import { APPLY_STYLESHEETS } from "./pageStyles/applyStylesheets.ts";
import { inlineStyles } from "./pageStyles/inlineStyles.server.ts";
import { readStylesheet } from "./pageStyles/readStylesheet.server.ts";

/** React Router reads this export: how long it waits for data that loaders stream, in ms. */
export const streamTimeout = 5_000;

/** Reports errors of loaders to the server's log, but not those that a visitor causes (`isUnexpectedError`). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isUnexpectedError(error, request)) context.get(pageContext).reportError(error);
};

/** Marks the page for this browser. In its head, since the marks change what the first paint shows. */
const MARK_PAGE = MARK_FIRST_VISIT + MARK_LAST_WALL;

/** Renders a page as a stream; robots get it in one piece. Every inline script carries the nonce of the response. */
export default function handleRequest(
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
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  const { cspNonce: nonce, reportError } = loadContext.get(pageContext);
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const respond = () => {
      const rendered = lowPriorityScripts();
      // An error closes both streams: React stops, and the connection ends.
      const headScript = `<script nonce="${nonce}">${MARK_PAGE}</script>`;
      const body = stylesheet ? pipeline(rendered, inlineStyles(stylesheet, headScript), () => {}) : rendered;
      body.once("close", () => clearTimeout(timeout));
      resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
      pipe(rendered);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        bootstrapScriptContent: stylesheet
          ? APPLY_STYLESHEETS + REPLAY_EARLY_CLICKS
          : MARK_PAGE + REPLAY_EARLY_CLICKS,
        onShellReady: () => waitForAll || respond(),
        onAllReady: () => waitForAll && respond(),
        onShellError: reject,
        onError: (error) => {
          if (isUnexpectedError(error, request)) reportError(error);
          responseStatus = 500;
        },
      },
    );
    // A little longer than the timeout of loaders, so that their errors still reach the page.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
