import { expect, test } from "vitest";
import type { OtherBrowser } from "../browser/findOtherBrowsers.ts";
import { type Machine, runOtherBrowsers } from "./otherBrowsers.ts";

const FIREFOX: OtherBrowser = {
  name: "Firefox",
  packages: ["firefox-esr"],
  programs: { FIREFOX_PATH: "/usr/bin/firefox-esr" },
};
const WEBKIT: OtherBrowser = {
  name: "WebKit",
  packages: ["webkit2gtk-driver", "xvfb"],
  programs: { XVFB_PATH: "/usr/bin/Xvfb" },
};
const notInstalled = (browser: OtherBrowser): OtherBrowser => ({ ...browser, programs: null });
const CI = { CI: "true" };

/** A machine whose `install` succeeds at the attempt of that number, or never. It records what is done to it. */
const aMachine = (
  browsers: readonly OtherBrowser[],
  { environment = {}, succeedsAt = 1, isDebianRoot = true } = {},
) => {
  const installed: (readonly string[])[] = [];
  const runs: Readonly<Record<string, string>>[] = [];
  const machine: Machine = {
    environment,
    find: () => (installed.length >= succeedsAt ? [FIREFOX, WEBKIT] : browsers),
    canInstall: () => isDebianRoot,
    install: async (packages) => {
      installed.push(packages);
      return { code: 100, output: "E: Unable to fetch some archives" };
    },
    pause: async () => {},
    runTests: async (programs) => {
      runs.push(programs);
      return { passed: 4, failed: 0, skipped: 0, report: "" };
    },
  };
  return { machine, installed, runs };
};

test("on a contributor's machine, browsers that are not installed are skipped in words, and nothing is installed", async () => {
  const { machine, installed, runs } = aMachine([FIREFOX, WEBKIT].map(notInstalled));
  expect(await runOtherBrowsers(machine)).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: 2,
    details: [
      "Firefox: skipped, not installed (Debian: firefox-esr)",
      "WebKit: skipped, not installed (Debian: webkit2gtk-driver xvfb)",
    ],
  });
  expect([installed, runs]).toEqual([[], []]);
});

test("where one browser is installed its tests run, and the other counts as skipped", async () => {
  const { machine, runs } = aMachine([FIREFOX, notInstalled(WEBKIT)]);
  expect(await runOtherBrowsers(machine)).toMatchObject({ passed: 4, failed: 0, skipped: 1 });
  expect(runs).toEqual([{ FIREFOX_PATH: "/usr/bin/firefox-esr" }]);
});

test("a continuous integration installs what is missing, with another attempt after a failed one", async () => {
  const { machine, installed, runs } = aMachine([FIREFOX, notInstalled(WEBKIT)], {
    environment: CI,
    succeedsAt: 2,
  });
  expect(await runOtherBrowsers(machine)).toMatchObject({ passed: 4, failed: 0, skipped: 0 });
  expect(installed).toEqual([WEBKIT.packages, WEBKIT.packages]);
  expect(runs).toEqual([{ ...FIREFOX.programs, ...WEBKIT.programs }]);
});

test("in a continuous integration, a browser that cannot be had is a failure with apt's words", async () => {
  const { machine, installed, runs } = aMachine([FIREFOX, notInstalled(WEBKIT)], {
    environment: CI,
    succeedsAt: 99,
  });
  const { failed, report } = await runOtherBrowsers(machine);
  expect(failed).toBe(1);
  expect(report).toContain("E: Unable to fetch some archives");
  expect(report).toContain("webkit2gtk-driver, xvfb could not be installed in 3 attempts");
  expect([installed.length, runs]).toEqual([3, []]);
});

test("OTHER_BROWSERS=0 skips both even in a continuous integration, and says so", async () => {
  const { machine, installed, runs } = aMachine([notInstalled(FIREFOX), WEBKIT], {
    environment: { ...CI, OTHER_BROWSERS: "0" },
  });
  expect(await runOtherBrowsers(machine)).toMatchObject({ passed: 0, failed: 0, skipped: 2 });
  expect([installed, runs]).toEqual([[], []]);
});

test("a continuous integration that may not install packages skips what is missing", async () => {
  const { machine, installed } = aMachine([FIREFOX, notInstalled(WEBKIT)], {
    environment: CI,
    isDebianRoot: false,
  });
  expect(await runOtherBrowsers(machine)).toMatchObject({ passed: 4, failed: 0, skipped: 1 });
  expect(installed).toEqual([]);
});
