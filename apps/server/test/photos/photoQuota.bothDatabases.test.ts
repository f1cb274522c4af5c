// Upload quotas of visitors and addresses.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_PHOTO_BYTES_PER_VISITOR, MAX_PHOTOS_PER_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock, type FakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { photoRecords } from "../../src/adapters/database/photos/photoRecords.ts";
import { uploadReservations } from "../../src/adapters/database/photos/uploadReservations.ts";
import { visitors } from "../../src/adapters/database/visitor/visitors.ts";
import { diskUploads } from "../../src/adapters/photos-disk/diskUploads.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { createUploadReceiver, type UploadReceiver } from "../../src/usecases/photos/uploadReceiver.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { UNLIMITED_DISK } from "./memoryAdapters.ts";

const GIGABYTE_BYTES = 1_000_000_000;
const LARGE_FILE_BYTES = 50_000_000;

const testDatabase = useTestDatabase();
let folder = "";
let clock: FakeClock;
let receiver: UploadReceiver;
let anna = "";
let address = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quota-"));
});
beforeEach(async () => {
  const { database } = testDatabase;
  clock = createFakeClock();
  const visitorRecords = visitors(database);
  const dependencies = {
    reservations: uploadReservations(database),
    visitors: visitorRecords,
    clock,
    ids: randomIds,
    directUploads: null,
    diskSpace: UNLIMITED_DISK,
  };
  receiver = createUploadReceiver({
    ...dependencies,
    uploads: await diskUploads(join(folder, randomIds.next())),
  });
  anna = randomIds.next();
  address = randomIds.next();
  await visitorRecords.insert({ id: anna, site: "ZA", createdAt: clock.now(), isStaff: false });
});
afterEach(async () => {
  await testDatabase.database.deleteFrom("photos").execute();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const begin = async (size = 1000, visitorId: string | null = anna, visitorsPerAddress = 10) => {
  const id = randomIds.next();
  const sender = { visitorId, address: address, visitorsPerAddress };
  const upload = await receiver.begin({ id, size, metadata: {}, sender });
  return upload.kind === "ok" ? upload.value : upload.error;
};
const insertPhotos = async (count: number, bytes = 1000) => {
  const times = { createdAt: clock.now(), lastUsedAt: clock.now(), lookAt: clock.now() };
  const photoFields = { format: "jpeg", width: 400, height: 300, sha256: "0", uploader: anna } as const;
  const row = () => ({ assetId: randomIds.next(), bytes, ...photoFields, ...times });
  await testDatabase.database
    .insertInto("photos")
    .values(Array.from({ length: count }, row))
    .execute();
};

test("reliability 21: a visitor can have 200 photos, and the 201st fails with PHOTO_QUOTA_REACHED", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
  expect(await begin()).toMatchObject({ uploader: anna });
  expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
});

test("reliability 21: a visitor can have exactly 2 GB", async () => {
  await insertPhotos(1, MAX_PHOTO_BYTES_PER_VISITOR - LARGE_FILE_BYTES);
  expect(await begin(LARGE_FILE_BYTES - 1)).toMatchObject({ uploader: anna });
  expect(await begin(2)).toBe("PHOTO_QUOTA_REACHED");
  expect(await begin(1)).toMatchObject({ uploader: anna });
});

test("reliability 21: concurrent uploads cannot exceed the quota", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 3);
  const uploads = await Promise.all(Array.from({ length: 12 }, () => begin()));
  expect(uploads.filter((upload) => upload === "PHOTO_QUOTA_REACHED")).toHaveLength(9);
});

test("B12 a dropped upload releases its reservation", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
  const first = await begin();
  if (typeof first === "string") throw new Error(first);
  await receiver.discard(first.id);
  await receiver.discard(first.id);
  expect(await begin()).toMatchObject({ uploader: anna });
});

test("a reservation of a dead process expires after a day", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
  await begin();
  expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
  clock.advance(DAY_MS + 1);
  expect(await begin()).toMatchObject({ uploader: anna });
});

test("a photo whose reservation was not released counts once", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 2);
  const upload = await begin();
  if (typeof upload === "string") throw new Error(upload);
  const times = { createdAt: clock.now(), lastUsedAt: clock.now() };
  await photoRecords(testDatabase.database).insert({
    ...{ assetId: upload.assetId, format: "jpeg", width: 400, height: 300, bytes: 1000 },
    ...{ sha256: "0", uploader: anna, ...times },
  });
  expect(await begin()).toMatchObject({ uploader: anna });
  expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
});

test("an unknown visitor id uses no visitor's quota", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR);
  expect(await begin(1000, randomIds.next())).toMatchObject({ uploader: null });
});

