import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { DAY_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { memoryUploadLocks } from "./memoryAdapters.ts";
import { type PhotoApp, startPhotoApp } from "./photoApp.ts";
import {
  createUpload,
  deleteUpload,
  getOffset,
  requestUpload,
  sendHead,
  sendOptions,
  sendPatch,
  stalledBody,
  waitUntil,
} from "./tusRequests.ts";

let folder = "";
let shop: PhotoApp;
let photo: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tus-"));
  shop = await startPhotoApp(folder);
  // Uncompressed, so that it is large enough to be sent in parts.
  photo = await quadrants(600, 400).png({ compressionLevel: 0 }).toBuffer();
});
afterAll(async () => {
  await shop.app.close();
  await rm(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const result = async (upload: string): Promise<{ status: number; body: unknown }> => {
  const reply = await fetch(upload);
  return { status: reply.status, body: await reply.json() };
};
const photoOf = async (upload: string) => z.parse(photoSchema, (await result(upload)).body);
const originalOf = async (assetId: string) => {
  const stored = await shop.services.photos.read(assetId, "original");
  return stored && buffer(stored.open());
};

test("R7.5 the standard tus client uploads in chunks, and the photo exists when it is done", async () => {
  const upload = await new Promise<Upload>((resolve, reject) => {
    const sending: Upload = new Upload(photo, {
      endpoint: `${shop.address}/api/uploads`,
      chunkSize: 100_000,
      metadata: { filename: "Grandma's 80th <b>.jpg" },
      onSuccess: () => resolve(sending),
      onError: reject,
    });
    sending.start();
  });
  const { status, body } = await result(upload.url ?? "");
  expect(status).toBe(200);
  expect(body).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/photos\/[A-Za-z0-9_-]{22,}\.jpg$/),
    format: "png",
    asset_id: expect.any(String),
    width: 600,
    height: 400,
    bytes: photo.length,
    printable: {
      square_small: "poor",
      rectangle_small: "poor",
      rectangle_medium: "poor",
      rectangle_large: "poor",
      rectangle_xlarge: "poor",
    },
  });
  const { asset_id } = z.parse(photoSchema, body);
  expect(await originalOf(asset_id)).toEqual(photo);
});

test("OPTIONS lists the protocol's extensions, checksums and size limit", async () => {
  const reply = await sendOptions(shop.address);
  expect(reply.status).toBe(204);
  expect(reply.headers.get("tus-extension")).toBe("creation,expiration,termination,checksum");
  expect(reply.headers.get("tus-checksum-algorithm")).toBe("sha1,sha256");
  expect(reply.headers.get("tus-max-size")).toBe("50000000");
});

