import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { memoryUploadLocks } from "../../../test/photos/memoryAdapters.ts";
import type { ImageProcessor } from "../../ports/photos/ImageProcessor.ts";
import type { PhotoFile, PhotoStore } from "../../ports/photos/PhotoStore.ts";
import { createGetPhotoFile } from "./getPhotoFile.ts";

/** A store that holds names only. */
const createPhotoStore = (files: Set<PhotoFile>): PhotoStore => ({
  createTempFile: async () => "a draft",
  discardTempFile: async () => {},
  discardTempFilesOlderThan: async () => {},
  put: async (_draft, _assetId, file) => {
    files.add(file);
    return { kind: "stored" };
  },
  read: async (_assetId, file) =>
    files.has(file) ? { bytes: 1, open: () => new PassThrough().end("x") } : undefined,
  withFile: async (_assetId, file, use) => (files.has(file) ? use(file.toString()) : undefined),
  delete: async () => files.clear(),
});

test("B12 a copy that is made while its photo is deleted goes with it", async () => {
  const files = new Set<PhotoFile>(["original", "master"]);
  const images: Pick<ImageProcessor, "resize"> = {
    resize: async () => {
      files.clear();
      return { kind: "resized" };
    },
  };
  const show = createGetPhotoFile({ photos: createPhotoStore(files), images, locks: memoryUploadLocks() });
  expect(await show("koi", 320)).toBeUndefined();
  expect([...files]).toEqual([]);
});
