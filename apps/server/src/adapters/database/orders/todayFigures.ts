import { minor } from "@storywall/domain/units/units.ts";
import { sql } from "kysely";
import type { TodayFigures } from "../../../ports/orders/TodayFigures.ts";
import type { Database } from "../engine/connect.ts";

export const todayFigures = (db: Database): TodayFigures => ({
  // One statement for all spans, each of which is a range of the index `orders_by_day`. The database knows when
  // the clocks of a zone change: a day may have 23 hours.
  sumOrders: async ({ site, timeZone, spans, isTest }) => {
    const values = spans.map(({ from, to }, place) => sql`(${place}::int, ${from}::date, ${to}::date)`);
    const { rows } = await sql<{ orders: number; total: number }>`
      select count(o.id)::int as orders, coalesce(sum(o.total), 0)::bigint as total
      from (values ${sql.join(values)}) as span (place, first_day, last_day)
      left join orders o on o.site = ${site} and o.is_test = ${isTest}
        and o.created_at >= span.first_day::timestamp at time zone ${timeZone}::text
        and o.created_at < (span.last_day + 1)::timestamp at time zone ${timeZone}::text
      group by span.place order by span.place`.execute(db);
    return rows.map(({ orders, total }) => ({ orders, total: minor(Number(total)) }));
  },

  findMailStatus: async (staffId) => {
    const last = await db
      .selectFrom("mailOutbox")
      .select((eb) => eb.fn.max("sentAt").as("sentAt"))
      .where("sentAt", "is not", null)
      .executeTakeFirst();
    const failing = await db
      .selectFrom("mailOutbox")
      .select(["createdAt", "lastFault"])
      .where("sentAt", "is", null)
      .where("givenUpAt", "is", null)
      .where("lastFault", "is not", null)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst();
    const test = await db
      .selectFrom("mailOutbox")
      .select(["sentAt", "lastFault"])
      .where("kind", "=", "staff_test")
      .where("about", "=", staffId)
      .orderBy("createdAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return {
      lastSentAt: last?.sentAt ?? null,
      lastError: failing?.lastFault ? { at: failing.createdAt, text: failing.lastFault } : null,
      test: test ? { sentAt: test.sentAt, error: test.sentAt === null ? test.lastFault : null } : null,
    };
  },

  countMails: async ({ before, since }) => {
    const waiting = await db
      .selectFrom("mailOutbox")
      .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("createdAt").as("oldest")])
      .where("sentAt", "is", null)
      .where("givenUpAt", "is", null)
      .where("createdAt", "<", before)
      // Mails of answers are delayed on purpose, and reminders wait for their day: only mails that were tried
      // count.
      .where("attempts", ">", 0)
      .executeTakeFirstOrThrow();
    const failed = await db
      .selectFrom("mailOutbox")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("givenUpAt", ">", since)
      .executeTakeFirstOrThrow();
    return { waiting: Number(waiting.count), oldest: waiting.oldest ?? null, failed: Number(failed.count) };
  },

  findFailedMails: async (since, limit) => {
    const rows = await db
      .selectFrom("mailOutbox")
      .select(["kind", "about", "givenUpAt", "lastFault"])
      .where("givenUpAt", ">", since)
      .orderBy("givenUpAt", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ kind, about, givenUpAt, lastFault }) => ({
      ...{ kind, subjectId: about, error: lastFault },
      at: givenUpAt ?? since,
    }));
  },
});
