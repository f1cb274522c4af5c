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
const ROOT = "root";
const ASSIGNMENT = /^window\.__reactRouterManifest=(?<json>.*);$/s;

type Manifest = {
  readonly url: string;
  readonly entry: { readonly imports?: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
};
type Route = { readonly imports?: readonly string[] };

/** @throws Error when React Router writes its manifest in another form. */
export const withoutAdminRoutes = (script: string): string => {
  const json = ASSIGNMENT.exec(script)?.groups?.json;
  if (json === undefined) throw new Error("The manifest of routes has another form.");
  const manifest: Manifest = JSON.parse(json);
  const loadedFiles = new Set([...(manifest.entry.imports ?? []), ...(manifest.routes[ROOT]?.imports ?? [])]);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).flatMap(([id, route]) =>
      isShopRoute(id) ? [[id, id === ROOT ? route : shorten(route, loadedFiles)]] : [],
    ),
  );
  const url = shopManifestPath(manifest.url);
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes, url })};`;
};

/**
 * Returns what the browser's router cannot do without. It takes what is absent for false or empty, and the files of every
 * page are there before any link is pressed. In one order, lists that resemble each other compress well.
 */
const shorten = (route: Route, loadedFiles: ReadonlySet<string>): Route => {
  const imports = route.imports?.filter((file) => !loadedFiles.has(file)).sort();
  const isSaid = (value: unknown): boolean =>
    value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries({ ...route, imports }).filter(([, value]) => isSaid(value)));
};
