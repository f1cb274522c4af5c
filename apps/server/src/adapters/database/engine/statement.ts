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
  /** Rows as the database gives them, by the names of their fields. */
  rename<Row>(rows: readonly Row[]): Row[];
  rename(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
    return rows.map((row) => {
      // Not by the plugin's own `mapRow`, which looks into each value for objects that it then leaves as they are.
      const renamed: Record<string, unknown> = {};
      for (const column of Object.keys(row)) renamed[this.camelCase(column)] = row[column];
      return renamed;
    });
  }
}

/** Columns are snake_case, fields camelCase; keys inside of a JSON column are data, not columns. */
export const columnNames = new ColumnNames({ maintainNestedObjectKeys: true });

/** A statement that was built once and is run with other values each time. */
export type Statement<Values, Row> = {
  readonly all: (db: Kysely<Schema>, values: Values) => Promise<Row[]>;
  readonly first: (db: Kysely<Schema>, values: Values) => Promise<Row | undefined>;
  /**
   * For what gives nothing back. Inside of a transaction on PostgreSQL its answer is not waited for: it travels with the next
   * statement that is, or with the commit, and a fault of it is thrown there (postgresDialect.ts).
   */
  readonly executeDeferred: (db: Kysely<Schema>, values: Values) => Promise<void>;
};

export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * Building a query and compiling it to SQL takes as long as sending it, so what every shopper's way needs is built once:
 *
 *     const FIND = statement(({ id }: Params<{ id: string }>, db) => db.selectFrom("carts").selectAll().where("id", "=", id));
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

/** Who sends for `db` what is compiled already; by Kysely's own way to the connection a statement costs a fifth more. */
export const setSender = (db: Kysely<Schema>, send: QuerySender): void => {
  senders.set(db, send);
};

/** Kysely sends for `db` again, and refuses where a transaction is over. */
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

/** Whether nobody waits for the answer. */
export const isDeferred = (query: CompiledQuery): boolean => "isDeferred" in query;

/** Where a value goes. */
class Param {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const createParams = <Values extends object>(): Params<Values> =>
  new Proxy<Params<Values>>(Object.create(null), { get: (_, name) => sql`${new Param(name)}` });

/** Makes SQL and has no database; both of ours speak PostgreSQL's. */
const QUERY_BUILDER = new Kysely<Schema>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
  plugins: [columnNames],
});
