import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import middie from "@fastify/middie";
import fastifyStatic from "@fastify/static";
import type { HandlePage } from "@storywall/contract/pages.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { FastifyInstance } from "fastify";

/** Source of the pages: a build, or the web app's sources during development. */
export type PageSource = {
  /** Serves the files of the pages: scripts, styles, fonts, images. */
  readonly registerFiles: (app: FastifyInstance) => Promise<void>;
  readonly loadHandlePage: () => Promise<HandlePage>;
};

const CACHE_ONE_YEAR = "public, max-age=31536000, immutable";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** Returns the pages of the build in `apps/web/build`; undefined when there is none. */
export const createBuiltPages = (webFolder: string): PageSource | undefined => {
  const entry = join(webFolder, "build/server/index.js");
  if (!existsSync(entry)) return undefined;
  const loaded = import(pathToFileURL(entry).href).then(getHandlePage);
  // A build that cannot be loaded fails at the first page, not as an unhandled rejection.
  loaded.catch(() => {});
  return {
    loadHandlePage: () => loaded,
    registerFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: join(webFolder, "build/client"),
        // One route for each file, so that all other addresses are pages.
        wildcard: false,
        index: false,
        preCompressed: true,
        // Otherwise the plugin overwrites the header that setHeaders sets.
        cacheControl: false,
        setHeaders: (reply, path) => {
          // File names below assets/ hold a hash of their content.
          reply.header("cache-control", /[\\/]assets[\\/]/.test(path) ? CACHE_ONE_YEAR : CACHE_ONE_HOUR);
        },
      });
    },
  };
};

/** Returns pages from the web app's sources, by Vite in this process: an edit shows without a restart. */
export const createDevPages = async (
  webFolder: string,
  server: FastifyInstance["server"],
): Promise<PageSource> => {
  // Imported here, since Vite is not installed in production.
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
  if (!isHandlePage(handlePage)) throw new Error("The build of the pages exports no handlePage");
  return handlePage;
};

/** The type of a function cannot be checked at run time; the build exports it as pages.ts declares. */
const isHandlePage = (value: unknown): value is HandlePage => typeof value === "function";
