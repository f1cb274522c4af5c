import { mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCodeOf, isDiskFullError } from "./platform/errorCode.ts";
import { StartupError } from "./startupError.ts";

/** A new embedded database alone takes 40 MB. */
const MIN_FREE_BYTES = 80 * 1024 * 1024;

/**
 * Creates the folder for all files of this process.
 * @throws StartupError when it cannot be written, or the disk is full.
 */
export const ensureDataFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    // The lock file is opened for writing even without the embedded database, to show that the folder can be written.
    openLockFile(folder).close();
  } catch (error) {
    throw toStartupError(folder, error);
  }
};

/**
 * Protects the embedded database: two processes on one folder lose data silently. Acquire it before opening the
 * database.
 */
type FolderLock = { release(): void };

/**
 * Locks the folder until `release` or the end of the process. It is an operating system lock on the file `lock`, taken
 * through SQLite, which is portable. The system frees it when the process dies, so no stale lock remains. The file
 * stays empty.
 * @throws StartupError when another process holds the lock, or the disk is nearly full.
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
  if (isDiskFullError(error)) return new StartupError(`There is no room left on the disk of ${folder}.`);
  if (code === "ENOTDIR" || code === "EEXIST")
    return new StartupError(`DATA_DIR ${folder} is a file; it must be a folder.`);
  return new StartupError(
    `The folder ${folder} cannot be written. Give this user the right to, or choose another with DATA_DIR.`,
  );
};
