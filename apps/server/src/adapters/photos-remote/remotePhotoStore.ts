import { createWriteStream } from "node:fs";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import {
  type Drafts,
  PHOTO_FILES,
  type PhotoFile,
  type PhotoStore,
  PhotoStoreUnavailable,
  photoFileName,
} from "../../ports/photos/PhotoStore.ts";
import type { RemoteFiles } from "./RemoteFiles.ts";

/**
 * Photos at a service on another machine: `photos/abcd…/original`, `master.jpg`, `320.avif`. It stays closed to the world:
 * bytes leave it through the shop, which serves no original. Drafts are files of this machine.
 */
export const remotePhotoStore = (files: RemoteFiles, drafts: Drafts): PhotoStore => {
  const read: PhotoStore["read"] = async (assetId, file) => {
    if (!isSafeId(assetId)) return undefined;
    const name = nameOf(assetId, file);
    const bytes = await files.sizeOf(name);
    return bytes === undefined ? undefined : { bytes, open: () => openWhenRead(files, name) };
  };

  const lend: PhotoStore["lend"] = async (assetId, file, use) => {
    const body = isSafeId(assetId) ? await files.get(nameOf(assetId, file)) : undefined;
    if (!body) return undefined;
    const copy = await drafts.draft();
    try {
      await pipeline(body, createWriteStream(copy));
      return await use(copy);
    } finally {
      await drafts.drop(copy);
    }
  };

  return {
    ...drafts,
    keep: async (draft, assetId, file) => {
      if (!isSafeId(assetId)) throw new Error("A photo cannot be kept under that id.");
      const kept = await files.put(nameOf(assetId, file), draft, typeOf(file));
      if (kept.kind === "kept") await drafts.drop(draft);
      return kept;
    },
    read,
    lend,
    delete: async (assetId) => {
      if (!isSafeId(assetId)) return;
      await Promise.all(PHOTO_FILES.map((file) => files.remove(nameOf(assetId, file))));
    },
  };
};

const nameOf = (assetId: string, file: PhotoFile): string => `photos/${assetId}/${photoFileName(file)}`;

/** An original may be anything that a stranger sent; a store that shows it by mistake shall not run it. */
const typeOf = (file: PhotoFile): string =>
  TYPES.find(({ ending }) => photoFileName(file).endsWith(ending))?.type ?? "application/octet-stream";

const TYPES = [
  { ending: ".jpg", type: "image/jpeg" },
  { ending: ".webp", type: "image/webp" },
  { ending: ".avif", type: "image/avif" },
];

/** The file's bytes, asked for when somebody begins to read. */
const openWhenRead = (files: RemoteFiles, name: string): Readable => {
  const bytes = new PassThrough();
  const pour = async () => {
    const body = await files.get(name);
    if (!body) throw new PhotoStoreUnavailable("a photo was deleted while it was being read");
    await pipeline(body, bytes);
  };
  pour().catch((error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error))));
  return bytes;
};
