import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { zipStream } from "./zipStream.ts";

const MEGABYTE = 1024 * 1024;
/** The size of twelve X-Large prints. */
const PRINT_COUNT = 12;
const PRINT_BYTES = 25 * MEGABYTE;
/**
 * Half of the order, so that a whole order in memory fails the test. The ZIP needs a few chunks of one file; the rest
 * is garbage that is not collected yet, of this test and of earlier ones in the same process.
 */
const MAX_HELD_BYTES = 150 * MEGABYTE;

let folder = "";
let print = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zip-"));
  print = join(folder, "print.jpg");
  // A sparse file: it has that length and uses no disk space.
  const file = await open(print, "w");
  await file.truncate(PRINT_BYTES);
  await file.close();
});
afterAll(() => rm(folder, { recursive: true }));

test("B13 a ZIP of an order of 300 MB never holds the whole order in memory", async () => {
  const files = Array.from({ length: PRINT_COUNT }, (_, index) => ({
    name: `print-${index}.jpg`,
    bytes: PRINT_BYTES,
    open: () => createReadStream(print),
  }));
  const bytesBefore = heldBytes();
  let [maxHeld, bytes] = [0, 0];
  const zip = zipStream({ orderNumber: "ZA-10001", orderedAt: new Date("2026-11-21T09:00:00Z"), files });
  for await (const piece of zip) {
    bytes += Buffer.isBuffer(piece) ? piece.length : 0;
    maxHeld = Math.max(maxHeld, heldBytes() - bytesBefore);
  }
  expect(bytes).toBeGreaterThan(PRINT_COUNT * PRINT_BYTES);
  expect(maxHeld).toBeLessThan(MAX_HELD_BYTES);
});

/** Returns the bytes in the JavaScript heap and in buffers. */
function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
