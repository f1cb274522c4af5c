import { FIGURE_KEYS, FUNNEL_STEPS } from "@storywall/domain/figures/figures.ts";
import { REMAKE_REASONS } from "@storywall/domain/print/remakeReasons.ts";
import * as z from "zod/mini";
import { currency, money, site } from "../primitives.ts";

/** A local day of the site, `2026-11-24`. */
const day = z.iso.date();
const count = z.int();
const countAndAmount = z.object({ count, amount: money });

/** `total` is the denominator of a figure that is a share, else null. `value` is null when there is no data. */
const figureValue = z.object({ value: z.nullable(z.number()), total: z.nullable(count) });

const dayFigures = z.object({
  day,
  orders: count,
  grossSales: money,
  refunded: money,
  netSales: money,
  tax: money,
});

export const figureQuery = z.strictObject({
  site,
  /** First day. When absent, `to` is today and the span has seven days. */
  from: z.optional(day),
  to: z.optional(day),
  /** Absent: real payments, or those of the test provider in a shop without real ones. */
  payments: z.optional(z.enum(["real", "test"])),
});

export const figureReport = z.object({
  site,
  currency,
  /** The site's word for the tax in its prices, such as VAT. */
  taxName: z.string(),
  timeZone: z.string(),
  today: day,
  from: day,
  to: day,
  payments: z.enum(["real", "test"]),
  hasOtherPayments: z.boolean(),
  /** The span of equal length directly before. */
  previousSpan: z.object({ from: day, to: day }),
  figures: z.array(z.object({ key: z.enum(FIGURE_KEYS), current: figureValue, previous: figureValue })),
  days: z.array(dayFigures),
  previousDays: z.array(dayFigures),
  /** Refunds that were requested on these days and failed later. They are in no sum. */
  failedRefunds: countAndAmount,
  /** Refunds of money that belonged to no order. They are in no sum. */
  refundsWithoutOrder: countAndAmount,
  tilesByVariant: z.array(z.object({ size: z.string(), frameStyle: z.string(), pieces: count })),
  codes: z.array(z.object({ code: z.string(), orders: count, grossSales: money, discount: money })),
  remakes: z.array(z.object({ reason: z.enum(REMAKE_REASONS), isAfterSending: z.boolean(), pieces: count })),
  /** Null for days so long ago that carts and photos of visitors may have been deleted. */
  funnel: z.nullable(
    z.object({
      from: day,
      to: day,
      /** Visitors since this day may still order, so their steps are not final; null when all steps are. */
      unfinishedSince: z.nullable(day),
      steps: z.array(z.object({ step: z.enum(FUNNEL_STEPS), visitors: count })),
    }),
  ),
  /** The work that is waiting now. */
  backlog: z.object({
    counts: z.object({
      printsWaiting: count,
      printsHeld: count,
      printsFailed: count,
      /** Number of orders. */
      ordersReady: count,
      /** Orders that are late: they should have been sent already. */
      ordersLate: count,
    }),
    printsByAge: z.array(z.object({ days: count, prints: count })),
    oldestPrintDays: z.nullable(count),
  }),
});
export type FigureReport = z.infer<typeof figureReport>;
