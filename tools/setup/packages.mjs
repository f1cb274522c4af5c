import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fault.mjs";
import { pathOutsideProject, root, setupFolder } from "./paths.mjs";
import { runQuietly } from "./runQuietly.mjs";

const modules = join(root, "node_modules");
const previous = join(setupFolder, "node_modules.previous");
const lockfile = join(root, "package-lock.json");

// Dev and optional packages are part of the set-up (the web build, Node itself), whatever NODE_ENV says.
const NPM_CI = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
  "--no-progress",
];
const NO_LOCKFILE = "package-lock.json is missing: please restore it (git checkout package-lock.json).";

/** @typedef {{ integrity?: string, link?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage */

/**
 * Whether node_modules holds what the lockfile says. npm writes a lockfile of its own into node_modules as its last act, so
 * an install that was cut short does not count as one. Optional packages for this very machine must be there as well: npm
 * says nothing when it cannot fetch one of them, and Node itself is such a package.
 */
export function packagesAreInstalled() {
  const installed = readPackages(join(modules, ".package-lock.json"));
  if (!installed) return false;
  const wanted = readPackages(lockfile);
  if (!wanted) throw new Fault(NO_LOCKFILE);
  return Object.entries(wanted).every(
    ([path, locked]) =>
      !path.includes("node_modules/") ||
      locked.link === true ||
      installed[path]?.integrity === locked.integrity ||
      (locked.optional === true && !isForThisMachine(locked)),
  );
}

/** Installs from the lockfile, quietly. When that fails, the packages that were there before are put back. */
export async function installPackages() {
  if (!existsSync(lockfile)) throw new Fault(NO_LOCKFILE);
  keepPrevious();
  try {
    await runNpm();
  } catch (error) {
    restorePrevious();
    throw error;
  }
  rmSync(previous, { recursive: true, force: true });
}

async function runNpm() {
  const windows = process.platform === "win32";
  const { code, output } = await runQuietly(windows ? "npm.cmd" : "npm", NPM_CI, {
    cwd: root,
    shell: windows,
    env: { ...process.env, PATH: pathOutsideProject() },
  });
  if (code !== 0 || !packagesAreInstalled()) throw new Fault(explain(code, output));
}

/** Moves packages aside only when they are whole: a half install must not replace the good one kept from before it. */
function keepPrevious() {
  if (!existsSync(join(modules, ".package-lock.json"))) return;
  mkdirSync(setupFolder, { recursive: true });
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(modules, previous);
  } catch {
    // node_modules is a mount of its own, or in use (Windows): npm then replaces it in place.
  }
}

function restorePrevious() {
  if (!existsSync(previous)) return;
  rmSync(modules, { recursive: true, force: true });
  renameSync(previous, modules);
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
  // Where a package comes in two kinds of libc, npm has chosen; that Node itself runs on it is checked elsewhere.
  return !libc && allows(os, process.platform) && allows(cpu, process.arch);
}

/** @param {string | string[] | undefined} list @param {string} value */
function allows(list, value) {
  if (!list) return true;
  const names = Array.isArray(list) ? list : [list];
  return (
    names.includes(value) || (names.every((name) => name.startsWith("!")) && !names.includes(`!${value}`))
  );
}

/** @param {number} code @param {string} output npm's own words @returns {string} */
function explain(code, output) {
  if (code === 0)
    return "npm left out packages that this machine needs; the network may have failed: please start again.";
  if (code === 127)
    return "npm was not found: please install Node.js with npm (https://nodejs.org) and start again.";
  if (/ENOSPC/.test(output)) return "The packages could not be installed: the disk is full.";
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(output)
  )
    return "The packages could not be downloaded: the npm registry does not answer; please check the network and start again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages could not be installed: no right to write in ${root}.`;
  if (/can only install packages when your package\.json and package-lock\.json/.test(output))
    return "package.json and package-lock.json do not agree: please run npm install, and commit the lockfile.";
  return `The packages could not be installed. npm says:\n${output.trim()}`;
}
