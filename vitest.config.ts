import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const EXCLUDED = ["**/node_modules/**", "**/build/**", "e2e/**", "bench/**"];

/** Tests that need a real PostgreSQL (see packages/testkit/src/freshDatabase.ts), which takes a second to start. */
const POSTGRES_TESTS = "**/*.database.test.ts";
/** Tests that run in both projects: on the embedded database in `unit`, on PostgreSQL in `database`. */
const BOTH_DATABASES_TESTS = "**/*.bothDatabases.test.ts";
/** Tests that replace modules. Shared modules would keep the replacement, or would be loaded before it. */
const ISOLATED_TESTS = "**/*.isolated.test.{ts,tsx}";
/**
 * Folders of tests that run on the embedded database with ALL_TESTS=1 only, where a query takes three times as long. All browser
 * tests run on it, and so do the tests of orders, payments, photos and the shop's data (docs/decisions/0137).
 */
const EMBEDDED_IN_LONG_RUNS = [
  "art",
  "catalogue",
  "commerce",
  "customers",
  "designLinks",
  "faults",
  "figures",
  "http",
  "mails",
  "messages",
  "print",
  "printQuestions",
  "promo",
  "reliability",
  "staff",
  "stock",
  "today",
  "visitor",
].map((folder) => `apps/server/test/${folder}/**/*.bothDatabases.test.ts`);
const RUNS_ALL = process.env.ALL_TESTS === "1";

/**
 * Long enough for the file that creates the embedded database for all others, and for a test that starts a shop, on a
 * busy machine of half the usual speed. A test never measures time by it.
 */
const TEST_TIMEOUT_MS = 60_000;

/** Loading modules takes longer than most files run, so files share their modules. Each must leave no changes. */
const SHARED_MODULES = { isolate: false, restoreMocks: true, unstubGlobals: true };

export default defineConfig({
  test: {
    // One core is left for the processes that tests start. At least three workers, even on two cores: most test files
    // wait for other processes.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...EXCLUDED, POSTGRES_TESTS, ISOLATED_TESTS, ...(RUNS_ALL ? [] : EMBEDDED_IN_LONG_RUNS)],
          provide: { testDatabase: "embedded" },
          globalSetup: "tools/vitest/createRunFolder.ts",
          ...SHARED_MODULES,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "isolated",
          include: [ISOLATED_TESTS],
          exclude: EXCLUDED,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: "database",
          include: [POSTGRES_TESTS, BOTH_DATABASES_TESTS],
          exclude: EXCLUDED,
          provide: { testDatabase: "postgres" },
          ...SHARED_MODULES,
          globalSetup: ["tools/vitest/createRunFolder.ts", "tools/postgres/globalSetup.ts"],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
