import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isShopRoute, shopManifestPath } from "./app/shopManifest.server.ts";

/**
 * Writes a second manifest of routes, without those of the admin pages. Every page loads the manifest with its first
 * files, and shoppers pay for no page that they cannot open (docs/decisions/0053). React Router writes its own only
 * during the server's build.
 */
export const shopManifest = (): Plugin => ({
  name: "shop-manifest",
  apply: "build",
  writeBundle({ dir }) {
    if (!dir || this.environment.name !== "ssr") return;
    const client = join(dir, "../client");
    for (const file of globSync("assets/manifest-*.js", { cwd: client })) {
      if (file.endsWith(SHOP_SUFFIX)) continue;
      const manifest = readFileSync(join(client, file), "utf8");
      writeFileSync(join(client, shopManifestPath(file)), withoutAdminRoutes(manifest));
    }
  },
});

const SHOP_SUFFIX = ".shop.js";
const ASSIGNMENT = /^window\.__reactRouterManifest=(?<json>.*);$/s;

type Manifest = { readonly url: string; readonly routes: Readonly<Record<string, unknown>> };

/** @throws Error when React Router writes its manifest in another form. */
export const withoutAdminRoutes = (script: string): string => {
  const json = ASSIGNMENT.exec(script)?.groups?.json;
  if (json === undefined) throw new Error("The manifest of routes has another form.");
  const manifest: Manifest = JSON.parse(json);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => isShopRoute(id)));
  const url = shopManifestPath(manifest.url);
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes, url })};`;
};
