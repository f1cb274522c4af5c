import { join } from "node:path";
import type { Rolldown } from "vite";

/** What every page loads begins here. */
const BEGINNINGS = ["entry.client.tsx", "root.tsx?__react-router-build-client-route"].map((file) =>
  join(import.meta.dirname, "app", file),
);

/** A module that so many of the pages share goes with what all of them load: a request costs more than its few bytes. */
const MANY_PAGES = 10;

/**
 * Puts what every page loads into two files: libraries, which stay in browsers when the shop's own code changes, and that code.
 * By itself a bundler makes a file for each set of modules that some pages have in common: forty for the home page, and on a
 * phone each six of them are one more way there and back before anything can be pressed.
 */
export const fewChunks = (): Rolldown.CodeSplittingOptions => {
  let everywhere: ReadonlySet<string> | null = null;
  return {
    groups: [
      {
        debugName: "on every page",
        name: (id, graph) => {
          everywhere ??= importedBy(BEGINNINGS, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
          if (!everywhere.has(id)) return null;
          return id.includes("node_modules") ? "libraries" : "shop";
        },
        priority: 1,
      },
      { name: "common", minShareCount: MANY_PAGES },
    ],
  };
};

/** Everything that these modules import, themselves left out, as far as it is not loaded later. */
const importedBy = (
  beginnings: readonly string[],
  importsOf: (module: string) => readonly string[],
): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = beginnings.flatMap(importsOf);
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    waiting.push(...importsOf(module));
  }
  return found;
};
