import { sql } from "kysely";
import type {
  FigurePeriod,
  Figures,
  PrintsByAge,
  Remake,
  SentGroup,
} from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { isWithin, localDay, ordersOf } from "./periods.ts";

type WorkFigures = Pick<
  Figures,
  | "getSent"
  | "countPiecesMade"
  | "listRemakes"
  | "countSoftTiles"
  | "listWaitingPrints"
  | "countReadyToBegin"
  | "countLate"
>;

/**
 * The orders of a period by the first time that their parcel left, as `sent`; `steps` is when that was and when the order
 * last became complete. Both are read at once, since a year has tens of thousands of orders.
 */
const sentOrders = (period: FigurePeriod) => sql`${ordersOf(period)}
  join order_history sent on sent.order_id = o.id and sent.status = 'shipped'
    and ${isWithin(period, sql`sent.at`)}
  join lateral (
    select min(h.place) filter (where h.status = 'shipped') as first_sent,
      max(h.at) filter (where h.status = 'placed') as completed_at
    from order_history h where h.order_id = sent.order_id) steps on steps.first_sent = sent.place`;

/** No local time of day is later. */
const NO_CUT_OFF = "99:99";

/** What was made and sent, and what waits. */
export const workFigures = (db: Database): WorkFigures => ({
  getSent: async (period, cutOffTime) => {
    const { rows } = await sql<SentGroup & { medianHours: number }>`
      with dated as materialized (
        select (steps.completed_at at time zone ${period.timeZone}::text) as completed, sent.at as sent_at,
          extract(epoch from sent.at - o.created_at)::double precision / 3600 as hours
        from ${sentOrders(period)}
      )
      select to_char(completed::date
          + case when to_char(completed, 'HH24:MI') >= ${cutOffTime ?? NO_CUT_OFF} then 1 else 0 end,
          'YYYY-MM-DD') as placed_on,
        ${localDay(period, sql`sent_at`)} as sent_on, count(*)::int as orders,
        (select percentile_cont(0.5) within group (order by hours) from dated) as median_hours
      from dated where completed is not null
      group by 1, 2`.execute(db);
    return { groups: rows, medianHours: rows[0]?.medianHours ?? null };
  },

  countPiecesMade: async (period) => {
    const { rows } = await sql<{ pieces: number }>`
      select coalesce(sum((l.line ->> 'quantity')::int), 0)::int as pieces
      from ${ordersOf(period)}
      join print_jobs j on j.order_id = o.id and j.state = 'done' and j.replacement_id is null
        and ${isWithin(period, sql`j.printed_at`)}
      join order_lines l on l.id = j.line_id`.execute(db);
    return rows[0]?.pieces ?? 0;
  },

  listRemakes: async (period) => {
    const { rows } = await sql<Remake>`
      select reason, is_after_sending, sum(pieces)::int as pieces from (
        select r.reason, false as is_after_sending, r.pieces
        from reprints r join ${ordersOf(period)} on o.id = r.order_id
        where ${isWithin(period, sql`r.at`)}
        union all
        select r.reason, true, t.pieces
        from replacements r join replacement_tiles t on t.replacement_id = r.id
        join ${ordersOf(period)} on o.id = r.order_id
        where r.state <> 'cancelled' and ${isWithin(period, sql`r.created_at`)}
      ) as remakes
      group by 1, 2 order by 3 desc, 1, 2`.execute(db);
    return rows;
  },

  // Ids of art begin with "art:" (domain/design/artPhoto.ts).
  countSoftTiles: async (period) => {
    const { rows } = await sql<{ soft: number; all: number }>`
      select count(*) filter (where j.verdict in ('soft', 'unprintable'))::int as soft, count(*)::int as all
      from ${ordersOf(period)}
      join order_lines l on l.order_id = o.id
      cross join jsonb_array_elements(l.line -> 'design' -> 'tiles') as designed(tile)
      join print_jobs j on j.work_id = o.id and j.line_id = l.id and j.tile = designed.tile ->> 'name'
      where j.verdict is not null and designed.tile ->> 'photoId' not like 'art:%'
        and ${isWithin(period, sql`o.created_at`)}`.execute(db);
    return rows[0] ?? { soft: 0, all: 0 };
  },

  listWaitingPrints: async (scope, now) => {
    const localDate = (at: unknown) => sql`(${at}::timestamptz at time zone ${scope.timeZone}::text)::date`;
    const { rows } = await sql<PrintsByAge>`
      select j.state,
        greatest(0, ${localDate(now.toISOString())} - ${localDate(sql`j.printable_from`)}) as days,
        count(*)::int as prints
      from ${ordersOf(scope)} join print_jobs j on j.order_id = o.id
      where j.state in ('waiting', 'held', 'failed')
        and (j.state <> 'waiting' or j.printable_from <= ${now.toISOString()}::timestamptz)
      group by 1, 2 order by 1, 2`.execute(db);
    return rows;
  },

  countReadyToBegin: async (scope) => {
    const { rows } = await sql<{ orders: number }>`
      with placed as materialized (select o.id from ${ordersOf(scope)} where o.status = 'placed')
      select count(*)::int as orders from placed
      cross join lateral (
        select bool_or(j.state = 'done') as has_prints, bool_or(j.state in ('waiting', 'held', 'failed')) as waits
        from print_jobs j where j.order_id = placed.id) prints
      where has_prints and not waits`.execute(db);
    return rows[0]?.orders ?? 0;
  },

  countLate: async (scope, lateBefore) => {
    const { rows } = await sql<{ orders: number }>`
      with open as materialized (select o.id from ${ordersOf(scope)} where o.status in ('placed', 'in_production'))
      select count(*)::int as orders from open
      where (select max(h.at) from order_history h where h.order_id = open.id and h.status = 'placed')
        < ${lateBefore}::timestamp at time zone ${scope.timeZone}::text`.execute(db);
    return rows[0]?.orders ?? 0;
  },
});
