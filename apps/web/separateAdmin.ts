import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

const ROUTE_OF_ADMIN = /\/app\/routes\/admin\//;
const ADMIN_MODULE = /\/app\/(routes|features)\/admin\//;
const ROOT_ROUTE = /\/app\/root\.tsx\?/;

type Chunk = Pick<
  Rolldown.OutputChunk,
  "fileName" | "isEntry" | "facadeModuleId" | "moduleIds" | "imports" | "dynamicImports"
>;

/**
 * Keeps the admin pages apart from the shop (docs/decisions/0053). The build fails when a page of shoppers could load a
 * module of the admin pages. All styles of the shop go into one file: once, instead of a request for each of its parts
 * before the first paint. All styles of the admin pages go into another, which only they load.
 */
export const separateAdmin = (): Plugin => ({
  name: "separate-admin",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
    // The server needs no styles, and React Router would copy its own beside those of the browser.
    if (this.environment.name !== "client") {
      for (const { fileName } of chunks) takeStyles(bundle, fileName);
      return;
    }
    const shopFiles = findShopFiles(chunks);
    const leaked = findAdminModules(chunks, shopFiles);
    if (leaked.length > 0) this.error(`Pages of shoppers would load ${leaked.join(", ")}.`);
    const ordered = inImportOrder(chunks);
    const merge = (name: string, route: RegExp, files: readonly Chunk[]): void => {
      const source = files.map(({ fileName }) => takeStyles(bundle, fileName)).join("");
      if (source === "") return;
      const file = this.getFileName(this.emitFile({ type: "asset", name, source }));
      // Every route has it, since some pages are outside of the layout; the router writes one link.
      for (const { isEntry, facadeModuleId, viteMetadata } of chunks)
        if (isEntry && route.test(facadeModuleId ?? "")) viteMetadata?.importedCss.add(file);
    };
    merge(
      "shop.css",
      ROOT_ROUTE,
      ordered.filter(({ fileName }) => shopFiles.has(fileName)),
    );
    merge(
      "admin.css",
      ROUTE_OF_ADMIN,
      ordered.filter(({ fileName }) => !shopFiles.has(fileName)),
    );
  },
});

/** Returns the files that any page of shoppers may load, at once or later. */
export const findShopFiles = (chunks: readonly Chunk[]): ReadonlySet<string> => {
  const entries = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && !ROUTE_OF_ADMIN.test(facadeModuleId ?? ""),
  );
  return new Set(collect(entries, chunks).map(({ fileName }) => fileName));
};

/** Returns the names of modules of the admin pages that are in one of the files. */
export const findAdminModules = (chunks: readonly Chunk[], files: ReadonlySet<string>): readonly string[] =>
  chunks
    .filter(({ fileName }) => files.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => ADMIN_MODULE.test(id)))
    .map((id) => basename(id));

/** Returns the chunks in the order in which their styles must stand: what a chunk imports comes before it. */
const inImportOrder = (chunks: readonly Chunk[]): readonly Chunk[] =>
  collect(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );

/** Returns what the entries import, each after its own imports; what is loaded later comes last. */
const collect = (entries: readonly Chunk[], chunks: readonly Chunk[]): readonly Chunk[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const visited = new Set<Chunk>();
  const found: Chunk[] = [];
  const later: string[] = [];
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || visited.has(chunk)) return;
    visited.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
    found.push(chunk);
    later.push(...chunk.dynamicImports);
  };
  for (const entry of entries) visit(entry);
  for (let file = later.shift(); file !== undefined; file = later.shift()) visit(byFile.get(file));
  return found;
};

/** Removes the styles of a chunk from the build, and returns them. */
const takeStyles = (bundle: Rolldown.OutputBundle, fileName: string): string => {
  const chunk = bundle[fileName];
  if (chunk?.type !== "chunk") return "";
  const styles = chunk.viteMetadata?.importedCss ?? new Set<string>();
  const sources = [...styles].map((file) => {
    const asset = bundle[file];
    delete bundle[file];
    return asset?.type === "asset" ? asset.source.toString() : "";
  });
  styles.clear();
  return sources.join("");
};
