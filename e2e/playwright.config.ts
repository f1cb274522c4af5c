import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { port, webServer } from "./shopUnderTest.ts";
import type { TestOptions } from "./support/test.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ZA = { site: "ZA", baseURL: `http://za.localhost:${port}` } as const;
const AU = { site: "AU", baseURL: `http://au.localhost:${port}` } as const;
const ACCESSIBILITY = "accessibility.spec.ts";
const HOME_TO_ORDER = "journeys/homeToOrder.spec.ts";
const UPLOAD_LATER = "journeys/uploadLater.spec.ts";
const SHOPIFY = "features/shopify.spec.ts";
// The other browsers have a separate configuration.
const OTHER_BROWSERS = "otherBrowsers/**";
const DESIGNER_SPECS = "designer/*.spec.ts";
/** Specs whose tests differ most between mouse and touch. */
const DESIGNER_SPECS_ON_PHONE = ["gallery", "tileOptions", "zoom"].map((name) => `designer/${name}.spec.ts`);
// The designer's tests run in one country on a desktop, and those of gestures in the other on a phone; the journey from home
// to order in Australia on a desktop, the one that uploads later in South Africa on a phone; accessibility on a phone.
// E2E_ALL=1 runs all of them everywhere, and the long tests (support/longTests.ts). The way to Shopify's checkout runs on a phone, whose shopper sees both pages narrow;
// features/shopifyCopy.spec.ts goes the same way on a desktop.
const RUNS_EVERYWHERE = process.env.E2E_ALL === "1";
/** Tests with the tags of support/longTests.ts. */
const LONG = /@long(?!-)/;
const LONG_OR_LONG_ON_DESKTOP = /@long/;
const DESIGNER_SPECS_EVERYWHERE = RUNS_EVERYWHERE ? [DESIGNER_SPECS] : [];
const HOME_TO_ORDER_EVERYWHERE = RUNS_EVERYWHERE ? [HOME_TO_ORDER] : [];

/**
 * The tests run against the program as `npm start` runs it, with their own database and photo store. The designer's
 * gestures run on two of four combinations of country and screen, everything else once.
 */
export default defineConfig<TestOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: OTHER_BROWSERS,
  ...(RUNS_EVERYWHERE ? {} : { grepInvert: LONG }),
  outputDir: "results",
  globalSetup: "./support/globalSetup.ts",
  forbidOnly: true,
  fullyParallel: true,
  // At least three workers, even on two processors: with two, pages that wait leave a third of the processors idle. With
  // four, the processors have no time left, and the run takes as long.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // One journey decodes twelve photos of twelve megapixels, on slow machines too.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // `--trace on` records traces. Recording every test would add a third to the run's time.
    trace: "off",
    // Playwright does not see the requests of a service worker. The tests of offline pages allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // The sandbox needs rights that a container does not give. The tests open only our own pages.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        // Without this flag the browser starts a spare process for each page.
        "--disable-site-isolation-trials",
      ],
    },
  },
  projects: [
    {
      name: "ZA desktop",
      use: { ...ZA, ...DESKTOP },
      ...(RUNS_EVERYWHERE ? {} : { grepInvert: LONG_OR_LONG_ON_DESKTOP }),
      testIgnore: [
        OTHER_BROWSERS,
        ...(RUNS_EVERYWHERE ? [] : [HOME_TO_ORDER, SHOPIFY, ACCESSIBILITY].map((spec) => `**/${spec}`)),
      ],
    },
    {
      name: "ZA phone",
      // Most photos come from phones, so these have the size of phone photos.
      use: { ...ZA, ...PHONE, megapixels: 12 },
      testMatch: [
        UPLOAD_LATER,
        SHOPIFY,
        ACCESSIBILITY,
        ...HOME_TO_ORDER_EVERYWHERE,
        ...DESIGNER_SPECS_EVERYWHERE,
      ],
    },
    {
      name: "AU desktop",
      use: { ...AU, ...DESKTOP },
      testMatch: [HOME_TO_ORDER, ...DESIGNER_SPECS_EVERYWHERE],
    },
    {
      name: "AU phone",
      use: { ...AU, ...PHONE },
      testMatch: [
        ...(RUNS_EVERYWHERE ? [DESIGNER_SPECS] : DESIGNER_SPECS_ON_PHONE),
        ...HOME_TO_ORDER_EVERYWHERE,
      ],
    },
  ],
  webServer,
});
