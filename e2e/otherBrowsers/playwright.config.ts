import { defineConfig } from "@playwright/test";
import { port, webServer } from "../shopUnderTest.ts";
import type { BrowserPaths, ProjectOptions } from "./support/test.ts";

const isLong = process.env.FAULTS === "long";
/**
 * Otherwise each engine runs on the screen that most of its shoppers have: Firefox's on a desktop, Safari's on a
 * phone.
 */
const runsEverywhere = isLong || process.env.E2E_ALL === "1";
const DESKTOP = { width: 1440, height: 900, isPhone: false };
const PHONE = { width: 390, height: 844, isPhone: true };

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, MINI_BROWSER_PATH, XVFB_PATH } = process.env;
const webkitPaths =
  WEBKIT_DRIVER_PATH && MINI_BROWSER_PATH && XVFB_PATH
    ? { driver: WEBKIT_DRIVER_PATH, miniBrowser: MINI_BROWSER_PATH, xvfb: XVFB_PATH }
    : null;
const browsers: readonly BrowserPaths[] = [
  ...(FIREFOX_PATH ? [{ name: "Firefox", path: FIREFOX_PATH } as const] : []),
  ...(webkitPaths ? [{ name: "WebKit", paths: webkitPaths } as const] : []),
];

/**
 * The main journeys in the other engines that shoppers have (docs/decisions/0095): Firefox, and WebKitGTK for Safari.
 * `tools/browser/findOtherBrowsers.ts` finds the paths. With FAULTS=long the long list runs instead.
 */
export default defineConfig<object, ProjectOptions>({
  testDir: isLong ? "long" : "journeys",
  outputDir: "../results/otherBrowsers",
  globalSetup: isLong ? "../support/globalSetup.ts" : "./support/photosSetup.ts",
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  reporter: "list",
  use: { baseURL: `http://za.localhost:${port}` },
  projects: browsers.flatMap((browserPaths) => {
    const { name } = browserPaths;
    const desktop = { name: `${name} desktop`, use: { browserPaths, screenSize: DESKTOP } };
    const phone = { name: `${name} phone`, use: { browserPaths, screenSize: PHONE } };
    return runsEverywhere ? [desktop, phone] : [name === "Firefox" ? desktop : phone];
  }),
  webServer,
});
