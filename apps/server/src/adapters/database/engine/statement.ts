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
import type { Schema } from "../schema/schema.ts";

class SnakeCasePlugin extends CamelCasePlugin {
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
export const snakeCasePlugin = new SnakeCasePlugin({ maintainNestedObjectKeys: true });

/** A statement that is built once and run with other values each time. */
export type Statement<Values, Row> = {
  readonly all: (db: Kysely<Schema>, values: Values) => Promise<Row[]>;
  readonly first: (db: Kysely<Schema>, values: Values) => Promise<Row | undefined>;
  /**
   * Runs a statement that returns no rows. Inside a transaction on PostgreSQL it is sent without awaiting its result:
   * in one packet with the next awaited statement or with the commit. That statement or the commit throws its error
   * (postgresDialect.ts). It has nothing to do with deferred constraints.
   */
  readonly executePipelined: (db: Kysely<Schema>, values: Values) => Promise<void>;
};

export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * Creates a statement whose SQL is built once. Building and compiling a query takes as long as sending it, so the
 * hot-path queries are precompiled:
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
    const bindValue = (parameter: unknown) =>
      parameter instanceof Param ? Reflect.get(values, parameter.name) : parameter;
    return { ...compiled, parameters: compiled.parameters.map(bindValue) };
  };
  return {
    all: (db, values) => run(db, bindValues(values)),
    first: async (db, values) => (await run(db, bindValues(values)))[0],
    executePipelined: async (db, values) => {
      const query: PipelinedQuery<Row> = { ...bindValues(values), isMarkedForPipelining: true };
      await run(db, query);
    },
  };
};

type QueryExecutor = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

const executors = new WeakMap<Kysely<Schema>, QueryExecutor>();

/** Sets the function that executes the compiled statements of `db`. Sending them through Kysely takes 20 % longer. */
export const setExecutor = (db: Kysely<Schema>, execute: QueryExecutor): void => {
  executors.set(db, execute);
};

/** Lets Kysely execute the statements of `db` again; it rejects them after the end of a transaction. */
export const clearExecutor = (db: Kysely<Schema>): void => {
  executors.delete(db);
};

const run = async <Row>(db: Kysely<Schema>, query: CompiledQuery<Row>): Promise<Row[]> => {
  const execute = executors.get(db);
  if (!execute) return (await db.executeQuery(query)).rows;
  const { rows } = await execute(query);
  return snakeCasePlugin.rename(rows);
};

type PipelinedQuery<Row> = CompiledQuery<Row> & { readonly isMarkedForPipelining: true };

/** Returns true for a query whose result is not awaited, so it may be sent with the next one. */
export const isMarkedForPipelining = (query: CompiledQuery): boolean => "isMarkedForPipelining" in query;

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
  plugins: [snakeCasePlugin],
});
