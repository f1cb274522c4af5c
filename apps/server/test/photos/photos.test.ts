import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uploadPhoto as uploadPhotoCall } from "@storywall/contract/calls/photos/uploadPhoto.ts";
import { ERROR_STATUS, type ErrorCode } from "@storywall/contract/errors.ts";
import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { ingestUnfinishedUploads } from "../../src/usecases/photos/uploadMaintenance.ts";
import { type PhotoApp, startPhotoApp } from "./photoApp.ts";
import { createUpload, sendPatch } from "./tusRequests.ts";

let folder = "";
let shop: PhotoApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  shop = await startPhotoApp(folder);
});
afterAll(async () => {
  await shop.app.close();
  await rm(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const fixture = (name: string) =>
  readFile(new URL(`../../src/adapters/images-sharp/test/${name}`, import.meta.url));
const aJpeg = () => quadrants(900, 600, 6).jpeg().toBuffer();

const form = (bytes: Uint8Array, field = "file", name = "photo.jpg"): FormData => {
  const data = new FormData();
  data.append("album", "summer");
  data.append(field, new Blob([new Uint8Array(bytes)]), name);
  return data;
};
const send = (body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = {}) =>
  fetch(`${shop.address}/api/photos`, { method: "POST", body, headers });
const uploadPhoto = async (bytes: Uint8Array): Promise<Photo> => {
  const reply = await send(form(bytes));
  expect(reply.status).toBe(201);
  return z.parse(photoSchema, await reply.json());
};
const sendByTus = async (bytes: Uint8Array): Promise<Response> => {
  const upload = await createUpload(shop.address, bytes.length);
  if (bytes.length > 0) await sendPatch(upload, 0, new Uint8Array(bytes));
  return fetch(upload);
};
/** Returns the URL of a photo at this test's server. */
const localUrlOf = (photo: Photo, query = "") => `${shop.address}${new URL(photo.url).pathname}${query}`;
const listFiles = async (subfolder: string) =>
  (await readdir(join(folder, subfolder), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

test("R7.5 a form upload returns the photo, upright", async () => {
  expect(await uploadPhoto(await aJpeg())).toMatchObject({ format: "jpeg", width: 900, height: 600 });
});

test("a photo beyond the form's limit is rejected", async () => {
  const reply = await send(form(new Uint8Array(50_000_001).fill(0xff)));
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ error: "PHOTO_TOO_LARGE" });
  expect(await listFiles("uploads")).toEqual([]);
});

const INVALID_PHOTOS: readonly (readonly [
  what: string,
  code: ErrorCode,
  bytes: () => Promise<Uint8Array>,
])[] = [
  ["an empty file", "NOT_AN_IMAGE", async () => new Uint8Array()],
  ["a web page", "NOT_AN_IMAGE", async () => Buffer.from("<html><script>alert(1)</script>")],
  ["an SVG", "NOT_AN_IMAGE", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a header that declares a false size", "TOO_MANY_PIXELS", () => fixture("declares-65500x65500.jpg")],
  ["damaged tables", "PHOTO_DAMAGED", () => fixture("corrupt-huffman-tables.jpg")],
  ["a HEIC cut short", "PHOTO_DAMAGED", () => fixture("truncated.heic")],
  ["a tiny picture", "PHOTO_TOO_SMALL", () => quadrants(100, 100).png().toBuffer()],
];

test.each(INVALID_PHOTOS)(
  "%s fails with %s, by form and by tus, also when read again",
  async (_, code, make) => {
    const bytes = await make();
    const byForm = await send(form(bytes));
    const expectedError = {
      statusCode: ERROR_STATUS[code],
      error: code,
      message: expect.stringMatching(/^This .*\.$/),
    };
    expect(byForm.status).toBe(ERROR_STATUS[code]);
    expect(await byForm.json()).toEqual(expectedError);
    const byTus = await sendByTus(bytes);
    expect(byTus.status).toBe(ERROR_STATUS[code]);
    expect(await byTus.json()).toEqual(expectedError);
    const again = await fetch(byTus.url);
    expect(await again.json()).toEqual(expectedError);
  },
);

test("bad photos do not affect a concurrent good one", async () => {
  const files = [...INVALID_PHOTOS.slice(3).map(([, , make]) => make()), aJpeg()];
  const replies = await Promise.all((await Promise.all(files)).map((bytes) => send(form(bytes))));
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 201]);
});

test("a body that is no form or has no file is rejected", async () => {
  const json = await send("{}", { "content-type": "application/json" });
  expect(json.status).toBe(415);
  expect(await json.json()).toMatchObject({ error: "WRONG_CONTENT_TYPE" });
  const wrongField = await send(form(await aJpeg(), "picture"));
  expect(wrongField.status).toBe(400);
  expect(await wrongField.json()).toMatchObject({ issues: [{ path: "file", message: "is missing" }] });
});

test("the same Idempotency-Key returns the same photo, and a mismatch for another photo", async () => {
  const key = { "idempotency-key": "once" };
  const first = await (await send(form(await aJpeg()), key)).text();
  const countBefore = shop.records.all.size;
  expect(await (await send(form(await aJpeg()), key)).text()).toBe(first);
  expect(shop.records.all.size).toBe(countBefore);
  const other = await send(form(await quadrants(300, 300).png().toBuffer()), key);
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ error: "IDEMPOTENCY_MISMATCH" });
});

