import { join } from "node:path";
import type { Rolldown } from "vite";

/** What every page loads begins here. */
const ENTRY_MODULES = ["entry.client.tsx", "root.tsx?__react-router-build-client-route"].map((file) =>
  join(import.meta.dirname, "app", file),
);

/** A module that so many of the pages share goes with what all of them load: a request costs more than its few bytes. */
const MIN_SHARING_PAGES = 10;

/**
 * Puts what every page loads into two files: libraries, which stay in browsers when the shop's own code changes, and that code.
 * By itself a bundler makes a file for each set of modules that some pages have in common: forty for the home page, and on a
 * phone each six of them are one more way there and back before anything can be pressed.
 */
export const chunkGroups = (): Rolldown.CodeSplittingOptions => {
  let onEveryPage: ReadonlySet<string> | null = null;
  return {
    groups: [
      {
        debugName: "on every page",
        name: (id, graph) => {
          onEveryPage ??= collectImports(
            ENTRY_MODULES,
            (module) => graph.getModuleInfo(module)?.importedIds ?? [],
          );
          if (!onEveryPage.has(id)) return null;
          return id.includes("node_modules") ? "libraries" : "shop";
        },
        priority: 1,
      },
      { name: "common", minShareCount: MIN_SHARING_PAGES },
    ],
  };
};

/** Everything that these modules import, themselves left out, as far as it is not loaded later. */
const collectImports = (
  entries: readonly string[],
  importsOf: (module: string) => readonly string[],
): ReadonlySet<string> => {
  const imported = new Set<string>();
  const queue = entries.flatMap(importsOf);
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    if (imported.has(module)) continue;
    imported.add(module);
    queue.push(...importsOf(module));
  }
  return imported;
};
