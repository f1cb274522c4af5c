import { sql } from "kysely";
import type {
  CodeUse,
  CountAndAmount,
  DayRefunds,
  DaySales,
  Figures,
  FrameUnits,
} from "../../../ports/figures/Figures.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "../../../ports/payments/Payments.ts";
import type { Database } from "../engine/connect.ts";
import { isOfKind, isWithin, localDay, ordersOf } from "./periods.ts";

type SalesFigures = Pick<
  Figures,
  | "findPaymentKinds"
  | "listSales"
  | "listRefunds"
  | "getMedian"
  | "getFailedRefunds"
  | "getRefundsWithoutOrder"
  | "listUnits"
  | "listCodes"
>;

const REAL_PROVIDERS = PAYMENT_PROVIDERS.filter((provider) => provider !== "test");

const CREATED_AT = sql`o.created_at`;
const REQUESTED_AT = sql`r.requested_at`;
const NOTHING: CountAndAmount = { count: 0, amount: 0 };

/** What was sold and given back. */
export const salesFigures = (db: Database): SalesFigures => ({
  findPaymentKinds: async (site) => {
    // By name, so that an index tells at once that there is none.
    const hasOrders = (providers: readonly PaymentProvider[]) => sql<boolean>`exists (
      select from payments p join orders o on o.payment_id = p.id and o.site = ${site}
      where p.provider in (${sql.join(providers)}))`;
    const { rows } = await sql<{ real: boolean; test: boolean }>`
      select ${hasOrders(REAL_PROVIDERS)} as real, ${hasOrders(["test"])} as test`.execute(db);
    return rows[0] ?? { real: false, test: false };
  },

  listSales: async (period) => {
    const { rows } = await sql<DaySales>`
      select ${localDay(period, CREATED_AT)} as day, count(*)::int as orders, sum(o.total)::bigint as taken,
        sum(o.tax)::bigint as tax, sum(o.discount)::bigint as discount
      from ${ordersOf(period)}
      where ${isWithin(period, CREATED_AT)}
      group by 1 order by 1`.execute(db);
    return rows;
  },

  // The tax of a refund is what it adds to the tax of all refunds of its order so far. So the parts of an order are
  // rounded once, whichever days they fall on.
  listRefunds: async (period) => {
    const { rows } = await sql<DayRefunds>`
      with counted as (
        select r.requested_at, r.amount, o.tax::numeric as tax, o.total,
          sum(r.amount) over (partition by r.order_id order by r.requested_at, r.id) as so_far
        from refunds r join ${ordersOf(period)} on o.id = r.order_id
        where r.state in ('pending', 'succeeded')
          and r.order_id in (select r.order_id from refunds r where ${isWithin(period, REQUESTED_AT)})
      )
      select ${localDay(period, REQUESTED_AT)} as day, sum(r.amount)::bigint as given_back,
        sum(round(r.tax * r.so_far / r.total) - round(r.tax * (r.so_far - r.amount) / r.total))::bigint as tax
      from counted r
      where ${isWithin(period, REQUESTED_AT)}
      group by 1 order by 1`.execute(db);
    return rows;
  },

  getMedian: async (period) => {
    const { rows } = await sql<{ median: number | null }>`
      select percentile_cont(0.5) within group (order by o.total) as median
      from ${ordersOf(period)} where ${isWithin(period, CREATED_AT)}`.execute(db);
    return rows[0]?.median ?? null;
  },

  getFailedRefunds: async (period) => {
    const { rows } = await sql<CountAndAmount>`
      select count(*)::int as count, coalesce(sum(r.amount), 0)::bigint as amount
      from refunds r join ${ordersOf(period)} on o.id = r.order_id
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

  listUnits: async (period) => {
    const { rows } = await sql<FrameUnits>`
      select coalesce(tile ->> 'size', l.line -> 'design' ->> 'size') as size,
        coalesce(tile ->> 'frameStyle', l.line -> 'design' ->> 'frameStyle') as frame_style,
        sum((l.line ->> 'quantity')::int)::int as pieces
      from ${ordersOf(period)}
      join order_lines l on l.order_id = o.id
      cross join jsonb_array_elements(l.line -> 'design' -> 'tiles') as tile
      where ${isWithin(period, CREATED_AT)}
      group by 1, 2 order by 3 desc, 1, 2`.execute(db);
    return rows;
  },

  listCodes: async (period) => {
    const { rows } = await sql<CodeUse>`
      select o.promo ->> 'code' as code, count(*)::int as orders, sum(o.total)::bigint as taken,
        sum(o.discount)::bigint as discount
      from ${ordersOf(period)}
      where o.promo is not null and ${isWithin(period, CREATED_AT)}
      group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  },
});