test("B12 a photo is served as a JPEG that caches ask about again within a day, and in which no script can run", async () => {
  const reply = await fetch(localUrlOf(await uploadPhoto(await aJpeg())));
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=86400, s-maxage=3600",
  });
  expect(await sharp(await reply.bytes()).metadata()).toMatchObject({
    format: "jpeg",
    width: 900,
    height: 600,
  });
});

test("B12 a cached photo gets 304 while it is stored, also when a cache has weakened the tag", async () => {
  const address = localUrlOf(await uploadPhoto(await aJpeg()));
  const etag = (await fetch(address)).headers.get("etag") ?? "";
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    expect((await fetch(address, { headers: { "if-none-match": tag } })).status).toBe(304);
  }
  expect((await fetch(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("HEAD on a photo returns its size", async () => {
  const address = localUrlOf(await uploadPhoto(await aJpeg()));
  const length = (await (await fetch(address)).bytes()).length;
  const reply = await fetch(address, { method: "HEAD" });
  expect(reply.headers.get("content-length")).toBe(String(length));
});

test("a smaller copy is made once for concurrent requests", async () => {
  const address = localUrlOf(await uploadPhoto(await aJpeg()), "?w=320");
  const resize = vi.spyOn(shop.services.images, "resize");
  const copies = await Promise.all([1, 2, 3].map(async () => (await fetch(address)).bytes()));
  expect(resize).toHaveBeenCalledOnce();
  expect(await sharp(copies[0]).metadata()).toMatchObject({ width: 320, height: 213 });
  await (await fetch(address)).bytes();
  expect(resize).toHaveBeenCalledOnce();
});

const FORMATS_BY_ACCEPT = [
  ["image/avif,image/webp,image/*,*/*;q=0.8", "image/avif"],
  ["image/webp,image/*,*/*;q=0.8", "image/webp"],
  ["*/*", "image/jpeg"],
] as const;

test("a smaller copy has the format that the browser accepts, each made once with its own ETag", async () => {
  const address = localUrlOf(await uploadPhoto(await aJpeg()), "?w=640");
  const resize = vi.spyOn(shop.services.images, "resize");
  const tags = new Set<string | null>();
  for (const [accept, type] of [...FORMATS_BY_ACCEPT, ...FORMATS_BY_ACCEPT]) {
    const reply = await fetch(address, { headers: { accept } });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": type,
      vary: "Accept",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=86400, s-maxage=3600",
    });
    expect((await sharp(await reply.bytes()).metadata()).width).toBe(640);
    tags.add(reply.headers.get("etag"));
  }
  expect(tags.size).toBe(3);
  expect(resize).toHaveBeenCalledTimes(3);
});

test("the full photo is always a JPEG, since prints are made from it", async () => {
  const reply = await fetch(localUrlOf(await uploadPhoto(await aJpeg())), {
    headers: { accept: "image/avif" },
  });
  expect([reply.headers.get("content-type"), reply.headers.get("vary")]).toEqual(["image/jpeg", null]);
  await reply.body?.cancel();
});

test("a copy that another process is making is awaited", async () => {
  const photo = await uploadPhoto(await aJpeg());
  const { locks, images, photos } = shop.services;
  const lock = await locks.acquire(`copying ${photo.asset_id}/320.jpg`, {
    onReleaseNeeded: () => {},
    signal: AbortSignal.timeout(10_000),
  });
  const acquire = vi.spyOn(locks, "acquire");
  const resize = vi.spyOn(images, "resize");
  const asking = fetch(localUrlOf(photo, "?w=320"));
  await vi.waitFor(() => expect(acquire).toHaveBeenCalled());
  const tempFile = await photos.createTempFile();
  await writeFile(tempFile, await quadrants(320, 213).jpeg().toBuffer());
  await photos.put(tempFile, photo.asset_id, "320.jpg");
  await lock?.release();
  expect((await sharp(await (await asking).bytes()).metadata()).width).toBe(320);
  expect(resize).not.toHaveBeenCalled();
});

test("copies are made while the database is down", async () => {
  const photo = await uploadPhoto(await aJpeg());
  vi.spyOn(shop.services.locks, "acquire").mockRejectedValue(new Error("no database"));
  const reply = await fetch(localUrlOf(photo, "?w=320"));
  expect((await sharp(await reply.bytes()).metadata()).width).toBe(320);
});

test("a request for an unknown photo acquires no lock", async () => {
  const acquire = vi.spyOn(shop.services.locks, "acquire");
  expect((await fetch(`${shop.address}/photos/nosuchphoto.jpg?w=320`)).status).toBe(404);
  expect(acquire).not.toHaveBeenCalled();
});

test("B12 no served variant has personal metadata", async () => {
  const photo = await uploadPhoto(await fixture("sunset-with-gps.jpg"));
  for (const query of ["", "?w=320", "?w=640", "?w=1280", "?w=2048"]) {
    const accept = query === "?w=1280" ? "image/avif" : query === "?w=2048" ? "image/webp" : "*/*";
    const reply = await fetch(localUrlOf(photo, query), { headers: { accept } });
    const { exif, xmp, iptc, comments } = await sharp(await reply.bytes()).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test.each([
  "nosuchphoto.jpg",
  "nosuchphoto.png",
  "..%2f..%2fmaster.jpg",
  "%2e%2e.jpg",
  "a%00.jpg",
  "original",
  `${"x".repeat(90)}.jpg`,
])("there is no photo at %s", async (name) => {
  const reply = await fetch(`${shop.address}/photos/${name}`);
  expect(reply.status).toBe(404);
});

test.each(["?w=1", "?w=321", "?w=", "?w=320&w=640", "?w=../original", "?w=99999999"])(
  "there is no copy at %s",
  async (query) => {
    expect((await fetch(localUrlOf(await uploadPhoto(await aJpeg()), query))).status).toBe(404);
  },
);

test("reliability 21: below the floor of free space no photo is accepted, and stored ones are served", async () => {
  const photo = await uploadPhoto(await aJpeg());
  const bytes = new Uint8Array(await aJpeg());
  const begun = await createUpload(shop.address, bytes.length);
  shop.disk.isLow = true;
  try {
    const refused = await send(form(bytes));
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      error: "NO_SPACE_LEFT",
      message: expect.stringContaining("can't accept more photos"),
    });
    await expect(createUpload(shop.address, bytes.length)).rejects.toThrow("507");
    expect((await sendPatch(begun, 0, bytes)).status).toBe(507);
    const before = (await listFiles("photos")).length;
    expect((await fetch(localUrlOf(photo, "?w=320"))).status).toBe(200);
    expect(await listFiles("photos")).toHaveLength(before);
  } finally {
    shop.disk.isLow = false;
  }
  expect((await sendPatch(begun, 0, bytes)).status).toBe(204);
  expect((await fetch(begun)).status).toBe(200);
});

test("reliability 21: a photo whose master exceeds the quota is refused, and nothing of it is stored", async () => {
  const before = (await listFiles("photos")).length;
  const update = vi.spyOn(shop.services.reservations, "update");
  update.mockResolvedValue({ kind: "quotaExceeded", holderId: "the visitor" });
  const bytes = await aJpeg();
  const reply = await sendByTus(bytes);
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ error: "PHOTO_QUOTA_REACHED" });
  expect(update.mock.calls[0]?.[1]).toBeGreaterThan(bytes.length);
  expect(await listFiles("photos")).toHaveLength(before);
});

test("a full disk gives 507 and stores nothing, and the upload resumes when there is space", async () => {
  const bytes = await aJpeg();
  const rows = shop.records.all.size;
  const files = (await listFiles("photos")).length;
  const noSpace = vi.spyOn(shop.services.images, "createMaster").mockResolvedValue({ kind: "diskFull" });
  const upload = await createUpload(shop.address, bytes.length);
  await sendPatch(upload, 0, new Uint8Array(bytes));
  const refused = await fetch(upload);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ error: "NO_SPACE_LEFT" });
  expect(shop.records.all.size).toBe(rows);
  expect(await listFiles("photos")).toHaveLength(files);
  noSpace.mockRestore();
  expect((await fetch(upload)).status).toBe(200);
});

