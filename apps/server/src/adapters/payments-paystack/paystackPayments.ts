import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import {
  type Payments,
  PaymentsRejectedError,
  PaymentsUnavailableError,
  type ProviderPayment,
} from "../../ports/payments/Payments.ts";
import { type PaystackReply, paystackApi } from "./paystackApi.ts";
import { createRefundOnce, listRefunds, retrieveRefund, sumRefunds } from "./paystackRefunds.ts";
import {
  hasReceivedMoney,
  parseTransaction,
  type Transaction,
  type TransactionMetadata,
  toProviderPayment,
} from "./paystackTransaction.ts";
import { referenceOf } from "./reference.ts";
import { verifyPaystackEvent } from "./verifyPaystackEvent.ts";

type PaystackOptions = {
  /** The site of the account. An account and its keys belong to one site. */
  readonly site: SiteCode;
  readonly secretKey: string;
  readonly publicKey: string;
  /** Origin without a trailing slash. */
  readonly apiUrl: string;
  /** Returns the URL to which Paystack's page sends the shopper back. */
  readonly returnUrl: (checkoutId: string) => string;
  readonly timeoutMs?: number;
};

export const PAYSTACK_API_URL = "https://api.paystack.co";

const initializeReply = z.object({ access_code: z.string(), reference: z.string() });

/**
 * Creates payments by Paystack. A transaction there is final: its amount cannot change, it cannot be cancelled, and
 * its access code is only in the reply that creates it. So a change needs another transaction, and the old one stays
 * bound to its own quote and can still be paid.
 */
export const paystackPayments = (options: PaystackOptions): Payments => {
  const { site, secretKey } = options;
  const api = paystackApi(options.apiUrl, secretKey, options.timeoutMs);
  const refundOnce = createRefundOnce(api);

  const verify = async (reference: string): Promise<Transaction | undefined> => {
    const reply = await api.get(`/transaction/verify/${encodeURIComponent(reference)}`);
    return reply.kind === "ok" ? parseTransaction(reply.data) : undefined;
  };

  const retrieve = async (id: string): Promise<ProviderPayment | undefined> => {
    const transaction = await verify(id);
    if (!transaction) return undefined;
    const refunded = transaction.status === "success" ? sumRefunds(await listRefunds(api, transaction)) : 0;
    return toProviderPayment(site, transaction, refunded);
  };

  return {
    provider: "paystack",
    publishableKey: options.publicKey,
    isTest: secretKey.startsWith("sk_test_"),

    create: async ({ email, ...order }, idempotencyKey) => {
      const reference = referenceOf(idempotencyKey);
      const { checkoutId, quoteVersion, amount, currency } = order;
      const metadata: TransactionMetadata = { site, checkout_id: checkoutId, quote_version: quoteVersion };
      const reply = await api.post("/transaction/initialize", {
        email,
        amount,
        currency,
        reference,
        callback_url: options.returnUrl(checkoutId),
        metadata,
      });
      if (reply.kind === "ok") {
        const { access_code: clientSecret } = initializeReply.parse(reply.data);
        return {
          ...order,
          id: reference,
          provider: "paystack",
          status: "requires_payment_method",
          refunded: minor(0),
          clientSecret,
        };
      }
      // The transaction was created before: its reply was lost, or another process got it. It cannot be paid
      // without its access code. The process that got the code has saved it; if none has, the shop creates
      // another transaction.
      if (!isDuplicate(reply)) {
        throw new PaymentsRejectedError(`Paystack started no transaction: ${reply.status} ${reply.message}`);
      }
      const existing = await retrieve(reference);
      if (existing) return existing;
      throw new PaymentsUnavailableError(`Paystack started no transaction: ${reply.message}`);
    },

    // Changed terms or an exhausted transaction need another transaction, unless this one is paid or in process.
    update: async (id, order) => {
      const payment = await retrieve(id);
      if (payment?.status === "succeeded" || payment?.status === "processing") return { kind: "closed" };
      const isUnchanged = payment?.amount === order.amount && payment.quoteVersion === order.quoteVersion;
      return payment && isUnchanged && !payment.needsNewPayment
        ? { kind: "updated", payment }
        : { kind: "mustRecreate" };
    },

    retrieve,

    // Paystack cannot cancel, so this only returns the present state.
    cancel: retrieve,

    refund: async (paymentId, amount, idempotencyKey) => {
      const paid = await verify(paymentId);
      if (!paid || !hasReceivedMoney(paid)) return { id: null, status: "failed", amount };
      return refundOnce(paid, amount, idempotencyKey);
    },

    retrieveRefund: (id) => retrieveRefund(api, id),

    verifyEvent: (rawBody, headers, now) => verifyPaystackEvent(secretKey, rawBody, headers, now),
  };
};

/** Paystack's specification has "Duplicate Transaction Reference". */
const isDuplicate = (reply: Extract<PaystackReply, { kind: "error" }>): boolean =>
  /duplicate.*reference/i.test(reply.message);
