import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FigurePeriod, FigureScope } from "../../../ports/figures/Figures.ts";

/** The database makes instants of local days: it knows which of them have 23 or 25 hours. */
export const isWithin = (
  { from, to, timeZone }: FigurePeriod,
  column: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql`(
  ${column} >= ${from}::date::timestamp at time zone ${timeZone}
  and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone})`;

/** Returns the local day of an instant as text. */
export const localDay = ({ timeZone }: FigureScope, column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${column} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;

/** Joins an order `o` with its payment, and keeps those of one site and one kind of payment. */
export const ordersOf = (scope: FigureScope): RawBuilder<unknown> => sql`orders o
  join payments p on p.id = o.payment_id and ${isOfKind(scope)} and o.site = ${scope.site}`;

/** Whether a payment `p` is one of the built-in test provider, or a real one. */
export const isOfKind = ({ payments }: Pick<FigureScope, "payments">): RawBuilder<SqlBool> =>
  payments === "test" ? sql`p.provider = 'test'` : sql`p.provider <> 'test'`;
