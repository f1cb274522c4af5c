import { minor } from "@storywall/domain/units/units.ts";
import { sql } from "kysely";
import type { TodayFigures } from "../../../ports/orders/TodayFigures.ts";
import type { Database } from "../engine/connect.ts";

export const todayFigures = (db: Database): TodayFigures => ({
  sumOrders: async ({ site, timeZone, from, to, provider }) => {
    const row = await db
      .selectFrom("orders")
      .innerJoin("payments", "payments.id", "orders.paymentId")
      .select((eb) => [eb.fn.countAll<number>().as("orders"), eb.fn.sum("orders.total").as("total")])
      .where("orders.site", "=", site)
      .where("payments.provider", "=", provider)
      // The database knows when the clocks of a zone change: a day may have 23 hours.
      .where("orders.createdAt", ">=", sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`)
      .where("orders.createdAt", "<", sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`)
      .executeTakeFirstOrThrow();
    return { orders: Number(row.orders), total: minor(Number(row.total ?? 0)) };
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
      // Answers wait on purpose, and reminders for their day: only what was tried counts.
      .where("attempts", ">", 0)
      .executeTakeFirstOrThrow();
    const failed = await db
      .selectFrom("mailOutbox")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("givenUpAt", ">", since)
      .executeTakeFirstOrThrow();
    return { waiting: Number(waiting.count), oldest: waiting.oldest ?? null, failed: Number(failed.count) };
  },
});
