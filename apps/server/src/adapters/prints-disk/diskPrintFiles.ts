import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "../../platform/durableFiles.ts";
import { isDiskFullError, isNotFoundError } from "../../platform/errorCode.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";

/**
 * Order numbers and file names are made by the shop and look like this. Anything else could point out of the folder.
 */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** An empty file that is written last: a print lab's program that watches the folder starts when it appears. */
const COMPLETE_MARK = "complete";

/**
 * Opens a folder of prints: `orders/ZA-10001/ZA-10001_01_tile-1_30x45_portrait.jpg`. Temp files are on the same disk,
 * so storing one is a rename.
 */
export const diskPrintFiles = async (root: string): Promise<PrintFiles> => {
  const tempFolder = join(root, "drafts");
  await mkdir(tempFolder, { recursive: true });

  const pathOf = (orderNumber: string, fileName: string): string => {
    if (!SAFE_NAME.test(orderNumber) || !SAFE_NAME.test(fileName))
      throw new Error(`Invalid order number or file name of a print: ${orderNumber}, ${fileName}`);
    return join(root, "orders", orderNumber, fileName);
  };

  const put: PrintFiles["put"] = async (tempPath, orderNumber, fileName) => {
    const path = pathOf(orderNumber, fileName);
    const folder = join(root, "orders", orderNumber);
    try {
      await mkdir(folder, { recursive: true });
      await rename(tempPath, path);
      for (const changed of [folder, join(root, "orders"), root]) await syncFolder(changed);
      return { kind: "stored" };
    } catch (error) {
      if (isDiskFullError(error)) return { kind: "diskFull" };
      throw error;
    }
  };

  const createTempFile = async (): Promise<string> => join(tempFolder, randomUUID());
  const discardTempFile = (path: string): Promise<void> => rm(path, { force: true });

  const write: PrintFiles["write"] = async (orderNumber, fileName, content) => {
    const path = await createTempFile();
    try {
      await writeDurably(path, content);
      return await put(path, orderNumber, fileName);
    } catch (error) {
      if (isDiskFullError(error)) return { kind: "diskFull" };
      throw error;
    } finally {
      await discardTempFile(path);
    }
  };

  const removeCompleteMark = async (orderNumber: string): Promise<void> => {
    await rm(pathOf(orderNumber, COMPLETE_MARK), { force: true });
  };

  const isComplete = (orderNumber: string): Promise<boolean> =>
    access(pathOf(orderNumber, COMPLETE_MARK)).then(
      () => true,
      () => false,
    );

  const read: PrintFiles["read"] = async (orderNumber, fileName) => {
    const path = pathOf(orderNumber, fileName);
    try {
      return { bytes: (await stat(path)).size, open: () => createReadStream(path) };
    } catch (error) {
      if (isNotFoundError(error)) return undefined;
      throw error;
    }
  };

  const remove = async (orderNumber: string): Promise<void> => {
    // The mark goes first: a program that watches for it never sees a half-deleted folder.
    await removeCompleteMark(orderNumber);
    await rm(join(root, "orders", orderNumber), { recursive: true, force: true });
  };

  const discardTempFilesOlderThan = async (time: Date): Promise<void> => {
    for (const name of await readdir(tempFolder)) {
      const path = join(tempFolder, name);
      const { mtime } = await stat(path).catch(() => ({ mtime: time }));
      if (mtime < time) await rm(path, { force: true });
    }
  };

  return {
    createTempFile,
    put,
    discardTempFile,
    write,
    markComplete: (orderNumber) => write(orderNumber, COMPLETE_MARK, new Uint8Array()),
    removeCompleteMark,
    isComplete,
    read,
    remove,
    discardTempFilesOlderThan,
  };
};
