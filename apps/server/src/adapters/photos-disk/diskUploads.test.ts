import { type FileHandle, mkdtemp, open, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { diskUploads } from "./diskUploads.ts";
import { uploadsSuite } from "./uploads.suite.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "uploads-"));
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

let stores = 0;
const createFolder = () => join(root, String(stores++));
const NEW_UPLOAD = {
  id: "u1",
  assetId: "a1",
  uploader: null,
  size: 100,
  metadata: {},
  createdAt: new Date("2026-11-21"),
};

uploadsSuite("uploads on disk", () => diskUploads(createFolder()));

/** Returns the prototype of file handles, which Node does not export. */
const handlePrototype = async (): Promise<FileHandle> => {
  const handle = await open(root);
  await handle.close();
  return Object.getPrototypeOf(handle);
};
const createDiskFullError = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

test("bytes are synced to the disk before the answer", async () => {
  const uploads = await diskUploads(createFolder());
  await uploads.create(NEW_UPLOAD);
  const synced = vi.spyOn(await handlePrototype(), "datasync");
  await uploads.append(
    "u1",
    0,
    (async function* () {
      yield Buffer.from("hello");
    })(),
    100,
  );
  expect(synced).toHaveBeenCalledOnce();
});

test("a full disk drops the bytes of the request and keeps those before it", async () => {
  const uploads = await diskUploads(createFolder());
  await uploads.create(NEW_UPLOAD);
  await uploads.append(
    "u1",
    0,
    (async function* () {
      yield Buffer.from("hello");
    })(),
    100,
  );
  const prototype = await handlePrototype();
  const appended = uploads.append(
    "u1",
    5,
    (async function* () {
      yield Buffer.from("more");
      vi.spyOn(prototype, "write").mockRejectedValue(createDiskFullError());
      yield Buffer.from("too much");
    })(),
    100,
  );
  expect(await appended).toEqual({ kind: "diskFull" });
  expect((await uploads.find("u1"))?.offset).toBe(5);
});

test("an upload that cannot be created leaves no files", async () => {
  const folder = createFolder();
  const uploads = await diskUploads(folder);
  vi.spyOn(await handlePrototype(), "sync").mockRejectedValue(createDiskFullError());
  expect(await uploads.create(NEW_UPLOAD)).toEqual({ kind: "diskFull" });
  expect(await readdir(folder)).toEqual([]);
});

test("on a full disk the outcome is written into the space of the deleted bytes", async () => {
  const folder = createFolder();
  const uploads = await diskUploads(folder);
  await uploads.create(NEW_UPLOAD);
  vi.spyOn(await handlePrototype(), "sync").mockImplementationOnce(async () => {
    expect(await readdir(join(folder, "u1"))).toContain("bytes");
    throw createDiskFullError();
  });
  await uploads.settle("u1", { kind: "photo" });
  expect((await uploads.find("u1"))?.outcome).toEqual({ kind: "photo" });
  expect(await readdir(join(folder, "u1"))).not.toContain("bytes");
});

test("another process finds the upload and its offset", async () => {
  const folder = createFolder();
  const firstUploads = await diskUploads(folder);
  await firstUploads.create(NEW_UPLOAD);
  await firstUploads.append(
    "u1",
    0,
    (async function* () {
      yield Buffer.from("hello");
    })(),
    100,
  );
  const after = await diskUploads(folder);
  expect(await after.find("u1")).toEqual({ ...NEW_UPLOAD, offset: 5, outcome: undefined });
});