test("new visitors do not raise the daily quota of their address", async () => {
  const visit = async () => {
    const id = randomIds.next();
    await visitors(testDatabase.database).insert({ id, site: "ZA", createdAt: clock.now(), isStaff: false });
    return id;
  };
  const upload = async () => begin(LARGE_FILE_BYTES, await visit(), 0.05);
  expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
  expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
  expect(await upload()).toBe("PHOTO_QUOTA_REACHED");
  clock.advance(DAY_MS);
  expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
});

test("uploads without a visitor share one visitor's daily quota per address", async () => {
  const upload = () => begin(LARGE_FILE_BYTES, null);
  for (let sent = 0; sent < (2 * GIGABYTE_BYTES) / LARGE_FILE_BYTES; sent++)
    expect(typeof (await upload())).toBe("object");
  expect(await upload()).toBe("PHOTO_QUOTA_REACHED");
  expect(await begin(LARGE_FILE_BYTES, anna)).toMatchObject({ uploader: anna });
});

test("a form upload reserves its maximum size, and releases it when the upload breaks off", async () => {
  await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
  const sender = { visitorId: anna, address: address, visitorsPerAddress: 10 };
  const broken = async function* () {
    yield Buffer.from("half a photo");
    throw new Error("the sender went away");
  };
  await expect(receiver.receiveFile(broken(), { sender, announcedBytes: 100 })).rejects.toThrow("went away");
  const complete = async function* () {
    yield Buffer.from("a photo");
  };
  expect((await receiver.receiveFile(complete(), { sender, announcedBytes: 100 })).kind).toBe("ok");
  expect(await receiver.receiveFile(complete(), { sender, announcedBytes: 100 })).toMatchObject({
    error: "PHOTO_QUOTA_REACHED",
  });
});

test("reliability 21: a photo counts with its master, and is refused when they exceed the quota", async () => {
  const reservations = uploadReservations(testDatabase.database);
  await insertPhotos(1, MAX_PHOTO_BYTES_PER_VISITOR - 10_000);
  const upload = await begin(300);
  if (typeof upload === "string") throw new Error(upload);
  expect(await reservations.update(upload.assetId, 10_001, clock.now())).toEqual({
    kind: "quotaExceeded",
    holderId: anna,
  });
  expect(await reservations.update(upload.assetId, 9_000, clock.now())).toEqual({ kind: "reserved" });
  expect(await begin(1001)).toBe("PHOTO_QUOTA_REACHED");
  expect(await begin(1000)).toMatchObject({ uploader: anna });
});

test("reliability 21: the master and the copies of a stored photo count", async () => {
  const records = photoRecords(testDatabase.database);
  const times = { createdAt: clock.now(), lastUsedAt: clock.now() };
  const assetId = randomIds.next();
  const fields = {
    format: "webp",
    width: 400,
    height: 300,
    bytes: 300,
    sha256: "0",
    uploader: anna,
  } as const;
  await records.insert({ assetId, ...fields, ...times }, MAX_PHOTO_BYTES_PER_VISITOR - 2000);
  expect(await begin(2001)).toBe("PHOTO_QUOTA_REACHED");
  await records.addStoredBytes(assetId, 1000);
  expect(await begin(1001)).toBe("PHOTO_QUOTA_REACHED");
  expect(await begin(1000)).toMatchObject({ uploader: anna });
});

test("reliability 21: masters and copies count toward the daily quota of an address too", async () => {
  const reservations = uploadReservations(testDatabase.database);
  const begun = await begin(300, anna, 0.05);
  if (typeof begun === "string") throw new Error(begun);
  expect(await reservations.update(begun.assetId, 90_000_000, clock.now())).toEqual({ kind: "reserved" });
  await reservations.release(begun.assetId, anna);
  await photoRecords(testDatabase.database).addStoredBytes(begun.assetId, 9_000_000);
  expect(await begin(2_000_000, anna, 0.05)).toBe("PHOTO_QUOTA_REACHED");
  expect(await begin(1_000_000, anna, 0.05)).toMatchObject({ uploader: anna });
});

test("reliability 21: small files whose masters are large cannot exceed the quota together", async () => {
  const reservations = uploadReservations(testDatabase.database);
  const uploads = await Promise.all(Array.from({ length: 30 }, () => begin(300)));
  const updates = await Promise.all(
    uploads.map((upload) =>
      typeof upload === "string" ? upload : reservations.update(upload.assetId, 80_000_000, clock.now()),
    ),
  );
  expect(updates.filter((update) => typeof update === "object" && update.kind === "reserved")).toHaveLength(
    24,
  );
});
