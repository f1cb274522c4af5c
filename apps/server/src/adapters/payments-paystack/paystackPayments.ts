import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import { type PaymentFact, type Payments, PaymentsUnavailable } from "../../ports/payments/Payments.ts";
import { type PaystackReply, paystackApi } from "./paystackApi.ts";
import { paystackRefunds, refundsOf, retrieveRefund, sumOf } from "./paystackRefunds.ts";
import { readPaystackEvent } from "./readPaystackEvent.ts";
import { referenceOf } from "./reference.ts";
import {
  factOf,
  isPaid,
  readTransaction,
  type Transaction,
  type TransactionMetadata,
} from "./transaction.ts";

export type PaystackParts = {
  /** An account, and so a key, belongs to one site. */
  readonly site: SiteCode;
  readonly secretKey: string;
  readonly publicKey: string;
  /** Origin, without a slash at the end. */
  readonly apiUrl: string;
  /** Where Paystack's own page sends the shopper of this checkout back to. */
  readonly returnUrl: (checkoutId: string) => string;
  readonly patienceMs?: number;
};

export const PAYSTACK_API_URL = "https://api.paystack.co";

const begun = z.object({ access_code: z.string(), reference: z.string() });

/**
 * Payments by Paystack. A transaction there is made once: its amount cannot be changed, it cannot be cancelled, and the
 * code that opens it is told in the reply that makes it and never again. So a change needs another transaction, and the
 * old one stays bound to its own quote, whoever may still pay it.
 */
export const paystackPayments = (parts: PaystackParts): Payments => {
  const { site, secretKey } = parts;
  const api = paystackApi(parts.apiUrl, secretKey, parts.patienceMs);
  const refundOnce = paystackRefunds(api);

  const verify = async (reference: string): Promise<Transaction | undefined> => {
    const reply = await api.get(`/transaction/verify/${encodeURIComponent(reference)}`);
    return reply.kind === "ok" ? readTransaction(reply.data) : undefined;
  };

  const retrieve = async (id: string): Promise<PaymentFact | undefined> => {
    const found = await verify(id);
    if (!found) return undefined;
    const refunded = found.status === "success" ? sumOf(await refundsOf(api, found)) : 0;
    return factOf(site, found, refunded);
  };

  return {
    provider: "paystack",
    publishableKey: parts.publicKey,

    create: async ({ email, ...order }, idempotencyKey) => {
      const reference = referenceOf(idempotencyKey);
      const { checkoutId, quoteVersion, amount, currency } = order;
      const metadata: TransactionMetadata = { site, checkout_id: checkoutId, quote_version: quoteVersion };
      const reply = await api.post("/transaction/initialize", {
        email,
        amount,
        currency,
        reference,
        callback_url: parts.returnUrl(checkoutId),
        metadata,
      });
      if (reply.kind === "ok") {
        const { access_code: clientSecret } = begun.parse(reply.data);
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
      const before = isDuplicate(reply) ? await retrieve(reference) : undefined;
      if (before) return before;
      throw new PaymentsUnavailable(`Paystack began no transaction: ${reply.message}`);
    },

    // Whatever state it is in, the next attempt to pay is another transaction; `cancel` says whether it is too late.
    update: async (id, order) => {
      const fact = await retrieve(id);
      if (fact?.status === "succeeded" || fact?.status === "processing") return { kind: "closed" };
      const isSame = fact?.amount === order.amount && fact.quoteVersion === order.quoteVersion;
      return fact && isSame && !fact.isSpent ? { kind: "updated", fact } : { kind: "mustReopen" };
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

    readEvent: (rawBody, headers, now) => readPaystackEvent(secretKey, rawBody, headers, now),
  };
};

/** "Duplicate Transaction Reference", as its specification has it. */
const isDuplicate = (reply: Extract<PaystackReply, { kind: "refused" }>): boolean =>
  /duplicate.*reference/i.test(reply.message);
