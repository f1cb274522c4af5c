import type { HandlePage } from "@storywall/contract/pages.ts";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { compress } from "./compress.server.ts";
import { pageContext } from "./pageContext.ts";
import { shopBuildOf } from "./shopManifest.server.ts";

/**
 * Exported for `npm start`, which renders the first illustrations in a process beside the shop
 * (tools/setup/renderFirstIllustrations.mjs).
 */
export { renderFirstIllustrations } from "./illustrations/firstIllustrations.server.ts";

/**
 * Renders pages for the server. This module is the entry of the pages' server build, and not part of the server itself,
 * because React Router and `pageContext` must be the same module instances here and in the routes:
 *
 *   vite.config.ts: environments.ssr.build.rollupOptions.input = "./app/handlePage.ts"
 *   production:     import("apps/web/build/server/index.js").handlePage
 *   development:    vite.ssrLoadModule("/app/handlePage.ts").handlePage
 */
const loadBuild = () => import("virtual:react-router/server-build");

/** In development there is one manifest for all pages. */
const loadShopBuild = import.meta.env.PROD ? async () => shopBuildOf(await loadBuild()) : loadBuild;

const handleAdminRequest = createRequestHandler(loadBuild, import.meta.env.MODE);
const handleShopRequest = createRequestHandler(loadShopBuild, import.meta.env.MODE);

/** The admin pages, and the data that they load. */
const ADMIN_PATH = /^\/admin(\/|\.data$|$)/;

export const handlePage: HandlePage = async (request, page) => {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const isAdmin = ADMIN_PATH.test(new URL(request.url).pathname);
  const handleRequest = isAdmin ? handleAdminRequest : handleShopRequest;
  return compress(request, await handleRequest(request, context));
};
