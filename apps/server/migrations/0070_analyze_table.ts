import { type Kysely, sql } from "kysely";

/**
 * Updates the planner's statistics of a table by name, without its expression indexes: that of the order search would be
 * computed for thousands of rows.
 */
const STATEMENTS = [
  `create function analyze_table(table_name text) returns void language plpgsql as $$
    begin
      execute format('analyze %I (%s)', table_name, (
        select string_agg(quote_ident(attname), ', ')
        from pg_attribute
        where attrelid = quote_ident(table_name)::regclass and attnum > 0 and not attisdropped
      ));
    end
  $$`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
