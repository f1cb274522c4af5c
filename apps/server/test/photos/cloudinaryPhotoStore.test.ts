import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import {
  CLOUDINARY_KEYS,
  type CloudinaryKeys,
  type CloudinaryStandIn,
  startCloudinaryStandIn,
} from "@storywall/testkit/providers/cloudinary/cloudinaryStandIn.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openCloud } from "../../src/adapters/photos-cloudinary/cloud.ts";
import { diskDrafts } from "../../src/adapters/photos-disk/diskDrafts.ts";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import { type Drafts, type PhotoStore, PhotoStoreUnavailable } from "../../src/ports/photos/PhotoStore.ts";
import { photoStoreSuite } from "./photoStore.suite.ts";

const LARGEST_PART = 6_000_000;

let cloudinary: CloudinaryStandIn;
let now = Math.floor(Date.now() / 1000);
let folder = "";
let drafts: Drafts;
beforeAll(async () => {
  cloudinary = await startCloudinaryStandIn({ nowInSeconds: () => now });
  folder = await mkdtemp(join(tmpdir(), "photos-cloudinary-"));
  drafts = await diskDrafts(folder);
});
afterEach(() => {
  cloudinary.faults.stop();
  cloudinary.empty();
  now = Math.floor(Date.now() / 1000);
});
afterAll(async () => {
  await cloudinary.close();
  await rm(folder, { recursive: true });
});

const cloud = (change: Partial<CloudinaryKeys> = {}) =>
  openCloud({ apiUrl: cloudinary.url, ...CLOUDINARY_KEYS, ...change }, LARGEST_PART);
const open = (change: Partial<CloudinaryKeys> = {}): PhotoStore => remotePhotoStore(cloud(change), drafts);

const keep = async (store: PhotoStore, assetId: string, bytes: string | Buffer) => {
  const draft = await store.draft();
  await writeFile(draft, bytes);
  return store.keep(draft, assetId, "master");
};
const keptAt = (assetId: string) => cloudinary.files.get(`photos/${assetId}/master.jpg`)?.bytes;

photoStoreSuite("photos at Cloudinary", async () => open());

test.each(["dropBefore", "loseReply", "cutReply", "errorBefore", "errorAfter"] as const)(
  "a request that meets %s is repeated, and the photo is there once and whole",
  async (kind) => {
    cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/upload"));
    cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/explicit"));
    if (kind !== "cutReply") cloudinary.faults.next({ kind }, ({ path }) => path.endsWith("/download"));
    expect(await keep(open(), "abcdef", "picture")).toEqual({ kind: "kept" });
    const stored = await open().read("abcdef", "master");
    expect(stored && String(await buffer(stored.open()))).toBe("picture");
    expect([...cloudinary.files.keys()]).toEqual(["photos/abcdef/master.jpg"]);
  },
);

test.each(["loseReply", "errorBefore"] as const)(
  "a large photo goes in parts, and one that meets %s is sent again",
  async (kind) => {
    const photo = randomBytes(2 * LARGEST_PART + 1000);
    let part = 0;
    cloudinary.faults.next({ kind }, () => ++part === 2);
    expect(await keep(open(), "large", photo)).toEqual({ kind: "kept" });
    expect(part).toBe(2);
    expect(keptAt("large")?.equals(photo)).toBe(true);
    expect(await open().lend("large", "master", async (path) => (await readFile(path)).equals(photo))).toBe(
      true,
    );
  },
);

test("a photo as large as one part goes whole", async () => {
  expect(await keep(open(), "just-one", randomBytes(LARGEST_PART))).toEqual({ kind: "kept" });
  expect(keptAt("just-one")?.length).toBe(LARGEST_PART);
});

test("too many requests are waited for", async () => {
  cloudinary.limitRate(2);
  expect(await keep(open(), "abcdef", "picture")).toEqual({ kind: "kept" });
});

test("a slow answer is waited for", async () => {
  cloudinary.faults.next({ kind: "delay", milliseconds: 100 });
  expect(await keep(open(), "abcdef", "picture")).toEqual({ kind: "kept" });
});

test("a cloud that stays away is told as such, and the draft is still there", async () => {
  cloudinary.faults.requestsByChance([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  const draft = await drafts.draft();
  await writeFile(draft, "picture");
  await expect(open().keep(draft, "abcdef", "master")).rejects.toThrow(PhotoStoreUnavailable);
  cloudinary.faults.stop();
  expect(await open().keep(draft, "abcdef", "master")).toEqual({ kind: "kept" });
});

test("what the plan does not take says so in the log", async () => {
  cloudinary.takeAtMost(5);
  await expect(keep(open(), "abcdef", "picture")).rejects.toThrow("File size too large");
});

test("a clock that is more than an hour late is told", async () => {
  now += 2 * 60 * 60;
  await expect(cloud().check()).rejects.toThrow("Stale request");
});

test.each([
  ["another's secret", { apiSecret: "wrong" }],
  ["a key that is not there", { apiKey: "1" }],
  ["another cloud", { cloudName: "other" }],
])("%s is noticed when the shop looks whether it is ready", async (_, change) => {
  await expect(cloud(change).check()).rejects.toThrow(PhotoStoreUnavailable);
  await expect(keep(open(change), "abcdef", "picture")).rejects.toThrow(PhotoStoreUnavailable);
  await cloud().check();
});

test("the secret stands in no request and in no complaint", async () => {
  const complaint = await keep(open({ apiKey: "1" }), "abcdef", "picture").catch(String);
  expect(complaint).not.toContain(CLOUDINARY_KEYS.apiSecret);
});
