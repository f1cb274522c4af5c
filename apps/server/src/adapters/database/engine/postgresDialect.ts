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
 * Creates a Kysely dialect for PostgreSQL that costs half of Kysely's own. Each statement is named, so that a
 * connection parses and plans it once. In a transaction, `begin` and deferred statements (statement.ts) are sent in
 * the packet of the next statement whose answer is awaited. The pool's connections must be created with `pipeline:
 * true`.
 */
export const postgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => postgresDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** Returns a function that runs one statement outside a transaction, on its own connection. */
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
    throw new Error("The connection was created by another driver.");
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
  /** The first error in this transaction of a statement whose answer is not awaited. */
  #firstError: { readonly error: unknown } | undefined;
  /** Statements are held back to be sent in one packet with the next whose answer is awaited. */
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

  // biome-ignore lint/correctness/useYield: no result is large enough to be streamed.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Results are not streamed.");
  }

  beginWithNext(): void {
    this.#transaction = "due";
    this.#firstError = undefined;
  }

  async commit(): Promise<void> {
    const command = await this.#end("commit");
    if (this.#firstError) return rethrowConnectionError(this.#firstError.error);
    // PostgreSQL answers a commit so after an error that the caller ignored: it has undone everything.
    if (command === "ROLLBACK") throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    // A connection that cannot send it is discarded, and PostgreSQL then rolls back by itself.
    await this.#end("rollback").catch(() => {});
  }

  /**
   * Returns the command that PostgreSQL ran; undefined when it has no open transaction, since none was begun or it
   * has ended.
   */
  async #end(command: "commit" | "rollback"): Promise<string | undefined> {
    try {
      if (this.#transaction === "none" || this.#transaction === "due") return undefined;
      const answer = this.#client.query(command);
      this.#uncork();
      return (await answer).command;
    } catch (error) {
      this.#isBroken = true;
      return rethrowConnectionError(error);
    } finally {
      // Not before the answer: until then a deferred statement may still fail.
      this.#transaction = "none";
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /**
   * Until PostgreSQL has confirmed `begin`, only reads may be deferred: the statement could run outside the
   * transaction.
   */
  #canDefer({ query }: CompiledQuery): boolean {
    if (this.#transaction === "begun") return true;
    return this.#transaction !== "none" && query.kind === "SelectQueryNode";
  }

  #sendDeferred(statement: PgQuery): void {
    this.#beginIfDue();
    this.#cork();
    // If it fails, PostgreSQL rejects everything after it, including the commit.
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
        // The next statement may have run outside a transaction, so this connection is used no more.
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

/** Returns a hash as the name: PostgreSQL keeps only 63 bytes, which statements that start alike would share. */
const statementNameOf = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha256").update(text).digest("base64url");
  statementNames.set(text, name);
  return name;
};

/** Checks for a table that changed after the statement was prepared ("cached plan must not change result type"). */
const isStalePlan = (error: unknown): boolean => errorCodeOf(error) === "0A000";

/**
 * PostgreSQL's own errors have a severity. All others come from the connection, or from the pool when none was free.
 */
const isConnectionError = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof TypeError) && !("severity" in error);

const rethrowConnectionError = (error: unknown): never => {
  throw isConnectionError(error) ? new DatabaseUnavailableError(error.message, { cause: error }) : error;
};
