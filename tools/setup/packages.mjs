import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { explainNpm } from "./explainNpm.mjs";
import { Fault } from "./fault.mjs";
import { INSTALLED, packagesAreInstalled } from "./installed.mjs";
import { pathOutsideProject, root } from "./paths.mjs";
import { replaceFolder } from "./replaceFolder.mjs";
import { runQuietly } from "./runQuietly.mjs";

/** What node_modules takes, rounded up. */
const NEEDED_MB = 800;

// Dev and optional packages are part of the set-up (the web build, Node itself), whatever NODE_ENV says. npm's own pauses
// between tries would keep a person without a network waiting for two minutes.
const NPM_CI = [
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

/** Installs from the lockfile, quietly. When that fails, the packages that were there before are put back. */
export async function installPackages() {
  checkSpace();
  await replaceFolder(join(root, "node_modules"), existsSync(INSTALLED), runNpm);
}

/** Asked beforehand, since npm takes a minute to notice, and then leaves optional packages out without a word. */
function checkSpace() {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  if (freeMb < NEEDED_MB)
    throw new Fault(`The packages need ${NEEDED_MB} MB on the disk, and only ${freeMb} MB are free.`);
}

async function runNpm() {
  const windows = process.platform === "win32";
  const { code, output } = await runQuietly(windows ? "npm.cmd" : "npm", NPM_CI, {
    cwd: root,
    shell: windows,
    env: { ...process.env, PATH: pathOutsideProject() },
  });
  if (code !== 0 || !packagesAreInstalled()) throw new Fault(explainNpm(code, output));
}
