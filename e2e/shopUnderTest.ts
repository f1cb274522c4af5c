import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Playwright reads its configuration in every worker, so the environment passes the random port on to all of them. It
// is below the ports that Linux gives to outgoing connections (from 32768): one of those could have it already.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
/** The port of the shop that all tests of this run share. */
export const port = process.env.E2E_PORT;
const dataDir = join(tmpdir(), `storywall-e2e-${port}`);
// The migrated database that tests with a separate shop copy (support/makeDatabase.ts).
process.env.E2E_DATABASE_FOLDER ??= `${dataDir}-database`;
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const folders = [dataDir, process.env.E2E_DATABASE_FOLDER];
if (!isWorker)
  process.on("exit", () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

/** Starts the shop as `npm start` runs it, with its own database and photo store. */
export const webServer = {
  command: `"${process.execPath}" apps/server/src/main.ts`,
  cwd: join(import.meta.dirname, ".."),
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
    // A log line for each request is not needed here, and would take some seconds of processor time per run.
    LOG_LEVEL: "error",
    OWNER_PASSWORD: "the-owners-password",
  },
} as const;
