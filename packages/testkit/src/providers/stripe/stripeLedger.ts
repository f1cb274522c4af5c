import type Stripe from "stripe";
import {
  createInvalidRequestError,
  type FakeStripeEvent,
  newCharge,
  newEvent,
  newIntent,
  newRefund,
} from "./stripeObjects.ts";

/**
 * Actions of a shopper, their bank and the owner at Stripe. Each returns false when the intent's status does not
 * allow it.
 */
export type StripeShopper = {
  /** Charges the card. */
  readonly pay: (id: string) => boolean;
  readonly decline: (id: string) => boolean;
  /** The bank requires a next action (3-D Secure). */
  readonly requireAction: (id: string) => boolean;
  readonly authenticate: (id: string, approve: boolean) => boolean;
  /** A slow payment method: `pay` or `decline` completes it. */
  readonly startProcessing: (id: string) => boolean;
  readonly dispute: (id: string) => void;
  /** Changes an intent as no call can: another amount, currency or site. */
  readonly tamper: (id: string, change: Partial<Stripe.PaymentIntent>) => void;
};

const PAYABLE: readonly string[] = ["requires_payment_method", "requires_confirmation", "requires_action"];
const DECLINED = { code: "card_declined", decline_code: "generic_decline", type: "card_error" } as const;

/** Creates the ledger of one account at Stripe. */
export const createStripeLedger = (now: () => Date, onEvent: (event: FakeStripeEvent) => void) => {
  const intents = new Map<string, Stripe.PaymentIntent>();
  const charges = new Map<string, Stripe.Charge>();
  const refunds = new Map<string, Stripe.Refund>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const emit = (type: string, object: object) => onEvent(newEvent(type, object, seconds()));

  const intentOf = (id: string): Stripe.PaymentIntent => {
    const intent = intents.get(id);
    if (!intent)
      throw createInvalidRequestError(`No such payment_intent: '${id}'`, "resource_missing", "intent");
    return intent;
  };

  const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
    typeof charge === "string" ? charges.get(charge) : undefined;

  const transition = (
    id: string,
    from: readonly string[],
    change: Partial<Stripe.PaymentIntent>,
  ): boolean => {
    const intent = intentOf(id);
    if (!from.includes(intent.status)) return false;
    Object.assign(intent, change);
    return true;
  };

  const pay = (id: string): boolean => {
    if (!transition(id, [...PAYABLE, "processing"], {})) return false;
    const intent = intentOf(id);
    const charge = newCharge(intent, seconds());
    charges.set(charge.id, charge);
    Object.assign(intent, {
      status: "succeeded",
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: charge.payment_method,
      next_action: null,
      last_payment_error: null,
      processing: null,
    } satisfies Partial<Stripe.PaymentIntent>);
    emit("charge.succeeded", charge);
    emit("payment_intent.succeeded", intent);
    return true;
  };

  const decline = (id: string): boolean => {
    const error = { ...DECLINED, message: "Your card was declined." };
    const change = {
      status: "requires_payment_method",
      next_action: null,
      last_payment_error: error,
    } as const;
    if (!transition(id, [...PAYABLE, "processing"], change)) return false;
    emit("payment_intent.payment_failed", intentOf(id));
    return true;
  };

  const shopper: StripeShopper = {
    pay,
    decline,
    requireAction: (id) => {
      if (!transition(id, PAYABLE, { status: "requires_action", next_action: { type: "use_stripe_sdk" } }))
        return false;
      emit("payment_intent.requires_action", intentOf(id));
      return true;
    },
    authenticate: (id, approve) => {
      if (intentOf(id).status !== "requires_action") return false;
      return approve ? pay(id) : decline(id);
    },
    startProcessing: (id) => {
      if (!transition(id, PAYABLE, { status: "processing" })) return false;
      emit("payment_intent.processing", intentOf(id));
      return true;
    },
    dispute: (id) => {
      const charge = chargeOf(intentOf(id));
      if (!charge) throw new Error("Cannot dispute a payment that was not paid.");
      charge.disputed = true;
      emit("charge.dispute.created", {
        id: `dp_${id}`,
        object: "dispute",
        amount: charge.amount,
        currency: charge.currency,
        charge: charge.id,
        payment_intent: id,
        reason: "fraudulent",
        status: "needs_response",
      });
    },
    tamper: (id, change) => void Object.assign(intentOf(id), change),
  };

  return {
    shopper,
    intents: () => [...intents.values()],
    refunds: () => [...refunds.values()],
    intentOf,

    create: (order: {
      readonly amount: number;
      readonly currency: string;
      readonly metadata: Stripe.Metadata;
    }) => {
      if (!Number.isSafeInteger(order.amount) || order.amount < 50) {
        throw createInvalidRequestError(
          "Amount must convert to at least 50 cents.",
          "amount_too_small",
          "amount",
        );
      }
      const intent = newIntent({ ...order, created: seconds() });
      intents.set(intent.id, intent);
      emit("payment_intent.created", intent);
      return intent;
    },

    update: (id: string, change: Partial<Pick<Stripe.PaymentIntent, "amount" | "currency" | "metadata">>) => {
      const intent = intentOf(id);
      if (change.amount !== undefined && !PAYABLE.includes(intent.status)) {
        throw createInvalidRequestError(
          `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
          "payment_intent_unexpected_state",
        );
      }
      return Object.assign(intent, { ...change, metadata: { ...intent.metadata, ...change.metadata } });
    },

    cancel: (id: string) => {
      const canceled = { status: "canceled", canceled_at: seconds(), next_action: null } as const;
      if (!transition(id, PAYABLE, canceled)) {
        throw createInvalidRequestError(
          `You cannot cancel this PaymentIntent because it has a status of ${intentOf(id).status}.`,
          "payment_intent_unexpected_state",
        );
      }
      emit("payment_intent.canceled", intentOf(id));
      return intentOf(id);
    },

    refund: (id: string, amount: number, metadata: Stripe.Metadata) => {
      const charge = chargeOf(intentOf(id));
      if (!charge)
        throw createInvalidRequestError("This PaymentIntent does not have a successful charge to refund.");
      const refundable = charge.amount - charge.amount_refunded;
      if (refundable === 0)
        throw createInvalidRequestError("Charge has already been refunded.", "charge_already_refunded");
      if (!Number.isSafeInteger(amount) || amount < 1 || amount > refundable) {
        throw createInvalidRequestError(
          "Refund amount is greater than unrefunded amount on charge.",
          undefined,
          "amount",
        );
      }
      const refund = newRefund(charge, amount, metadata, seconds());
      refunds.set(refund.id, refund);
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      emit("charge.refunded", charge);
      return refund;
    },

    refundsOf: (id: string) => [...refunds.values()].filter(({ payment_intent }) => payment_intent === id),

    refundOf: (id: string): Stripe.Refund => {
      const refund = refunds.get(id);
      if (!refund) throw createInvalidRequestError(`No such refund: '${id}'`, "resource_missing", "refund");
      return refund;
    },

    /** Returns the intent with its charge in place of the charge's id, as for `expand[]=latest_charge`. */
    expanded: (intent: Stripe.PaymentIntent): Stripe.PaymentIntent => ({
      ...intent,
      latest_charge: chargeOf(intent) ?? null,
    }),
  };
};

export type StripeLedger = ReturnType<typeof createStripeLedger>;
