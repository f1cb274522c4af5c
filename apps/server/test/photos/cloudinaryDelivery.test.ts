import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CLOUDINARY_KEYS,
  type FakeCloudinary,
  startFakeCloudinary,
} from "@storywall/testkit/providers/cloudinary/fakeCloudinary.ts";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { cloudinaryDelivery, withDelivery } from "../../src/adapters/photos-cloudinary/cloudinaryDelivery.ts";
import { cloudinaryFiles } from "../../src/adapters/photos-cloudinary/cloudinaryFiles.ts";
import { diskTempFiles } from "../../src/adapters/photos-disk/diskTempFiles.ts";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import { photoFileRoute } from "../../src/http/photos/photoFileRoute.ts";
import type { PhotoStore } from "../../src/ports/photos/PhotoStore.ts";
import { createGetDeliveryUrl } from "../../src/usecases/photos/getDeliveryUrl.ts";
import { createGetPhotoFile } from "../../src/usecases/photos/getPhotoFile.ts";
import {
  memoryPhotoRecords,
  memoryUploadLocks,
  UNLIMITED_DISK,
  UNLIMITED_STORAGE,
} from "./memoryAdapters.ts";

const START = new Date("2026-11-23T10:00:00Z");

let cloudinary: FakeCloudinary;
let folder = "";
let now = START;
let errors: unknown[] = [];
beforeAll(async () => {
  cloudinary = await startFakeCloudinary();
  folder = await mkdtemp(join(tmpdir(), "photos-delivery-"));
});
afterEach(() => {
  cloudinary.faults.clear();
  cloudinary.clear();
  now = START;
  errors = [];
});
afterAll(async () => {
  await cloudinary.close();
  await rm(folder, { recursive: true });
});

/** Opens the photo routes of a process whose copies are delivered. `changeStore` may replace parts of its store. */
const openShop = async (changeStore: (store: PhotoStore) => PhotoStore = (store) => store) => {
  const settings = {
    apiUrl: cloudinary.url,
    deliveryUrl: `${cloudinary.url}/${CLOUDINARY_KEYS.cloudName}`,
    ...CLOUDINARY_KEYS,
  };
  const delivery = cloudinaryDelivery(settings);
  const photos = changeStore(
    withDelivery(remotePhotoStore(cloudinaryFiles(settings), await diskTempFiles(folder)), delivery),
  );
  const dependencies = {
    photos,
    images: { resize: async () => ({ kind: "failed" }) as const },
    locks: memoryUploadLocks(),
    records: memoryPhotoRecords(),
    diskSpace: UNLIMITED_DISK,
    storageBudgets: UNLIMITED_STORAGE,
    clock: { now: () => now },
    reportError: (_name: string, error: unknown) => void errors.push(error),
  };
  const app = Fastify();
  photoFileRoute(app, {
    getPhotoFile: createGetPhotoFile(dependencies),
    getDeliveryUrl: createGetDeliveryUrl({ ...dependencies, delivery }),
  });
  return { photos, get: (url: string) => app.inject({ url }) };
};

const putMaster = async (photos: PhotoStore, assetId: string, bytes: string) => {
  const path = await photos.createTempFile();
  await writeFile(path, bytes);
  await photos.put(path, assetId, "master");
};
const addressOf = ({
  headers: { location },
}: {
  readonly headers: { readonly location?: unknown };
}): string => String(location);

test("a copy is served from a signed address of Cloudinary, and the master from the shop", async () => {
  const { photos, get } = await openShop();
  await putMaster(photos, "koi", "the master");
  const reply = await get("/photos/koi.jpg?w=640");
  expect(reply.statusCode).toBe(302);
  expect(reply.headers).toMatchObject({ "access-control-allow-origin": "*" });
  expect(addressOf(reply)).toMatch(
    /\/fake-cloud\/image\/authenticated\/s--[\w-]{32}--\/c_limit,f_auto,q_auto,w_640\/v1\/photos\/koi$/,
  );
  expect(await (await fetch(addressOf(reply))).text()).toBe("the master");

  const master = await get("/photos/koi.jpg");
  expect([master.statusCode, master.body]).toEqual([200, "the master"]);
  expect(await photos.withFile("koi", "master", (path) => readFile(path, "utf8"))).toBe("the master");
});

