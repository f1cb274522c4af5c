import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { completeUpload } from "@storywall/contract/calls/photos/completeUpload.ts";
import { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import { errorReply } from "@storywall/contract/errors.ts";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { type FakeS3, S3_KEYS, startFakeS3 } from "@storywall/testkit/providers/s3/fakeS3.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { quadrants } from "../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { openBucket } from "../../src/adapters/photos-s3/bucket.ts";
import { bucketUploads } from "../../src/adapters/photos-s3/bucketUploads.ts";
import { signedRequests } from "../../src/adapters/photos-s3/signedRequests.ts";
import type { DirectUploads } from "../../src/ports/photos/DirectUploads.ts";
import { purgeStaleUploads } from "../../src/usecases/photos/uploadMaintenance.ts";
import { type PhotoApp, startPhotoApp } from "./photoApp.ts";
import { createUpload, sendPatch } from "./tusRequests.ts";

let s3: FakeS3;
let bucketTime = () => new Date();
let folder = "";
let shop: PhotoApp;
/** An uncompressed PNG of two parts. */
let photo: Buffer;
let direct: DirectUploads;
beforeAll(async () => {
  s3 = await startFakeS3({
    buckets: ["walls"],
    now: () => bucketTime(),
    origins: ["https://za.example"],
  });
  folder = await mkdtemp(join(tmpdir(), "direct-"));
  const requests = signedRequests({ endpoint: s3.url, bucket: "walls", ...S3_KEYS });
  direct = bucketUploads(requests, openBucket(requests));
  shop = await startPhotoApp(folder, 0, direct);
  photo = await quadrants(1500, 1200).png({ compressionLevel: 0 }).toBuffer();
});
afterEach(() => {
  s3.faults.clear();
  s3.clear();
  bucketTime = () => new Date();
});
afterAll(async () => {
  await shop.app.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const beginUpload = (bytes: Uint8Array, promised?: string) =>
  createUpload(shop.address, bytes.length, promised === undefined ? {} : { sha256: promised });
const sendPost = (address: string) => fetch(address, { method: "POST" });
const listMissing = async (upload: string) =>
  z.parse(listMissingParts.reply, await (await sendPost(`${upload}/parts`)).json());
const requestCompletion = (upload: string) => sendPost(`${upload}/complete`);
const putPart = (url: string, body: Uint8Array, headers: Record<string, string> = {}) =>
  fetch(url, { method: "PUT", body: new Uint8Array(body), headers });
const sendMissing = async (upload: string, bytes: Uint8Array) => {
  const { part_bytes, parts } = await listMissing(upload);
  for (const { number, url } of parts) {
    const part = bytes.subarray((number - 1) * part_bytes, number * part_bytes);
    expect((await putPart(url, part)).status).toBe(200);
  }
};
const photoOf = async (upload: string) => z.parse(photoSchema, await (await fetch(upload)).json());
const originalOf = async (upload: string) => {
  const stored = await shop.services.photos.read((await photoOf(upload)).asset_id, "original");
  return stored && buffer(stored.open());
};
const errorOf = async (reply: Response) => ({
  status: reply.status,
  ...z.parse(errorReply, await reply.json()),
});

test("B4 parts are uploaded to the bucket, and after a reload only the missing ones", async () => {
  const upload = await beginUpload(photo, sha256(photo));
  const { part_bytes, parts } = await listMissing(upload);
  expect(parts.map(({ number }) => number)).toEqual([1, 2]);
  expect((await putPart(parts[1]?.url ?? "", photo.subarray(part_bytes))).status).toBe(200);

  const rest = await listMissing(upload);
  expect(rest.parts.map(({ number }) => number)).toEqual([1]);
  await putPart(rest.parts[0]?.url ?? "", photo.subarray(0, part_bytes));
  expect((await listMissing(upload)).parts).toEqual([]);

  const reply = await requestCompletion(upload);
  expect(z.parse(completeUpload.reply, await reply.json())).toEqual({});
  expect((await originalOf(upload))?.equals(photo)).toBe(true);
  expect(await photoOf(upload)).toMatchObject({
    format: "png",
    width: 1500,
    height: 1200,
    bytes: photo.length,
  });
  expect([s3.objects.size, s3.unfinished.size]).toEqual([0, 0]);
  expect((await requestCompletion(upload)).status).toBe(200);
  expect((await listMissing(upload)).parts).toEqual([]);
});

test("a signed URL accepts its own part of its own length for an hour, from pages of the shop", async () => {
  const upload = await beginUpload(photo);
  const { part_bytes, parts } = await listMissing(upload);
  const url = parts[0]?.url ?? "";
  const part = photo.subarray(0, part_bytes);
  expect((await putPart(url, photo.subarray(0, 1000))).status).toBe(403);
  expect((await putPart(url, photo)).status).toBe(403);
  expect((await putPart(url.replace("partNumber=1", "partNumber=2"), part)).status).toBe(403);
  expect((await putPart(url.replace(/X-Amz-Signature=\w+/, ""), part)).status).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  const preflight = (origin: string) =>
    fetch(url, { method: "OPTIONS", headers: { origin, "access-control-request-method": "PUT" } });
  expect((await preflight("https://za.example")).headers.get("access-control-allow-origin")).toBe(
    "https://za.example",
  );
  expect((await preflight("https://evil.example")).status).toBe(403);
  bucketTime = () => new Date(Date.now() + 2 * HOUR_MS);
  expect((await putPart(url, part)).status).toBe(403);
});

test("an upload with missing parts cannot be completed", async () => {
  const upload = await beginUpload(photo);
  expect(await errorOf(await requestCompletion(upload))).toMatchObject({ status: 409, error: "CONFLICT" });
  const { part_bytes, parts } = await listMissing(upload);
  await putPart(parts[0]?.url ?? "", photo.subarray(0, part_bytes));
  expect(await errorOf(await requestCompletion(upload))).toMatchObject({ status: 409, error: "CONFLICT" });
  expect(await errorOf(await fetch(upload))).toMatchObject({ status: 409, error: "UPLOAD_IN_PROGRESS" });
});

test.each([
  ["other bytes than it promised", async () => photo, "PHOTO_DAMAGED", 422],
  ["a web page", async () => Buffer.from("<html><script>alert(1)</script>"), "NOT_AN_IMAGE", 415],
  ["a picture that is too small", () => quadrants(100, 100).png().toBuffer(), "PHOTO_TOO_SMALL", 422],
] as const)(
  "a bad file in the bucket is rejected as from the network: %s",
  async (_, make, error, status) => {
    const bytes = await make();
    const upload = await beginUpload(bytes, error === "PHOTO_DAMAGED" ? "0".repeat(64) : undefined);
    await sendMissing(upload, bytes);
    expect((await requestCompletion(upload)).status).toBe(200);
    expect(await errorOf(await fetch(upload))).toMatchObject({ status, error });
    expect(s3.objects.size).toBe(0);
  },
);

test("swapped parts fail the checksum", async () => {
  const bytes = Buffer.concat([photo.subarray(0, direct.partBytes), Buffer.alloc(direct.partBytes, 7)]);
  const upload = await beginUpload(bytes, sha256(bytes));
  const { part_bytes, parts } = await listMissing(upload);
  await putPart(parts[0]?.url ?? "", bytes.subarray(part_bytes));
  await putPart(parts[1]?.url ?? "", bytes.subarray(0, part_bytes));
  await requestCompletion(upload);
  expect(await errorOf(await fetch(upload))).toMatchObject({ status: 422, error: "PHOTO_DAMAGED" });
});

test.each(["dropBefore", "loseReply", "errorAfter"] as const)(
  "joining that fails with %s is retried, and the photo is intact",
  async (kind) => {
    const small = await quadrants(300, 300).png().toBuffer();
    const upload = await beginUpload(small);
    await sendMissing(upload, small);
    s3.faults.next({ kind }, ({ method }) => method === "POST");
    expect((await requestCompletion(upload)).status).toBe(200);
    expect((await originalOf(upload))?.equals(small)).toBe(true);
  },
);

test("B4 a broken fetch from the bucket resumes, and concurrent completions give one photo", async () => {
  const upload = await beginUpload(photo, sha256(photo));
  await sendMissing(upload, photo);
  s3.faults.next({ kind: "cutReply" }, ({ method, path }) => method === "GET" && path.includes("/incoming/"));
  // The first reply is the list of parts.
  let answers = 0;
  s3.faults.next(
    { kind: "cutReply" },
    ({ method, path }) => method === "GET" && path.includes("/incoming/") && ++answers === 2,
  );
  expect((await requestCompletion(upload)).status).toBe(503);
  shop.serverErrors.length = 0;
  const half = await shop.services.uploads.find(upload.split("/").at(-1) ?? "");
  expect(half?.offset).toBeGreaterThan(0);
  const both = await Promise.all([requestCompletion(upload), requestCompletion(upload)]);
  // The second call takes over; the first may get UPLOAD_IN_PROGRESS.
  expect(both.map(({ status }) => status)).toContain(200);
  for (const reply of both.filter(({ status }) => status !== 200))
    expect(await errorOf(reply)).toMatchObject({ status: 409, error: "UPLOAD_IN_PROGRESS" });
  expect((await originalOf(upload))?.equals(photo)).toBe(true);
});

test("an unreachable bucket gives 503, and its parts remain for a later completion", async () => {
  const small = await quadrants(300, 300).png().toBuffer();
  const upload = await beginUpload(small);
  await sendMissing(upload, small);
  s3.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  expect((await requestCompletion(upload)).status).toBe(503);
  expect((await sendPost(`${upload}/parts`)).status).toBe(503);
  s3.faults.clear();
  shop.serverErrors.length = 0;
  expect((await requestCompletion(upload)).status).toBe(200);
  expect((await originalOf(upload))?.equals(small)).toBe(true);
});

test("an upload can continue through the shop instead of the bucket", async () => {
  const upload = await beginUpload(photo);
  await listMissing(upload);
  expect((await sendPatch(upload, 0, new Uint8Array(photo))).status).toBe(204);
  expect((await originalOf(upload))?.equals(photo)).toBe(true);
  expect((await requestCompletion(upload)).status).toBe(200);
});

test("B12 a cancelled upload deletes its parts, also after the bucket was unreachable", async () => {
  const upload = await beginUpload(photo);
  await sendMissing(upload, photo);
  const giveUp = () => fetch(upload, { method: "DELETE", headers: { "tus-resumable": "1.0.0" } });
  s3.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  expect((await giveUp()).status).toBe(503);
  s3.faults.clear();
  shop.serverErrors.length = 0;
  expect((await giveUp()).status).toBe(204);
  expect([s3.objects.size, s3.unfinished.size]).toEqual([0, 0]);
  expect((await sendPost(`${upload}/parts`)).status).toBe(404);
});

test("an unknown upload is not found, and one older than a day is expired", async () => {
  for (const what of ["parts", "complete"]) {
    expect((await sendPost(`${shop.address}/api/uploads/unknown/${what}`)).status).toBe(404);
    expect((await sendPost(`${shop.address}/api/uploads/..%2f..%2fetc/${what}`)).status).toBe(404);
  }
  const upload = await beginUpload(photo);
  shop.time.now = new Date(Date.now() + 25 * HOUR_MS);
  expect((await sendPost(`${upload}/parts`)).status).toBe(410);
  expect((await requestCompletion(upload)).status).toBe(410);
  shop.time.now = new Date();
});

test("abandoned uploads in the bucket are purged after a day, joined or not", async () => {
  const [abandoned, joined] = [await beginUpload(photo), await beginUpload(photo)];
  await listMissing(abandoned);
  await sendMissing(joined, photo);
  const id = joined.split("/").at(-1) ?? "";
  const here = await direct.find(id);
  if (here) await direct.join(id, here);
  await purgeStaleUploads(shop.services);
  expect([s3.unfinished.size, s3.objects.size]).toEqual([1, 1]);
  shop.time.now = new Date(Date.now() + 25 * HOUR_MS);
  await purgeStaleUploads(shop.services);
  expect([s3.unfinished.size, s3.objects.size]).toEqual([0, 0]);
  shop.time.now = new Date();
});

test("the server logs no unexpected error", () => {
  expect(shop.serverErrors).toEqual([]);
});
