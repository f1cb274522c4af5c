// Runs one TypeScript file of tools/ on the bundled Node, after installing missing packages.

import { prepare } from "./prepare.mjs";
import { runScript } from "./runScript.mjs";
import { execNode } from "./runtime.mjs";

await runScript(async () => {
  const [file = "", ...args] = process.argv.slice(2);
  await prepare({ pages: false });
  return execNode(file, args);
});
