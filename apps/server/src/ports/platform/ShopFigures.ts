import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentStatus } from "../payments/Payments.ts";
import type { RefundState } from "../refunds/Refunds.ts";

/** How the shop is, in numbers that name nobody. What is counted is bounded or indexed: it is read again and again. */
export type ShopFigures = {
  /** Ever placed. */
  readonly orders: ReadonlyMap<SiteCode, number>;
  /** Of payments that began within a day. */
  readonly paymentsOfDay: ReadonlyMap<PaymentStatus, number>;
  /** Payments that a person must look at. */
  readonly paymentsToReview: number;
  /** Refunds that are not over, and those that failed within a day. */
  readonly refunds: ReadonlyMap<RefundState, number>;
  readonly mails: Waiting;
  /** Mails that were given up within a day. */
  readonly mailsGivenUp: number;
  readonly paymentEvents: Waiting;
  /** Requests that bring photos at this moment, to all processes. */
  readonly uploadsInFlight: number;
};

export type Waiting = { readonly count: number; readonly oldestSeconds: number };

export type ReadFigures = (now: Date) => Promise<ShopFigures>;
