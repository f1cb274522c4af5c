import * as z from "zod/mini";
import { threadSummary } from "./messages.ts";
import { paymentToReview } from "./ownerOrder.ts";
import { orderRow } from "./ownerOrderList.ts";
import { currency, money, site, time } from "./primitives.ts";
import { siteShortage } from "./stock.ts";

/** The oldest of a list, and how many there are; `isMore`: at least as many. */
const workList = z.object({ items: z.array(orderRow), count: z.int(), isMore: z.boolean() });
export type WorkList = z.infer<typeof workList>;

/** `from` and `to`: the first and last local day, for the list of these orders. */
const orderSum = z.object({ orders: z.int(), total: money, from: z.iso.date(), to: z.iso.date() });

/** What needs hands now, the oldest first. Empty where the reader's role has nothing to do with it. */
export const today = z.object({
  /** Orders that their shoppers can no longer change. */
  toBegin: workList,
  late: workList,
  failedPrints: workList,
  /** In the workshop, without a parcel number. */
  toSend: workList,
  /** Questions to shoppers about soft prints: that wait for an answer, and that had none in time. */
  printQuestions: z.object({ waiting: z.int(), overdue: z.int() }),
  payments: z.array(paymentToReview),
  unread: z.object({ count: z.int(), threads: z.array(threadSummary) }),
  /** Promo codes that end within a week. */
  endingCodes: z.array(z.object({ site, code: z.string(), expiresAt: time })),
  /** Mouldings and mats that are out of stock. */
  shortages: z.array(siteShortage),
  /** Mails that the mail server did not take: that still wait, and that were given up within a day. */
  mails: z.object({ waiting: z.int(), oldest: z.nullable(time), failed: z.int() }),
  /** Orders and their totals, before anything was given back, by the days of each site. */
  figures: z.array(z.object({ site, currency, yesterday: orderSum, week: orderSum, isTest: z.boolean() })),
});
export type Today = z.infer<typeof today>;
