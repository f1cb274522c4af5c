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
import { errorCodeOf } from "../../../platform/errorCode.ts";
import { DatabaseUnavailableError } from "../../../ports/platform/UnitOfWork.ts";
import { isDeferred } from "./statement.ts";

/**
 * PostgreSQL at half the price of Kysely's own driver: each statement is a named one, which a connection parses and plans
 * once and not each time it runs, and in a transaction `begin` and all that is posted (statement.ts) travel in the packet of the
 * next statement whose answer is wanted. The pool's connections must be made with `pipeline: true`.
 */
export const postgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => postgresDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** One statement outside of a transaction, on a connection of its own. */
export const createPoolSender =
  (pool: Pool) =>
  async <Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
    const connection = await openConnection(pool);
    try {
      return await connection.executeQuery<Row>(query);
    } finally {
      connection.release();
    }
  };

const openConnection = async (pool: Pool): Promise<PostgresConnection> =>
  new PostgresConnection(await pool.connect().catch(rethrowConnectionError));

const postgresDriver = (pool: Pool): Driver => {
  const asPostgresConnection = (connection: DatabaseConnection): PostgresConnection => {
    if (connection instanceof PostgresConnection) return connection;
    throw new Error("this connection was made by another driver");
  };
  return {
    init: async () => {},
    acquireConnection: () => openConnection(pool),
    beginTransaction: async (connection) => asPostgresConnection(connection).beginWithNext(),
    commitTransaction: async (connection) => asPostgresConnection(connection).commit(),
    rollbackTransaction: async (connection) => asPostgresConnection(connection).rollback(),
    releaseConnection: async (connection) => asPostgresConnection(connection).release(),
    destroy: () => pool.end(),
  };
};

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #transaction: "none" | "due" | "begins" | "begun" = "none";
  /** What went wrong first in this transaction without anybody waiting for it. */
  #firstError: { readonly error: unknown } | undefined;
  /** Statements wait for one whose answer is wanted, to travel in its packet. */
  #isCorked = false;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isDeferred(query) && this.#canDefer(query)) {
      this.#sendDeferred(toPgQuery(query));
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#send(toPgQuery(query));
    const isChange = command === "INSERT" || command === "UPDATE" || command === "DELETE";
    return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be streamed.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results are not streamed");
  }

  beginWithNext(): void {
    this.#transaction = "due";
    this.#firstError = undefined;
  }

  async commit(): Promise<void> {
    const command = await this.#end("commit");
    if (this.#firstError) return rethrowConnectionError(this.#firstError.error);
    // So it is called after an error that nobody looked at: PostgreSQL has then undone everything.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    // A connection that cannot say it any more is thrown away, and PostgreSQL rolls back what it had begun.
    await this.#end("rollback").catch(() => {});
  }

  /** Gives what PostgreSQL did; undefined where it has nothing to end, not having heard of a beginning or having ended it. */
  async #end(how: "commit" | "rollback"): Promise<string | undefined> {
    try {
      if (this.#transaction === "none" || this.#transaction === "due") return undefined;
      const answer = this.#client.query(how);
      this.#uncork();
      return (await answer).command;
    } catch (error) {
      this.#isBroken = true;
      return rethrowConnectionError(error);
    } finally {
      // Not before the answer: until then what was posted may still fail.
      this.#transaction = "none";
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** Until PostgreSQL has said that the transaction has begun, only what changes nothing: it might run outside of one. */
  #canDefer({ query }: CompiledQuery): boolean {
    if (this.#transaction === "begun") return true;
    return this.#transaction !== "none" && query.kind === "SelectQueryNode";
  }

  #sendDeferred(statement: PgQuery): void {
    this.#beginIfDue();
    this.#cork();
    // Should it fail, PostgreSQL refuses everything after it, the commit among it.
    this.#client.query(statement).catch((error: unknown) => this.#recordError(error));
  }

  async #send(statement: PgQuery) {
    this.#beginIfDue();
    const answer = this.#client.query(statement);
    this.#uncork();
    try {
      const result = await answer;
      if (this.#firstError) throw this.#firstError.error;
      return result;
    } catch (error) {
      this.#recordError(error);
      return rethrowConnectionError(this.#firstError?.error ?? error);
    }
  }

  #beginIfDue(): void {
    if (this.#transaction !== "due") return;
    this.#transaction = "begins";
    this.#cork();
    this.#client.query("begin").then(
      () => {
        if (this.#transaction === "begins") this.#transaction = "begun";
      },
      (error: unknown) => {
        // The statement after it may have run outside of a transaction; nothing more may happen on this connection.
        this.#isBroken = true;
        this.#recordError(error);
      },
    );
  }

  #recordError(error: unknown): void {
    this.#isBroken ||= isStalePlan(error) || isConnectionError(error);
    if (this.#transaction !== "none") this.#firstError ??= { error };
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#client.connection.stream.cork();
  }

  #uncork(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#client.connection.stream.uncork();
  }
}

type PgQuery = { readonly text: string; readonly name?: string; readonly values?: unknown[] };

const toPgQuery = ({ sql: text, parameters }: CompiledQuery): PgQuery =>
  parameters.length === 0 ? { text } : { name: statementNameOf(text), text, values: [...parameters] };

const statementNames = new Map<string, string>();

/** PostgreSQL keeps the first 63 bytes of a name, which texts that begin alike would share. */
const statementNameOf = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  statementNames.set(text, name);
  return name;
};

/** A table has changed since the statement was prepared ("cached plan must not change result type"). */
const isStalePlan = (error: unknown): boolean => errorCodeOf(error) === "0A000";

/** What PostgreSQL says itself has a severity; everything else was said by the line to it, or by the pool when none was free. */
const isConnectionError = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof TypeError) && !("severity" in error);

const rethrowConnectionError = (error: unknown): never => {
  throw isConnectionError(error) ? new DatabaseUnavailableError(error.message, { cause: error }) : error;
};
