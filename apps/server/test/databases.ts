import { freshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { connectEmbedded, connectPostgres, type Database } from "../src/adapters/database/connect.ts";

export type TestDatabase = { readonly database: Database; readonly close: () => Promise<void> };

/** The embedded database, in memory. */
export const embeddedDatabase = async (): Promise<TestDatabase> => {
  const database = await connectEmbedded();
  return { database, close: () => database.destroy() };
};

/** A database of its own on the run's PostgreSQL. */
export const postgresDatabase = async (): Promise<TestDatabase> => {
  const fresh = await freshDatabase();
  const database = await connectPostgres(fresh.url);
  return {
    database,
    close: async () => {
      await database.destroy();
      await fresh.drop();
    },
  };
};
