import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema.ts";
import type { Database } from "./connect.ts";
import { clearExecutor, setExecutor } from "./statement.ts";

/**
 * Runs `work` in a transaction: all of its changes are made or none. While it runs, statements (statement.ts) are sent
 * directly on its connection. After its end they are rejected, since another transaction may have the connection then.
 */
export const transaction = <Value>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (scopedDb) => {
    const connection = await scopedDb
      .getExecutor()
      .provideConnection(async (heldConnection) => heldConnection);
    setExecutor(scopedDb, (query) => connection.executeQuery(query));
    try {
      return await work(scopedDb);
    } finally {
      clearExecutor(scopedDb);
    }
  });
