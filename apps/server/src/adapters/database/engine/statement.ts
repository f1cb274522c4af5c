import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from "kysely";
import type { Schema } from "./schema.ts";

class ColumnNames extends CamelCasePlugin {
  /** Returns rows of the database with camelCase field names. */
  rename<Row>(rows: readonly Row[]): Row[];
  rename(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
    return rows.map((row) => {
      // The plugin's own `mapRow` would search each value for objects, only to leave them as they are.
      const renamed: Record<string, unknown> = {};
      for (const column of Object.keys(row)) renamed[this.camelCase(column)] = row[column];
      return renamed;
    });
  }
}

/** Columns are snake_case, fields camelCase. Keys inside a JSON column are data and keep their names. */
export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true });

/** A statement that is built once and run with other values each time. */
export type Statement<Values, Row> = {
  readonly all: (db: Kysely<Schema>, values: Values) => Promise<Row[]>;
  readonly first: (db: Kysely<Schema>, values: Values) => Promise<Row | undefined>;
  /**
   * Runs a statement that returns no rows. Inside a transaction on PostgreSQL its answer is not awaited: it is sent
   * with the next awaited statement or with the commit, and its error is thrown there (postgresDialect.ts).
   */
  readonly executeDeferred: (db: Kysely<Schema>, values: Values) => Promise<void>;
};

export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * Creates a statement whose SQL is built once. Building and compiling a query takes as long as sending it, so the
 * queries of every shopper's visit are statements:
 *
 *     const FIND = statement(({ id }: Params<{ id: string }>, db) =>
 *       db.selectFrom("carts").selectAll().where("id", "=", id),
 *     );
 *     await FIND.first(db, { id: "…" });
 */
export const statement = <Values extends object, Row>(
  build: (params: Params<Values>, db: Kysely<Schema>) => Compilable<Row>,
): Statement<Values, Row> => {
  let compiled: CompiledQuery<Row> | undefined;
  const bindValues = (values: Values): CompiledQuery<Row> => {
    compiled ??= build(createParams<Values>(), QUERY_BUILDER).compile();
    const value = (of: unknown) => (of instanceof Param ? Reflect.get(values, of.name) : of);
    return { ...compiled, parameters: compiled.parameters.map(value) };
  };
  return {
    all: (db, values) => run(db, bindValues(values)),
    first: async (db, values) => (await run(db, bindValues(values)))[0],
    executeDeferred: async (db, values) => {
      const query: DeferredQuery<Row> = { ...bindValues(values), isDeferred: true };
      await run(db, query);
    },
  };
};

type QuerySender = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

const senders = new WeakMap<Kysely<Schema>, QuerySender>();

/** Sets how compiled statements of `db` are sent. Sending them through Kysely costs a fifth more. */
export const setSender = (db: Kysely<Schema>, send: QuerySender): void => {
  senders.set(db, send);
};

/** Lets Kysely send the statements of `db` again; it rejects them after the end of a transaction. */
export const clearSender = (db: Kysely<Schema>): void => {
  senders.delete(db);
};

const run = async <Row>(db: Kysely<Schema>, query: CompiledQuery<Row>): Promise<Row[]> => {
  const send = senders.get(db);
  if (!send) return (await db.executeQuery(query)).rows;
  const { rows } = await send(query);
  return columnNames.rename(rows);
};

type DeferredQuery<Row> = CompiledQuery<Row> & { readonly isDeferred: true };

/** Returns true for a query whose answer is not awaited. */
export const isDeferred = (query: CompiledQuery): boolean => "isDeferred" in query;

/** Placeholder of a value in a compiled statement. */
class Param {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const createParams = <Values extends object>(): Params<Values> =>
  new Proxy<Params<Values>>(Object.create(null), { get: (_, name) => sql`${new Param(name)}` });

/** Builds SQL without a database; both of our databases speak PostgreSQL's dialect. */
const QUERY_BUILDER = new Kysely<Schema>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
  plugins: [columnNames],
});
