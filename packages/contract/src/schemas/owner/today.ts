import * as z from "zod/mini";
import { threadSummary } from "../messages.ts";
import { currency, id, money, site, time } from "../primitives.ts";
import { paymentToReview } from "./ownerOrder.ts";
import { orderRow } from "./ownerOrderList.ts";
import { siteShortage } from "./stock.ts";

/** The oldest orders of a list, and the number of all. `isMore`: counting stopped at `count`, so there may be more. */
const workList = z.object({ items: z.array(orderRow), count: z.int(), isMore: z.boolean() });
export type WorkList = z.infer<typeof workList>;

/** A sum of orders. `from` and `to` are the first and last local day, to link to the list of these orders. */
const orderSum = z.object({ orders: z.int(), total: money, from: z.iso.date(), to: z.iso.date() });

/** The work that waits for staff now, the oldest first. Lists that the reader's role does not work with are empty. */
export const today = z.object({
  /** Orders that their shoppers can no longer change. */
  toBegin: workList,
  late: workList,
  failedPrints: workList,
  /** Orders in the workshop with a print that is not printed yet. */
  toPrint: workList,
  /** Orders in the workshop that are all printed and have no parcel number. */
  toSend: workList,
  /** Orders that staff hold back, or that stopped because money was returned; they are not in toPrint or toSend. */
  paused: workList,
  /** Number of unsent orders whose shoppers were asked about a print and can still answer. */
  waitingForAnswer: z.int(),
  /**
   * Placed orders that their shoppers may still change, and the end of the last change window; null when there are
   * none.
   */
  changeable: z.object({ count: z.int(), until: z.nullable(time) }),
  /** Parcels of tiles that are made again, in the workshop. `number` is on their documents. */
  replacements: z.object({
    items: z.array(
      z.object({ orderId: id, number: z.string(), createdAt: time, prints: z.int(), printsPrinted: z.int() }),
    ),
    count: z.int(),
  }),
  /** Questions to shoppers about soft prints: those that wait for an answer, and those that got none in time. */
  printQuestions: z.object({ waiting: z.int(), overdue: z.int() }),
  /** Number of soft prints that wait until a staff member has looked at them: `toLookAt` of getHeldPrints. */
  heldPrints: z.int(),
  payments: z.array(paymentToReview),
  unread: z.object({ count: z.int(), threads: z.array(threadSummary) }),
  /**
   * Countries that are not ready to sell: the number of missing details, and the path of the first one in the site's
   * content. When none is missing, the country is not open yet, or takes only test cards (`needsPayments`).
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
  /**
   * Mails that the mail server has not accepted: those that still wait, and those that failed for good within a day.
   */
  mails: z.object({
    /** True when no mail server is set: each mail is written to a file and not delivered. */
    areFiles: z.boolean(),
    waiting: z.int(),
    oldest: z.nullable(time),
    failed: z.int(),
    /** The newest mails that failed for good. Order and address are null when the mail is not about an order. */
    failures: z.array(
      z.object({
        ...{ kind: z.string(), at: time, error: z.nullable(z.string()) },
        ...{ orderId: z.nullable(id), orderNumber: z.nullable(z.string()), to: z.nullable(z.string()) },
      }),
    ),
    lastSentAt: z.nullable(time),
    /** The newest mail that the server has not accepted: when it was written, and the server's error. */
    lastError: z.nullable(z.object({ at: time, text: z.string() })),
    /** The reader's last test mail (sendTestMail). Both fields are null before the first attempt has ended. */
    test: z.nullable(z.object({ sentAt: z.nullable(time), error: z.nullable(z.string()) })),
  }),
  /**
   * Orders and their totals before refunds, by the days of each site. `lastWeek` ends on today's weekday, so that it
   * can be compared with the current week.
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
   * Prints of all countries that wait, by the days since they could be made, and those made again in the last `days`
   * days. Only for a role that sees the figures of prints and no others; else null.
   */
  prints: z.nullable(
    z.object({
      /** Prints that are ready to print, as counted in the menu; print files that are still being rendered. */
      ...{ toPrint: z.int(), waiting: z.int() },
      ...{ held: z.int(), failed: z.int() },
      printsByAge: z.array(z.object({ days: z.int(), prints: z.int() })),
      oldestPrintDays: z.nullable(z.int()),
      ...{ made: z.int(), remade: z.int(), days: z.int() },
    }),
  ),
});
export type Today = z.infer<typeof today>;
