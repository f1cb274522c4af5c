import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { budgetOf, isAdminRoute, ON_DEMAND_MODULES } from "../bytes/budgets.ts";
import { filesOfPage, type Manifest, routesOf } from "../bytes/pageFiles.ts";
import { root } from "../setup/paths.mjs";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

const BUILD_FOLDER = join(root, "apps/web/build/client");
const MANIFEST_FILE = join(BUILD_FOLDER, ".vite/manifest.json");

/** Checks the JavaScript of each page against its budget, in the files of the production build; needs no browser. */
export const byteBudgets: Stage = {
  name: "bytes of each page",
  run: async () => {
    if (!existsSync(MANIFEST_FILE)) return failedResult("The pages have not been built.");
    const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, "utf8"));
    const pages = routesOf(manifest).map((route) => ({
      route,
      limit: budgetOf(route),
      bytes: bytesOf(manifest, route),
    }));
    const overBudget = pages.filter(({ bytes, limit }) => bytes > limit);
    return {
      ...(overBudget.length === 0
        ? PASSED_RESULT
        : failedResult(`Over budget: ${overBudget.map(({ route }) => route).join(", ")}`)),
      details: pages.map(
        ({ route, limit, bytes }) => `${formatKilobytes(bytes)} of ${formatKilobytes(limit)} kB  ${route}`,
      ),
    };
  },
};

const bytesOf = (manifest: Manifest, route: string): number => {
  // The manifests of routes are beside the chunks: one for shoppers, and one that lists the admin pages too.
  const routes = globSync("assets/manifest-*.js", { cwd: BUILD_FOLDER }).filter(
    (file) => file.endsWith(".shop.js") !== isAdminRoute(route),
  );
  const files = [...filesOfPage(manifest, route, ON_DEMAND_MODULES), ...routes];
  return files.reduce((sum, file) => sum + statSync(join(BUILD_FOLDER, `${file}.br`)).size, 0);
};

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(5);
