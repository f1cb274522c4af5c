import type { SiteCode } from "@storywall/domain/sites/site.ts";
import Stripe from "stripe";
import type { PaymentOrder, PaymentStatus, Payments, RefundFact } from "../../ports/payments/Payments.ts";
import { askStripe, isMissing, isRefused, withKeys } from "./stripeCalls.ts";
import { readStripeEvent } from "./stripeEvents.ts";
import { metadataOf, paymentFact, refundFact } from "./stripeFacts.ts";

export type StripeParts = {
  readonly site: SiteCode;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null: Stripe itself; tests name a stand-in. */
  readonly apiUrl: string | null;
  readonly timeoutMs?: number;
};

/** A shopper waits no longer than this for one answer; the reconciler asks again. */
const TIMEOUT_MS = 8_000;

const IS_CHANGEABLE: ReadonlySet<PaymentStatus> = new Set(["requires_payment_method", "requires_action"]);

/** What was given back is said by the charge of an intent. */
const EXPAND = ["latest_charge"];

/** A refund is found again by the key that it was asked for with. */
const REFUND_KEY = "refund_key";

/** Payments by Stripe: a payment is an intent that is made once a checkout and then changed, never made anew. */
export const stripePayments = (parts: StripeParts): Payments => {
  const { site, webhookSecret } = parts;
  const stripe = connect(parts);
  const fact = (intent: Stripe.PaymentIntent) => paymentFact(site, intent);

  const retrieve: Payments["retrieve"] = async (id) => {
    try {
      return fact(await askStripe(() => stripe.paymentIntents.retrieve(id, { expand: EXPAND })));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Keys are forgotten after a day, refunds are not. A payment has a handful; Stripe allows no more than some hundred. */
  const findRefund = async (paymentId: string, key: string): Promise<RefundFact | undefined> => {
    const { data } = await askStripe(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
    const refund = data.find(({ metadata }) => metadata?.[REFUND_KEY] === key);
    return refund && refundFact(refund);
  };

  return {
    provider: "stripe",
    publishableKey: parts.publishableKey,

    // An intent that was made by a lost key is known to no browser, so nobody can pay it: another key does no harm.
    create: async (order, key) =>
      fact(
        await withKeys(key, (idempotencyKey) =>
          stripe.paymentIntents.create(
            {
              amount: order.amount,
              currency: order.currency.toLowerCase(),
              automatic_payment_methods: { enabled: true },
              metadata: metadataOf(site, order),
              expand: EXPAND,
            },
            { idempotencyKey },
          ),
        ),
      ),

    update: async (id, order, key) => {
      try {
        const intent = await withKeys(key, (idempotencyKey) =>
          stripe.paymentIntents.update(id, changeTo(site, order), { idempotencyKey }),
        );
        return { kind: "updated", fact: fact(intent) };
      } catch (error) {
        // Of an account that the shop had before.
        if (isMissing(error)) return { kind: "mustReopen" };
        // Stripe changes a payment until money moves; whatever else it may dislike is a fault of ours.
        const stands = isRefused(error) ? await retrieve(id) : undefined;
        if (stands && !IS_CHANGEABLE.has(stands.status)) return { kind: "closed" };
        throw error;
      }
    },

    retrieve,

    cancel: async (id) => {
      try {
        return fact(await askStripe(() => stripe.paymentIntents.cancel(id, { expand: EXPAND })));
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (isRefused(error)) return retrieve(id);
        throw error;
      }
    },

    refund: async (paymentId, amount, key) => {
      const before = await findRefund(paymentId, key);
      if (before) return before;
      try {
        return await withKeys(
          key,
          async (idempotencyKey) =>
            refundFact(
              await stripe.refunds.create(
                { payment_intent: paymentId, amount, metadata: { [REFUND_KEY]: key } },
                { idempotencyKey },
              ),
            ),
          () => findRefund(paymentId, key),
        );
      } catch (error) {
        // Nothing paid, or more than is left of it.
        if (isRefused(error)) return { id: null, status: "failed", amount };
        throw error;
      }
    },

    retrieveRefund: async (id) => {
      try {
        return refundFact(await askStripe(() => stripe.refunds.retrieve(id)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    readEvent: (rawBody, headers, now) =>
      readStripeEvent(stripe.webhooks, webhookSecret, rawBody, headers, now),
  };
};

const changeTo = (site: SiteCode, order: PaymentOrder): Stripe.PaymentIntentUpdateParams => ({
  amount: order.amount,
  currency: order.currency.toLowerCase(),
  metadata: metadataOf(site, order),
  expand: EXPAND,
});

const connect = ({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeParts): Stripe => {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // Who repeats a call is our core, with the same key; the library's own repeats would only make shoppers wait.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url ? { protocol: "http", host: url.hostname, port: url.port } : {}),
  });
};
