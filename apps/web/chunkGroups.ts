import { join } from "node:path";
import type { Rolldown } from "vite";

/** The modules from which everything that every page loads is imported. */
const ENTRY_MODULES = ["entry.client.tsx", "root.tsx?__react-router-build-client-route"].map((file) =>
  join(import.meta.dirname, "app", file),
);

/** A module that this many pages share goes into the common chunk: a request costs more than its few bytes. */
const MIN_SHARING_PAGES = 10;

/**
 * Returns the rules that put what every page loads into two files: libraries, which browsers keep in their cache when
 * the shop's own code changes, and that code. By default the bundler makes a file for each set of modules that some
 * pages share: forty for the home page. On a phone every six of them cost one more round trip before the page is
 * interactive.
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

/** Returns every module that the entries import statically, directly or not; without the entries themselves. */
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
