import { type FileHandle, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveDurably, replaceDurably, syncFolder, writeDurably } from "./durableFiles.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storywall-durable-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** File handles share one prototype, which Node does not export. */
const handlePrototype = async (): Promise<FileHandle> => {
  const handle = await open(folder);
  await handle.close();
  return Object.getPrototypeOf(handle);
};
const spyOnSync = async () => vi.spyOn(await handlePrototype(), "sync");
const FOLDER_SYNCS = process.platform === "win32" ? 0 : 1;

test("written bytes are synced", async () => {
  const synced = await spyOnSync();
  await writeDurably(join(folder, "file"), "hello");
  expect(await readFile(join(folder, "file"), "utf8")).toBe("hello");
  expect(synced).toHaveBeenCalledOnce();
});

test("a replaced file is synced before its name shows it, and its folder after that", async () => {
  const path = join(folder, "file");
  await writeFile(path, "old");
  const seen: string[] = [];
  const prototype = await handlePrototype();
  const { sync } = prototype;
  vi.spyOn(prototype, "sync").mockImplementation(async function (this: FileHandle) {
    seen.push(await readFile(path, "utf8"));
    return sync.call(this);
  });
  await replaceDurably(path, "new");
  expect(seen).toEqual(FOLDER_SYNCS === 1 ? ["old", "new"] : ["old"]);
  expect(await readdir(folder)).toEqual(["file"]);
});

test("a replacement that fails leaves the old file", async () => {
  const path = join(folder, "file");
  await writeFile(path, "old");
  (await spyOnSync()).mockRejectedValueOnce(new Error("the disk is broken"));
  await expect(replaceDurably(path, "new")).rejects.toThrow("the disk is broken");
  expect(await readFile(path, "utf8")).toBe("old");
});

test("a move syncs the file and the folder it moves to", async () => {
  await writeFile(join(folder, "from"), "hello");
  const synced = await spyOnSync();
  await moveDurably(join(folder, "from"), join(folder, "to"));
  expect(await readdir(folder)).toEqual(["to"]);
  expect(synced).toHaveBeenCalledTimes(1 + FOLDER_SYNCS);
});

test("a missing folder cannot be synced", async () => {
  if (FOLDER_SYNCS === 0) return;
  await expect(syncFolder(join(folder, "none"))).rejects.toThrow("ENOENT");
});
