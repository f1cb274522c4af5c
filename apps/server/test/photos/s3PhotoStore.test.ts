import dns from "node:dns";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type FakeS3, S3_KEYS, startFakeS3 } from "@storywall/testkit/providers/s3/fakeS3.ts";
import type { S3Keys } from "@storywall/testkit/providers/s3/s3Signature.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "../../src/adapters/photos-s3/bucket.ts";
import { bucketUploads } from "../../src/adapters/photos-s3/bucketUploads.ts";
import { bucketUrl, signedRequests } from "../../src/adapters/photos-s3/signedRequests.ts";
import {
  type PhotoStore,
  PhotoStoreUnavailableError,
  type TempFiles,
} from "../../src/ports/photos/PhotoStore.ts";
import { photoStoreSuite } from "./photoStore.suite.ts";

let s3: FakeS3;
let folder = "";
beforeAll(async () => {
  s3 = await startFakeS3({ buckets: ["walls"] });
  folder = await mkdtemp(join(tmpdir(), "photos-s3-"));
});
afterEach(() => s3.faults.clear());
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

let count = 0;
const tempFiles: TempFiles = {
  createTempFile: async () => join(folder, `draft-${++count}`),
  discardTempFile: (tempFile) => rm(tempFile, { force: true }),
  discardTempFilesOlderThan: async () => {},
};
const openTestBucket = (change: Partial<S3Keys & { readonly bucket: string }>) =>
  openBucket(signedRequests({ endpoint: s3.url, bucket: "walls", ...S3_KEYS, ...change }));
const openStore = (change: Partial<S3Keys & { readonly bucket: string }> = {}): PhotoStore =>
  remotePhotoStore(openTestBucket(change), tempFiles);

const putPhoto = async (store: PhotoStore, assetId: string, text: string) => {
  const tempFile = await store.createTempFile();
  await writeFile(tempFile, text);
  return store.put(tempFile, assetId, "master");
};

photoStoreSuite("photos in a bucket", async () => {
  s3.clear();
  return openStore();
});

test("a stored photo leaves no file on this machine", async () => {
  const filesBefore = await readdir(folder);
  await putPhoto(openStore(), "abcdef", "picture");
  await openStore().withFile("abcdef", "master", async () => {});
  expect(await readdir(folder)).toEqual(filesBefore);
});

test("a photo is stored with the content type of its file", async () => {
  await putPhoto(openStore(), "hashed", "picture");
  expect(s3.objects.get("walls/photos/hashed/master.jpg")).toMatchObject({ contentType: "image/jpeg" });
  const tempFile = await tempFiles.createTempFile();
  await writeFile(tempFile, "<svg onload='alert(1)'/>");
  await openStore().put(tempFile, "hashed", "original");
  expect(s3.objects.get("walls/photos/hashed/original")?.contentType).toBe("application/octet-stream");
});

test.each(["dropBefore", "loseReply", "errorBefore", "errorAfter"] as const)(
  "a request that fails with %s is retried, and the photo is stored once and intact",
  async (kind) => {
    s3.faults.next({ kind }, ({ method }) => method === "PUT");
    expect(await putPhoto(openStore(), `photo-${kind}`, "picture")).toEqual({ kind: "stored" });
    s3.faults.next({ kind }, ({ method }) => method === "GET");
    const stored = await openStore().read(`photo-${kind}`, "master");
    expect(stored && String(await buffer(stored.open()))).toBe("picture");
  },
);

test("an unreachable store throws PhotoStoreUnavailableError, and the temp file remains", async () => {
  s3.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  const tempFile = await tempFiles.createTempFile();
  await writeFile(tempFile, "picture");
  await expect(openStore().put(tempFile, "abcdef", "master")).rejects.toThrow(PhotoStoreUnavailableError);
  s3.faults.clear();
  expect(await openStore().put(tempFile, "abcdef", "master")).toEqual({ kind: "stored" });
});

test("a full store returns noSpace and does not throw", async () => {
  s3.fill();
  expect(await putPhoto(openStore(), "too-much", "picture")).toEqual({ kind: "diskFull" });
  s3.clear();
});

test.each([
  ["another secret key", { secretAccessKey: "wrong" }],
  ["an unknown bucket", { bucket: "other" }],
])("%s fails the readiness check", async (_, change) => {
  const bucket = openTestBucket(change);
  await expect(bucket.check()).rejects.toThrow(PhotoStoreUnavailableError);
  await expect(putPhoto(openStore(change), "abcdef", "picture")).rejects.toThrow(PhotoStoreUnavailableError);
});

test("a photo that is deleted while it is read throws instead of returning part of it", async () => {
  const store = openStore();
  await putPhoto(store, "fleeting", "picture");
  const stored = await store.read("fleeting", "master");
  await store.delete("fleeting");
  const reading = stored ? buffer(stored.open()) : Promise.resolve();
  await expect(reading).rejects.toThrow(PhotoStoreUnavailableError);
});

test("the address of a bucket has its name in the path or in the host", () => {
  const bucket = { endpoint: "https://s3.example:9000", bucket: "walls" };
  expect(bucketUrl(bucket)).toBe("https://s3.example:9000/walls");
  expect(bucketUrl({ ...bucket, addressStyle: "virtualHost" })).toBe("https://walls.s3.example:9000");
});

test("a bucket with a host of its own stores, lists and deletes", async () => {
  const { lookup } = dns;
  // The bucket's host exists in no DNS; it is this machine.
  Object.assign(dns, {
    lookup: (_: string, ...rest: readonly unknown[]) => Reflect.apply(lookup, dns, ["127.0.0.1", ...rest]),
  });
  try {
    const endpoint = s3.url.replace("127.0.0.1", "s3.test");
    const requests = signedRequests({ endpoint, bucket: "walls", addressStyle: "virtualHost", ...S3_KEYS });
    const bucket = openBucket(requests);
    await bucket.check();
    const path = await tempFiles.createTempFile();
    await writeFile(path, "picture");
    await bucket.put("incoming/old", path, "image/jpeg");
    expect(await bucket.sizeOf("incoming/old")).toBe(7);
    expect(s3.objects.has("walls/incoming/old")).toBe(true);
    await bucketUploads(requests, bucket).removeOlderThan(new Date(Date.now() + 60_000));
    expect(s3.objects.has("walls/incoming/old")).toBe(false);
  } finally {
    Object.assign(dns, { lookup });
  }
});

test("leftovers of direct uploads are removed also beyond the first thousand", async () => {
  s3.clear();
  const requests = signedRequests({ endpoint: s3.url, bucket: "walls", ...S3_KEYS });
  const uploads = bucketUploads(requests, openBucket(requests));
  for (let at = 0; at < 1001; at += 91)
    await Promise.all(Array.from({ length: 91 }, (_, index) => uploads.begin(`upload-${at + index}`)));
  expect(s3.unfinished.size).toBe(1001);
  await uploads.removeOlderThan(new Date(Date.now() + 60_000));
  expect(s3.unfinished.size).toBe(0);
});
