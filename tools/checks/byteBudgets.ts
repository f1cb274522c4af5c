import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { budgetOf, ON_REQUEST } from "../bytes/budgets.ts";
import { filesOfPage, type Manifest, routesOf } from "../bytes/pageBytes.ts";
import { root } from "../setup/paths.mjs";
import { type Stage, verdict } from "./stage.ts";

const BUILD = join(root, "apps/web/build/client");
const MANIFEST = join(BUILD, ".vite/manifest.json");

/** The JavaScript of each page against its budget, from the build that shoppers get. Milliseconds: no browser is asked. */
export const byteBudgets: Stage = {
  name: "bytes of each page",
  run: async () => {
    if (!existsSync(MANIFEST)) return verdict(false, "The pages have not been built.");
    const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
    const pages = routesOf(manifest).map((route) => ({
      route,
      limit: budgetOf(route),
      bytes: bytesOf(manifest, route),
    }));
    const heavy = pages.filter(({ bytes, limit }) => bytes > limit);
    return {
      ...verdict(heavy.length === 0, `Too heavy: ${heavy.map(({ route }) => route).join(", ")}`),
      figures: pages.map(
        ({ route, limit, bytes }) => `${kilobytes(bytes)} of ${kilobytes(limit)} kB  ${route}`,
      ),
    };
  },
};

const bytesOf = (manifest: Manifest, route: string): number => {
  // React Router writes its manifest of routes beside the chunks.
  const routes = globSync("assets/manifest-*.js", { cwd: BUILD });
  const files = [...filesOfPage(manifest, route, ON_REQUEST), ...routes];
  return files.reduce((sum, file) => sum + statSync(join(BUILD, `${file}.br`)).size, 0);
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(5);
