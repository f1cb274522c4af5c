import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fault.mjs";
import { root } from "./paths.mjs";
import { isMusl } from "./runtime.mjs";

/** npm writes this file into node_modules as its last act, so an install that was cut short has none. */
export const INSTALLED = join(root, "node_modules/.package-lock.json");
const WANTED = join(root, "package-lock.json");

/** @typedef {{ integrity?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage */

/**
 * Whether node_modules holds what the lockfile says. Optional packages for this very machine must be there as well: npm
 * says nothing when it cannot fetch one of them, and Node itself is such a package.
 */
export function packagesAreInstalled() {
  const wanted = readPackages(WANTED);
  if (!wanted)
    throw new Fault("package-lock.json is missing: please restore it (git checkout package-lock.json).");
  const installed = readPackages(INSTALLED) ?? {};
  return Object.entries(wanted).every(
    ([path, locked]) =>
      !path.includes("node_modules/") ||
      locked.link === true ||
      (installed[path]?.integrity === locked.integrity && existsSync(join(root, path, "package.json"))) ||
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
  // An optional package that names no machine comes along with another optional one, and so does its absence.
  if (!os && !cpu) return false;
  return (
    allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, isMusl() ? "musl" : "glibc")
  );
}

/** @param {string | string[] | undefined} list @param {string} value */
function allows(list, value) {
  if (!list) return true;
  const names = Array.isArray(list) ? list : [list];
  return (
    names.includes(value) || (names.every((name) => name.startsWith("!")) && !names.includes(`!${value}`))
  );
}
