import { FUNNEL_DAYS, FUNNEL_STEPS, type FunnelStep } from "@storywall/domain/figures/figures.ts";
import { sql } from "kysely";
import type { Figures } from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { isInScope, isOfKind, isWithin } from "./periods.ts";

const stepIndex = (step: FunnelStep): number => FUNNEL_STEPS.indexOf(step);

/** Creates the queries for what visitors did before they ordered, or instead of ordering. */
export const visitorFigures = (db: Database): Pick<Figures, "countCarts" | "listFunnel"> => ({
  countCarts: async (period, unusedSince) => {
    const { rows } = await sql<{ abandoned: number; all: number }>`
      select count(*)::int as all, count(*) filter (where c.ordered_at is null
        and c.last_used_at < ${unusedSince.toISOString()}::timestamptz)::int as abandoned
      from carts c
      where c.site = ${period.site} and ${isWithin(period, sql`c.created_at`)}
        and not exists (select from visitors v where v.id = c.visitor_id and v.is_staff)
        and (c.ordered_at is not null or exists (select from cart_lines l where l.cart_id = c.id))`.execute(
      db,
    );
    return rows[0] ?? { abandoned: 0, all: 0 };
  },

  // A visitor who ordered counts for all earlier steps, even where their rows were deleted or art replaced
  // photos. The visitors of the period are joined once with each step: a query for each visitor would read
  // whole tables where statistics are missing.
  listFunnel: async (period) => {
    const { rows } = await sql<{ step: number; visitors: number }>`
      with seen as materialized (
        select v.id, v.site, v.created_at + ${`${FUNNEL_DAYS} days`}::interval as ends_at
        from visitors v where v.site = ${period.site} and not v.is_staff and ${isWithin(period, sql`v.created_at`)}
      ), asked as materialized (
        select c.id, c.visitor_id, c.email, c.created_at, seen.ends_at
        from seen join checkouts c on c.visitor_id = seen.id and c.site = seen.site
      ), reached as (
        select asked.visitor_id as id, ${stepIndex("ordered")}::int as step
          from asked join orders o on o.checkout_id = asked.id and o.created_at < asked.ends_at and ${isInScope(period)}
        union all select asked.visitor_id, ${stepIndex("beganToPay")}::int
          from asked join payments p on p.checkout_id = asked.id and ${isOfKind(period)} and p.created_at < asked.ends_at
        union all select visitor_id, ${stepIndex("gaveEmail")}::int
          from asked where email is not null and created_at < ends_at
        union all select seen.id, ${stepIndex("filledCart")}::int
          from seen join carts c on c.visitor_id = seen.id and c.created_at < seen.ends_at
          join cart_lines l on l.cart_id = c.id
        union all select seen.id, ${stepIndex("addedPhoto")}::int
          from seen join photos f on f.uploader = seen.id and f.created_at < seen.ends_at
        union all select seen.id, 0 from seen
      )
      select step, count(*)::int as visitors
      from (select id, max(step) as step from reached group by id) as furthest
      group by 1`.execute(db);
    const counts = new Map(rows.map(({ step, visitors }) => [step, visitors]));
    return new Map(FUNNEL_STEPS.map((step, index) => [step, counts.get(index) ?? 0]));
  },
});
