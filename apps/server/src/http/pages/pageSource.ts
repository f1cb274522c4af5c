import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import middie from "@fastify/middie";
import fastifyStatic from "@fastify/static";
import type { HandlePage } from "@storywall/contract/pages.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { FastifyInstance } from "fastify";

/** Where pages come from: a build, or their sources while somebody works on them. */
export type PageSource = {
  /** Serves files that belong to the pages: scripts, styles, fonts, pictures. */
  readonly registerFiles: (app: FastifyInstance) => Promise<void>;
  readonly loadHandlePage: () => Promise<HandlePage>;
};

const CACHE_ONE_YEAR = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** The build in `apps/web/build`; undefined while there is none. */
export const createBuiltPages = (webFolder: string): PageSource | undefined => {
  const entry = join(webFolder, "build/server/index.js");
  if (!existsSync(entry)) return undefined;
  const loaded = import(pathToFileURL(entry).href).then(getHandlePage);
  // Whoever asks for a page hears of a build that cannot be loaded; until then it is nobody's failure.
  loaded.catch(() => {});
  return {
    loadHandlePage: () => loaded,
    registerFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: join(webFolder, "build/client"),
        // A route a file, so that everything else falls through to the pages.
        wildcard: false,
        index: false,
        preCompressed: true,
        // The plugin would write its own over what setHeaders says.
        cacheControl: false,
        setHeaders: (reply, path) => {
          // Names below assets/ hold a hash of what is in them.
          reply.header("cache-control", /[\\/]assets[\\/]/.test(path) ? CACHE_ONE_YEAR : CACHE_ONE_HOUR);
        },
      });
    },
  };
};

/** Pages from their sources, by Vite in this very process: an edit shows without a restart. */
export const createDevPages = async (
  webFolder: string,
  server: FastifyInstance["server"],
): Promise<PageSource> => {
  // Only here: Vite is not installed where the shop runs for real.
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webFolder,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    loadHandlePage: async () => getHandlePage(await vite.ssrLoadModule("/app/handlePage.ts")),
    registerFiles: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook("onClose", () => vite.close());
    },
  };
};

const getHandlePage = (module: unknown): HandlePage => {
  const handlePage = fieldOf(module, "handlePage");
  if (!isHandlePage(handlePage)) throw new Error("the pages' build exports no handlePage");
  return handlePage;
};

/** A function's own type is not there at run time; that it is the one of pages.ts is the build's promise. */
const isHandlePage = (value: unknown): value is HandlePage => typeof value === "function";
