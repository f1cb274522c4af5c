import { FUNNEL_DAYS, FUNNEL_STEPS, type FunnelStep } from "@storywall/domain/figures/figures.ts";
import { type RawBuilder, sql } from "kysely";
import type { Figures } from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { isWithin } from "./periods.ts";

const stepIndex = (step: FunnelStep): number => FUNNEL_STEPS.indexOf(step);

/** What visitors did before they ordered, or instead of it. */
export const visitorFigures = (db: Database): Pick<Figures, "countCarts" | "listFunnel"> => ({
  countCarts: async (period, unusedSince) => {
    const { rows } = await sql<{ abandoned: number; all: number }>`
      select count(*)::int as all, count(*) filter (where c.ordered_at is null
        and c.last_used_at < ${unusedSince.toISOString()}::timestamptz)::int as abandoned
      from carts c
      where c.site = ${period.site} and ${isWithin(period, sql`c.created_at`)}
        and (c.ordered_at is not null or exists (select from cart_lines l where l.cart_id = c.id))`.execute(
      db,
    );
    return rows[0] ?? { abandoned: 0, all: 0 };
  },

  // The furthest step first: who ordered passed all others, also where their rows are gone or art replaced photos.
  listFunnel: async (period) => {
    const isInTime = (time: RawBuilder<unknown>) =>
      sql`${time} < v.created_at + ${`${FUNNEL_DAYS} days`}::interval`;
    const isOfKind = sql`(p.provider = 'test') = ${period.payments === "test"}`;
    const { rows } = await sql<{ step: number; visitors: number }>`
      select step, count(*)::int as visitors from (
        select case
          when exists (select from checkouts c join orders o on o.checkout_id = c.id
            join payments p on p.id = o.payment_id and ${isOfKind}
            where c.visitor_id = v.id and c.site = v.site and ${isInTime(sql`o.created_at`)})
            then ${stepIndex("ordered")}::int
          when exists (select from checkouts c join payments p on p.checkout_id = c.id and ${isOfKind}
            where c.visitor_id = v.id and c.site = v.site and ${isInTime(sql`p.created_at`)})
            then ${stepIndex("beganToPay")}::int
          when exists (select from checkouts c
            where c.visitor_id = v.id and c.site = v.site and c.email is not null and ${isInTime(sql`c.created_at`)})
            then ${stepIndex("gaveEmail")}::int
          when exists (select from carts c join cart_lines l on l.cart_id = c.id
            where c.visitor_id = v.id and c.site = v.site and ${isInTime(sql`c.created_at`)})
            then ${stepIndex("filledCart")}::int
          when exists (select from photos f where f.uploader = v.id and ${isInTime(sql`f.created_at`)})
            then ${stepIndex("addedPhoto")}::int
          else 0 end as step
        from visitors v
        where v.site = ${period.site} and ${isWithin(period, sql`v.created_at`)}
      ) as furthest
      group by 1`.execute(db);
    const counts = new Map(rows.map(({ step, visitors }) => [step, visitors]));
    return new Map(FUNNEL_STEPS.map((step, index) => [step, counts.get(index) ?? 0]));
  },
});
