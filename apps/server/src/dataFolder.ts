import { mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCodeOf, isNoSpaceError } from "./platform/errorCode.ts";
import { StartupError } from "./startupError.ts";

/** A new embedded database takes 40 MB before the first visitor. */
const MIN_FREE_BYTES = 80 * 1024 * 1024;

/**
 * Makes the folder that holds everything this process keeps.
 * @throws StartFault when it cannot be written, or has no room.
 */
export const openDataFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    // The lock is opened for writing whether or not the embedded database is used: it shows that the folder can be.
    openLockFile(folder).close();
  } catch (error) {
    throw toStartupError(folder, error);
  }
};

/** Whoever keeps two embedded databases on one folder loses data without a word, so this is asked for before one opens. */
export type FolderLock = { release(): void };

/**
 * Holds the folder for this process alone, until release or until the process ends in whatever way: it is a lock of the
 * operating system's own on the file `lock`, which SQLite knows how to take on every system, so there is no stale one
 * to clear away. The file stays empty.
 * @throws StartFault when another process holds it, or the disk has no room.
 */
export const lockDataFolder = (folder: string): FolderLock => {
  const lock = openLockFile(folder);
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new StartupError(
      `Another Storywall is already running on the folder ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < MIN_FREE_BYTES) {
    lock.close();
    throw new StartupError(
      `There is no room left on the disk of ${folder}. Storywall needs at least ${MIN_FREE_BYTES / 1024 ** 2} MB to start.`,
    );
  }
  return { release: () => lock.close() };
};

const openLockFile = (folder: string): DatabaseSync => new DatabaseSync(join(folder, "lock"), { timeout: 0 });

const toStartupError = (folder: string, error: unknown): StartupError => {
  const code = errorCodeOf(error);
  if (isNoSpaceError(error)) return new StartupError(`There is no room left on the disk of ${folder}.`);
  if (code === "ENOTDIR" || code === "EEXIST")
    return new StartupError(`DATA_DIR ${folder} is a file; it must be a folder.`);
  return new StartupError(
    `The folder ${folder} cannot be written. Give this user the right to, or choose another with DATA_DIR.`,
  );
};
