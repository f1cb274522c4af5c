import { join } from "node:path";
import { type Config, readConfig } from "./config/config.ts";
import { exitOnUncaughtError } from "./exitOnUncaughtError.ts";
import { createLog } from "./log.ts";
import type { RunningSite } from "./runningSites.ts";
import { type RunningServer, startServer } from "./server.ts";
import { StartupError } from "./startupError.ts";

/** Requests that have not ended this long after the drain time are cut off, so that stopping always ends. */
const STOP_TIMEOUT_MS = 10_000;

const main = async (): Promise<void> => {
  const result = readConfig();
  if (result.kind === "issues") return reportStartupIssues(result.issues);
  exitOnUncaughtError(createLog(result.config));
  try {
    const server = await startServer(result.config);
    stopOnSignals(server, result.config.drainMs + STOP_TIMEOUT_MS);
    process.stdout.write(startupMessage(result.config, server));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    reportStartupIssues([error.message]);
  }
};

const reportStartupIssues = (issues: readonly string[]): void => {
  process.stderr.write(`Storywall cannot start.\n${issues.map((sentence) => `  ${sentence}\n`).join("")}`);
  process.exitCode = 1;
};

/** Supervisors signal a whole process group, so one request to stop may arrive twice within this time. */
const DUPLICATE_SIGNAL_MS = 1_000;

const stopOnSignals = (server: RunningServer, timeoutMs: number): void => {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      // A second request to stop ends the process at once.
      if (performance.now() - stoppingSince > DUPLICATE_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), timeoutMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `Storywall did not stop cleanly: ${error instanceof Error ? error.message : error}\n`,
        );
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", stop);
};

const startupMessage = (config: Config, { sites, localOrigin, newPassword }: RunningServer): string => {
  const [{ origin: adminOrigin = localOrigin } = {}] = sites;
  const siteLines = [
    ...sites.map(({ countryName, origin }) => `  ${countryName.padEnd(14)}${origin}\n`),
    `  ${"Owner's desk".padEnd(14)}${adminOrigin}/admin\n`,
  ];
  const notes = [
    newPassword === null ? null : `The owner's password, shown this once: ${newPassword}`,
    config.databaseUrl === null
      ? `The database is the embedded one in ${config.dataDir}: for trying out and small use. DATABASE_URL names a PostgreSQL.`
      : null,
    config.mailUrl === null
      ? `Mails are files in ${join(config.dataDir, "mail")}. MAIL_URL names a mail server.`
      : null,
    paymentsNote(sites),
  ];
  const opening =
    config.role === "worker"
      ? "Storywall's worker is at work.\n"
      : `Storywall is open.\n${siteLines.join("")}`;
  // Behind a load balancer this process has another address than the sites.
  const localAddress =
    config.role === "all" && config.port !== 0 ? "" : `This process answers at ${localOrigin}\n`;
  return `${opening}${notes.flatMap((note) => (note === null ? [] : `${note}\n`)).join("")}${localAddress}`;
};

/** Returns a note when sites take test payments. */
const paymentsNote = (sites: readonly RunningSite[]): string | null => {
  const tests = sites.filter(({ provider }) => provider === "test");
  if (tests.length === 0) return null;
  const names = tests.map(({ countryName }) => countryName).join(" and ");
  return `Payments${tests.length === sites.length ? "" : ` in ${names}`} are tests: no card is charged.`;
};

await main();