test("a signed address shows no other photo and no other size", async () => {
  const { photos, get } = await openShop();
  for (const assetId of ["koi", "owl"]) {
    await putMaster(photos, assetId, assetId);
    await get(`/photos/${assetId}.jpg?w=320`);
  }
  const address = addressOf(await get("/photos/koi.jpg?w=320"));
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(address)).toBe(200);
  expect(await statusOf(address.replace("koi", "owl"))).toBe(401);
  expect(await statusOf(address.replace("w_320", "w_9000"))).toBe(401);
  expect(address).not.toContain(CLOUDINARY_KEYS.apiSecret);
});

test("a photo is given to Cloudinary once, however many requests come", async () => {
  let uploads = 0;
  const { photos, get } = await openShop((store) => ({
    ...store,
    withFile: (...use) => {
      uploads += 1;
      return store.withFile(...use);
    },
  }));
  await putMaster(photos, "koi", "the master");
  await Promise.all([320, 640, 1280, 2048].map((width) => get(`/photos/koi.jpg?w=${width}`)));
  now = new Date(START.getTime() + 2 * 60 * 60 * 1000);
  expect((await get("/photos/koi.jpg?w=320")).statusCode).toBe(302);
  expect(uploads).toBe(1);
});

test("B12 deleting a photo removes it from delivery, also after the delivery was switched off", async () => {
  const { photos, get } = await openShop();
  await putMaster(photos, "koi", "the master");
  const address = addressOf(await get("/photos/koi.jpg?w=320"));
  const invalidations: unknown[] = [];
  cloudinary.faults.next({ kind: "delay", milliseconds: 0 }, ({ path, body }) => {
    if (path.endsWith("/image/destroy")) invalidations.push(String(body));
    return false;
  });
  await photos.delete("koi");
  expect(invalidations).toEqual([expect.stringMatching(/name="invalidate"\r\n\r\ntrue/)]);
  expect((await fetch(address)).status).toBe(404);
  expect([cloudinary.files.size, cloudinary.images.size]).toEqual([0, 0]);
});

test("B12 a photo that is deleted while it is given to Cloudinary does not remain there", async () => {
  const { photos, get } = await openShop((store) => ({
    ...store,
    withFile: (assetId, file, use) =>
      store.withFile(assetId, file, async (path) => {
        await store.delete(assetId);
        return use(path);
      }),
  }));
  await putMaster(photos, "koi", "the master");
  expect((await get("/photos/koi.jpg?w=320")).statusCode).toBe(404);
  expect(cloudinary.images.size).toBe(0);
});

test("an unknown photo is answered 404", async () => {
  const { get } = await openShop();
  expect((await get("/photos/unknown.jpg?w=320")).statusCode).toBe(404);
  expect(errors).toEqual([]);
});

test("what Cloudinary refuses is served by the shop, and tried again later", async () => {
  const { photos, get } = await openShop();
  await putMaster(photos, "koi", "the master");
  cloudinary.setMaxBytes(5);
  const reply = await get("/photos/koi.jpg?w=320");
  expect([reply.statusCode, reply.body]).toEqual([200, "the master"]);
  expect(String(errors)).toContain("File size too large");
  cloudinary.setMaxBytes(1000);
  expect((await get("/photos/koi.jpg?w=320")).statusCode).toBe(200);
  now = new Date(START.getTime() + 6 * 60 * 1000);
  expect((await get("/photos/koi.jpg?w=320")).statusCode).toBe(302);
});
