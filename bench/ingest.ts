import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { findMismatch } from "./ingest/findMismatch.ts";
import { readManifest } from "./ingest/manifest.ts";
import { measureRejectionMs } from "./ingest/measureRejectionMs.ts";
import { startShop } from "./startShop.ts";

/**
 * Uploads a folder of valid and invalid photos and compares the results with its manifest: accepted, or rejected for
 * the right reason; upright; right colours (mean of each of nine cells); no personal metadata. Prints a line for each
 * file that differs, and the time to reject files that declare too many pixels.
 *
 *   node bench/ingest.ts --photos folder [--manifest file] [--url http://localhost:3000]
 *
 * The manifest is `MANIFEST.json` of the folder; `ingest/manifest.ts` has its schema. Without a URL it starts the
 * shop itself.
 */
const MAX_BOMB_REJECTION_MS = 200;

const folder = readOption("photos");
if (folder === undefined) throw new Error("Please name a folder: --photos folder");

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
  console.log(`files ${entries.length}, different from the manifest ${mismatchCount} (limit 0)`);
  if (mismatchCount > 0) process.exitCode = 1;

  const bombs = entries.filter(({ reason }) => reason === "too-many-pixels");
  let slowestMs = 0;
  for (const { name } of bombs)
    slowestMs = Math.max(slowestMs, await measureRejectionMs(origin, join(folder, name)));
  console.log(
    `too many pixels, slowest rejection of ${bombs.length} ms ${slowestMs.toFixed(0)} (limit ${MAX_BOMB_REJECTION_MS})`,
  );
  if (slowestMs > MAX_BOMB_REJECTION_MS) process.exitCode = 1;
} finally {
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}
