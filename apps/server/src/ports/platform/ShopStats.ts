import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentStatus } from "../payments/Payments.ts";
import type { RefundState } from "../refunds/Refunds.ts";

/**
 * Figures about the shop without personal data. All counts are limited or use an index, since they are read often.
 */
export type ShopStats = {
  /** All orders ever placed. */
  readonly orderCounts: ReadonlyMap<SiteCode, number>;
  /** Payments that began within the last day. */
  readonly paymentsOfDay: ReadonlyMap<PaymentStatus, number>;
  /** Payments marked for review. */
  readonly paymentsToReview: number;
  /** Refunds that have not ended, and those that failed within the last day. */
  readonly refunds: ReadonlyMap<RefundState, number>;
  readonly mails: QueueStats;
  /** Mails that failed for good within the last day. */
  readonly mailsFailed: number;
  readonly paymentEvents: QueueStats;
  /** Requests that are uploading photos now, in all processes. */
  readonly uploadsInFlight: number;
};

export type QueueStats = { readonly count: number; readonly oldestSeconds: number };

export type ReadStats = (now: Date) => Promise<ShopStats>;
