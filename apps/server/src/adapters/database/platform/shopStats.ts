import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { sql } from "kysely";
import type { PaymentStatus } from "../../../ports/payments/Payments.ts";
import type { QueueStats, ReadStats } from "../../../ports/platform/ShopStats.ts";
import type { RefundState } from "../../../ports/refunds/Refunds.ts";
import type { Database } from "../engine/connect.ts";

/** Returns a function that reads the figures of GET /metrics. */
export const readStats =
  (db: Database): ReadStats =>
  async (now) => {
    const oneDayAgo = new Date(now.getTime() - DAY_MS);
    const count = db.fn.countAll<number>().as("count");

    const orders = await db.selectFrom("orderNumbers").selectAll().execute();
    const payments = await db
      .selectFrom("payments")
      .select(["status", count])
      .where("createdAt", ">", oneDayAgo)
      .groupBy("status")
      .execute();
    const refunds = await db
      .selectFrom("refunds")
      .select(["state", count])
      .where((where) =>
        where.or([
          where("state", "in", ["requested", "pending"]),
          where.and([where("state", "=", "failed"), where("requestedAt", ">", oneDayAgo)]),
        ]),
      )
      .groupBy("state")
      .execute();
    const mails = await db
      .selectFrom("mailOutbox")
      .select(({ fn }) => [count, fn.min("createdAt").as("oldest")])
      .where("sentAt", "is", null)
      .where("givenUpAt", "is", null)
      .executeTakeFirstOrThrow();
    const events = await db
      .selectFrom("providerEvents")
      .select(({ fn }) => [count, fn.min("receivedAt").as("oldest")])
      .where("doneAt", "is", null)
      .executeTakeFirstOrThrow();
    const totals = await db
      .selectNoFrom((select) => [
        select
          .selectFrom("payments")
          .select(count)
          .where("needsReview", "is not", null)
          .where("reviewSettledAt", "is", null)
          .as("toReview"),
        select.selectFrom("mailOutbox").select(count).where("givenUpAt", ">", oneDayAgo).as("givenUp"),
        select
          .selectFrom("uploadLocks")
          .select(count)
          .where("sender", "is not", null)
          .where(sql<boolean>`expires_at > clock_timestamp()`)
          .as("inFlight"),
      ])
      .executeTakeFirstOrThrow();

    const toQueueStats = ({ count, oldest }: { count: number; oldest: Date | null }): QueueStats => ({
      count: Number(count),
      oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
    });
    return {
      orderCounts: new Map(orders.map(({ site, last }) => [site, last])),
      paymentsOfDay: new Map<PaymentStatus, number>(
        payments.map(({ status, count }) => [status, Number(count)]),
      ),
      refunds: new Map<RefundState, number>(refunds.map(({ state, count }) => [state, Number(count)])),
      mails: toQueueStats(mails),
      paymentEvents: toQueueStats(events),
      paymentsToReview: Number(totals.toReview),
      mailsFailed: Number(totals.givenUp),
      uploadsInFlight: Number(totals.inFlight),
    };
  };
