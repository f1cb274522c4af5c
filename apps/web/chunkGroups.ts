import { globSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

const APP_FOLDER = join(import.meta.dirname, "app");

const routeModule = (file: string): string => join(APP_FOLDER, `${file}?__react-router-build-client-route`);

/** The modules from which everything that every page loads is imported. */
const ENTRY_MODULES = [join(APP_FOLDER, "entry.client.tsx"), routeModule("root.tsx")];

/** A module that this many pages share goes into the common chunk: a request costs more than its few bytes. */
const MIN_SHARING_PAGES = 10;

/** Higher than the highest rank. */
const COMMON_PRIORITY = 1_000;

/** A group takes its modules' imports too: what shoppers load is grouped before what only admin pages load. */
const SHOP_PRIORITY = 500;

/**
 * Parts that a page loads only for a shopper who was in the designer, and whose browser has its files. The designer's
 * files are not split for them: each split costs every visitor of the designer some bytes.
 */
const PARTS_AFTER_DESIGNER: ReadonlySet<string> = new Set([
  join(APP_FOLDER, "studio/walls/PhotosOnIllustration.tsx"),
  join(APP_FOLDER, "studio/order/OrderedRoom.tsx"),
  join(APP_FOLDER, "studio/order/ReorderFlow.tsx"),
]);

/** The part of the bundler's module graph that is used. */
type ModuleGraph = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    /** Modules that import it at once. */
    readonly importers?: readonly string[];
  } | null;
};

/** Which pages share a module. */
type Sharing = {
  /** The number of pages that load the module with their first files. */
  readonly pages: number;
  /** Grows with the number of pages. An imported module is on all pages of its importer, so its rank is at least as high. */
  readonly rank: number;
  /** The name of the chunk, the same for all modules that the same pages share. */
  readonly chunk: string;
};

/**
 * Returns the rules that group modules into files. What every page loads goes into two files: libraries, which browsers
 * keep in their cache when the shop's own code changes, and that code. What many pages load goes into a common file.
 * Every other file holds what a page, or a set of pages, loads with its first files. Admin pages do not count, however many they are
 * (docs/decisions/0053): they load the files of shoppers, and one file for what several of them share.
 *
 * By default the bundler also makes a file for each set of modules that a page shares with parts that it loads later:
 * forty for the home page. On a phone every six of them cost one more round trip before the page is interactive.
 */
export const chunkGroups = (): Rolldown.CodeSplittingOptions => {
  let onEveryPage: ReadonlySet<string> | null = null;
  let sharing: ReadonlyMap<string, Sharing> | null = null;
  let adminModules: ReadonlySet<string> | null = null;
  const sharingOf = (id: string, graph: ModuleGraph): Sharing | undefined => {
    sharing ??= findSharing(graph, shopRouteModules(), collectImports(adminRouteModules(), graph, true));
    return sharing.get(id);
  };
  const maxRank = 2 * shopRouteModules().length;
  return {
    groups: [
      {
        debugName: "on every page",
        name: (id, graph) => {
          onEveryPage ??= collectImports(ENTRY_MODULES, graph);
          if (!onEveryPage.has(id)) return null;
          return id.includes("node_modules") ? "libraries" : "shop";
        },
        priority: COMMON_PRIORITY + 1,
      },
      {
        debugName: "on many pages",
        name: (id, graph) => ((sharingOf(id, graph)?.pages ?? 0) >= MIN_SHARING_PAGES ? "common" : null),
        priority: COMMON_PRIORITY,
      },
      // A group takes its modules' imports too, unless a group of higher priority has them.
      ...Array.from({ length: maxRank + 1 }, (_, rank) => ({
        debugName: `of rank ${rank}`,
        name: (id: string, graph: ModuleGraph) => {
          const found = sharingOf(id, graph);
          return found?.rank === rank ? found.chunk : null;
        },
        priority: SHOP_PRIORITY + rank,
      })),
      {
        debugName: "on several admin pages",
        name: (id, graph) => {
          adminModules ??= findSharedByAdminPages(graph, adminRouteModules());
          return adminModules.has(id) ? "admin" : null;
        },
        priority: SHOP_PRIORITY - 1,
      },
    ],
  };
};

const routeModules = (): readonly string[] =>
  globSync("routes/**/*.tsx", { cwd: APP_FOLDER })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

const adminRouteModules = (): readonly string[] => routeModules().filter(isAdminRoute).map(routeModule);

const shopRouteModules = (): readonly string[] =>
  routeModules()
    .filter((file) => !isAdminRoute(file))
    .map(routeModule);

const isAdminRoute = (file: string): boolean => file.startsWith("routes/admin/");

/** Returns what the layout of the admin pages or at least two of them import. */
const findSharedByAdminPages = (graph: ModuleGraph, pages: readonly string[]): ReadonlySet<string> => {
  const layouts = pages.filter((page) => page.includes("/layout.tsx"));
  const shared = findSharing(graph, pages);
  const ofSeveral = [...shared].flatMap(([id, sharing]) => (sharing.pages >= 2 ? id : []));
  return new Set([...collectImports(layouts, graph), ...ofSeveral]);
};

/**
 * Returns the sharing of every module that a page loads with its first files, also of one alone: the bundler would make
 * twenty files of the designer's, and small files compress badly. A module that admin pages load too is shared also when
 * pages load it only later: no page of shoppers may load a file of the admin pages.
 */
export const findSharing = (
  graph: ModuleGraph,
  pages: readonly string[],
  adminModules: ReadonlySet<string> = new Set(),
  partsAfterDesigner = PARTS_AFTER_DESIGNER,
): ReadonlyMap<string, Sharing> => {
  const importsByPage = pages.map((page) => ({
    atOnce: collectImports([page], graph),
    everything: collectImports([page], graph, true, partsAfterDesigner),
  }));
  const sharing = new Map<string, Sharing>();
  const chunksByPages = new Map<string, string>();
  for (const id of importsByPage.flatMap(({ everything }) => [...everything])) {
    const atOnce = pages.filter((_, index) => importsByPage[index]?.atOnce.has(id));
    if (sharing.has(id) || (atOnce.length === 0 && !adminModules.has(id))) continue;
    // Loaded on demand wherever it is used: a file of its own, so that its bytes count where it is loaded.
    if (graph.getModuleInfo(id)?.importers?.length === 0) continue;
    // Includes the pages that load the module later, so that they load no modules of other pages with it.
    const everything = pages.filter((_, index) => importsByPage[index]?.everything.has(id));
    const key = [...atOnce, "", ...everything].join("\n");
    const chunk = chunksByPages.get(key) ?? `s${chunksByPages.size}`;
    chunksByPages.set(key, chunk);
    sharing.set(id, { pages: atOnce.length, rank: atOnce.length + everything.length, chunk });
  }
  return sharing;
};

/**
 * Returns every module that the entries import, directly or not; without the entries themselves. Dynamic imports count
 * only with `includesLater`, and those of `omitted` modules never.
 */
const collectImports = (
  entries: readonly string[],
  graph: ModuleGraph,
  includesLater = false,
  omitted: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const importsOf = (module: string): readonly string[] => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {};
    const later = dynamicallyImportedIds.filter((id) => !omitted.has(id));
    return includesLater ? [...importedIds, ...later] : importedIds;
  };
  const imported = new Set<string>();
  const queue = entries.flatMap(importsOf);
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    if (imported.has(module)) continue;
    imported.add(module);
    queue.push(...importsOf(module));
  }
  return imported;
};
