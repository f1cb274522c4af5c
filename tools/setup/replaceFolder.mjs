import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setupFolder } from "./paths.mjs";

/**
 * Makes a folder anew; when that fails, what was there before is put back.
 * @param {string} folder
 * @param {boolean} isComplete whether it holds something worth keeping; a half-made one must not replace a good one kept earlier
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
    // It is a mount of its own, or in use (Windows): it is then replaced in place.
  }
}
