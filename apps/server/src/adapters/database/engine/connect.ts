import type { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import type { Schema } from "../schema/schema.ts";
import { initEmbeddedDatabase } from "./initEmbeddedDatabase.ts";
import { isUpToDate, migrate } from "./migrate.ts";
import { openPGlite } from "./openPGlite.ts";
import { createPoolExecutor, postgresDialect } from "./postgresDialect.ts";
import { setExecutor, snakeCasePlugin } from "./statement.ts";

export type Database = Kysely<Schema>;

/**
 * No statement waits for ever for a lock, and no query outlives its request (30 s): connection and answer together
 * take at most 25 s. The query timeout is our own, for a database that no longer answers.
 */
const LOCK_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 8_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 17_000;

/**
 * Tells the planner that reading a row by an index costs little more than reading the next row, since the rows are in
 * memory or on a solid-state disk. PostgreSQL's default is for spinning disks: with it, the figures of a week read
 * whole tables.
 */
const PLANNER_OPTIONS = "-c random_page_cost=1.1";

/** Number of connections at this moment, and of queries that wait for one. */
export type PoolUsage = { readonly busy: number; readonly idle: number; readonly waiting: number };

/**
 * Connects to PostgreSQL and migrates its tables. `exposePoolUsage` is called with a function that reads the pool's
 * usage.
 */
export const connectPostgres = async (
  url: string,
  maxConnections = 20,
  exposePoolUsage: (readPoolUsage: () => PoolUsage) => void = () => {},
): Promise<Database> => {
  const typeParsers = new pg.TypeOverrides();
  // Amounts are whole cents below 2^53. The driver's default for bigint is text.
  typeParsers.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    pipeline: true,
    types: typeParsers,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    options: PLANNER_OPTIONS,
  });
  // The next query replaces a connection that broke while idle. Without a listener its error would end the process.
  pool.on("error", () => {});
  // The same for a connection that breaks in use; its query is rejected anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  exposePoolUsage(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const db = await open(postgresDialect(pool), () => migratePostgres(url));
  setExecutor(db, createPoolExecutor(pool));
  return db;
};

/**
 * Migrates over a connection of its own, whose statements have no timeout: a migration that writes or indexes
 * each row of a large table takes minutes, and a process that starts meanwhile waits for it. The wait for a
 * table lock is no longer than elsewhere, since the queries of all shoppers queue behind it.
 */
const migratePostgres = async (url: string): Promise<void> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    // The database may have a default timeout.
    options: "-c statement_timeout=0",
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
};

/**
 * Opens PostgreSQL inside this process (PGlite) with its files in `folder`, and migrates its tables. It has one
 * connection. Two processes on one folder lose data: hold the folder's lock first (dataFolder.ts).
 */
export const connectEmbedded = async (folder: string): Promise<Database> => {
  await initEmbeddedDatabase(folder);
  return connectPGlite(await openPGlite({ folder }));
};

/** Connects to an open PGlite and migrates its tables. */
export const connectPGlite = (pglite: PGlite): Promise<Database> => open(new PGliteDialect({ pglite }));

/** Opens a database and migrates its tables, with `migrateTables` where that needs a connection of its own. */
const open = async (dialect: Dialect, migrateTables?: () => Promise<void>): Promise<Database> => {
  const db = new Kysely<Schema>({
    dialect,
    plugins: [snakeCasePlugin],
  });
  try {
    // Without the plugin: the migrator's own tables would get snake_case names with it.
    const plain = db.withoutPlugins();
    if (!migrateTables) await migrate(plain);
    else if (!(await isUpToDate(plain))) await migrateTables();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};
