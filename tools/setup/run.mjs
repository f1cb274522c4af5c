// Runs one TypeScript file of tools/ on the carried Node, installing packages first where they are missing.

import { prepare } from "./prepare.mjs";
import { execNode } from "./runtime.mjs";
import { runScript } from "./setupError.mjs";

await runScript(async () => {
  const [file = "", ...args] = process.argv.slice(2);
  await prepare({ pages: false });
  return execNode(file, args);
});
