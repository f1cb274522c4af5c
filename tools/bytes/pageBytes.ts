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

const APP = "app/";
/** React Router's mark on a route's module. */
const ROUTE = "?__react-router-build-client-route";
const ON_EVERY_PAGE = [`${APP}entry.client.tsx`, `${APP}root.tsx${ROUTE}`];

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
  onRequest: ReadonlySet<string>,
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
      if (!onRequest.has(nameOf(other))) visit(other);
    }
  };
  for (const key of [...ON_EVERY_PAGE, `${APP}routes/${route}${ROUTE}`]) visit(key);
  return files;
};

/** The manifest's paths begin at `apps/web`. */
const nameOf = (key: string): string =>
  key.startsWith(APP) ? key.slice(APP.length) : key.replace(/^(\.\.\/)+/, "");
