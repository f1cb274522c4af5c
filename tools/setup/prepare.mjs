import { arePackagesInstalled } from "./arePackagesInstalled.mjs";
import { installPackages } from "./installPackages.mjs";
import { withLock } from "./lock.mjs";
import { checkPlatform } from "./runtime.mjs";
import { SetupError } from "./setupError.mjs";
import { buildWeb, isWebBuildFresh } from "./webBuild.mjs";

const PACKAGES_STEP = {
  message: "Installing packages (about a minute the first time)",
  isDone: arePackagesInstalled,
  run: installPackages,
};
const PAGES_STEP = { message: "Building the pages", isDone: isWebBuildFresh, run: buildWeb };

/**
 * Installs packages and builds the pages where needed. When nothing is needed it takes a few milliseconds.
 * @param {{ pages: boolean }} needs
 */
export async function prepare({ pages }) {
  checkPlatform();
  const steps = pages ? [PACKAGES_STEP, PAGES_STEP] : [PACKAGES_STEP];
  if (steps.every((step) => step.isDone())) return;
  await withLock(async () => {
    // Checked again under the lock: the previous owner of the lock may have done the work.
    for (const step of steps) {
      if (step.isDone()) continue;
      const startedAt = Date.now();
      process.stdout.write(`${step.message} … `);
      try {
        await step.run();
      } catch (error) {
        console.log(error instanceof SetupError ? "failed." : "");
        throw error;
      }
      console.log(`done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
    }
  });
}
