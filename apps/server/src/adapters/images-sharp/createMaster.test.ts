import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_MASTER_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMaster } from "./createMaster.ts";
import { smallWebpWithLargeMaster } from "./test/smallWebpWithLargeMaster.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "create-master-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Not in a child process, whose time limit a busy machine would exceed.
test("reliability 21: a WebP of 305 kB that would become a master of 138 MB stays within the limit", {
  timeout: 120_000,
}, async () => {
  const [original, master] = [join(folder, "original"), join(folder, "master")];
  const webp = await smallWebpWithLargeMaster(8_250, 8_250, 9);
  expect(webp.length).toBeLessThan(305_000);
  await writeFile(original, webp);
  const result = await createMaster(original, master, "webp");
  const masterBytes = (await stat(master)).size;
  expect(result).toMatchObject({ kind: "photo", width: 8_250, masterBytes });
  expect(masterBytes).toBeGreaterThan(100 * webp.length);
  expect(masterBytes).toBeLessThanOrEqual(MAX_MASTER_BYTES);
});
