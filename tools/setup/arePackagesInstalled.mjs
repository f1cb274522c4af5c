import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { isMusl } from "./runtime.mjs";
import { SetupError } from "./setupError.mjs";

/** npm writes this file into node_modules last, so an interrupted install has none. */
export const INSTALLED_LOCKFILE = join(root, "node_modules/.package-lock.json");
const LOCKFILE = join(root, "package-lock.json");

/**
 * @typedef {{
 *   integrity?: string,
 *   link?: boolean,
 *   optional?: boolean,
 *   os?: string | string[],
 *   cpu?: string | string[],
 *   libc?: string | string[],
 * }} LockedPackage
 */

/**
 * Checks whether node_modules matches the lockfile. Optional packages for this machine must be present too: npm
 * reports no error when it cannot fetch one of them, and Node itself is such a package. @throws SetupError without a
 * lockfile.
 */
export function arePackagesInstalled() {
  const lockedPackages = readPackages(LOCKFILE);
  if (!lockedPackages)
    throw new SetupError("package-lock.json is missing: please restore it (git checkout package-lock.json).");
  const installedPackages = readPackages(INSTALLED_LOCKFILE) ?? {};
  return Object.entries(lockedPackages).every(
    ([path, locked]) =>
      !path.includes("node_modules/") ||
      locked.link === true ||
      (installedPackages[path]?.integrity === locked.integrity &&
        existsSync(join(root, path, "package.json"))) ||
      (locked.optional === true && !isForThisMachine(locked)),
  );
}

/** @param {string} file @returns {Record<string, LockedPackage> | null} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {LockedPackage} locked */
function isForThisMachine({ os, cpu, libc }) {
  // An optional package for any machine is a dependency of another optional one, and may be absent together with it.
  if (!os && !cpu) return false;
  return (
    isAllowed(os, process.platform) &&
    isAllowed(cpu, process.arch) &&
    isAllowed(libc, isMusl() ? "musl" : "glibc")
  );
}

/** @param {string | string[] | undefined} list @param {string} value */
function isAllowed(list, value) {
  if (!list) return true;
  const names = Array.isArray(list) ? list : [list];
  return (
    names.includes(value) || (names.every((name) => name.startsWith("!")) && !names.includes(`!${value}`))
  );
}
