import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_PHOTO_BYTES_PER_VISITOR, MAX_PHOTOS_PER_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import { createFakeClock, DAY, type FakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photoRecords } from "../../src/adapters/database/photos/photoRecords.ts";
import { uploadReservations } from "../../src/adapters/database/photos/uploadReservations.ts";
import { visitors } from "../../src/adapters/database/visitor/visitors.ts";
import { diskUploads } from "../../src/adapters/photos-disk/diskUploads.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { createUploadReceiver, type UploadReceiver } from "../../src/usecases/photos/uploadReceiver.ts";
import type { TestDatabase } from "../support/databases.ts";

const GIGABYTE_BYTES = 1_000_000_000;
const LARGE_FILE_BYTES = 50_000_000;

/** Quotas of visitors and addresses; every database that the shop runs on passes it. */
export const photoQuotaSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(name, () => {
    let connected: TestDatabase;
    let folder = "";
    let clock: FakeClock;
    let receiver: UploadReceiver;
    let anna = "";
    let address = "";
    beforeAll(async () => {
      connected = await connect();
      folder = await mkdtemp(join(tmpdir(), "quota-"));
    });
    beforeEach(async () => {
      const { database } = connected;
      clock = createFakeClock();
      const known = visitors(database);
      const dependencies = {
        reservations: uploadReservations(database),
        visitors: known,
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
      await known.insert({ id: anna, site: "ZA", createdAt: clock.now() });
    });
    afterEach(async () => {
      await connected.database.deleteFrom("photos").execute();
    });
    afterAll(async () => {
      await connected?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const begin = async (size = 1000, visitorId: string | null = anna, visitorsPerAddress = 10) => {
      const id = randomIds.next();
      const sender = { visitorId, address: address, visitorsPerAddress };
      const begun = await receiver.begin({ id, size, metadata: {}, sender });
      return begun.kind === "ok" ? begun.value : begun.error;
    };
    const insertPhotos = async (count: number, bytes = 1000) => {
      const times = { createdAt: clock.now(), lastUsedAt: clock.now(), lookAt: clock.now() };
      const facts = { format: "jpeg", width: 400, height: 300, sha256: "0", uploader: anna } as const;
      const row = () => ({ assetId: randomIds.next(), bytes, ...facts, ...times });
      await connected.database
        .insertInto("photos")
        .values(Array.from({ length: count }, row))
        .execute();
    };

    test("reliability 21: a visitor has 200 photos, and the 201st is refused by its own name", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
      expect(await begin()).toMatchObject({ uploader: anna });
      expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
    });

    test("reliability 21: a visitor has 2 GB, to the byte", async () => {
      await insertPhotos(1, MAX_PHOTO_BYTES_PER_VISITOR - LARGE_FILE_BYTES);
      expect(await begin(LARGE_FILE_BYTES - 1)).toMatchObject({ uploader: anna });
      expect(await begin(2)).toBe("PHOTO_QUOTA_REACHED");
      expect(await begin(1)).toMatchObject({ uploader: anna });
    });

    test("reliability 21: of many uploads at the same moment no more begin than of many in turn", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 3);
      const begun = await Promise.all(Array.from({ length: 12 }, () => begin()));
      expect(begun.filter((one) => one === "PHOTO_QUOTA_REACHED")).toHaveLength(9);
    });

    test("B12 what was given up gives its share back", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
      const first = await begin();
      if (typeof first === "string") throw new Error(first);
      await receiver.drop(first.id);
      await receiver.drop(first.id);
      expect(await begin()).toMatchObject({ uploader: anna });
    });

    test("a process that died with an upload keeps its share for a day and no longer", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
      await begin();
      expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
      clock.advance(DAY + 1);
      expect(await begin()).toMatchObject({ uploader: anna });
    });

    test("one that died between a photo's row and its share counts it once", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 2);
      const upload = await begin();
      if (typeof upload === "string") throw new Error(upload);
      const times = { createdAt: clock.now(), lastUsedAt: clock.now() };
      await photoRecords(connected.database).insert({
        ...{ assetId: upload.assetId, format: "jpeg", width: 400, height: 300, bytes: 1000 },
        ...{ sha256: "0", uploader: anna, ...times },
      });
      expect(await begin()).toMatchObject({ uploader: anna });
      expect(await begin()).toBe("PHOTO_QUOTA_REACHED");
    });

    test("one visitor's quota is not another's, and an id that we never gave out has none", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR);
      expect(await begin(1000, randomIds.next())).toMatchObject({ uploader: null });
    });

    test("new visitors give an address no more than its own share of a day", async () => {
      const visit = async () => {
        const id = randomIds.next();
        await visitors(connected.database).insert({ id, site: "ZA", createdAt: clock.now() });
        return id;
      };
      const upload = async () => begin(LARGE_FILE_BYTES, await visit(), 0.05);
      expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
      expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
      expect(await upload()).toBe("PHOTO_QUOTA_REACHED");
      clock.advance(DAY);
      expect(await upload()).toMatchObject({ size: LARGE_FILE_BYTES });
    });

    test("whoever sends without a visitor shares one visitor's worth of a day with the address", async () => {
      const upload = () => begin(LARGE_FILE_BYTES, null);
      for (let sent = 0; sent < (2 * GIGABYTE_BYTES) / LARGE_FILE_BYTES; sent++)
        expect(typeof (await upload())).toBe("object");
      expect(await upload()).toBe("PHOTO_QUOTA_REACHED");
      expect(await begin(LARGE_FILE_BYTES, anna)).toMatchObject({ uploader: anna });
    });

    test("a whole file takes what its form says at most, and gives it back when it breaks off", async () => {
      await insertPhotos(MAX_PHOTOS_PER_VISITOR - 1);
      const sender = { visitorId: anna, address: address, visitorsPerAddress: 10 };
      const broken = async function* () {
        yield Buffer.from("half a photo");
        throw new Error("the sender went away");
      };
      await expect(receiver.receiveFile(broken(), { sender, maxBytes: 100 })).rejects.toThrow("went away");
      const whole = async function* () {
        yield Buffer.from("a photo");
      };
      expect((await receiver.receiveFile(whole(), { sender, maxBytes: 100 })).kind).toBe("ok");
      expect(await receiver.receiveFile(whole(), { sender, maxBytes: 100 })).toMatchObject({
        error: "PHOTO_QUOTA_REACHED",
      });
    });
  });
};
