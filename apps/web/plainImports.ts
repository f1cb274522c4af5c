import type { Plugin } from "vite";

const PRELOAD_HELPER = "\0vite/preload-helper.js";
/** The bundler writes this into a file that has styles or files to load in advance of an import. */
const DEPENDENCIES = "__vite__mapDeps";

/**
 * Leaves out the bundler's helper that loads the styles of a part before its script. Here all styles of the shop are in one
 * file, and those of the admin pages in another, so no part has any: half a kilobyte (Brotli) less for every page.
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === PRELOAD_HELPER ? PLAIN_HELPER : undefined),
  writeBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === "chunk" && output.code.includes(DEPENDENCIES) ? output.fileName : [],
    );
    if (files.length > 0) this.error(`Something must load in advance of a part of ${files.join(", ")}.`);
  },
});

export const PLAIN_HELPER = "export const __vitePreload = (load) => load();";
