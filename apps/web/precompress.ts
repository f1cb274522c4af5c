import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Writes `x.js.br` beside each text file of the browser's build, at the best compression: once, not per request. React
 * Router writes the manifest of routes only during the server's build, so the manifest is compressed after that.
 */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle({ dir }) {
    if (!dir) return;
    if (this.environment.name === "client") compressAll(dir, "**/*.{js,css,svg}");
    else compressAll(join(dir, "../client"), "assets/manifest-*.js");
  },
});

const compressAll = (folder: string, files: string): void => {
  for (const file of globSync(files, { cwd: folder })) {
    const content = readFileSync(join(folder, file));
    const compressed = brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    writeFileSync(join(folder, `${file}.br`), compressed);
  }
};
