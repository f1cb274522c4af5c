import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentEventKind, PaymentProvider, ProviderPayment } from "./Payments.ts";

/** What we remember of a payment, to find it again; how it stands is the provider's to say. */
export type PaymentRecord = ProviderPayment & {
  readonly createdAt: Date;
  /** Why a person must look at it: money came that fits no quote, or the bank took it back. */
  readonly needsReview: string | null;
  /** Since when another may take its place, though it could not be cancelled and may still be paid. */
  readonly replacedAt: Date | null;
};

/** An event counts for the payments of the site whose secret signed it, and for no other's. */
export type EventSource = { readonly provider: PaymentProvider; readonly site: SiteCode };

export type ProviderEvent = EventSource & {
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  readonly receivedAt: Date;
};

export type EventKey = Pick<ProviderEvent, "provider" | "site" | "eventId">;

export type PaymentRecords = {
  find(id: string): Promise<PaymentRecord | undefined>;
  /** The checkout's payment that is neither canceled nor replaced; there is at most one. */
  findByCheckout(checkoutId: string): Promise<PaymentRecord | undefined>;
  /** Those of the checkout that were replaced and are not known to be over, the newest first. */
  findReplaced(checkoutId: string): Promise<readonly PaymentRecord[]>;
  /** How many payments the checkout has ever had. */
  countByCheckout(checkoutId: string): Promise<number>;
  /**
   * Remembers what the provider says now. A second payment of a checkout beside its current one is refused by the
   * database: `conflict`.
   */
  save(payment: ProviderPayment, now: Date): Promise<"saved" | "conflict">;
  /** From now on another payment may be the checkout's; this one stays watched. */
  markReplaced(id: string, now: Date): Promise<void>;
  markForReview(id: string, reason: string): Promise<void>;
  /** Marked and not settled since, the oldest first. */
  findToReview(limit: number): Promise<readonly PaymentRecord[]>;
  /** False when there is nothing to settle. The reason stays beside the note. */
  settleReview(id: string, note: string, at: Date): Promise<boolean>;
  /**
   * Payments without an order of their own that are due to be asked about, the longest waiting first, those that were
   * replaced after all others.
   */
  findDueForCheck(now: Date, limit: number): Promise<readonly PaymentRecord[]>;
  /** So many of those that were due and have their order by now never are again: else each round would pass all orders ever made. */
  stopChecksOfOrdered(now: Date, limit: number): Promise<void>;
  /** Not before that time is it due again; null: never. */
  scheduleCheck(id: string, at: Date | null): Promise<void>;
  /** Due again at that time. False when that event was there already: each counts once. */
  insertEvent(event: ProviderEvent, nextCheckAt: Date): Promise<boolean>;
  markEventDone(event: EventKey, now: Date): Promise<void>;
  /** Events not done that are due, the longest waiting first. */
  findDueEvents(now: Date, limit: number): Promise<readonly ProviderEvent[]>;
  /** Not before that time is the event due again. */
  rescheduleEvent(event: EventKey, at: Date): Promise<void>;
  /** When cards were declined for any payment of the checkout, the newest first. */
  findDeclines(checkoutId: string, since: Date): Promise<readonly Date[]>;
};
