// npm run test:faults: the long list of the other browsers, then the long fault runs. Prints one line for each threshold
// (pass or FAIL, name, figure, limit), and the totals. Takes more than an hour. Arguments select runs by file name, or the
// browsers: npm run test:faults -- kills, npm run test:faults -- otherBrowsers
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { otherBrowsersLong } from "./checks/otherBrowsers.ts";
import { COMPILE_CACHE_FOLDER } from "./checks/runNode.ts";
import { runStages } from "./checks/runStages.ts";
import { root } from "./setup/paths.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runScript } from "./setup/runScript.mjs";

const VITEST = join(root, "node_modules/vitest/vitest.mjs");
const REPORTER = join(root, "tools/faults/thresholdReporter.ts");

const BROWSERS = "otherBrowsers";

await runScript(async () => {
  const names = process.argv.slice(2);
  const selectedRuns = names.filter((name) => name !== BROWSERS);
  const hasBrowsers = names.length === 0 || names.includes(BROWSERS);
  if (hasBrowsers) await prepare({ pages: true });
  const browsersCode = hasBrowsers ? await runStages([otherBrowsersLong]) : 0;
  if (names.length > 0 && selectedRuns.length === 0) return browsersCode;
  const faultsCode = await runFaults(selectedRuns);
  return browsersCode === 0 ? faultsCode : browsersCode;
});

const FAULTS_FOLDER = "apps/server/test/faults";
/**
 * Tests outside that folder that have a long profile too: in it they try all values, and in a short run only
 * samples.
 */
const SAMPLED_TESTS = ["apps/server/test/http/invalidInputs", "apps/server/test/reliability/foreignIds"];

/** Runs the fault runs with these names, or all of them when none is given. Returns the exit code. */
async function runFaults(names: readonly string[]): Promise<number> {
  const runs =
    names.length > 0 ? names.map((name) => `${FAULTS_FOLDER}/${name}`) : [FAULTS_FOLDER, ...SAMPLED_TESTS];
  const vitest = spawn(
    process.execPath,
    // One after the other: a run that is slowed down by another one cannot measure time.
    [VITEST, "run", "--project=database", "--no-file-parallelism", `--reporter=${REPORTER}`, ...runs],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, FAULTS: "long", NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER },
    },
  );
  const [code] = await once(vitest, "exit");
  return typeof code === "number" ? code : 1;
}
