import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import {
  memoryPhotoRecords,
  memoryUploadLocks,
  UNLIMITED_DISK,
  UNLIMITED_STORAGE,
} from "../../../test/photos/memoryAdapters.ts";
import type { ImageProcessor } from "../../ports/photos/ImageProcessor.ts";
import type { PhotoFile, PhotoStore } from "../../ports/photos/PhotoStore.ts";
import { createGetPhotoFile } from "./getPhotoFile.ts";

/** A photo store that holds file names only. */
const createPhotoStore = (files: Set<PhotoFile>): PhotoStore => ({
  createTempFile: async () => "temp file",
  discardTempFile: async () => {},
  discardTempFilesOlderThan: async () => {},
  put: async (_tempPath, _assetId, file) => {
    files.add(file);
    return { kind: "stored" };
  },
  read: async (_assetId, file) =>
    files.has(file) ? { bytes: 1, open: () => new PassThrough().end("x") } : undefined,
  withFile: async (_assetId, file, use) => (files.has(file) ? use(file.toString()) : undefined),
  delete: async () => files.clear(),
});

test("B12 a copy that is created while its photo is deleted is deleted too", async () => {
  const files = new Set<PhotoFile>(["original", "master"]);
  const images: Pick<ImageProcessor, "resize"> = {
    resize: async () => {
      files.clear();
      return { kind: "resized", bytes: 1 };
    },
  };
  const photos = createPhotoStore(files);
  const getPhotoFile = createGetPhotoFile({
    ...{ photos, images, locks: memoryUploadLocks() },
    ...{ records: memoryPhotoRecords(), diskSpace: UNLIMITED_DISK, storageBudgets: UNLIMITED_STORAGE },
  });
  expect(await getPhotoFile("koi", "a shopper", 320)).toBeUndefined();
  expect([...files]).toEqual([]);
});
