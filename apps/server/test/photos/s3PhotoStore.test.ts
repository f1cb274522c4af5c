import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { S3Keys } from "@storywall/testkit/providers/s3/s3Signature.ts";
import { S3_KEYS, type S3StandIn, startS3StandIn } from "@storywall/testkit/providers/s3/s3StandIn.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "../../src/adapters/photos-s3/bucket.ts";
import { signedRequests } from "../../src/adapters/photos-s3/signedRequests.ts";
import { type Drafts, type PhotoStore, PhotoStoreUnavailable } from "../../src/ports/photos/PhotoStore.ts";
import { photoStoreSuite } from "./photoStore.suite.ts";

let s3: S3StandIn;
let folder = "";
beforeAll(async () => {
  s3 = await startS3StandIn({ buckets: ["walls"] });
  folder = await mkdtemp(join(tmpdir(), "photos-s3-"));
});
afterEach(() => s3.faults.stop());
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

let count = 0;
const drafts: Drafts = {
  draft: async () => join(folder, `draft-${++count}`),
  drop: (draft) => rm(draft, { force: true }),
  dropDraftsOlderThan: async () => {},
};
const bucketOf = (change: Partial<S3Keys & { readonly bucket: string }>) =>
  openBucket(signedRequests({ endpoint: s3.url, bucket: "walls", ...S3_KEYS, ...change }));
const open = (change: Partial<S3Keys & { readonly bucket: string }> = {}): PhotoStore =>
  remotePhotoStore(bucketOf(change), drafts);

const keep = async (store: PhotoStore, assetId: string, text: string) => {
  const draft = await store.draft();
  await writeFile(draft, text);
  return store.keep(draft, assetId, "master");
};

photoStoreSuite("photos in a bucket", async () => {
  s3.empty();
  return open();
});

test("a photo that was kept leaves nothing on this machine", async () => {
  const before = await readdir(folder);
  await keep(open(), "abcdef", "picture");
  await open().lend("abcdef", "master", async () => {});
  expect(await readdir(folder)).toEqual(before);
});

test("only what was sent is kept: the store hears the hash of the bytes", async () => {
  await keep(open(), "hashed", "picture");
  expect(s3.objects.get("walls/photos/hashed/master.jpg")).toMatchObject({ contentType: "image/jpeg" });
  const draft = await drafts.draft();
  await writeFile(draft, "<svg onload='alert(1)'/>");
  await open().keep(draft, "hashed", "original");
  expect(s3.objects.get("walls/photos/hashed/original")?.contentType).toBe("application/octet-stream");
});

test.each(["dropBefore", "loseReply", "errorBefore", "errorAfter"] as const)(
  "a request that meets %s is repeated, and the photo is there once and whole",
  async (kind) => {
    s3.faults.next({ kind }, ({ method }) => method === "PUT");
    expect(await keep(open(), `photo-${kind}`, "picture")).toEqual({ kind: "kept" });
    s3.faults.next({ kind }, ({ method }) => method === "GET");
    const stored = await open().read(`photo-${kind}`, "master");
    expect(stored && String(await buffer(stored.open()))).toBe("picture");
  },
);

test("a store that stays away is told as such, and the draft is still there", async () => {
  s3.faults.requestsByChance([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  const draft = await drafts.draft();
  await writeFile(draft, "picture");
  await expect(open().keep(draft, "abcdef", "master")).rejects.toThrow(PhotoStoreUnavailable);
  s3.faults.stop();
  expect(await open().keep(draft, "abcdef", "master")).toEqual({ kind: "kept" });
});

test("a full store is a sentence for the shopper, not a fault", async () => {
  s3.fill();
  expect(await keep(open(), "too-much", "picture")).toEqual({ kind: "noSpace" });
  s3.empty();
});

test.each([
  ["keys of somebody else", { secretAccessKey: "wrong" }],
  ["a bucket that is not there", { bucket: "other" }],
])("%s are noticed when the shop looks whether it is ready", async (_, change) => {
  const bucket = bucketOf(change);
  await expect(bucket.check()).rejects.toThrow(PhotoStoreUnavailable);
  await expect(keep(open(change), "abcdef", "picture")).rejects.toThrow(PhotoStoreUnavailable);
});

test("a photo that is deleted while somebody reads it ends in an error, not in half a picture", async () => {
  const store = open();
  await keep(store, "fleeting", "picture");
  const stored = await store.read("fleeting", "master");
  await store.delete("fleeting");
  const reading = stored ? buffer(stored.open()) : Promise.resolve();
  await expect(reading).rejects.toThrow(PhotoStoreUnavailable);
});
