import { sql } from "kysely";
import type { Figures, PrintsByAge, Remake, SentGroup } from "../../../ports/figures/Figures.ts";
import type { Database } from "../engine/connect.ts";
import { isInScope, isWithin, localDate } from "./periods.ts";

type WorkshopFigures = Pick<
  Figures,
  | "getSent"
  | "countRenderedPieces"
  | "countPrintedPieces"
  | "listRemakes"
  | "countSoftTiles"
  | "listWaitingPrints"
  | "countOrdersReady"
  | "countOrdersLate"
>;

/** Creates the queries for what was made and sent, and what waits. */
export const workshopFigures = (db: Database): WorkshopFigures => ({
  // A parcel leaves once: only its first sending counts. The index `order_history_steps` answers both questions
  // about an order.
  getSent: async (period, cutOffTime) => {
    const { rows } = await sql<SentGroup & { medianHours: number }>`
      with dated as materialized (
        select sent.at as sent_at, extract(epoch from sent.at - o.created_at)::double precision / 3600 as hours,
          (select max(h.at) from order_history h where h.order_id = o.id and h.status = 'placed')
            at time zone ${period.timeZone}::text as completed
        from order_history sent join orders o on o.id = sent.order_id and ${isInScope(period)}
        where sent.status = 'shipped' and ${isWithin(period, sql`sent.at`)}
          and not exists (select from order_history h
            where h.order_id = sent.order_id and h.status = 'shipped' and h.place < sent.place)
      )
      select to_char(placed_on, 'YYYY-MM-DD') as placed_on, to_char(sent_on, 'YYYY-MM-DD') as sent_on, orders,
        (select percentile_cont(0.5) within group (order by hours) from dated) as median_hours
      from (
        select completed::date + case when completed::time >= ${cutOffTime}::time then 1 else 0 end as placed_on,
          ${localDate(period, sql`sent_at`)} as sent_on, count(*)::int as orders
        from dated where completed is not null
        group by 1, 2
      ) days`.execute(db);
    return { groups: rows, medianHours: rows[0]?.medianHours ?? null };
  },

  // A line has many prints. It and its order are looked up once.
  countRenderedPieces: async (period) => {
    const { rows } = await sql<{ pieces: number }>`
      with made as materialized (
        select j.order_id, j.line_id, count(*) as prints
        from print_jobs j
        where j.state = 'done' and j.replacement_id is null and ${isWithin(period, sql`j.printed_at`)}
        group by 1, 2
      )
      select coalesce(sum(l.quantity * made.prints), 0)::int as pieces
      from made
      join orders o on o.id = made.order_id and ${isInScope(period)}
      join order_lines l on l.id = made.line_id`.execute(db);
    return rows[0]?.pieces ?? 0;
  },

  // A piece that was put back into the queue has left its batch.
  countPrintedPieces: async (period) => {
    const { rows } = await sql<{ pieces: number }>`
      select coalesce(sum(coalesce(j.pieces, t.pieces, l.quantity)), 0)::int as pieces
      from batches b
      join print_jobs j on j.batch_id = b.id and j.state = 'done'
      join orders o on o.id = j.order_id and ${isInScope(period)}
      join order_lines l on l.id = j.line_id
      left join replacement_tiles t
        on t.replacement_id = j.replacement_id and t.line_id = j.line_id and t.tile = j.tile
      where ${isWithin(period, sql`b.printed_at`)}`.execute(db);
    return rows[0]?.pieces ?? 0;
  },

  listRemakes: async (period) => {
    const { rows } = await sql<Remake>`
      select reason, is_after_sending, sum(pieces)::int as pieces from (
        select r.reason, false as is_after_sending, r.pieces
        from reprints r join orders o on o.id = r.order_id and ${isInScope(period)}
        where ${isWithin(period, sql`r.at`)}
        union all
        select r.reason, true, t.pieces
        from replacements r join replacement_tiles t on t.replacement_id = r.id
        join orders o on o.id = r.order_id and ${isInScope(period)}
        where r.state <> 'cancelled' and ${isWithin(period, sql`r.created_at`)}
      ) as remakes
      group by 1, 2 order by 3 desc, 1, 2`.execute(db);
    return rows;
  },

  // Art has no pixels to judge: only tiles with a photo count. The lines of the period are read first. Without that,
  // PostgreSQL expects one print to match both its order and its line, and looks up the order of every print of the shop.
  countSoftTiles: async (period) => {
    const { rows } = await sql<{ soft: number; all: number }>`
      with lines as materialized (
        select l.id, l.order_id, l.photo_tiles
        from orders o join order_lines l on l.order_id = o.id
        where ${isInScope(period)} and ${isWithin(period, sql`o.created_at`)}
      )
      select count(*) filter (where j.verdict in ('soft', 'unprintable'))::int as soft, count(*)::int as all
      from lines l
      join print_jobs j on j.order_id = l.order_id and j.line_id = l.id and j.tile = any(l.photo_tiles)
      where j.verdict is not null and j.replacement_id is null`.execute(db);
    return rows[0] ?? { soft: 0, all: 0 };
  },

  listWaitingPrints: async (scope, now) => {
    const { rows } = await sql<PrintsByAge>`
      select j.state,
        greatest(0, ${localDate(scope, sql`${now.toISOString()}::timestamptz`)}
          - ${localDate(scope, sql`j.printable_from`)}) as days,
        count(*)::int as prints
      from print_jobs j join orders o on o.id = j.order_id and ${isInScope(scope)}
      where j.state in ('waiting', 'held', 'failed')
        and (j.replacement_id is not null or o.status not in ('shipped', 'delivered'))
        and (j.state <> 'waiting' or j.printable_from <= ${now.toISOString()}::timestamptz)
      group by 1, 2 order by 1, 2`.execute(db);
    return rows;
  },

  countOrdersReady: async (scope) => {
    const { rows } = await sql<{ orders: number }>`
      with placed as materialized (select o.id from orders o where ${isInScope(scope)} and o.status = 'placed')
      select count(*)::int as orders from placed
      cross join lateral (
        select bool_or(j.state = 'done') as has_prints, bool_or(j.state in ('waiting', 'held', 'failed')) as waits
        from print_jobs j where j.order_id = placed.id) prints
      where has_prints and not waits`.execute(db);
    return rows[0]?.orders ?? 0;
  },

  countOrdersLate: async (scope, lateBefore) => {
    // Grouped by the promised days: each group has its own limit, by the site's calendar, which the database
    // does not know.
    const promises = await sql<{ dispatchTo: number | null }>`
      select distinct (o.terms -> 'dispatchDays' ->> 'to')::int as "dispatchTo" from orders o
      where ${isInScope(scope)} and o.status in ('placed', 'in_production') and o.waiting_since is null`.execute(
      db,
    );
    let late = 0;
    for (const { dispatchTo } of promises.rows) {
      const { rows } = await sql<{ orders: number }>`
        with open as materialized (
          select o.id, o.waited_seconds from orders o
          where ${isInScope(scope)} and o.status in ('placed', 'in_production') and o.waiting_since is null
            and (o.terms -> 'dispatchDays' ->> 'to')::int is not distinct from ${dispatchTo}::int)
        select count(*)::int as orders from open
        where (select max(h.at) from order_history h where h.order_id = open.id and h.status = 'placed')
          + open.waited_seconds * interval '1 second'
          < ${lateBefore(dispatchTo)}::timestamp at time zone ${scope.timeZone}::text`.execute(db);
      late += rows[0]?.orders ?? 0;
    }
    return late;
  },
});
