import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { executeOn } from "@storywall/testkit/executeOn.ts";
import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { oncePerRun } from "@storywall/testkit/oncePerRun.ts";
import { inject } from "vitest";
import { connectPGlite, connectPostgres, type Database } from "../../src/adapters/database/engine/connect.ts";
import { openPGlite } from "../../src/adapters/database/engine/openPGlite.ts";

export type TestDatabase = { readonly database: Database; readonly close: () => Promise<void> };

/**
 * Opens an empty database with all tables: the embedded one in the project `unit`, a new one on the run's PostgreSQL in
 * the project `database` (vitest.config.ts).
 */
export const openTestDatabase = (): Promise<TestDatabase> =>
  inject("testDatabase") === "postgres" ? openPostgresTestDatabase() : openEmbeddedTestDatabase();

/**
 * Opens the embedded database in memory. It is a copy of one with all tables, which is six times as fast as creating
 * them.
 */
export const openEmbeddedTestDatabase = async (): Promise<TestDatabase> => {
  const dump = await openAsBlob(await oncePerRun("embedded.tar", writeEmbeddedDump));
  const database = await connectPGlite(await openPGlite({ dump }));
  return { database, close: () => database.destroy() };
};

const writeEmbeddedDump = async (path: string): Promise<void> => {
  const pglite = await openPGlite();
  const database = await connectPGlite(pglite);
  await writeFile(path, (await pglite.dumpDataDir("none")).stream());
  await database.destroy();
};

/** Opens a new database with all tables on the run's PostgreSQL. `close` drops it. */
export const openPostgresTestDatabase = async (): Promise<TestDatabase> => {
  const migratedDatabase = await createMigratedDatabase();
  const database = await connectPostgres(migratedDatabase.url);
  return {
    database,
    close: async () => {
      await database.destroy();
      await migratedDatabase.drop();
    },
  };
};

/** Creates a database with all tables and no rows. It is a copy, which is ten times as fast as creating the tables. */
export const createMigratedDatabase = async (): Promise<FreshDatabase> => {
  await oncePerRun("migrated", makeTemplate);
  return createFreshDatabase(inject("postgresTemplate"));
};

const makeTemplate = async (path: string): Promise<void> => {
  const { url } = await createFreshDatabase();
  const database = await connectPostgres(url);
  await database.destroy();
  const name = new URL(url).pathname.slice(1);
  await executeOn(
    inject("postgresUrl"),
    `alter database "${name}" rename to "${inject("postgresTemplate")}"`,
  );
  await writeFile(path, "");
};
