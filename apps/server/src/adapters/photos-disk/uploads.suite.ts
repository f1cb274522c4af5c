import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { NewUpload, Uploads } from "../../ports/photos/Uploads.ts";

const CREATED_AT = new Date("2026-11-21T10:00:00Z");
const newUpload = (id: string, size: number | undefined): NewUpload => ({
  id,
  assetId: `asset-${id}`,
  uploader: "anna",
  size,
  metadata: { filename: "été à la plage.jpg", empty: null },
  createdAt: CREATED_AT,
});

async function* bytes(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
async function* bytesThenError(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  yield* bytes(...parts);
  throw new Error("the sender went away");
}
const sha256 = (text: string) => createHash("sha256").update(text).digest();
const NO_LIMIT = 1000;

/** Tests of the port Uploads; each adapter runs them. */
export const uploadsSuite = (name: string, createUploads: () => Promise<Uploads>): void => {
  const textOf = (uploads: Uploads, id: string) =>
    uploads.withFile(id, async (path) => (await readFile(path)).toString());

  test(`${name}: a new upload is found as it was created`, async () => {
    const uploads = await createUploads();
    expect(await uploads.create(newUpload("u1", 10))).toEqual({ kind: "created" });
    expect(await uploads.find("u1")).toEqual({ ...newUpload("u1", 10), offset: 0, outcome: undefined });
    expect(await uploads.find("u2")).toBeUndefined();
  });

  test(`${name}: chunks are appended in order`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 11));
    expect(await uploads.append("u1", 0, bytes("hel", "lo "), NO_LIMIT)).toEqual({
      kind: "appended",
      offset: 6,
    });
    expect(await uploads.append("u1", 6, bytes("world"), NO_LIMIT)).toEqual({ kind: "appended", offset: 11 });
    expect((await uploads.find("u1"))?.offset).toBe(11);
    expect(await textOf(uploads, "u1")).toBe("hello world");
    expect(await uploads.sha256("u1")).toBe(sha256("hello world").toString("hex"));
  });

  test(`${name}: bytes for another offset are not written`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 11));
    await uploads.append("u1", 0, bytes("hello "), NO_LIMIT);
    for (const offset of [0, 5, 7])
      expect(await uploads.append("u1", offset, bytes("world"), NO_LIMIT)).toEqual({ kind: "otherOffset" });
    expect(await textOf(uploads, "u1")).toBe("hello ");
  });

  test(`${name}: bytes that arrived before the connection broke stay`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 11));
    await expect(uploads.append("u1", 0, bytesThenError("hel", "lo"), NO_LIMIT)).rejects.toThrow("went away");
    expect((await uploads.find("u1"))?.offset).toBe(5);
    await uploads.append("u1", 5, bytes(" world"), NO_LIMIT);
    expect(await textOf(uploads, "u1")).toBe("hello world");
  });

  test(`${name}: bytes with a wrong checksum are dropped`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 11));
    const right = { algorithm: "sha256", digest: sha256("hello ") } as const;
    expect((await uploads.append("u1", 0, bytes("hello "), NO_LIMIT, right)).kind).toBe("appended");
    expect((await uploads.append("u1", 6, bytes("WORLD"), NO_LIMIT, right)).kind).toBe("checksumMismatch");
    expect((await uploads.find("u1"))?.offset).toBe(6);
  });

  test(`${name}: bytes with a checksum are dropped when the connection breaks`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 11));
    const checksum = { algorithm: "sha1", digest: createHash("sha1").update("hello").digest() } as const;
    await expect(uploads.append("u1", 0, bytesThenError("hel"), NO_LIMIT, checksum)).rejects.toThrow(
      "went away",
    );
    expect((await uploads.find("u1"))?.offset).toBe(0);
  });

  test(`${name}: a call that exceeds the limit writes none of its bytes`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 20));
    await uploads.append("u1", 0, bytes("hello"), NO_LIMIT);
    expect(await uploads.append("u1", 5, bytes("abc", "def"), 5)).toEqual({ kind: "tooLarge" });
    expect(await textOf(uploads, "u1")).toBe("hello");
    expect((await uploads.append("u1", 5, bytes("abc", "de"), 5)).kind).toBe("appended");
  });

  test(`${name}: an upload of unknown size gets the size of its bytes`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", undefined));
    await uploads.append("u1", 0, bytes("hello"), NO_LIMIT);
    expect(await uploads.findUnsettled()).toEqual([]);
    await uploads.setFinalSize("u1");
    expect((await uploads.find("u1"))?.size).toBe(5);
    expect(await uploads.findUnsettled()).toEqual(["u1"]);
  });

  test(`${name}: an outcome stays after the bytes are deleted`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 5));
    await uploads.append("u1", 0, bytes("hello"), NO_LIMIT);
    const failedOutcome = {
      kind: "error",
      error: "NOT_AN_IMAGE",
      message: "This is a text file.",
    } as const;
    await uploads.settle("u1", failedOutcome);
    expect(await uploads.find("u1")).toMatchObject({ offset: 5, outcome: failedOutcome });
    await expect(textOf(uploads, "u1")).rejects.toThrow("ENOENT");
    expect(await uploads.findUnsettled()).toEqual([]);
  });

  test(`${name}: an upload can be removed twice`, async () => {
    const uploads = await createUploads();
    await uploads.create(newUpload("u1", 5));
    await uploads.remove("u1");
    await uploads.remove("u1");
    expect(await uploads.find("u1")).toBeUndefined();
  });

  test(`${name}: old uploads are removed, younger ones stay`, async () => {
    const uploads = await createUploads();
    await uploads.create({ ...newUpload("old", 5), createdAt: new Date("2026-11-20T09:59:59Z") });
    await uploads.create({ ...newUpload("young", 5), createdAt: new Date("2026-11-20T10:00:00Z") });
    expect(await uploads.removeOlderThan(new Date("2026-11-20T10:00:00Z"))).toBe(1);
    expect(await uploads.find("old")).toBeUndefined();
    expect(await uploads.find("young")).toBeDefined();
  });

  test.each(["../u1", "..", "", "u1/bytes", "u\0"])(
    `${name}: the invalid id "%s" finds no upload`,
    async (id) => {
      const uploads = await createUploads();
      await uploads.create(newUpload("u1", 5));
      expect(await uploads.find(id)).toBeUndefined();
      await uploads.remove(id);
      expect(await uploads.find("u1")).toBeDefined();
    },
  );
};
