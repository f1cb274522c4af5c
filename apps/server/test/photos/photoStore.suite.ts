import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { PhotoFile, PhotoStore } from "../../src/ports/photos/PhotoStore.ts";

/** Defines the tests that every photo store must pass. */
export const photoStoreSuite = (name: string, openStore: () => Promise<PhotoStore>): void => {
  const putText = async (store: PhotoStore, assetId: string, file: PhotoFile, text: string) => {
    const tempFile = await store.createTempFile();
    await writeFile(tempFile, text);
    return store.put(tempFile, assetId, file);
  };
  const read = async (store: PhotoStore, assetId: string, file: PhotoFile) => {
    const stored = await store.read(assetId, file);
    return stored && { bytes: stored.bytes, text: String(await buffer(stored.open())) };
  };

  test(`${name}: reads back exactly what was stored`, async () => {
    const store = await openStore();
    expect(await putText(store, "abcdef", "master", "picture")).toEqual({ kind: "stored" });
    expect(await read(store, "abcdef", "master")).toEqual({ bytes: 7, text: "picture" });
  });

  test(`${name}: the files of a photo are separate`, async () => {
    const store = await openStore();
    for (const file of ["original", "master", "320.jpg", "320.avif", "2048.webp"] as const)
      await putText(store, "abcdef", file, `${file}`);
    expect(await read(store, "abcdef", "original")).toEqual({ bytes: 8, text: "original" });
    expect(await read(store, "abcdef", "320.avif")).toEqual({ bytes: 8, text: "320.avif" });
    expect(await read(store, "abcdef", "640.jpg")).toBeUndefined();
    expect(await read(store, "abcdeg", "master")).toBeUndefined();
  });

  test(`${name}: storing a file again replaces it`, async () => {
    const store = await openStore();
    await putText(store, "abcdef", "master", "first");
    await putText(store, "abcdef", "master", "second");
    expect(await read(store, "abcdef", "master")).toEqual({ bytes: 6, text: "second" });
  });

  test(`${name}: withFile passes a path of the file`, async () => {
    const store = await openStore();
    await putText(store, "abcdef", "master", "picture");
    expect(await store.withFile("abcdef", "master", async (path) => path.length > 0)).toBe(true);
    expect(await store.withFile("abcdef", "320.jpg", async () => true)).toBeUndefined();
  });

  test(`${name}: delete removes all files of a photo and no others, also when repeated`, async () => {
    const store = await openStore();
    await putText(store, "abcdef", "original", "gone");
    await putText(store, "abcdef", "320.jpg", "gone");
    await putText(store, "abxxxx", "master", "stays");
    await store.delete("abcdef");
    await store.delete("abcdef");
    expect(await read(store, "abcdef", "original")).toBeUndefined();
    expect(await read(store, "abcdef", "320.jpg")).toBeUndefined();
    expect(await read(store, "abxxxx", "master")).toEqual({ bytes: 5, text: "stays" });
  });

  test(`${name}: discarding a temp file twice, or after it was stored, does nothing`, async () => {
    const store = await openStore();
    const tempFile = await store.createTempFile();
    await writeFile(tempFile, "picture");
    await store.put(tempFile, "abcdef", "master");
    await store.discardTempFile(tempFile);
    await store.discardTempFile(tempFile);
    expect(await read(store, "abcdef", "master")).toBeDefined();
  });

  test.each(["../../etc", "..", ".", "", "a/b", "a\\b", "a\0b", "%2e%2e", "CON.jpg", "é", "a".repeat(65)])(
    `${name}: "%s" is not a photo id`,
    async (assetId) => {
      const store = await openStore();
      expect(await store.read(assetId, "master")).toBeUndefined();
      expect(await store.withFile(assetId, "master", async () => true)).toBeUndefined();
      await store.delete(assetId);
      await expect(putText(store, assetId, "master", "picture")).rejects.toThrow("cannot be kept");
    },
  );
};
