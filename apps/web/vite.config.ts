import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { callsWithoutSchemas } from "./callsWithoutSchemas.ts";
import { precompress } from "./precompress.ts";

export default defineConfig({
  plugins: [reactRouter(), callsWithoutSchemas(), precompress()],
  build: {
    target: "es2022",
    // Pictures and fonts stay files: a browser caches a file, and a content security policy need not allow data:.
    assetsInlineLimit: 0,
    // All styles together are a few kilobytes: one file, once, instead of seven requests before the first paint.
    cssCodeSplit: false,
    // What each page loads, for its budget of bytes (tools/bytes).
    manifest: true,
  },
  environments: {
    // What the server imports is our own door, not React Router's raw build.
    ssr: { build: { rollupOptions: { input: "./app/handlePage.ts" } } },
  },
});
