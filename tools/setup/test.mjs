// npm test: installs packages, then runs every check and test (tools/test.ts), the build of the pages among them. The last
// line is always the totals.

import { prepare } from "./prepare.mjs";
import { runScript } from "./runScript.mjs";
import { execNode } from "./runtime.mjs";

await runScript(
  async () => {
    await prepare({ pages: false });
    return execNode("tools/test.ts", process.argv.slice(2));
  },
  () => console.log("0 passed, 1 failed"),
);
