import * as z from "zod/mini";
import { threadSummary } from "../messages.ts";
import { currency, id, money, site, time } from "../primitives.ts";
import { paymentToReview } from "./ownerOrder.ts";
import { orderRow } from "./ownerOrderList.ts";
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
  /** In the workshop, with a print that is not printed yet. */
  toPrint: workList,
  /** In the workshop, all printed and without a parcel number. */
  toSend: workList,
  /** Held back by staff, or stopped since money went back; in none of toPrint and toSend. */
  paused: workList,
  /** Orders that are not sent and whose shoppers were asked about a print and still can answer. */
  waitingForAnswer: z.int(),
  /** Placed orders that their shoppers may still change, and when the last of them may not any more; null: there are none. */
  changeable: z.object({ count: z.int(), until: z.nullable(time) }),
  /** Parcels of tiles that are made again, in the workshop. `number` is on their papers. */
  replacements: z.object({
    items: z.array(
      z.object({ orderId: id, number: z.string(), createdAt: time, prints: z.int(), printsPrinted: z.int() }),
    ),
    count: z.int(),
  }),
  /** Questions to shoppers about soft prints: that wait for an answer, and that had none in time. */
  printQuestions: z.object({ waiting: z.int(), overdue: z.int() }),
  /** Soft prints that wait until a person has looked at them: `toLookAt` of getHeldPrints. */
  heldPrints: z.int(),
  payments: z.array(paymentToReview),
  unread: z.object({ count: z.int(), threads: z.array(threadSummary) }),
  /**
   * Countries that do not really sell yet: the number of details that they lack, and the path of the first one in the
   * site's content. With none, the country is to be opened, or needs payments (`needsPayments`: it takes test cards only).
   */
  unready: z.array(
    z.object({
      ...{ site, countryName: z.string(), isOpen: z.boolean() },
      ...{ missing: z.int(), firstMissing: z.nullable(z.string()), needsPayments: z.boolean() },
    }),
  ),
  /** Promo codes that end within a week. */
  endingCodes: z.array(z.object({ site, code: z.string(), expiresAt: time })),
  /** Mouldings and mats that are out of stock. */
  shortages: z.array(siteShortage),
  /** Mails that the mail server did not take: that still wait, and that were given up within a day. */
  mails: z.object({
    /** True: no mail server is set, so each mail is a file that no one receives. */
    areFiles: z.boolean(),
    waiting: z.int(),
    oldest: z.nullable(time),
    failed: z.int(),
    /** The newest of those that were given up. Order and address are null where the mail is not about an order. */
    failures: z.array(
      z.object({
        ...{ kind: z.string(), at: time, error: z.nullable(z.string()) },
        ...{ orderId: z.nullable(id), orderNumber: z.nullable(z.string()), to: z.nullable(z.string()) },
      }),
    ),
    lastSentAt: z.nullable(time),
    /** Of the newest mail that the server has not taken: when it was written, and what the server said. */
    lastError: z.nullable(z.object({ at: time, text: z.string() })),
    /** The reader's last test mail (sendTestMail). Neither a time nor an error: it was not tried yet. */
    test: z.nullable(z.object({ sentAt: z.nullable(time), error: z.nullable(z.string()) })),
  }),
  /**
   * Orders and their totals, before anything was given back, by the days of each site. `lastWeek` ends on today's weekday,
   * so that it compares with a week that is not over.
   */
  figures: z.array(
    z.object({
      site,
      currency,
      today: orderSum,
      yesterday: orderSum,
      week: orderSum,
      lastWeek: orderSum,
      isTest: z.boolean(),
    }),
  ),
  /**
   * Prints of all countries that wait, by how many days ago they could be made, and those made again in the last `days`
   * days. For a role that sees the figures of prints and no others; else null.
   */
  prints: z.nullable(
    z.object({
      /** Prints to print, as the menu counts them; files that are still being made. */
      ...{ toPrint: z.int(), waiting: z.int() },
      ...{ held: z.int(), failed: z.int() },
      printsByAge: z.array(z.object({ days: z.int(), prints: z.int() })),
      oldestPrintDays: z.nullable(z.int()),
      ...{ made: z.int(), remade: z.int(), days: z.int() },
    }),
  ),
});
export type Today = z.infer<typeof today>;
