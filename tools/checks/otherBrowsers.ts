import { findOtherBrowsers, type OtherBrowser } from "../browser/findOtherBrowsers.ts";
import { canInstallFromDebian, installFromDebian } from "../browser/installFromDebian.ts";
import { runPlaywright } from "./runPlaywright.ts";
import { failedResult, type Stage, type StageResult } from "./stage.ts";

const INSTALL_ATTEMPTS = 3;
const PAUSE_BETWEEN_ATTEMPTS_MS = 20_000;

/** The machine's functions that the stage uses. */
export type Machine = {
  readonly environment: NodeJS.ProcessEnv;
  readonly find: () => readonly OtherBrowser[];
  readonly canInstall: () => boolean;
  readonly install: (
    packages: readonly string[],
  ) => Promise<{ readonly code: number; readonly output: string }>;
  readonly pause: () => Promise<unknown>;
  readonly runTests: (environment: Readonly<Record<string, string>>) => Promise<StageResult>;
};

const THIS_MACHINE: Machine = {
  environment: process.env,
  find: findOtherBrowsers,
  canInstall: canInstallFromDebian,
  install: installFromDebian,
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_ATTEMPTS_MS)),
  runTests: (environment) => runPlaywright("e2e/otherBrowsers", environment),
};

/** Runs the main journeys in Firefox and WebKit (docs/decisions/0095). */
export const otherBrowsers: Stage = {
  name: "other browsers",
  run: () => runOtherBrowsers(THIS_MACHINE),
};

/** Runs the long list of journeys in them; part of `npm run test:faults`. */
export const otherBrowsersLong: Stage = {
  name: "other browsers, the long list",
  run: () =>
    runOtherBrowsers({
      ...THIS_MACHINE,
      runTests: (environment) => THIS_MACHINE.runTests({ ...environment, FAULTS: "long" }),
    }),
};

/**
 * Runs the tests in the installed browsers, and counts each missing browser as skipped. Continuous integration that
 * is allowed to install browsers does so; there, a browser that cannot be installed is a failure, unless
 * OTHER_BROWSERS=0 accepts that.
 */
export async function runOtherBrowsers(machine: Machine): Promise<StageResult> {
  const { environment } = machine;
  if (environment.OTHER_BROWSERS === "0") return skip(machine.find(), "OTHER_BROWSERS is 0");
  if (environment.CI === "true" && machine.canInstall()) {
    const problem = await installMissing(machine);
    if (problem !== null) return failedResult(problem);
  }
  const browsers = machine.find();
  const missing = skip(
    browsers.filter(({ programs }) => programs === null),
    "not installed",
  );
  const programs = browsers.flatMap((browser) => (browser.programs ? [browser.programs] : []));
  if (programs.length === 0) return missing;
  const result = await machine.runTests(Object.assign({}, ...programs));
  return { ...result, skipped: result.skipped + missing.skipped, details: missing.details ?? [] };
}

/** Returns why a browser is still missing, or null. */
async function installMissing({ find, install, pause }: Machine): Promise<string | null> {
  const listMissing = () => find().flatMap(({ programs, packages }) => (programs ? [] : packages));
  for (let attempt = 1; ; attempt += 1) {
    const packages = listMissing();
    if (packages.length === 0) return null;
    const { output } = await install(packages);
    const stillMissing = listMissing();
    if (stillMissing.length === 0) return null;
    if (attempt === INSTALL_ATTEMPTS)
      return `${output.trim()}\n\n${stillMissing.join(", ")} could not be installed in ${attempt} attempts. Please run this again when Debian's packages can be reached. OTHER_BROWSERS=0 runs everything else and counts these browsers as skipped.`;
    await pause();
  }
}

const skip = (browsers: readonly OtherBrowser[], reason: string): StageResult => ({
  passed: 0,
  failed: 0,
  skipped: browsers.length,
  report: "",
  details: browsers.map(
    ({ name, packages }) => `${name}: skipped, ${reason} (Debian: ${packages.join(" ")})`,
  ),
});
