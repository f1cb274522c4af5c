import { rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { TestOptions } from "./support/test.ts";

// Playwright reads this file in every worker, so the environment passes the random port on to all of them. It is below
// the ports that Linux gives to outgoing connections (from 32768): one of those could have it already.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
const port = process.env.E2E_PORT;
const dataDir = join(tmpdir(), `storywall-e2e-${port}`);
// The migrated database that tests with a shop of their own copy (support/makeDatabase.ts).
process.env.E2E_DATABASE_FOLDER ??= `${dataDir}-database`;
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const folders = [dataDir, process.env.E2E_DATABASE_FOLDER];
if (!isWorker)
  process.on("exit", () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ZA = { site: "ZA", baseURL: `http://za.localhost:${port}` } as const;
const AU = { site: "AU", baseURL: `http://au.localhost:${port}` } as const;
const HOME_TO_ORDER = "journeys/homeToOrder.spec.ts";
const UPLOAD_LATER = "journeys/uploadLater.spec.ts";
const SHOPIFY = "features/shopify.spec.ts";
const DESIGNER_SPECS = "designer/*.spec.ts";
// The designer's tests run in one country on a desktop and in the other on a phone. E2E_ALL=1 runs them in all four.
const DESIGNER_SPECS_EVERYWHERE = process.env.E2E_ALL === "1" ? [DESIGNER_SPECS] : [];

/**
 * The tests run against the program as `npm start` runs it, with their own database and photo store. The journey from
 * home to order runs in both countries on both screens, the designer's tests on two of the four, everything else once.
 */
export default defineConfig<TestOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "results",
  globalSetup: "./support/globalSetup.ts",
  forbidOnly: true,
  fullyParallel: true,
  // At least three workers, even on two processors: with two, pages that wait leave a third of the processors idle.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // One journey decodes twelve photos of twelve megapixels, on slow machines too.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // `--trace on` records traces. For every test they would take a third of the run's time.
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
      ],
    },
  },
  projects: [
    { name: "ZA desktop", use: { ...ZA, ...DESKTOP } },
    {
      name: "ZA phone",
      // Most photos come from phones, so here they have the size that phones take.
      use: { ...ZA, ...PHONE, megapixels: 12 },
      testMatch: [
        HOME_TO_ORDER,
        UPLOAD_LATER,
        SHOPIFY,
        "accessibility.spec.ts",
        ...DESIGNER_SPECS_EVERYWHERE,
      ],
    },
    {
      name: "AU desktop",
      use: { ...AU, ...DESKTOP },
      testMatch: [HOME_TO_ORDER, ...DESIGNER_SPECS_EVERYWHERE],
    },
    { name: "AU phone", use: { ...AU, ...PHONE }, testMatch: [HOME_TO_ORDER, DESIGNER_SPECS] },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    // The embedded database must be closed before the process ends.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      MAIL_URL: "",
      OWNER_PASSWORD: "the-owners-password",
    },
  },
});
