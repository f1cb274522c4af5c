import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import {
  CURRENCY_PATTERN,
  type Currency,
  parseCurrency,
  type SiteCode,
} from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import type { PaymentStatus, ProviderPayment } from "../../ports/payments/Payments.ts";

const toCurrency = (code: string): Currency => {
  const currency = parseCurrency(code);
  if (!currency) throw new Error(`Paystack names what is no currency: ${code}`);
  return currency;
};

/** The part of a verified transaction that is used here. */
const transactionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.string(),
  amount: z.int(),
  requested_amount: z.optional(z.nullable(z.int())),
  currency: z.pipe(z.string().check(z.regex(CURRENCY_PATTERN)), z.transform(toCurrency)),
  created_at: z.string(),
  metadata: z.unknown(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** @throws ZodError when Paystack has changed its replies: an incomplete transaction must not be used. */
export const parseTransaction = (data: unknown): Transaction => transactionSchema.parse(data);

/**
 * Source: https://paystack.com/docs/payments/verify-payments/#transaction-statuses. A new transaction is `abandoned`
 * from its first moment, so that status can still be paid.
 */
const PAYMENT_STATUSES: Readonly<Record<string, PaymentStatus>> = {
  abandoned: "requires_payment_method",
  // An attempt failed. The shopper's window may be open for another, so the status is not final.
  failed: "requires_payment_method",
  // The shopper is entering a code or making a transfer.
  ongoing: "requires_action",
  pending: "processing",
  processing: "processing",
  queued: "processing",
  success: "succeeded",
  // It was paid and fully refunded: it can no longer be paid, and none of its money is left to buy anything.
  reversed: "canceled",
};

/** An unknown status counts as processing, which is not final. */
const statusOf = ({ status }: Transaction): PaymentStatus => PAYMENT_STATUSES[status] ?? "processing";

/** Returns whether money was received, even if it was returned since. */
export const hasReceivedMoney = ({ status }: Transaction): boolean =>
  status === "success" || status === "reversed";

/** Data that is stored with the transaction at Paystack and comes back when it is verified. */
export type TransactionMetadata = {
  readonly site: SiteCode;
  readonly checkout_id: string;
  readonly quote_version: number;
};

const metadata = z.object({
  site: z.string(),
  checkout_id: z.string(),
  // Some replies have numbers as text.
  quote_version: z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.transform((version) => Number(version)),
  ),
});

/** Returns the transaction as a payment; undefined when it does not belong to this site's shop. */
export const toProviderPayment = (
  site: SiteCode,
  transaction: Transaction,
  refunded: number,
): ProviderPayment | undefined => {
  const parsedMetadata = metadata.safeParse(parseMetadata(transaction.metadata));
  if (!parsedMetadata.success || parsedMetadata.data.site !== site) return undefined;
  // A shopper who bears the fees pays more than was requested: then the requested amount counts. Less than requested
  // counts as it is.
  const amount = minor(Math.min(transaction.amount, transaction.requested_amount ?? transaction.amount));
  return {
    id: transaction.reference,
    provider: "paystack",
    status: statusOf(transaction),
    amount,
    refunded: transaction.status === "reversed" ? amount : minor(refunded),
    currency: transaction.currency,
    checkoutId: parsedMetadata.data.checkout_id,
    quoteVersion: parsedMetadata.data.quote_version,
    // Only in the reply that creates the transaction.
    clientSecret: null,
    ...(transaction.status === "failed" && { needsNewPayment: true }),
  };
};

/** Paystack returns metadata as the object that was sent, or as its JSON text. */
const parseMetadata = (value: unknown): unknown => {
  if (typeof value !== "string") return isRecord(value) ? value : null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};
