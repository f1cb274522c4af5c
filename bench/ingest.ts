import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { findMismatch } from "./intake/findMismatch.ts";
import { readManifest } from "./intake/manifest.ts";
import { measureRejectionMs } from "./intake/measureRejectionMs.ts";
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
const MAX_BOMB_REJECTION_MS = 200;

const folder = readOption("photos");
if (folder === undefined) throw new Error("Name a folder: --photos folder");

const entries = await readManifest(readOption("manifest") ?? join(folder, "MANIFEST.json"));
const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const shop = readOption("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
try {
  const origin = readOption("url") ?? shop?.url ?? "";
  let mismatchCount = 0;
  for (const entry of entries) {
    const mismatch = await findMismatch(origin, folder, entry).catch((error: unknown) => `failed: ${error}`);
    if (mismatch === null) continue;
    mismatchCount += 1;
    console.log(`${entry.name} ${mismatch}`);
  }
  console.log(`files ${entries.length}, not as the manifest says ${mismatchCount} (limit 0)`);
  if (mismatchCount > 0) process.exitCode = 1;

  const bombs = entries.filter(({ reason }) => reason === "too-many-pixels");
  let slowestMs = 0;
  for (const { name } of bombs)
    slowestMs = Math.max(slowestMs, await measureRejectionMs(origin, join(folder, name)));
  console.log(
    `too many pixels refused, slowest of ${bombs.length} ms ${slowestMs.toFixed(0)} (limit ${MAX_BOMB_REJECTION_MS})`,
  );
  if (slowestMs > MAX_BOMB_REJECTION_MS) process.exitCode = 1;
} finally {
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}
