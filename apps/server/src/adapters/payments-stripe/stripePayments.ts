import type { SiteCode } from "@storywall/domain/sites/site.ts";
import Stripe from "stripe";
import type { PaymentStatus, Payments, PaymentTerms, ProviderRefund } from "../../ports/payments/Payments.ts";
import {
  callStripe,
  explainRejections,
  isInvalidRequest,
  isMissing,
  withIdempotencyKeys,
} from "./stripeCalls.ts";
import { verifyStripeEvent } from "./stripeEvents.ts";
import { metadataOf, toProviderPayment, toProviderRefund } from "./stripeMapping.ts";

type StripeOptions = {
  readonly site: SiteCode;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** URL of a fake in tests; null for Stripe itself. */
  readonly apiUrl: string | null;
  readonly timeoutMs?: number;
};

/** Longest wait of a shopper for one reply of Stripe; the reconciliation checks the payment later. */
const TIMEOUT_MS = 8_000;

const CHANGEABLE_STATUSES: ReadonlySet<PaymentStatus> = new Set([
  "requires_payment_method",
  "requires_action",
]);

/** The refunded amount is a field of the intent's charge. */
const EXPANDED_FIELDS = ["latest_charge"];

/** Metadata of a refund that holds its idempotency key, by which it is found again. */
const REFUND_KEY_FIELD = "refund_key";

/** Creates payments by Stripe. A payment is an intent: created once for a checkout, then updated. */
export const stripePayments = (options: StripeOptions): Payments => {
  const payments = createPayments(options);
  return {
    ...payments,
    create: (...input) => explainRejections(() => payments.create(...input)),
    update: (...input) => explainRejections(() => payments.update(...input)),
    retrieve: (...input) => explainRejections(() => payments.retrieve(...input)),
    cancel: (...input) => explainRejections(() => payments.cancel(...input)),
    refund: (...input) => explainRejections(() => payments.refund(...input)),
    retrieveRefund: (...input) => explainRejections(() => payments.retrieveRefund(...input)),
  };
};

/** Its calls throw Stripe's own errors where Stripe refuses a request that no state of the payment explains. */
const createPayments = (options: StripeOptions): Payments => {
  const { site, webhookSecret } = options;
  const stripe = createClient(options);
  const toPayment = (intent: Stripe.PaymentIntent) => toProviderPayment(site, intent);

  const retrieve: Payments["retrieve"] = async (id) => {
    try {
      return toPayment(
        await callStripe(() => stripe.paymentIntents.retrieve(id, { expand: EXPANDED_FIELDS })),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Finds a refund by its key, since Stripe forgets keys after a day. A payment has a handful of refunds: one page. */
  const findRefund = async (paymentId: string, key: string): Promise<ProviderRefund | undefined> => {
    const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
    const refund = data.find(({ metadata }) => metadata?.[REFUND_KEY_FIELD] === key);
    return refund && toProviderRefund(refund);
  };

  return {
    provider: "stripe",
    publishableKey: options.publishableKey,
    isTest: /^[rs]k_test_/.test(options.secretKey),

    // An intent whose reply was lost is known to no browser, so it cannot be paid: creating another does no harm.
    create: async (order, key) =>
      toPayment(
        await withIdempotencyKeys(key, (idempotencyKey) =>
          stripe.paymentIntents.create(
            {
              amount: order.amount,
              currency: order.currency.toLowerCase(),
              automatic_payment_methods: { enabled: true },
              metadata: metadataOf(site, order),
              expand: EXPANDED_FIELDS,
            },
            { idempotencyKey },
          ),
        ),
      ),

    update: async (id, order, key) => {
      try {
        const intent = await withIdempotencyKeys(key, (idempotencyKey) =>
          stripe.paymentIntents.update(id, toUpdateParams(site, order), { idempotencyKey }),
        );
        return { kind: "updated", payment: toPayment(intent) };
      } catch (error) {
        // The intent belongs to an account that the shop used before.
        if (isMissing(error)) return { kind: "mustRecreate" };
        // Stripe allows changes until money moves. Any other rejected request is an error in our code.
        const current = isInvalidRequest(error) ? await retrieve(id) : undefined;
        if (current && !CHANGEABLE_STATUSES.has(current.status)) return { kind: "closed" };
        throw error;
      }
    },

    retrieve,

    cancel: async (id) => {
      try {
        return toPayment(
          await callStripe(() => stripe.paymentIntents.cancel(id, { expand: EXPANDED_FIELDS })),
        );
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (isInvalidRequest(error)) return retrieve(id);
        throw error;
      }
    },

    refund: async (paymentId, amount, key) => {
      const existing = await findRefund(paymentId, key);
      if (existing) return existing;
      try {
        return await withIdempotencyKeys(
          key,
          async (idempotencyKey) =>
            toProviderRefund(
              await stripe.refunds.create(
                { payment_intent: paymentId, amount, metadata: { [REFUND_KEY_FIELD]: key } },
                { idempotencyKey },
              ),
            ),
          () => findRefund(paymentId, key),
        );
      } catch (error) {
        // The payment is unpaid, or the remaining amount is less.
        if (isInvalidRequest(error)) return { id: null, status: "failed", amount };
        throw error;
      }
    },

    retrieveRefund: async (id) => {
      try {
        return toProviderRefund(await callStripe(() => stripe.refunds.retrieve(id)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    verifyEvent: (rawBody, headers, now) =>
      verifyStripeEvent(stripe.webhooks, webhookSecret, rawBody, headers, now),
  };
};

const toUpdateParams = (site: SiteCode, order: PaymentTerms): Stripe.PaymentIntentUpdateParams => ({
  amount: order.amount,
  currency: order.currency.toLowerCase(),
  metadata: metadataOf(site, order),
  expand: EXPANDED_FIELDS,
});

const createClient = ({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe => {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // The use cases retry with the same key; retries of the library would only make shoppers wait.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url ? { protocol: "http", host: url.hostname, port: url.port } : {}),
  });
};
