import { open, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes what was written to a file survive a power cut. */
export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes names that were made, changed or removed in a folder survive a power cut; Windows has no such call. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Moves a file within a disk: its bytes are safe before the new name shows them. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  await syncFile(from);
  await rename(from, to);
  await syncFolder(dirname(to));
};

/** Writes a small file whole or not at all. */
export const writeDurably = async (path: string, text: string): Promise<void> => {
  const tempPath = `${path}.draft`;
  await writeFile(tempPath, text);
  await moveDurably(tempPath, path);
};

const NO_SPACE_CODES = new Set(["ENOSPC", "EDQUOT"]);

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && codes.has(error.code);

/** Whether the disk, or the share of it that we may use, is full. */
export const isNoSpace = (error: unknown): boolean => hasCode(error, NO_SPACE_CODES);

/** Whether there is no file of that name. */
export const isNotFound = (error: unknown): boolean => hasCode(error, new Set(["ENOENT"]));
