import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { judge } from "./intake/judge.ts";
import { readManifest } from "./intake/manifest.ts";
import { msToRefuse } from "./intake/msToRefuse.ts";
import { startShop } from "./startShop.ts";

/**
 * Whether a folder of photos, good and bad, comes in as its manifest says: taken or refused for the right reason, upright,
 * in the right colours (mean of each of nine cells), with no mark of a person. Prints a line for each file that does not,
 * and how long it takes to refuse those that declare too many pixels.
 *
 *   node bench/intake.ts --photos folder [--manifest file] [--url http://localhost:3000]
 *
 * The manifest is `MANIFEST.json` of the folder; `intake/manifest.ts` says what stands in it. Without a URL it starts the
 * shop itself.
 */
const BOMB_LIMIT_MS = 200;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

const folder = option("photos");
if (folder === undefined) throw new Error("Name a folder: --photos folder");

const entries = await readManifest(option("manifest") ?? join(folder, "MANIFEST.json"));
const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const shop = option("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
try {
  const origin = option("url") ?? shop?.url ?? "";
  let wrong = 0;
  for (const entry of entries) {
    const fault = await judge(origin, folder, entry).catch((error: unknown) => `failed: ${error}`);
    if (fault === null) continue;
    wrong += 1;
    console.log(`${entry.name} ${fault}`);
  }
  console.log(`files ${entries.length}, not as the manifest says ${wrong} (limit 0)`);
  if (wrong > 0) process.exitCode = 1;

  const bombs = entries.filter(({ reason }) => reason === "too-many-pixels");
  let slowest = 0;
  for (const { name } of bombs) slowest = Math.max(slowest, await msToRefuse(origin, join(folder, name)));
  console.log(
    `too many pixels refused, slowest of ${bombs.length} ms ${slowest.toFixed(0)} (limit ${BOMB_LIMIT_MS})`,
  );
  if (slowest > BOMB_LIMIT_MS) process.exitCode = 1;
} finally {
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}
