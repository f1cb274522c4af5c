import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setupFolder } from "./paths.mjs";

/**
 * Creates a folder again; when that fails, the previous one is restored.
 * @param {string} folder
 * @param {boolean} isComplete whether the folder is usable; an incomplete one must not replace a good backup
 * @param {() => Promise<void>} create
 */
export async function replaceFolder(folder, isComplete, create) {
  const backup = join(setupFolder, `${basename(folder)}.previous`);
  if (isComplete) moveToBackup(folder, backup);
  try {
    await create();
  } catch (error) {
    if (existsSync(backup)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(backup, folder);
    }
    throw error;
  }
  rmSync(backup, { recursive: true, force: true });
}

/** @param {string} folder @param {string} backup */
function moveToBackup(folder, backup) {
  mkdirSync(setupFolder, { recursive: true });
  rmSync(backup, { recursive: true, force: true });
  try {
    renameSync(folder, backup);
  } catch {
    // A mount point, or in use (Windows): the folder is then replaced in place, without a backup.
  }
}
