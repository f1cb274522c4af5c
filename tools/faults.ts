// npm run test:faults: the long fault runs. Prints one line for each threshold (pass or FAIL, name, figure, limit),
// and the totals. Takes more than an hour. Arguments select runs by file name: npm run test:faults -- kills
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { COMPILE_CACHE_FOLDER } from "./checks/runNode.ts";
import { root } from "./setup/paths.mjs";
import { runScript } from "./setup/runScript.mjs";

const VITEST = join(root, "node_modules/vitest/vitest.mjs");
const REPORTER = join(root, "tools/faults/thresholdReporter.ts");

await runScript(async () => {
  const selectedRuns = process.argv.slice(2).map((name) => `apps/server/test/faults/${name}`);
  const runs = selectedRuns.length > 0 ? selectedRuns : ["apps/server/test/faults"];
  const vitest = spawn(
    process.execPath,
    // One after the other: a run that another one slows down cannot measure time.
    [VITEST, "run", "--project=database", "--no-file-parallelism", `--reporter=${REPORTER}`, ...runs],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, FAULTS: "long", NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER },
    },
  );
  const [code] = await once(vitest, "exit");
  return typeof code === "number" ? code : 1;
});
