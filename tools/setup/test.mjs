// npm test: the same set-up as npm start, then every check and test (tools/test.ts). The last line is always the sum.
import { runScript } from "./fault.mjs";
import { prepare } from "./prepare.mjs";
import { handOver } from "./runtime.mjs";

await runScript(
  async () => {
    await prepare({ pages: true });
    return handOver("tools/test.ts", process.argv.slice(2));
  },
  () => console.log("0 passed, 1 failed"),
);
