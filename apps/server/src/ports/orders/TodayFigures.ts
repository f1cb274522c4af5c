import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { PaymentProvider } from "../payments/Payments.ts";

/** Orders of a span of days, and the sum of their totals before anything was given back. */
export type OrderSum = { readonly orders: number; readonly total: Minor };

/** A site whose figures are read. Days are local to it, `2026-11-24`. */
export type FiguresQuery = {
  readonly site: SiteCode;
  readonly timeZone: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** Only orders that were paid through it: payments of a test count where the shop has no others. */
  readonly provider: PaymentProvider;
};

/** Figures and queues of the day that are no lists of orders. */
export type TodayFigures = {
  sumOrders(query: FiguresQuery): Promise<OrderSum>;
  /** Mails that wait longer than since `before`, the time of the oldest, and those that were given up since `since`. */
  countMails(times: {
    readonly before: Date;
    readonly since: Date;
  }): Promise<{ readonly waiting: number; readonly oldest: Date | null; readonly failed: number }>;
};
