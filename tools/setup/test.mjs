// npm test: the set-up of npm start, then every check and test (tools/test.ts). The last line is always the totals.

import { prepare } from "./prepare.mjs";
import { runScript } from "./runScript.mjs";
import { execNode } from "./runtime.mjs";

await runScript(
  async () => {
    await prepare({ pages: true });
    return execNode("tools/test.ts", process.argv.slice(2));
  },
  () => console.log("0 passed, 1 failed"),
);
