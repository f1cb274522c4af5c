import { createHash } from "node:crypto";
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import { DatabaseUnavailable } from "../../ports/UnitOfWork.ts";

/**
 * PostgreSQL at half the price of Kysely's own driver: each statement is a named one, which a connection parses and plans
 * once and not each time it runs, and `begin` travels together with the first statement of its transaction. The pool's
 * connections must be made with `pipeline: true`.
 */
export const postgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => postgresDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

const postgresDriver = (pool: Pool): Driver => {
  const ofOurs = (connection: DatabaseConnection): PostgresConnection => {
    if (connection instanceof PostgresConnection) return connection;
    throw new Error("this connection was made by another driver");
  };
  return {
    init: async () => {},
    acquireConnection: async () => new PostgresConnection(await pool.connect().catch(tellOfTheLine)),
    beginTransaction: async (connection) => ofOurs(connection).beginWithNext(),
    commitTransaction: async (connection) => ofOurs(connection).commit(),
    rollbackTransaction: async (connection) => ofOurs(connection).rollback(),
    releaseConnection: async (connection) => ofOurs(connection).release(),
    destroy: () => pool.end(),
  };
};

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isBeginDue = false;
  #isSpoilt = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#send(sql, parameters);
    const isChange = command === "INSERT" || command === "UPDATE" || command === "DELETE";
    return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be streamed.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results are not streamed");
  }

  beginWithNext(): void {
    this.#isBeginDue = true;
  }

  async commit(): Promise<void> {
    if (this.#isBeginDue) return;
    const { command } = await this.#client.query("commit").catch((error: unknown) => {
      this.#isSpoilt = true;
      return tellOfTheLine(error);
    });
    // So it is called after an error that nobody looked at: PostgreSQL has then undone everything.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#isBeginDue) return;
    // A connection that cannot say it any more is thrown away, and PostgreSQL rolls back what it had begun.
    await this.#client.query("rollback").catch(() => {
      this.#isSpoilt = true;
    });
  }

  release(): void {
    this.#client.release(this.#isSpoilt);
  }

  async #send(text: string, values: readonly unknown[]) {
    const statement = values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] };
    try {
      if (!this.#isBeginDue) return await this.#client.query(statement);
      this.#isBeginDue = false;
      return await this.#sendWithBegin(statement);
    } catch (error) {
      this.#isSpoilt ||= isStalePlan(error) || isOfTheLine(error);
      return tellOfTheLine(error);
    }
  }

  async #sendWithBegin(statement: { readonly text: string }) {
    const { stream } = this.#client.connection;
    stream.cork();
    const both = Promise.allSettled([this.#client.query("begin"), this.#client.query(statement)]);
    stream.uncork();
    const [begun, result] = await both;
    if (begun.status === "rejected") {
      // The statement may have run outside of a transaction; nothing more may happen on this connection.
      this.#isSpoilt = true;
      throw begun.reason;
    }
    if (result.status === "rejected") throw result.reason;
    return result.value;
  }
}

const names = new Map<string, string>();

/** PostgreSQL keeps the first 63 bytes of a name, which texts that begin alike would share. */
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
};

/** A table has changed since the statement was prepared ("cached plan must not change result type"). */
const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000";

/** What PostgreSQL says itself has a severity; everything else was said by the line to it, or by the pool when none was free. */
const isOfTheLine = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof TypeError) && !("severity" in error);

const tellOfTheLine = (error: unknown): never => {
  throw isOfTheLine(error) ? new DatabaseUnavailable(error.message, { cause: error }) : error;
};
