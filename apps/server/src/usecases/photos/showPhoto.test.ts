import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { memoryUploadLocks } from "../../../test/photos/memoryParts.ts";
import type { Images } from "../../ports/photos/Images.ts";
import type { PhotoFile, PhotoStore } from "../../ports/photos/PhotoStore.ts";
import { showPhoto } from "./showPhoto.ts";

/** A store that holds names only. */
const storeOf = (files: Set<PhotoFile>): PhotoStore => ({
  draft: async () => "a draft",
  drop: async () => {},
  dropDraftsOlderThan: async () => {},
  keep: async (_draft, _assetId, file) => {
    files.add(file);
    return { kind: "kept" };
  },
  read: async (_assetId, file) =>
    files.has(file) ? { bytes: 1, open: () => new PassThrough().end("x") } : undefined,
  lend: async (_assetId, file, use) => (files.has(file) ? use(file.toString()) : undefined),
  delete: async () => files.clear(),
});

test("B12 a copy that is made while its photo is deleted goes with it", async () => {
  const files = new Set<PhotoFile>(["original", "master"]);
  const images: Pick<Images, "resize"> = {
    resize: async () => {
      files.clear();
      return { kind: "resized" };
    },
  };
  const show = showPhoto({ photos: storeOf(files), images, locks: memoryUploadLocks() });
  expect(await show("koi", 320)).toBeUndefined();
  expect([...files]).toEqual([]);
});
