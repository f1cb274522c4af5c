import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const EXCLUDED = ["**/node_modules/**", "**/build/**", "e2e/**", "bench/**"];

/** Tests that need a real PostgreSQL (see packages/testkit/src/freshDatabase.ts), which takes a second to start. */
const POSTGRES_TESTS = "**/*.database.test.ts";
/** Tests that run in both projects: on the embedded database in `unit`, on PostgreSQL in `database`. */
const BOTH_DATABASES_TESTS = "**/*.bothDatabases.test.ts";

export default defineConfig({
  test: {
    // One processor is left to what the tests start, but two files run at once everywhere: most wait for other processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...EXCLUDED, POSTGRES_TESTS],
          provide: { testDatabase: "embedded" },
          globalSetup: "tools/vitest/runFolder.ts",
          // Most files take less time than loading anew what they test: they share their modules, and leave nothing changed.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          // A file that makes the embedded database for all others, on a machine with other things to do.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "database",
          include: [POSTGRES_TESTS, BOTH_DATABASES_TESTS],
          exclude: EXCLUDED,
          provide: { testDatabase: "postgres" },
          globalSetup: ["tools/vitest/runFolder.ts", "tools/postgres/globalSetup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
