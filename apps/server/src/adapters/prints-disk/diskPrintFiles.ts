import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";

/** Order numbers and file names are the shop's own and look like this; anything else would be a mistake, or a way out of the folder. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const NO_SPACE_CODES = new Set(["ENOSPC", "EDQUOT"]);

const errorCodeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Empty, and written last: a lab's program that watches the folder begins when it sees it. */
const COMPLETE_MARK = "complete";

/** Makes a new name in a folder survive a power cut; Windows has no such call. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const writeDurably = async (path: string, content: Uint8Array): Promise<void> => {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Prints in a folder: `ZA-10001/ZA-10001_01_tile-1_30x45_portrait.jpg`. Drafts lie on the same disk, so that keeping is a rename. */
export const diskPrintFiles = async (root: string): Promise<PrintFiles> => {
  const tempFolder = join(root, "drafts");
  await mkdir(tempFolder, { recursive: true });

  const pathOf = (orderNumber: string, fileName: string): string => {
    if (!SAFE_NAME.test(orderNumber) || !SAFE_NAME.test(fileName))
      throw new Error("That is no name of a print file.");
    return join(root, "orders", orderNumber, fileName);
  };

  const put: PrintFiles["put"] = async (tempPath, orderNumber, fileName) => {
    const path = pathOf(orderNumber, fileName);
    const folder = join(root, "orders", orderNumber);
    try {
      await mkdir(folder, { recursive: true });
      await rename(tempPath, path);
      for (const changed of [folder, join(root, "orders"), root]) await syncFolder(changed);
      return { kind: "kept" };
    } catch (error) {
      if (NO_SPACE_CODES.has(errorCodeOf(error))) return { kind: "noSpace" };
      throw error;
    }
  };

  const draft = async (): Promise<string> => join(tempFolder, randomUUID());
  const discard = (path: string): Promise<void> => rm(path, { force: true });

  const write: PrintFiles["write"] = async (orderNumber, fileName, content) => {
    const path = await draft();
    try {
      await writeDurably(path, content);
      return await put(path, orderNumber, fileName);
    } catch (error) {
      if (NO_SPACE_CODES.has(errorCodeOf(error))) return { kind: "noSpace" };
      throw error;
    } finally {
      await discard(path);
    }
  };

  const reopen = async (orderNumber: string): Promise<void> => {
    await rm(pathOf(orderNumber, COMPLETE_MARK), { force: true });
  };

  const isFinished = (orderNumber: string): Promise<boolean> =>
    access(pathOf(orderNumber, COMPLETE_MARK)).then(
      () => true,
      () => false,
    );

  const read: PrintFiles["read"] = async (orderNumber, fileName) => {
    const path = pathOf(orderNumber, fileName);
    try {
      return { bytes: (await stat(path)).size, open: () => createReadStream(path) };
    } catch (error) {
      if (errorCodeOf(error) === "ENOENT") return undefined;
      throw error;
    }
  };

  const remove = async (orderNumber: string): Promise<void> => {
    // Whoever watches for the mark never sees a folder that is half gone.
    await reopen(orderNumber);
    await rm(join(root, "orders", orderNumber), { recursive: true, force: true });
  };

  const discardOlderThan = async (time: Date): Promise<void> => {
    for (const name of await readdir(tempFolder)) {
      const path = join(tempFolder, name);
      const { mtime } = await stat(path).catch(() => ({ mtime: time }));
      if (mtime < time) await rm(path, { force: true });
    }
  };

  return {
    create: draft,
    put,
    discard,
    write,
    markComplete: (orderNumber) => write(orderNumber, COMPLETE_MARK, new Uint8Array()),
    reopen,
    isComplete: isFinished,
    read,
    remove,
    discardOlderThan,
  };
};
