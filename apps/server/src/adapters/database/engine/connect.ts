import type { PGlite } from "@electric-sql/pglite";
import { type Dialect, Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import { initEmbeddedDatabase } from "./initEmbeddedDatabase.ts";
import { migrate } from "./migrate.ts";
import { openPGlite } from "./openPGlite.ts";
import { createPoolSender, postgresDialect } from "./postgresDialect.ts";
import type { Schema } from "./schema.ts";
import { columnNames, setSender } from "./statement.ts";

export type Database = Kysely<Schema>;

/**
 * Nothing may wait for ever on another's lock, and no query may outlive the request that asked (30 s): a connection, and on
 * it an answer, come within 25 s or not at all. The last is our own patience, for a database that says nothing any more.
 */
const LOCK_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 8_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = 17_000;

/** Connections at this moment, and queries that wait for one. */
export type PoolUsage = { readonly busy: number; readonly idle: number; readonly waiting: number };

/** PostgreSQL, ready to use. `watch` is given a way to see how busy its connections are. */
export const connectPostgres = async (
  url: string,
  maxConnections = 20,
  exposePoolUsage: (use: () => PoolUsage) => void = () => {},
): Promise<Database> => {
  const typeParsers = new pg.TypeOverrides();
  // Amounts are whole cents below 2^53; the driver's default for bigint is text.
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
  });
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on("error", () => {});
  // So would one that breaks while somebody uses it; its query is told by itself.
  pool.on("connect", (client) => client.on("error", () => {}));
  exposePoolUsage(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const db = await open(postgresDialect(pool));
  setSender(db, createPoolSender(pool));
  return db;
};

/**
 * PostgreSQL inside of this process (PGlite), ready to use; its files in `folder`. It has one connection, and two processes
 * on one folder lose data: hold the folder's lock first (see dataFolder.ts).
 */
export const connectEmbedded = async (folder: string): Promise<Database> => {
  await initEmbeddedDatabase(folder);
  return connectPGlite(await openPGlite({ folder }));
};

/** An open PGlite, ready to use. */
export const connectPGlite = (pglite: PGlite): Promise<Database> => open(new PGliteDialect({ pglite }));

const open = async (dialect: Dialect): Promise<Database> => {
  const db = new Kysely<Schema>({
    dialect,
    plugins: [columnNames],
  });
  try {
    // Its own tables have camelCase names if the plugin sees them, which is why it does not.
    await migrate(db.withoutPlugins());
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
};
