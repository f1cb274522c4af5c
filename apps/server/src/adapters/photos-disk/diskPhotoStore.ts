import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import { moveDurably, syncFolder } from "../../platform/durableFiles.ts";
import { isDiskFullError, isNotFoundError } from "../../platform/errorCode.ts";
import { type PhotoFile, type PhotoStore, photoFileName } from "../../ports/photos/PhotoStore.ts";
import { diskTempFiles } from "./diskTempFiles.ts";

/**
 * Opens a folder of photos: `by-id/ab/abcd…/original`, `master.jpg`, `320.avif`. The first level keeps folders short.
 * Temp files are in the same folder, so storing one is a rename within a disk.
 */
export const diskPhotoStore = async (root: string): Promise<PhotoStore> => {
  const tempFiles = await diskTempFiles(join(root, "drafts"));

  const prefixFolderOf = (assetId: string) => join(root, "by-id", assetId.slice(0, 2));
  const folderOf = (assetId: string) => join(prefixFolderOf(assetId), assetId);
  const pathOf = (assetId: string, file: PhotoFile) => join(folderOf(assetId), photoFileName(file));

  /** Returns the size of a file in bytes; undefined when there is none. */
  const sizeOf = async (assetId: string, file: PhotoFile): Promise<number | undefined> => {
    if (!isSafeId(assetId)) return undefined;
    try {
      return (await stat(pathOf(assetId, file))).size;
    } catch (error) {
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  };

  const put: PhotoStore["put"] = async (tempPath, assetId, file) => {
    if (!isSafeId(assetId)) throw new Error("A photo cannot be kept under that id.");
    try {
      await mkdir(folderOf(assetId), { recursive: true });
      await moveDurably(tempPath, pathOf(assetId, file));
      for (const folder of [prefixFolderOf(assetId), join(root, "by-id"), root]) await syncFolder(folder);
      return { kind: "stored" };
    } catch (error) {
      if (isDiskFullError(error)) return { kind: "diskFull" };
      throw error;
    }
  };

  const read: PhotoStore["read"] = async (assetId, file) => {
    const bytes = await sizeOf(assetId, file);
    return bytes === undefined ? undefined : { bytes, open: () => createReadStream(pathOf(assetId, file)) };
  };

  const withFile: PhotoStore["withFile"] = async (assetId, file, use) =>
    (await sizeOf(assetId, file)) === undefined ? undefined : use(pathOf(assetId, file));

  const remove = async (assetId: string): Promise<void> => {
    if (isSafeId(assetId)) await rm(folderOf(assetId), { recursive: true, force: true });
  };

  return { ...tempFiles, put, read, withFile, delete: remove };
};
