import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sha256OfFile } from "./sha256OfFile.ts";

test("sha256OfFile returns the hash of the file's bytes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "storywall-sha256-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "file");
  await writeFile(path, "abc");
  // The one-block message of FIPS 180-2, appendix B.1.
  expect(await sha256OfFile(path)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
