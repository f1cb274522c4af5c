import { Fault } from "./fault.mjs";
import { packagesAreInstalled } from "./installed.mjs";
import { withLock } from "./lock.mjs";
import { installPackages } from "./packages.mjs";
import { checkPlatform } from "./runtime.mjs";
import { buildWeb, webBuildIsFresh } from "./webBuild.mjs";

const PACKAGES = {
  says: "Installing packages (about a minute the first time)",
  isDone: packagesAreInstalled,
  run: installPackages,
};
const PAGES = { says: "Building the pages", isDone: webBuildIsFresh, run: buildWeb };

/**
 * Brings the folder to where the program can run. Nothing to do costs a few milliseconds.
 * @param {{ pages: boolean }} needs
 */
export async function prepare({ pages }) {
  checkPlatform();
  const steps = pages ? [PACKAGES, PAGES] : [PACKAGES];
  if (steps.every((step) => step.isDone())) return;
  await withLock(async () => {
    // Asked again under the lock: whoever held it may have done the work.
    for (const step of steps) {
      if (step.isDone()) continue;
      const began = Date.now();
      process.stdout.write(`${step.says} … `);
      try {
        await step.run();
      } catch (error) {
        console.log(error instanceof Fault ? "failed." : "");
        throw error;
      }
      console.log(`done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    }
  });
}
