import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setupFolder } from "./paths.mjs";

/**
 * Makes a folder anew; when that fails, what was there before is put back.
 * @param {string} folder
 * @param {boolean} isWhole whether it holds something worth keeping; a half-made one must not replace a good one kept earlier
 * @param {() => Promise<void>} make
 */
export async function replaceFolder(folder, isWhole, make) {
  const kept = join(setupFolder, `${basename(folder)}.previous`);
  if (isWhole) moveAside(folder, kept);
  try {
    await make();
  } catch (error) {
    if (existsSync(kept)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(kept, folder);
    }
    throw error;
  }
  rmSync(kept, { recursive: true, force: true });
}

/** @param {string} folder @param {string} kept */
function moveAside(folder, kept) {
  mkdirSync(setupFolder, { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  try {
    renameSync(folder, kept);
  } catch {
    // It is a mount of its own, or in use (Windows): it is then replaced in place.
  }
}
