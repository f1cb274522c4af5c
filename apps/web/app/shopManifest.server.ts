import type { ServerBuild } from "react-router";

/** Returns true for every route except those of the admin pages. */
export const isShopRoute = (id: string): boolean => !id.startsWith("routes/admin/");

/** Returns the address of the manifest that lists the routes of shoppers only. */
export const shopManifestPath = (path: string): string => path.replace(/\.js$/, ".shop.js");

/**
 * Returns the build as pages of shoppers see it: without the routes of the admin pages, whose manifest the plugin
 * `shopManifest` writes.
 */
export const shopBuildOf = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: withoutAdmin(build.routes),
  assets: {
    ...build.assets,
    url: shopManifestPath(build.assets.url),
    routes: withoutAdmin(build.assets.routes),
  },
});

const withoutAdmin = <Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => isShopRoute(id)));
