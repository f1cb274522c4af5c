import { sql } from "kysely";
import type {
  CodeUse,
  CountAndAmount,
  DayRefunds,
  DaySales,
  Figures,
  TilesByVariant,
} from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { isInScope, isOfKind, isWithin, localDate, localDay } from "./periods.ts";

type SalesFigures = Pick<
  Figures,
  | "findPaymentKinds"
  | "listSales"
  | "listRefunds"
  | "getMedianOrder"
  | "getFailedRefunds"
  | "getRefundsWithoutOrder"
  | "listTilesByVariant"
  | "listCodes"
>;

const CREATED_AT = sql`o.created_at`;
const REQUESTED_AT = sql`r.requested_at`;
const NOTHING: CountAndAmount = { count: 0, amount: 0 };

/** Creates the queries for what was sold and refunded. */
export const salesFigures = (db: Database): SalesFigures => ({
  findPaymentKinds: async (site) => {
    const hasOrders = (isTest: boolean) => sql<boolean>`exists (
      select from orders o where o.site = ${site} and o.is_test = ${isTest})`;
    const { rows } = await sql<{ real: boolean; test: boolean }>`
      select ${hasOrders(false)} as real, ${hasOrders(true)} as test`.execute(db);
    return rows[0] ?? { real: false, test: false };
  },

  listSales: async (period) => {
    const { rows } = await sql<DaySales>`
      select to_char(day, 'YYYY-MM-DD') as day, orders, gross_sales, tax, discount from (
        select ${localDate(period, CREATED_AT)} as day, count(*)::int as orders, sum(o.total)::bigint as gross_sales,
          sum(o.tax)::bigint as tax, sum(o.discount)::bigint as discount
        from orders o
        where ${isInScope(period)} and ${isWithin(period, CREATED_AT)}
        group by 1
      ) days order by 1`.execute(db);
    return rows;
  },

  // The tax of a refund is the amount that it adds to the tax of all refunds of its order so far. So the tax of
  // an order is rounded once, whichever days its refunds fall on.
  listRefunds: async (period) => {
    const { rows } = await sql<DayRefunds>`
      with counted as (
        select r.requested_at, r.amount, o.tax::numeric as tax, o.total,
          sum(r.amount) over (partition by r.order_id order by r.requested_at, r.id) as so_far
        from refunds r join orders o on o.id = r.order_id and ${isInScope(period)}
        where r.state in ('pending', 'succeeded')
          and r.order_id in (select r.order_id from refunds r where ${isWithin(period, REQUESTED_AT)})
      )
      select ${localDay(period, REQUESTED_AT)} as day, sum(r.amount)::bigint as refunded,
        sum(round(r.tax * r.so_far / r.total) - round(r.tax * (r.so_far - r.amount) / r.total))::bigint as tax
      from counted r
      where ${isWithin(period, REQUESTED_AT)}
      group by 1 order by 1`.execute(db);
    return rows;
  },

  getMedianOrder: async (period) => {
    const { rows } = await sql<{ median: number | null }>`
      select percentile_cont(0.5) within group (order by o.total) as median
      from orders o where ${isInScope(period)} and ${isWithin(period, CREATED_AT)}`.execute(db);
    return rows[0]?.median ?? null;
  },

  getFailedRefunds: async (period) => {
    const { rows } = await sql<CountAndAmount>`
      select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount
      from refunds r join orders o on o.id = r.order_id and ${isInScope(period)}
      where r.state = 'failed' and ${isWithin(period, REQUESTED_AT)}`.execute(db);
    return rows[0] ?? NOTHING;
  },

  getRefundsWithoutOrder: async (period) => {
    const { rows } = await sql<CountAndAmount>`
      select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount
      from refunds r
      join payments p on p.id = r.payment_id and ${isOfKind(period)}
      join checkouts c on c.id = p.checkout_id and c.site = ${period.site}
      where r.order_id is null and r.state in ('pending', 'succeeded')
        and ${isWithin(period, REQUESTED_AT)}`.execute(db);
    return rows[0] ?? NOTHING;
  },

  // Most walls are of one size and frame, so few different lists of variants are left to be opened.
  listTilesByVariant: async (period) => {
    const { rows } = await sql<TilesByVariant>`
      with lines as (
        select l.tiles_by_variant, sum(l.quantity) as copies
        from orders o join order_lines l on l.order_id = o.id
        where ${isInScope(period)} and ${isWithin(period, CREATED_AT)}
        group by 1
      )
      select variant ->> 'size' as size, variant ->> 'frameStyle' as frame_style,
        sum((variant ->> 'tiles')::int * copies)::int as pieces
      from lines cross join jsonb_array_elements(tiles_by_variant) as variant
      group by 1, 2 order by 3 desc, 1, 2`.execute(db);
    return rows;
  },

  listCodes: async (period) => {
    const { rows } = await sql<CodeUse>`
      select o.promo ->> 'code' as code, count(*)::int as orders, sum(o.total)::bigint as gross_sales,
        sum(o.discount)::bigint as discount
      from orders o
      where ${isInScope(period)} and o.promo is not null and ${isWithin(period, CREATED_AT)}
      group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  },
});
