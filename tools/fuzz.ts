// npm run test:fuzz [-- requests]: many more invalid requests than `npm test` has time for, with another seed each
// time.
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { root } from "./setup/paths.mjs";
import { runQuietly } from "./setup/runQuietly.mjs";
import { runScript } from "./setup/runScript.mjs";

const DEFAULT_REQUESTS = 100_000;
const HOUR_MS = 60 * 60_000;

await runScript(async () => {
  const requests = Number(process.argv[2] ?? DEFAULT_REQUESTS);
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  const { code, output } = await runQuietly(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      "apps/server/test/reliability/fuzz.database.test.ts",
    ],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", FUZZ_RUNS: String(requests), FUZZ_SEED: String(seed) },
      timeout: 12 * HOUR_MS,
    },
  );
  const line = /^fuzz: .*$/m.exec(output)?.[0];
  console.log(code === 0 && line ? line : `${output}\nfuzz: ${requests} requests, seed ${seed}, failed`);
  return code;
});
