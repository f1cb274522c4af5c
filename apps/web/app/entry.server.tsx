import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { MARK_FIRST_WALL } from "./features/designer/storage/firstWall.ts";
import { isOurs } from "./isOurs.server.ts";
import { KEEP_EARLY_PRESS } from "./lib/browser/earlyPress.ts";
import { pageContext } from "./loadContext.ts";
import { scriptsLast } from "./scriptsLast.server.ts";

export const streamTimeout = 5_000;

/** What goes wrong in a loader is for the shop's log; what a visitor did is not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isOurs(error, request)) context.get(pageContext).report(error);
};

/** Renders a page as a stream; robots get it whole. Every inline script bears the response's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  // React writes stylesheets behind everything that it preloads; here the browser asks for them before it reads on.
  for (const path of routerContext.manifest.routes.root?.css ?? []) {
    headers.append("link", `<${path}>; rel=preload; as=style`);
  }
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  const { cspNonce: nonce, report } = loadContext.get(pageContext);
  const waitForAll = isbot(request.headers.get("user-agent"));
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const respond = () => {
      const body = scriptsLast();
      body.once("close", () => clearTimeout(timeout));
      resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        bootstrapScriptContent: MARK_FIRST_WALL + KEEP_EARLY_PRESS,
        onShellReady: () => waitForAll || respond(),
        onAllReady: () => waitForAll && respond(),
        onShellError: reject,
        onError: (error) => {
          if (isOurs(error, request)) report(error);
          responseStatus = 500;
        },
      },
    );
    // A little longer than the loaders' own time, so that their refusals still reach the page.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