test("B4 a photo for which the machine has too little time is read when the shopper asks again", async () => {
  const bytes = await aJpeg();
  const busy = vi.spyOn(shop.services.images, "createMaster").mockResolvedValue({ kind: "busy" });
  const upload = await createUpload(shop.address, bytes.length);
  await sendPatch(upload, 0, new Uint8Array(bytes));
  const pending = await fetch(upload);
  expect(pending.status).toBe(409);
  expect(await pending.json()).toMatchObject({ error: "UPLOAD_IN_PROGRESS" });
  busy.mockRestore();
  expect((await fetch(upload)).status).toBe(200);
});

test("R7.5 a form for which the machine has too little time is answered 409, and accepted when it is sent again", async () => {
  const bytes = await aJpeg();
  const busy = vi.spyOn(shop.services.images, "createMaster").mockResolvedValue({ kind: "busy" });
  const refused = await send(form(bytes));
  busy.mockRestore();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "UPLOAD_IN_PROGRESS" });
  expect(uploadPhotoCall.errors).toContain("UPLOAD_IN_PROGRESS");
  expect((await send(form(bytes))).status).toBe(201);
});

test("a sender that is rejected during its body gets the error, and its connection stays usable", async () => {
  const much = new Uint8Array(20_000_000).fill(7);
  const upload = await createUpload(shop.address, much.length);
  vi.spyOn(shop.services.uploads, "append").mockImplementation(async (_id, _offset, bytes) => {
    for await (const _first of bytes) break;
    return { kind: "diskFull" };
  });
  expect((await sendPatch(upload, 0, much)).status).toBe(507);
  expect((await send(form(much))).status).toBe(507);
  expect((await fetch(`${shop.address}/photos/none.jpg`)).status).toBe(404);
});

