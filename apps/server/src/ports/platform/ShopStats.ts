import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentStatus } from "../payments/Payments.ts";
import type { RefundState } from "../refunds/Refunds.ts";

/** How the shop is, in numbers that name nobody. What is counted is bounded or indexed: it is read again and again. */
export type ShopStats = {
  /** Ever placed. */
  readonly orders: ReadonlyMap<SiteCode, number>;
  /** Of payments that began within a day. */
  readonly paymentsOfDay: ReadonlyMap<PaymentStatus, number>;
  /** Payments that a person must look at. */
  readonly paymentsToReview: number;
  /** Refunds that are not over, and those that failed within a day. */
  readonly refunds: ReadonlyMap<RefundState, number>;
  readonly mails: QueueStats;
  /** Mails that were given up within a day. */
  readonly mailsFailed: number;
  readonly paymentEvents: QueueStats;
  /** Requests that bring photos at this moment, to all processes. */
  readonly uploadsInFlight: number;
};

export type QueueStats = { readonly count: number; readonly oldestSeconds: number };

export type ReadStats = (now: Date) => Promise<ShopStats>;
