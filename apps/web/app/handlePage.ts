import type { HandlePage } from "@storywall/contract/pages.ts";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { compress } from "./compress.server.ts";
import { pageContext } from "./pageContext.ts";

/**
 * Renders pages for the server. This module is the entry of the pages' server build, and not part of the server itself,
 * because React Router and `pageContext` must be the same module instances here and in the routes:
 *
 *   vite.config.ts: environments.ssr.build.rollupOptions.input = "./app/handlePage.ts"
 *   production:     import("apps/web/build/server/index.js").handlePage
 *   development:    vite.ssrLoadModule("/app/handlePage.ts").handlePage
 */
const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export const handlePage: HandlePage = async (request, page) => {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return compress(request, await handleRequest(request, context));
};
