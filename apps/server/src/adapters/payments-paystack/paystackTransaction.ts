import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { CURRENCIES } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import type { PaymentStatus, ProviderPayment } from "../../ports/payments/Payments.ts";
import { isRecord } from "./paystackApi.ts";

/** The part of a verified transaction that we go by. */
const transactionSchema = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.string(),
  amount: z.int(),
  requested_amount: z.optional(z.nullable(z.int())),
  currency: z.enum(CURRENCIES),
  created_at: z.string(),
  metadata: z.unknown(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** @throws when Paystack has changed what it sends; nothing must be concluded from half of it. */
export const parseTransaction = (data: unknown): Transaction => transactionSchema.parse(data);

/**
 * https://paystack.com/docs/payments/verify-payments/#transaction-statuses. One that is new is called `abandoned` from
 * its first moment, so that is one which can still be paid.
 */
const PAYMENT_STATUSES: Readonly<Record<string, PaymentStatus>> = {
  abandoned: "requires_payment_method",
  // An attempt failed. Its window may stay open for another, so it is not over.
  failed: "requires_payment_method",
  // The shopper is entering a code or making a transfer.
  ongoing: "requires_action",
  pending: "processing",
  processing: "processing",
  queued: "processing",
  success: "succeeded",
  // It was paid, and the money went back later.
  reversed: "succeeded",
};

/** A status that is not known settles nothing. */
export const statusOf = ({ status }: Transaction): PaymentStatus => PAYMENT_STATUSES[status] ?? "processing";

export const isPaid = (transaction: Transaction): boolean => statusOf(transaction) === "succeeded";

/** What is kept with the transaction, so that it comes back with the money. */
export type TransactionMetadata = {
  readonly site: SiteCode;
  readonly checkout_id: string;
  readonly quote_version: number;
};

const metadata = z.object({
  site: z.string(),
  checkout_id: z.string(),
  // Some replies give numbers back as text.
  quote_version: z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.transform((version) => Number(version)),
  ),
});

/** Undefined for a transaction that is none of this site's shop. */
export const toProviderPayment = (
  site: SiteCode,
  transaction: Transaction,
  refunded: number,
): ProviderPayment | undefined => {
  const parsedMetadata = metadata.safeParse(parseMetadata(transaction.metadata));
  if (!parsedMetadata.success || parsedMetadata.data.site !== site) return undefined;
  return {
    id: transaction.reference,
    provider: "paystack",
    status: statusOf(transaction),
    // A shopper who bears the fees pays more than was asked for, and what was asked for is what counts; one who somehow
    // paid less has not paid it.
    amount: minor(Math.min(transaction.amount, transaction.requested_amount ?? transaction.amount)),
    refunded: minor(transaction.status === "reversed" ? transaction.amount : refunded),
    currency: transaction.currency,
    checkoutId: parsedMetadata.data.checkout_id,
    quoteVersion: parsedMetadata.data.quote_version,
    // Told once, when the transaction is made.
    clientSecret: null,
    ...(transaction.status === "failed" && { isExhausted: true }),
  };
};

/** Metadata comes back as the object that was sent, or as its text. */
const parseMetadata = (value: unknown): unknown => {
  if (typeof value !== "string") return isRecord(value) ? value : null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};
