import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFileCache } from "./fileCache.server.ts";

const folder = mkdtempSync(join(tmpdir(), "storywall-illustrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = new Uint8Array([1, 2, 3]);

test("a process reads the files that another one rendered", async () => {
  const first = createFileCache(join(folder, "shared"));
  expect(await first.read("offer-trio.640.webp")).toBeNull();
  await first.write("offer-trio.640.webp", file);
  expect(await createFileCache(join(folder, "shared")).read("offer-trio.640.webp")).toEqual(file);
  expect([await first.has("offer-trio.640.webp"), await first.has("offer-six.640.webp")]).toEqual([
    true,
    false,
  ]);
  expect(readdirSync(join(folder, "shared"))).toEqual(["offer-trio.640.webp"]);
});

test("a name from an address reads and writes nothing outside the folder", async () => {
  writeFileSync(join(folder, "secret"), "secret");
  const cache = createFileCache(join(folder, "inside"));
  expect(await cache.read("../secret")).toBeNull();
  await cache.write("../secret", file);
  expect(readdirSync(join(folder, "inside"))).toEqual(["..%2Fsecret"]);
});

test("a folder that cannot be written is no error", async () => {
  writeFileSync(join(folder, "not-a-folder"), "");
  const cache = createFileCache(join(folder, "not-a-folder"));
  await cache.write("a", file);
  expect(await cache.read("a")).toBeNull();
});
