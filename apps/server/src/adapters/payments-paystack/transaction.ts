import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { CURRENCIES } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import type { PaymentFact, PaymentStatus } from "../../ports/payments/Payments.ts";
import { isRecord } from "./paystackApi.ts";

/** The part of a verified transaction that we go by. */
const transaction = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.string(),
  amount: z.int(),
  requested_amount: z.optional(z.nullable(z.int())),
  currency: z.enum(CURRENCIES),
  created_at: z.string(),
  metadata: z.unknown(),
});
export type Transaction = z.infer<typeof transaction>;

/** @throws when Paystack has changed what it sends; nothing must be concluded from half of it. */
export const readTransaction = (data: unknown): Transaction => transaction.parse(data);

/**
 * https://paystack.com/docs/payments/verify-payments/#transaction-statuses. One that is new is called `abandoned` from
 * its first moment, so that is one which can still be paid.
 */
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
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
export const statusOf = ({ status }: Transaction): PaymentStatus => STATUSES[status] ?? "processing";

export const isPaid = (found: Transaction): boolean => statusOf(found) === "succeeded";

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
export const factOf = (site: SiteCode, found: Transaction, refunded: number): PaymentFact | undefined => {
  const kept = metadata.safeParse(jsonOf(found.metadata));
  if (!kept.success || kept.data.site !== site) return undefined;
  return {
    id: found.reference,
    provider: "paystack",
    status: statusOf(found),
    // A shopper who bears the fees pays more than was asked for, and what was asked for is what counts; one who somehow
    // paid less has not paid it.
    amount: minor(Math.min(found.amount, found.requested_amount ?? found.amount)),
    refunded: minor(found.status === "reversed" ? found.amount : refunded),
    currency: found.currency,
    checkoutId: kept.data.checkout_id,
    quoteVersion: kept.data.quote_version,
    // Told once, when the transaction is made.
    clientSecret: null,
    ...(found.status === "failed" && { isSpent: true }),
  };
};

/** Metadata comes back as the object that was sent, or as its text. */
const jsonOf = (value: unknown): unknown => {
  if (typeof value !== "string") return isRecord(value) ? value : null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
};
