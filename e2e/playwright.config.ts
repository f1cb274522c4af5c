import { rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { TestOptions } from "./support/test.ts";

// Playwright reads this file in every worker, so whatever is chosen at random is handed on by the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env.E2E_PORT;
const dataDir = join(tmpdir(), `storywall-e2e-${port}`);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ZA = { site: "ZA", baseURL: `http://za.localhost:${port}` } as const;
const AU = { site: "AU", baseURL: `http://au.localhost:${port}` } as const;
const HOME_TO_ORDER = "journeys/homeToOrder.spec.ts";
const UPLOAD_LATER = "journeys/uploadLater.spec.ts";
const DESIGNER_SPECS = "designer/*.spec.ts";
// What the designer can do is checked in one country on a desktop and in the other on a phone; in all four by E2E_ALL=1.
const DESIGNER_SPECS_EVERYWHERE = process.env.E2E_ALL === "1" ? [DESIGNER_SPECS] : [];

/**
 * The journeys run against the program just as `npm start` runs it, on a database and a photo store of their own. The
 * whole way from home to order is walked in both countries on both screens, the designer's journeys on two of the four;
 * everything else once.
 */
export default defineConfig<TestOptions>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "results",
  globalSetup: "./support/globalSetup.ts",
  forbidOnly: true,
  fullyParallel: true,
  // Two also on two processors: a page that waits leaves a third of them idle.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // Twelve photos of twelve megapixels are decoded on one of the ways, on whatever machine this is.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // `--trace on` records them: for every test always, they cost a third of the whole run.
    trace: "off",
    // Playwright does not see what a service worker asks for; the tests of offline pages let it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // The sandbox needs rights that a container does not give; only our own pages are opened.
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
      // Where most photos come from, they have the size that they come in.
      use: { ...ZA, ...PHONE, megapixels: 12 },
      testMatch: [HOME_TO_ORDER, UPLOAD_LATER, "accessibility.spec.ts", ...DESIGNER_SPECS_EVERYWHERE],
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
    // The embedded database must be closed, not cut off.
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
