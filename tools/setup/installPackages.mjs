import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { arePackagesInstalled, INSTALLED_LOCKFILE } from "./arePackagesInstalled.mjs";
import { describeNpmError } from "./describeNpmError.mjs";
import { pathOutsideProject, root } from "./paths.mjs";
import { replaceFolder } from "./replaceFolder.mjs";
import { runQuietly } from "./runQuietly.mjs";
import { SetupError } from "./setupError.mjs";

/** Size of node_modules in MB, rounded up. */
const MIN_FREE_MB = 800;

// Dev and optional packages are part of the set-up (the web build, Node itself), whatever NODE_ENV says. With npm's
// default delays between attempts a user without a network would wait for two minutes.
const NPM_ARGUMENTS = [
  "ci",
  "--include=dev",
  "--include=optional",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
  "--no-progress",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
];

/** Installs from the lockfile without output. When that fails, the previous packages are restored. */
export async function installPackages() {
  checkDiskSpace();
  await replaceFolder(join(root, "node_modules"), existsSync(INSTALLED_LOCKFILE), runNpm);
}

/** Checked before the install: npm takes a minute to notice a full disk, and then omits optional packages silently. */
function checkDiskSpace() {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb < MIN_FREE_MB)
    throw new SetupError(`The packages need ${MIN_FREE_MB} MB on the disk, and only ${freeMb} MB are free.`);
}

async function runNpm() {
  const windows = process.platform === "win32";
  const { code, output } = await runQuietly(windows ? "npm.cmd" : "npm", NPM_ARGUMENTS, {
    cwd: root,
    shell: windows,
    env: { ...process.env, PATH: pathOutsideProject() },
  });
  if (code !== 0 || !arePackagesInstalled()) throw new SetupError(describeNpmError(code, output));
}
