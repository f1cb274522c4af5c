import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import {
  CLOUDINARY_KEYS,
  type CloudinaryKeys,
  type FakeCloudinary,
  startFakeCloudinary,
} from "@storywall/testkit/providers/cloudinary/fakeCloudinary.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { cloudinaryFiles } from "../../src/adapters/photos-cloudinary/cloudinaryFiles.ts";
import { diskTempFiles } from "../../src/adapters/photos-disk/diskTempFiles.ts";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import {
  type PhotoStore,
  PhotoStoreUnavailableError,
  type TempFiles,
} from "../../src/ports/photos/PhotoStore.ts";
import { photoStoreSuite } from "./photoStore.suite.ts";

const MAX_PART_BYTES = 6_000_000;

let cloudinary: FakeCloudinary;
let now = Math.floor(Date.now() / 1000);
let folder = "";
let tempFiles: TempFiles;
beforeAll(async () => {
  cloudinary = await startFakeCloudinary({ nowInSeconds: () => now });
  folder = await mkdtemp(join(tmpdir(), "photos-cloudinary-"));
  tempFiles = await diskTempFiles(folder);
});
afterEach(() => {
  cloudinary.faults.clear();
  cloudinary.clear();
  now = Math.floor(Date.now() / 1000);
});
afterAll(async () => {
  await cloudinary.close();
  await rm(folder, { recursive: true });
});

const openCloudinary = (change: Partial<CloudinaryKeys> = {}) =>
  cloudinaryFiles({ apiUrl: cloudinary.url, ...CLOUDINARY_KEYS, ...change }, { partBytes: MAX_PART_BYTES });
const openStore = (change: Partial<CloudinaryKeys> = {}): PhotoStore =>
  remotePhotoStore(openCloudinary(change), tempFiles);

const putPhoto = async (store: PhotoStore, assetId: string, bytes: string | Buffer) => {
  const tempFile = await store.createTempFile();
  await writeFile(tempFile, bytes);
  return store.put(tempFile, assetId, "master");
};
const storedBytesOf = (assetId: string) => cloudinary.files.get(`photos/${assetId}/master.jpg`)?.bytes;

photoStoreSuite("photos at Cloudinary", async () => openStore());

test.each(["dropBefore", "loseReply", "cutReply", "errorBefore", "errorAfter"] as const)(
  "a request that fails with %s is retried, and the photo is stored once and intact",
  async (kind) => {
    cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/upload"));
    cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/explicit"));
    if (kind !== "cutReply") cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/download"));
    expect(await putPhoto(openStore(), "abcdef", "picture")).toEqual({ kind: "stored" });
    const stored = await openStore().read("abcdef", "master");
    expect(stored && String(await buffer(stored.open()))).toBe("picture");
    expect([...cloudinary.files.keys()]).toEqual(["photos/abcdef/master.jpg"]);
  },
);

test.each(["loseReply", "errorBefore"] as const)(
  "a large photo is sent in parts, and a part that fails with %s is sent again",
  async (kind) => {
    const photo = randomBytes(2 * MAX_PART_BYTES + 1000);
    let part = 0;
    cloudinary.faults.next({ kind }, () => ++part === 2);
    expect(await putPhoto(openStore(), "large", photo)).toEqual({ kind: "stored" });
    expect(part).toBe(2);
    expect(storedBytesOf("large")?.equals(photo)).toBe(true);
    expect(
      await openStore().withFile("large", "master", async (path) => (await readFile(path)).equals(photo)),
    ).toBe(true);
  },
);

test("a photo as large as one part is sent whole", async () => {
  expect(await putPhoto(openStore(), "just-one", randomBytes(MAX_PART_BYTES))).toEqual({ kind: "stored" });
  expect(storedBytesOf("just-one")?.length).toBe(MAX_PART_BYTES);
});

test("requests over the rate limit are retried", async () => {
  cloudinary.rejectNextRequests(2);
  expect(await putPhoto(openStore(), "abcdef", "picture")).toEqual({ kind: "stored" });
});

test("a slow reply is awaited", async () => {
  cloudinary.faults.next({ kind: "delay", milliseconds: 100 });
  expect(await putPhoto(openStore(), "abcdef", "picture")).toEqual({ kind: "stored" });
});

test("an unreachable store throws PhotoStoreUnavailableError, and the temp file remains", async () => {
  cloudinary.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  const tempFile = await tempFiles.createTempFile();
  await writeFile(tempFile, "picture");
  await expect(openStore().put(tempFile, "abcdef", "master")).rejects.toThrow(PhotoStoreUnavailableError);
  cloudinary.faults.clear();
  expect(await openStore().put(tempFile, "abcdef", "master")).toEqual({ kind: "stored" });
});

test("a photo beyond the plan's limit rejects with Cloudinary's message", async () => {
  cloudinary.setMaxBytes(5);
  await expect(putPhoto(openStore(), "abcdef", "picture")).rejects.toThrow("File size too large");
});

test("a clock that is more than an hour wrong fails the check", async () => {
  now += 2 * 60 * 60;
  await expect(openCloudinary().check()).rejects.toThrow("Stale request");
});

test.each([
  ["another secret", { apiSecret: "wrong" }],
  ["an unknown key", { apiKey: "1" }],
  ["another cloud", { cloudName: "other" }],
])("%s fails the readiness check", async (_, change) => {
  await expect(openCloudinary(change).check()).rejects.toThrow(PhotoStoreUnavailableError);
  await expect(putPhoto(openStore(change), "abcdef", "picture")).rejects.toThrow(PhotoStoreUnavailableError);
  await openCloudinary().check();
});

test("the secret is not in the error message", async () => {
  const error = await putPhoto(openStore({ apiKey: "1" }), "abcdef", "picture").catch(String);
  expect(error).not.toContain(CLOUDINARY_KEYS.apiSecret);
});
