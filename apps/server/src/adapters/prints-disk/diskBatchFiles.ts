import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, copyFile, link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { syncFolder, writeDurably } from "../../platform/durableFiles.ts";
import { isDiskFullError, isNotFoundError } from "../../platform/errorCode.ts";
import type { BatchFiles } from "../../ports/print/BatchFiles.ts";

/** Names of batches, sheets and files are made by the shop and look like this. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

const COMPLETE_MARK = "complete";

/**
 * Opens the folder of batches beside that of orders: `batches/batch-2026-11-23-a/medium_276x426/ZA-10001_….jpg`. A copy of
 * a print is a second name of the same file (hard link), so a batch takes no room. A print that is rendered again
 * replaces the name in the order's folder, and the batch keeps what was printed.
 */
export const diskBatchFiles = async (root: string): Promise<BatchFiles> => {
  const tempFolder = join(root, "drafts");
  await mkdir(tempFolder, { recursive: true });

  const pathOf = (...names: readonly string[]): string => {
    const wrong = names.find((name) => !SAFE_NAME.test(name));
    if (wrong !== undefined) throw new Error(`Invalid name of a batch or of a file in it: ${wrong}`);
    return join(root, "batches", ...names);
  };

  const write: BatchFiles["write"] = async (batchName, fileName, content) => {
    const path = pathOf(batchName, fileName);
    const tempPath = join(tempFolder, randomUUID());
    try {
      await writeDurably(tempPath, content);
      await mkdir(dirname(path), { recursive: true });
      await rename(tempPath, path);
      for (const changed of [dirname(path), join(root, "batches"), root]) await syncFolder(changed);
      return { kind: "stored" };
    } catch (error) {
      if (isDiskFullError(error)) return { kind: "diskFull" };
      throw error;
    } finally {
      await rm(tempPath, { force: true });
    }
  };

  return {
    addPrint: async (batchName, folder, { orderNumber, fileName, copyName }) => {
      if (!SAFE_NAME.test(orderNumber)) throw new Error(`Invalid order number: ${orderNumber}`);
      const path = pathOf(batchName, folder, copyName);
      await mkdir(dirname(path), { recursive: true });
      try {
        const source = join(root, "orders", orderNumber, fileName);
        await access(source);
        // An earlier attempt may have put it there.
        await rm(path, { force: true });
        // Some file systems have no hard links.
        await link(source, path).catch(() => copyFile(source, path));
      } catch (error) {
        if (isNotFoundError(error)) return false;
        throw error;
      }
      await syncFolder(dirname(path));
      return true;
    },

    write,
    markComplete: (batchName) => write(batchName, COMPLETE_MARK, new Uint8Array()),

    list: async (batchName) => {
      const folder = pathOf(batchName);
      try {
        await access(join(folder, COMPLETE_MARK));
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && entry.name !== COMPLETE_MARK);
        const found = await Promise.all(
          files.map(async ({ parentPath, name }) => {
            const path = join(parentPath, name);
            const { size: bytes } = await stat(path);
            return {
              name: relative(folder, path).split(sep).join("/"),
              bytes,
              open: () => createReadStream(path),
            };
          }),
        );
        return found.sort((one, other) => (one.name < other.name ? -1 : 1));
      } catch (error) {
        if (isNotFoundError(error)) return undefined;
        throw error;
      }
    },

    remove: async (batchName) => {
      // The mark goes first: a program that watches for it never sees a half-deleted folder.
      await rm(pathOf(batchName, COMPLETE_MARK), { force: true });
      await rm(pathOf(batchName), { recursive: true, force: true });
    },
  };
};
