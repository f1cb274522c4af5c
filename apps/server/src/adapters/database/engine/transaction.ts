import type { Transaction } from "kysely";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";
import { sendBy, sendByItself } from "./statement.ts";

/**
 * All of `work` or nothing. While it runs, statements (statement.ts) go straight to the connection that it holds; after its
 * end they are refused, since by then the connection may be somebody else's.
 */
export const transaction = <Result>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (own) => {
    const connection = await own.getExecutor().provideConnection(async (held) => held);
    sendBy(own, (query) => connection.executeQuery(query));
    try {
      return await work(own);
    } finally {
      sendByItself(own);
    }
  });
