import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunkGroups.ts";
import { plainImports } from "./plainImports.ts";
import { precompress } from "./precompress.ts";
import { separateAdmin } from "./separateAdmin.ts";
import { shopManifest } from "./shopManifest.ts";
import { stripCallSchemas } from "./stripCallSchemas.ts";

export default defineConfig({
  plugins: [
    plainImports(),
    reactRouter(),
    stripCallSchemas(),
    separateAdmin(),
    shopManifest(),
    precompress(),
  ],
  resolve: {
    // tus-js-client would bring five kilobytes of polyfills for what all our browsers have.
    alias: {
      "js-base64": fileURLToPath(new URL("app/features/photos/upload/platform/base64.ts", import.meta.url)),
      "url-parse": fileURLToPath(new URL("app/features/photos/upload/platform/url.ts", import.meta.url)),
    },
  },
  build: {
    target: "es2022",
    // About one kilobyte (Brotli) less a page than the bundler's own minifier, for some seconds more a build.
    minify: "terser",
    // What libraries warn their developers of is left out. The shop's own log is console.info.
    terserOptions: { compress: { passes: 3, pure_funcs: ["console.warn", "console.log"] } },
    // Images and fonts stay files: a browser caches them, and the content security policy need not allow data:.
    assetsInlineLimit: 0,
    // Lists what each page loads, for its byte budget (tools/bytes).
    manifest: true,
    // Every page would list, with their hashes, all files of every part that it may load later: more bytes than the
    // parts that most visitors open. A part requests its other files itself, one round trip later.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "js" ? dependencies.filter((file) => file.endsWith(".css")) : dependencies,
    },
  },
  // The bundler writes a worker anew after it was minified.
  worker: { rolldownOptions: { output: { minify: true } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunkGroups() } } } },
    // The server imports our own entry, not React Router's raw build.
    ssr: { build: { minify: false, rollupOptions: { input: "./app/handlePage.ts" } } },
  },
});
