import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photoStoreSuite } from "../../../test/photos/photoStore.suite.ts";
import { diskPhotoStore } from "./diskPhotoStore.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "photo-store-"));
});
afterAll(() => rm(root, { recursive: true }));

let stores = 0;
const createFolder = () => join(root, String(stores++));

photoStoreSuite("photos on disk", () => diskPhotoStore(createFolder()));

test("a store that is opened again still has its photos", async () => {
  const folder = createFolder();
  const firstStore = await diskPhotoStore(folder);
  const draft = await firstStore.createTempFile();
  await writeFile(draft, "picture");
  await firstStore.put(draft, "abcdef", "master");
  const after = await diskPhotoStore(folder);
  expect((await after.read("abcdef", "master"))?.bytes).toBe(7);
});

test("old temp files of a dead process are discarded, younger ones stay", async () => {
  const folder = createFolder();
  const store = await diskPhotoStore(folder);
  const [old, young] = [await store.createTempFile(), await store.createTempFile()];
  for (const tempPath of [old, young]) await writeFile(tempPath, "picture");
  await utimes(old, new Date("2026-01-01"), new Date("2026-01-01"));
  await store.discardTempFilesOlderThan(new Date("2026-01-02"));
  expect(await readdir(join(folder, "drafts"))).toHaveLength(1);
});