test("OPTIONS allows no other origin", async () => {
  const reply = await sendOptions(shop.address);
  expect([...reply.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("an interrupted upload resumes at its offset", async () => {
  const upload = await createUpload(shop.address, photo.length);
  const goAway = new AbortController();
  const sending = sendPatch(upload, 0, stalledBody(photo.subarray(0, 300_000)), {}, goAway.signal);
  const broken = expect(sending).rejects.toThrow();
  await waitUntil(
    async () => (await shop.services.uploads.find(upload.split("/").at(-1) ?? ""))?.offset === 300_000,
  );
  goAway.abort();
  await broken;
  expect(await getOffset(upload)).toBe(300_000);
  const rest = await sendPatch(upload, 300_000, photo.subarray(300_000));
  expect(rest.status).toBe(204);
  const { asset_id } = await photoOf(upload);
  expect(await originalOf(asset_id)).toEqual(photo);
});

test("a returning client takes the upload over from its stalled connection", async () => {
  const upload = await createUpload(shop.address, photo.length);
  const hanging = sendPatch(upload, 0, stalledBody(photo.subarray(0, 200_000))).catch(() => undefined);
  await waitUntil(
    async () => (await shop.services.uploads.find(upload.split("/").at(-1) ?? ""))?.offset === 200_000,
  );
  expect(await getOffset(upload)).toBe(200_000);
  expect((await sendPatch(upload, 200_000, photo.subarray(200_000))).status).toBe(204);
  const { asset_id } = await photoOf(upload);
  expect(await originalOf(asset_id)).toEqual(photo);
  await hanging;
});

test("of two writers at one offset one gets 409, and their bytes do not mix", async () => {
  const upload = await createUpload(shop.address, photo.length);
  const replies = await Promise.all([sendPatch(upload, 0, photo), sendPatch(upload, 0, photo)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  const { asset_id } = await photoOf(upload);
  expect(await originalOf(asset_id)).toEqual(photo);
});

test("B4 late bytes of a sender that lost the lock do not shift those of the new holder", async () => {
  const { uploads } = shop.services;
  const upload = await createUpload(shop.address, 10);
  const append = vi.spyOn(uploads, "append").mockImplementationOnce(async (id, ...rest) => {
    // After the offset check and before the first byte of this request.
    await uploads.append(id, 0, Readable.from([Buffer.from("late")]), 10);
    return uploads.append(id, ...rest);
  });
  expect((await sendPatch(upload, 0, "latecomers")).status).toBe(409);
  append.mockRestore();
  expect(await getOffset(upload)).toBe(4);
  expect((await sendPatch(upload, 4, "comers")).status).toBe(204);
});

test("bytes with a wrong checksum are rejected and discarded", async () => {
  const upload = await createUpload(shop.address, photo.length);
  const checksum = { "upload-checksum": `sha256 ${sha256(photo).toString("base64")}` };
  const damaged = Buffer.from(photo);
  damaged[1000] = 255 - (damaged[1000] ?? 0);
  const refused = await sendPatch(upload, 0, damaged, checksum);
  expect(refused.status).toBe(460);
  expect(await refused.json()).toMatchObject({ statusCode: 460, error: "CHECKSUM_MISMATCH" });
  expect(await getOffset(upload)).toBe(0);
  expect((await sendPatch(upload, 0, photo, checksum)).status).toBe(204);
  expect((await result(upload)).status).toBe(200);
});

test.each(["md5 AAAA", "sha256 AAAA", "sha256", "sha256 not base64!"])(
  "an invalid checksum header is rejected: %s",
  async (checksum) => {
    const upload = await createUpload(shop.address, photo.length);
    expect((await sendPatch(upload, 0, photo, { "upload-checksum": checksum })).status).toBe(400);
    expect(await getOffset(upload)).toBe(0);
  },
);

test("the end of an ingested upload can be sent again", async () => {
  const upload = await createUpload(shop.address, photo.length);
  await sendPatch(upload, 0, new Uint8Array(photo));
  expect((await result(upload)).status).toBe(200);
  const again = await sendPatch(upload, photo.length, new Uint8Array());
  expect(again.status).toBe(204);
  expect(again.headers.get("upload-offset")).toBe(String(photo.length));
});

test("a complete file with another hash than announced is rejected", async () => {
  const damaged = Buffer.from(photo);
  damaged[photo.length - 100] = 255 - (damaged[photo.length - 100] ?? 0);
  const upload = await createUpload(shop.address, photo.length, { sha256: sha256(photo).toString("hex") });
  await sendPatch(upload, 0, damaged);
  expect(await result(upload)).toMatchObject({ status: 422, body: { error: "PHOTO_DAMAGED" } });
});

test("an upload of more than 50 MB is rejected before a byte is sent", async () => {
  expect((await requestUpload(shop.address, 50_000_000)).status).toBe(201);
  const refused = await requestUpload(shop.address, 50_000_001);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    error: "PHOTO_TOO_LARGE",
    message: expect.stringContaining("50 MB"),
  });
});

test("more bytes than announced are rejected, with and without a length", async () => {
  const upload = await createUpload(shop.address, 10);
  expect((await sendPatch(upload, 0, photo)).status).toBe(413);
  const chunked = new ReadableStream({
    start: (controller) => {
      controller.enqueue(photo);
      controller.close();
    },
  });
  expect((await sendPatch(upload, 0, chunked)).status).toBe(413);
  expect(await getOffset(upload)).toBe(0);
});

test("an unfinished upload gets UPLOAD_IN_PROGRESS", async () => {
  const upload = await createUpload(shop.address, photo.length);
  await sendPatch(upload, 0, photo.subarray(0, 1000));
  expect(await result(upload)).toMatchObject({ status: 409, body: { error: "UPLOAD_IN_PROGRESS" } });
});

test("a terminated upload is not found", async () => {
  const upload = await createUpload(shop.address, photo.length);
  expect((await deleteUpload(upload)).status).toBe(204);
  expect((await sendHead(upload)).status).toBe(404);
  expect((await sendPatch(upload, 0, photo)).status).toBe(404);
  expect(await result(upload)).toMatchObject({ status: 404, body: { error: "NOT_FOUND" } });
});

test("an upload expires after a day", async () => {
  const startTime = shop.time.now;
  // The tus library uses the system clock.
  shop.time.now = new Date(startTime.getTime() - DAY_MS - SECOND_MS);
  const upload = await createUpload(shop.address, photo.length);
  shop.time.now = startTime;
  const reply = await sendPatch(upload, 0, photo);
  expect(reply.status).toBe(410);
  expect(await reply.json()).toMatchObject({ error: "UPLOAD_EXPIRED" });
  expect(await result(upload)).toMatchObject({ status: 410, body: { error: "UPLOAD_EXPIRED" } });
});

/** Creates an upload with the visitor's cookie. */
const createAs = (visitor: string, size: number) =>
  fetch(`${shop.address}/api/uploads`, {
    method: "POST",
    headers: { "tus-resumable": "1.0.0", "upload-length": String(size), cookie: `visitor_id=${visitor}` },
  });

test("B12 a photo has its visitor as uploader, and none for an unknown visitor", async () => {
  for (const [visitor, uploader] of [
    ["anna", "anna"],
    ["made-up", null],
  ] as const) {
    const reply = await createAs(visitor, photo.length);
    const upload = new URL(reply.headers.get("location") ?? "", shop.address).href;
    await sendPatch(upload, 0, photo);
    expect(shop.records.all.get((await photoOf(upload)).asset_id)).toMatchObject({ uploader });
  }
});

test("reliability 21: a visitor beyond the quota gets a readable error, by tus and by form", async () => {
  const most = 50_000_000;
  const replies = await Promise.all(Array.from({ length: 40 }, () => createAs("ben", most)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  const tus = await createAs("ben", most);
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(photo)]), "one-more.png");
  const plain = await fetch(`${shop.address}/api/photos`, {
    method: "POST",
    body: form,
    headers: { cookie: "visitor_id=ben" },
  });
  for (const reply of [tus, plain]) {
    expect([reply.status, await reply.json()]).toEqual([
      422,
      {
        statusCode: 422,
        error: "PHOTO_QUOTA_REACHED",
        message: expect.stringMatching(/200 photos or 2 GB .* privacy page/),
      },
    ]);
  }
});

test("the server chooses upload ids with at least 128 random bits", async () => {
  const upload = await createUpload(shop.address, 10, { filename: "../../etc/passwd" });
  expect(upload).toMatch(/\/api\/uploads\/[A-Za-z0-9_-]{22,}$/);
  expect(await createUpload(shop.address, 10)).not.toBe(upload);
});

test.each(["..%2f..%2fetc", "%2e%2e", "a%00b", "x".repeat(90), "uploads"])(
  "no upload has the id %s",
  async (id) => {
    const reply = await sendHead(`${shop.address}/api/uploads/${id}`);
    expect(reply.status).toBe(404);
  },
);

test("a request without tus headers gets the common error reply", async () => {
  const reply = await fetch(`${shop.address}/api/uploads`, { method: "POST" });
  expect(reply.status).toBe(412);
  expect(await reply.json()).toMatchObject({
    statusCode: 412,
    error: "BAD_REQUEST",
    message: expect.any(String),
  });
});

test("the server logs no unexpected error", () => {
  expect(shop.serverErrors).toEqual([]);
});

test("R7.6 a sender that lost its lock gets 409 and can resume", async () => {
  const bytes = await quadrants(400, 300).png().toBuffer();
  const upload = await createUpload(shop.address, bytes.length);
  const { locks } = shop.services;
  const take = vi.spyOn(locks, "acquire");
  take.mockImplementationOnce(async (name, request) => {
    const lock = await memoryUploadLocks().acquire(name, request);
    return lock && { ...lock, isHeld: () => false };
  });
  const lost = await sendPatch(upload, 0, new Uint8Array(bytes));
  expect(lost.status).toBe(409);
  expect(await lost.json()).toMatchObject({ error: "CONFLICT", statusCode: 409 });
  const offset = await getOffset(upload);
  expect((await sendPatch(upload, offset, new Uint8Array(bytes.subarray(offset)))).status).toBe(204);
  expect((await fetch(upload)).status).toBe(200);
});
