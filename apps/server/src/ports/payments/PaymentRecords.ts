import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { PaymentEventKind, PaymentProvider, ProviderPayment } from "./Payments.ts";

/** Our copy of a payment, to find it again. The provider alone decides its status. */
export type PaymentRecord = ProviderPayment & {
  readonly createdAt: Date;
  /** Why a person must check the payment: money came that matches no quote, or the bank took it back. */
  readonly needsReview: string | null;
  /** Since when another payment may replace this one. It could not be cancelled, so it may still be paid. */
  readonly replacedAt: Date | null;
  /**
   * Since when the payment is stopped, because its money counts as returned: no order is placed of it, and its
   * order is not printed.
   */
  readonly stoppedAt: Date | null;
};

/** Where an event came from. It counts only for payments of the site whose secret signed it. */
export type EventSource = { readonly provider: PaymentProvider; readonly site: SiteCode };

export type ProviderEvent = EventSource & {
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  readonly receivedAt: Date;
};

export type EventKey = Pick<ProviderEvent, "provider" | "site" | "eventId">;

/** Our copies of payments, and the events that providers sent about them. */
export type PaymentRecords = {
  find(id: string): Promise<PaymentRecord | undefined>;
  /** Returns the checkout's current payment, which is neither canceled nor replaced. There is at most one. */
  findByCheckout(checkoutId: string): Promise<PaymentRecord | undefined>;
  /** Returns replaced payments of the checkout that are not known to be canceled, newest first. */
  findReplaced(checkoutId: string): Promise<readonly PaymentRecord[]>;
  /** Returns how many payments the checkout has had, ended ones included. */
  countByCheckout(checkoutId: string): Promise<number>;
  /**
   * Saves the provider's newest state. A payment that has ended stays as it ended. Returns `conflict` when the
   * checkout has another current payment; a database constraint decides that.
   */
  save(payment: ProviderPayment, now: Date): Promise<"saved" | "conflict">;
  /**
   * Inserts a payment that has no row yet, as a replaced one when its checkout already has a current payment.
   * The checkout must be locked.
   */
  adopt(payment: ProviderPayment, now: Date): Promise<void>;
  /** Lets another payment become the checkout's current one. This one is still checked, since it may be paid. */
  markReplaced(id: string, now: Date): Promise<void>;
  /** Marks the payment for review by a person, with the reason. */
  markForReview(id: string, reason: string): Promise<void>;
  /**
   * Records the part of the provider's refunded sum that the shop did not request, and returns by how much it
   * grew since the last call. Locks the payment until the transaction ends.
   */
  recordRefundsElsewhere(id: string, refunded: Minor): Promise<Minor>;
  /** Stops the payment: no order is placed of it, and its order is not printed. */
  stop(id: string, at: Date): Promise<void>;
  /** Ends the stop. Returns false when there is none. */
  resume(id: string): Promise<boolean>;
  /** Returns payments marked for review and not settled since, oldest first. */
  findToReview(limit: number): Promise<readonly PaymentRecord[]>;
  /** Settles a review with a note; the reason stays. Returns false when there is none to settle. */
  settleReview(id: string, note: string, at: Date): Promise<boolean>;
  /**
   * Returns payments without an order whose next check is due, the longest due first. Replaced payments come last:
   * they are rarely paid and must not delay the others.
   */
  findDueForCheck(now: Date, limit: number): Promise<readonly PaymentRecord[]>;
  /**
   * Ends the checks of due payments whose order ended before `ordersOverBefore`, at most `limit` of them.
   * Otherwise each round would read all orders ever placed.
   */
  stopChecksOfOrdered(
    when: { readonly now: Date; readonly ordersOverBefore: Date },
    limit: number,
  ): Promise<void>;
  /** Returns payments with an order whose next check is due, the longest due first. */
  findOrderedDueForCheck(now: Date, limit: number): Promise<readonly PaymentRecord[]>;
  /** Sets when to check the payment next; null for never. */
  scheduleCheck(id: string, at: Date | null): Promise<void>;
  /** Inserts an event with its next check. Returns false for a known event, so that each counts once. */
  insertEvent(event: ProviderEvent, nextCheckAt: Date): Promise<boolean>;
  markEventDone(event: EventKey, now: Date): Promise<void>;
  /** Returns due events that are not done, the longest due first. */
  findDueEvents(now: Date, limit: number): Promise<readonly ProviderEvent[]>;
  /** Sets when the event is due again. */
  rescheduleEvent(event: EventKey, at: Date): Promise<void>;
  /** Returns when cards were declined since then for payments of the checkout, newest first. */
  findDeclines(checkoutId: string, since: Date): Promise<readonly Date[]>;
};
