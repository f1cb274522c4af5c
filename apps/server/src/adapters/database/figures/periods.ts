import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FigurePeriod, FigureScope } from "../../../ports/figures/Figures.ts";

/** The database converts local days to instants: it knows which of them have 23 or 25 hours. */
export const isWithin = (
  { from, to, timeZone }: FigurePeriod,
  column: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql`(
  ${column} >= ${from}::date::timestamp at time zone ${timeZone}
  and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone})`;

/** Returns the local day of an instant as a date, which is grouped faster than text. */
export const localDate = ({ timeZone }: FigureScope, column: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${column} at time zone ${timeZone}::text)::date`;

/** Returns the local day of an instant as text. */
export const localDay = ({ timeZone }: FigureScope, column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;

/**
 * Returns the condition that an order `o` is of one site and one kind of payment. With the days of `created_at`
 * it matches the order of the index `orders_by_day`.
 */
export const isInScope = ({ site, payments }: FigureScope): RawBuilder<SqlBool> =>
  sql`o.site = ${site} and o.is_test = ${payments === "test"}`;

/** Returns the condition that a payment `p` is one of the built-in test provider, or a real one. */
export const isOfKind = ({ payments }: Pick<FigureScope, "payments">): RawBuilder<SqlBool> =>
  payments === "test" ? sql`p.provider = 'test'` : sql`p.provider <> 'test'`;
