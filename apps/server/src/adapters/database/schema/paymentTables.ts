import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { ColumnType, Generated } from "kysely";
import type { OrderActor } from "../../../ports/orders/Orders.ts";
import type { PaymentEventKind, PaymentProvider, PaymentStatus } from "../../../ports/payments/Payments.ts";
import type { RefundedTile, RefundState } from "../../../ports/refunds/Refunds.ts";

export type PaymentTables = {
  payments: {
    id: string;
    provider: PaymentProvider;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    checkoutId: string;
    quoteVersion: number;
    createdAt: Date;
    /** When to check the payment with the provider next; null when it needs no more checks. */
    nextLookAt: Date | null;
    /** Why staff must review the payment; null when they need not. */
    needsReview: string | null;
    /** Sum of our own refunds that have not failed, in minor units. The database keeps it at or below `amount`. */
    refundTotal: Generated<Minor>;
    /** What was refunded at the provider without the shop, in minor units. */
    refundedElsewhere: Generated<Minor>;
    /** Since when nothing is placed or printed for the payment. */
    stoppedAt: Generated<Date | null>;
    reviewSettledAt: Generated<Date | null>;
    reviewNote: Generated<string | null>;
    /** Refunded so far as the provider reports it, in minor units. */
    refunded: Minor;
    clientSecret: string | null;
    replacedAt: Date | null;
  };
  providerEvents: {
    provider: PaymentProvider;
    site: SiteCode;
    eventId: string;
    paymentId: string;
    kind: PaymentEventKind;
    /** When the provider's webhook arrived. */
    receivedAt: Date;
    /** When to process the event next. */
    nextLookAt: Date;
    doneAt: Date | null;
  };
  refunds: {
    id: string;
    paymentId: string;
    orderId: string | null;
    amount: Minor;
    currency: Currency;
    reason: string;
    actor: OrderActor;
    /**
     * Staff member who requested the refund. Null for refunds older than staff accounts, and for those that no
     * staff member requested.
     */
    staffId: Generated<string | null>;
    state: RefundState;
    requestedAt: Date;
    nextTryAt: Date;
    /** Attempts so far. */
    tries: Generated<number>;
    providerRefundId: Generated<string | null>;
    settledAt: Generated<Date | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
    tiles: ColumnType<readonly RefundedTile[], string | undefined, string>;
  };
  testPayments: {
    id: string;
    idempotencyKey: string;
    clientSecret: string;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    checkoutId: string;
    quoteVersion: number;
    refunded: Generated<Minor>;
  };
  testRefunds: { id: string; idempotencyKey: string; paymentId: string; amount: Minor };
};
