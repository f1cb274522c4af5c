/** One entry of Vite's manifest of the browser's build, as far as it is read here. */
export type Chunk = {
  readonly file: string;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** Files that it names: workers, among them. */
  readonly assets?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

const APP_PREFIX = "app/";
/** React Router's mark on a route's module. */
const ROUTE_SUFFIX = "?__react-router-build-client-route";
const SHARED_ENTRIES = [`${APP_PREFIX}entry.client.tsx`, `${APP_PREFIX}root.tsx${ROUTE_SUFFIX}`];

/** Routes that have a page: their files below `routes/`. Others (a sitemap, a picture) answer with data and hold no code. */
export const routesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).flatMap((key) => {
    const route = /^app\/routes\/(.+\.tsx)\?/.exec(key)?.[1];
    return route === undefined ? [] : [route];
  });

/** Every JavaScript file that a page of this route loads without being asked to, but for the manifest of routes. */
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
    if (!chunk) throw new Error(`the pages were built without ${key}`);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) if (file.endsWith(".js")) files.add(file);
    for (const other of chunk.imports ?? []) visit(other);
    for (const other of chunk.dynamicImports ?? []) {
      if (!onDemandModules.has(modulePathOf(other))) visit(other);
    }
  };
  for (const key of [...SHARED_ENTRIES, `${APP_PREFIX}routes/${route}${ROUTE_SUFFIX}`]) visit(key);
  return files;
};

/** The manifest's paths begin at `apps/web`. */
const modulePathOf = (key: string): string =>
  key.startsWith(APP_PREFIX) ? key.slice(APP_PREFIX.length) : key.replace(/^(\.\.\/)+/, "");
