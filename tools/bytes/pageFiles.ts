/** The part of an entry of Vite's manifest that is read here. */
type Chunk = {
  readonly file: string;
  /** Keys of other entries that this one imports. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** Other files that it needs, such as workers. */
  readonly assets?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

const APP_PREFIX = "app/";
/** Suffix that React Router adds to the name of a route's module. */
const ROUTE_SUFFIX = "?__react-router-build-client-route";
const SHARED_ENTRIES = [`${APP_PREFIX}entry.client.tsx`, `${APP_PREFIX}root.tsx${ROUTE_SUFFIX}`];

/**
 * Returns the route files, below `routes/`, that have a page. Other routes (a sitemap, an image) reply with data and
 * have no code in the browser.
 */
export const routesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).flatMap((key) => {
    const route = /^app\/routes\/(.+\.tsx)\?/.exec(key)?.[1];
    return route === undefined ? [] : [route];
  });

/**
 * Returns every JavaScript file that a page of this route loads without an action of the visitor, except for the
 * manifest of routes.
 */
export const filesOfPage = (
  manifest: Manifest,
  route: string,
  onDemandModules: ReadonlySet<string>,
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Cannot find ${key} in the manifest of the build.`);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) if (file.endsWith(".js")) files.add(file);
    for (const other of chunk.imports ?? []) visit(other);
    for (const other of chunk.dynamicImports ?? []) {
      if (!onDemandModules.has(modulePathOf(other))) visit(other);
    }
  };
  for (const key of [...SHARED_ENTRIES, `${APP_PREFIX}routes/${route}${ROUTE_SUFFIX}`]) visit(key);
  return files;
};

/** The manifest's paths are relative to `apps/web`. */
const modulePathOf = (key: string): string =>
  key.startsWith(APP_PREFIX) ? key.slice(APP_PREFIX.length) : key.replace(/^(\.\.\/)+/, "");