test("an upload that was not ingested before a crash is ingested at the next start", async () => {
  const bytes = await aJpeg();
  const failing = vi.spyOn(shop.services.ingest, "resultOf").mockRejectedValue(new Error("crash"));
  const upload = await createUpload(shop.address, bytes.length);
  await sendPatch(upload, 0, new Uint8Array(bytes));
  await shop.services.background.drain();
  failing.mockRestore();
  shop.serverErrors.length = 0;
  const rows = shop.records.all.size;
  await ingestUnfinishedUploads(shop.services);
  expect(shop.records.all.size).toBe(rows + 1);
  expect((await fetch(upload)).status).toBe(200);
});

test("a crash between storing the row and the outcome creates no second photo", async () => {
  const bytes = await aJpeg();
  const failing = vi.spyOn(shop.services.uploads, "settle").mockRejectedValue(new Error("crash"));
  const upload = await createUpload(shop.address, bytes.length);
  await sendPatch(upload, 0, new Uint8Array(bytes));
  expect((await fetch(upload)).status).toBe(500);
  const rows = shop.records.all.size;
  failing.mockRestore();
  shop.serverErrors.length = 0;
  expect((await fetch(upload)).status).toBe(200);
  expect(shop.records.all.size).toBe(rows);
});

test("a form upload whose row could not be stored is ingested again", async () => {
  const failingInsert = vi
    .spyOn(shop.records, "insert")
    .mockRejectedValue(new Error("the database went away"));
  expect((await send(form(await aJpeg()))).status).toBe(500);
  failingInsert.mockRestore();
  shop.serverErrors.length = 0;
  const rows = shop.records.all.size;
  await ingestUnfinishedUploads(shop.services);
  expect(shop.records.all.size).toBe(rows + 1);
});

test("every row has its files and every file its row", async () => {
  const stored = new Set(
    (await readdir(join(folder, "photos", "by-id"), { recursive: true })).flatMap((path) =>
      path.split("/").slice(1, 2),
    ),
  );
  expect([...stored].sort()).toEqual([...shop.records.all.keys()].sort());
  expect(await readdir(join(folder, "photos", "drafts"))).toEqual([]);
});

test("the server logs no unexpected error", () => {
  expect(shop.serverErrors).toEqual([]);
});
