import { rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

// Playwright reads this file in every worker, so whatever is chosen at random is handed on by the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env.E2E_PORT;
const dataDir = join(tmpdir(), `storywall-e2e-${port}`);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!isWorker) process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

/** The journeys run against the program just as `npm start` runs it, on a database and a photo store of their own. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "results",
  forbidOnly: true,
  fullyParallel: true,
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://za.localhost:${port}`,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    { name: "phone", use: { ...devices["Pixel 7"] } },
  ],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    // The embedded database must be closed, not cut off.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      MAIL_URL: "",
    },
  },
});
