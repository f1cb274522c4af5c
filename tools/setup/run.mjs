// Runs one TypeScript file of tools/ on the carried Node, installing packages first where they are missing.
import { runScript } from "./fault.mjs";
import { prepare } from "./prepare.mjs";
import { handOver } from "./runtime.mjs";

await runScript(async () => {
  const [file = "", ...args] = process.argv.slice(2);
  await prepare({ pages: false });
  return handOver(file, args);
});
