import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes the bytes of a file survive a power cut. */
const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes names that were created, changed or removed in a folder survive a power cut. Windows has no such call. */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Moves a file within one disk. Its bytes are durable before the new name shows them. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  await syncFile(from);
  await rename(from, to);
  await syncFolder(dirname(to));
};

/**
 * Writes a file and syncs its bytes. A crash meanwhile may leave a part of the file: write to a temp path and rename
 * it, or use `replaceDurably`.
 */
export const writeDurably = async (path: string, content: string | Uint8Array): Promise<void> => {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Writes a small file completely or not at all: first to `PATH.draft`, then by a rename. */
export const replaceDurably = async (path: string, content: string | Uint8Array): Promise<void> => {
  const tempPath = `${path}.draft`;
  await writeDurably(tempPath, content);
  await rename(tempPath, path);
  await syncFolder(dirname(path));
};
