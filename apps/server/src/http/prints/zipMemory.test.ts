import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { zipStream } from "./zipStream.ts";

const MEGABYTE = 1024 * 1024;
/** As much as twelve X-Large prints. */
const PRINT_COUNT = 12;
const PRINT_BYTES = 25 * MEGABYTE;
/**
 * Half of the order, so that one which is held whole is seen. A few pieces of one file are what it takes; the rest is what the
 * collector has not looked at yet, of this test and of those before it in the same process.
 */
const MAX_HELD_BYTES = 150 * MEGABYTE;

let folder = "";
let print = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zip-"));
  print = join(folder, "print.jpg");
  // A file with a hole: of that length, and of no weight on the disk.
  const file = await open(print, "w");
  await file.truncate(PRINT_BYTES);
  await file.close();
});
afterAll(() => rm(folder, { recursive: true }));

test("B13 an order of 300 MB is never held whole in memory", async () => {
  const files = Array.from({ length: PRINT_COUNT }, (_, index) => ({
    name: `print-${index}.jpg`,
    bytes: PRINT_BYTES,
    open: () => createReadStream(print),
  }));
  const before = heldBytes();
  let [maxHeld, bytes] = [0, 0];
  const zip = zipStream({ orderNumber: "ZA-10001", orderedAt: new Date("2026-11-21T09:00:00Z"), files });
  for await (const piece of zip) {
    bytes += Buffer.isBuffer(piece) ? piece.length : 0;
    maxHeld = Math.max(maxHeld, heldBytes() - before);
  }
  expect(bytes).toBeGreaterThan(PRINT_COUNT * PRINT_BYTES);
  expect(maxHeld).toBeLessThan(MAX_HELD_BYTES);
});

/** What JavaScript and its buffers hold now. */
function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
