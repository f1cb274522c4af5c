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
    direct: null,
  };
  receiver = createUploadReceiver({
    ...dependencies,
    uploads: await diskUploads(join(folder, randomIds.next())),
  });
  anna = randomIds.next();
  address = randomIds.next();
  await visitorRecords.insert({ id: anna, site: "ZA", createdAt: clock.now() });
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
  await receiver.drop(first.id);
  await receiver.drop(first.id);
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
    await visitors(testDatabase.database).insert({ id, site: "ZA", createdAt: clock.now() });
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
  await expect(receiver.receiveFile(broken(), { sender, maxBytes: 100 })).rejects.toThrow("went away");
  const complete = async function* () {
    yield Buffer.from("a photo");
  };
  expect((await receiver.receiveFile(complete(), { sender, maxBytes: 100 })).kind).toBe("ok");
  expect(await receiver.receiveFile(complete(), { sender, maxBytes: 100 })).toMatchObject({
    error: "PHOTO_QUOTA_REACHED",
  });
});
