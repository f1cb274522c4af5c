import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import {
  type Payments,
  PaymentsUnavailableError,
  type ProviderPayment,
} from "../../ports/payments/Payments.ts";
import { type PaystackReply, paystackApi } from "./paystackApi.ts";
import { createRefundOnce, listRefunds, retrieveRefund, sumRefunds } from "./paystackRefunds.ts";
import {
  isPaid,
  parseTransaction,
  type Transaction,
  type TransactionMetadata,
  toProviderPayment,
} from "./paystackTransaction.ts";
import { referenceOf } from "./reference.ts";
import { verifyPaystackEvent } from "./verifyPaystackEvent.ts";

export type PaystackOptions = {
  /** An account, and so a key, belongs to one site. */
  readonly site: SiteCode;
  readonly secretKey: string;
  readonly publicKey: string;
  /** Origin, without a slash at the end. */
  readonly apiUrl: string;
  /** Where Paystack's own page sends the shopper of this checkout back to. */
  readonly returnUrl: (checkoutId: string) => string;
  readonly timeoutMs?: number;
};

export const PAYSTACK_API_URL = "https://api.paystack.co";

const initializeReply = z.object({ access_code: z.string(), reference: z.string() });

/**
 * Payments by Paystack. A transaction there is made once: its amount cannot be changed, it cannot be cancelled, and the
 * code that opens it is told in the reply that makes it and never again. So a change needs another transaction, and the
 * old one stays bound to its own quote, whoever may still pay it.
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
      // Made before, and its reply was lost or another has it. Without its code it cannot be paid; whoever holds the code
      // has written it down, and where nobody does the shop makes another.
      const existing = isDuplicate(reply) ? await retrieve(reference) : undefined;
      if (existing) return existing;
      throw new PaymentsUnavailableError(`Paystack began no transaction: ${reply.message}`);
    },

    // Whatever state it is in, the next attempt to pay is another transaction; `cancel` says whether it is too late.
    update: async (id, order) => {
      const payment = await retrieve(id);
      if (payment?.status === "succeeded" || payment?.status === "processing") return { kind: "closed" };
      const isUnchanged = payment?.amount === order.amount && payment.quoteVersion === order.quoteVersion;
      return payment && isUnchanged && !payment.isExhausted
        ? { kind: "updated", payment }
        : { kind: "mustRecreate" };
    },

    retrieve,

    // It cancels nothing. The truth about it is the best answer.
    cancel: retrieve,

    refund: async (paymentId, amount, idempotencyKey) => {
      const paid = await verify(paymentId);
      if (!paid || !isPaid(paid)) return { id: null, status: "failed", amount };
      return refundOnce(paid, amount, idempotencyKey);
    },

    retrieveRefund: (id) => retrieveRefund(api, id),

    verifyEvent: (rawBody, headers, now) => verifyPaystackEvent(secretKey, rawBody, headers, now),
  };
};

/** "Duplicate Transaction Reference", as its specification has it. */
const isDuplicate = (reply: Extract<PaystackReply, { kind: "error" }>): boolean =>
  /duplicate.*reference/i.test(reply.message);
