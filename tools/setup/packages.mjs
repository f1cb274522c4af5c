import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { explainNpm } from "./explainNpm.mjs";
import { Fault } from "./fault.mjs";
import { INSTALLED, packagesAreInstalled } from "./installed.mjs";
import { pathOutsideProject, root, setupFolder } from "./paths.mjs";
import { runQuietly } from "./runQuietly.mjs";

const modules = join(root, "node_modules");
const previous = join(setupFolder, "node_modules.previous");

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

/** Installs from the lockfile, quietly. When that fails, the packages that were there before are put back. */
export async function installPackages() {
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
  if (code !== 0 || !packagesAreInstalled()) throw new Fault(explainNpm(code, output));
}

/** Moves packages aside only when they are whole: a half install must not replace the good one kept from before it. */
function keepPrevious() {
  if (!existsSync(INSTALLED)) return;
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
