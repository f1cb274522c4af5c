import type { Transaction } from "kysely";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";
import { clearSender, setSender } from "./statement.ts";

/**
 * All of `work` or nothing. While it runs, statements (statement.ts) go straight to the connection that it holds; after its
 * end they are refused, since by then the connection may be somebody else's.
 */
export const transaction = <Value>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (scopedDb) => {
    const connection = await scopedDb
      .getExecutor()
      .provideConnection(async (heldConnection) => heldConnection);
    setSender(scopedDb, (query) => connection.executeQuery(query));
    try {
      return await work(scopedDb);
    } finally {
      clearSender(scopedDb);
    }
  });
