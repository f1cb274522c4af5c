import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

/** Writes `x.js.br` beside each text file of the browser's build: compressed as well as can be, once, not per request. */
export const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: ({ dir }) => {
    if (!dir) return;
    for (const file of globSync("**/*.{js,css,svg}", { cwd: dir })) {
      const content = readFileSync(join(dir, file));
      writeFileSync(
        join(dir, `${file}.br`),
        brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      );
    }
  },
});
