// npm start: from a new clone to a running shop. Plain JavaScript, since it must run on the machine's own Node (18 or
// newer) before anything is installed. npm run dev does the same with --dev: pages are served from their sources,
// with hot reload.
import { join } from "node:path";
import { setupFolder } from "./paths.mjs";
import { prepare } from "./prepare.mjs";
import { runScript } from "./runScript.mjs";
import { execNode, startBeside } from "./runtime.mjs";

await runScript(async () => {
  const args = process.argv.slice(2);
  const development = args.includes("--dev");
  await prepare({ pages: !development });
  if (!development) startBeside("tools/setup/renderFirstIllustrations.mjs");
  return execNode(
    "apps/server/src/main.ts",
    args.filter((arg) => arg !== "--dev"),
    {
      NODE_ENV: development ? "development" : "production",
      // Caches compiled code for the next start, whose first page is then a fifth faster.
      NODE_COMPILE_CACHE: join(setupFolder, "compiled"),
      // Limits glibc's arenas: one for every thread that draws or resizes costs a process up to 200 MB.
      MALLOC_ARENA_MAX: "2",
    },
  );
});
