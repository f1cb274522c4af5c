import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from "kysely";
import type { Schema } from "./schema.ts";

/** Columns are snake_case, fields camelCase; keys inside of a JSON column are data, not columns. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** A statement that was built once and is run with other values each time. */
export type Statement<Values, Row> = {
  readonly all: (db: Kysely<Schema>, values: Values) => Promise<Row[]>;
  readonly first: (db: Kysely<Schema>, values: Values) => Promise<Row | undefined>;
  /**
   * For what gives nothing back. Inside of a transaction on PostgreSQL its answer is not waited for: it travels with the next
   * statement that is, or with the commit, and a fault of it is thrown there (postgresDialect.ts).
   */
  readonly post: (db: Kysely<Schema>, values: Values) => Promise<void>;
};

export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * Building a query and compiling it to SQL takes as long as sending it, so what every shopper's way needs is built once:
 *
 *     const FIND = statement(({ id }: Slots<{ id: string }>, db) => db.selectFrom("carts").selectAll().where("id", "=", id));
 *     await FIND.first(db, { id: "…" });
 */
export const statement = <Values extends object, Row>(
  build: (slots: Slots<Values>, db: Kysely<Schema>) => Compilable<Row>,
): Statement<Values, Row> => {
  let compiled: CompiledQuery<Row> | undefined;
  const bound = (values: Values): CompiledQuery<Row> => {
    compiled ??= build(slots<Values>(), BUILDER).compile();
    const value = (of: unknown) => (of instanceof Slot ? Reflect.get(values, of.name) : of);
    return { ...compiled, parameters: compiled.parameters.map(value) };
  };
  return {
    all: async (db, values) => (await db.executeQuery(bound(values))).rows,
    first: async (db, values) => (await db.executeQuery(bound(values))).rows[0],
    post: async (db, values) => {
      const query: PostedQuery<Row> = { ...bound(values), isPosted: true };
      await db.executeQuery(query);
    },
  };
};

type PostedQuery<Row> = CompiledQuery<Row> & { readonly isPosted: true };

/** Whether nobody waits for the answer. */
export const isPosted = (query: CompiledQuery): boolean => "isPosted" in query;

/** Where a value goes. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const slots = <Values extends object>(): Slots<Values> =>
  new Proxy<Slots<Values>>(Object.create(null), { get: (_, name) => sql`${new Slot(name)}` });

/** Makes SQL and has no database; both of ours speak PostgreSQL's. */
const BUILDER = new Kysely<Schema>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
  plugins: [columnNames],
});
