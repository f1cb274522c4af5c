import { createWriteStream } from "node:fs";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import {
  PHOTO_FILES,
  type PhotoFile,
  type PhotoStore,
  PhotoStoreUnavailableError,
  photoFileName,
  type TempFiles,
} from "../../ports/photos/PhotoStore.ts";
import type { ObjectStore } from "./ObjectStore.ts";

/**
 * Creates a photo store at a service on another machine: `photos/abcd…/original`, `master.jpg`, `320.avif`. The
 * service is closed to the public: its bytes are served by the shop, which serves no original. Temp files are on this
 * machine.
 */
export const remotePhotoStore = (objects: ObjectStore, tempFiles: TempFiles): PhotoStore => {
  const read: PhotoStore["read"] = async (assetId, file) => {
    if (!isSafeId(assetId)) return undefined;
    const name = objectNameOf(assetId, file);
    const bytes = await objects.sizeOf(name);
    return bytes === undefined ? undefined : { bytes, open: () => openLazily(objects, name) };
  };

  const withFile: PhotoStore["withFile"] = async (assetId, file, use) => {
    const body = isSafeId(assetId) ? await objects.get(objectNameOf(assetId, file)) : undefined;
    if (!body) return undefined;
    const tempPath = await tempFiles.createTempFile();
    try {
      await pipeline(body, createWriteStream(tempPath));
      return await use(tempPath);
    } finally {
      await tempFiles.discardTempFile(tempPath);
    }
  };

  return {
    ...tempFiles,
    put: async (tempPath, assetId, file) => {
      if (!isSafeId(assetId)) throw new Error("A photo cannot be kept under that id.");
      const result = await objects.put(objectNameOf(assetId, file), tempPath, contentTypeOf(file));
      if (result.kind === "stored") await tempFiles.discardTempFile(tempPath);
      return result;
    },
    read,
    withFile,
    delete: async (assetId) => {
      if (!isSafeId(assetId)) return;
      await Promise.all(PHOTO_FILES.map((file) => objects.remove(objectNameOf(assetId, file))));
    },
  };
};

const objectNameOf = (assetId: string, file: PhotoFile): string => `photos/${assetId}/${photoFileName(file)}`;

/**
 * Originals have no type of their own: they may be anything, and a browser must not run one that is served by
 * mistake.
 */
const contentTypeOf = (file: PhotoFile): string =>
  CONTENT_TYPES.find(({ ending }) => photoFileName(file).endsWith(ending))?.type ??
  "application/octet-stream";

const CONTENT_TYPES = [
  { ending: ".jpg", type: photoMimeType("jpeg") },
  { ending: ".webp", type: photoMimeType("webp") },
  { ending: ".avif", type: photoMimeType("avif") },
];

/** Returns a stream that requests the file when it is created, so that callers may read the size first. */
const openLazily = (objects: ObjectStore, name: string): Readable => {
  const bytes = new PassThrough();
  const pump = async () => {
    const body = await objects.get(name);
    if (!body) throw new PhotoStoreUnavailableError("a photo was deleted while it was being read");
    await pipeline(body, bytes);
  };
  pump().catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
  return bytes;
};
