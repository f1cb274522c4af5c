import { createHash } from "node:crypto";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import { PaymentsUnavailableError, type ProviderRefund } from "../../ports/payments/Payments.ts";
import type { PaystackApi } from "./paystackApi.ts";
import type { Transaction } from "./paystackTransaction.ts";

const refundSchema = z.object({
  id: z.int(),
  /** The id of the transaction; in the reply that creates the refund, the transaction itself. */
  transaction: z.unknown(),
  transaction_reference: z.optional(z.nullable(z.string())),
  status: z.string(),
  amount: z.int(),
  merchant_note: z.optional(z.nullable(z.string())),
});
type PaystackRefund = z.infer<typeof refundSchema>;

const REFUND_STATUSES: Readonly<Record<string, ProviderRefund["status"]>> = {
  processed: "succeeded",
  failed: "failed",
};

/** All other statuses (`pending`, `processing`, `needs-attention`, unknown ones) count as pending. */
const toProviderRefund = ({ id, status, amount }: PaystackRefund): ProviderRefund => ({
  id: String(id),
  status: REFUND_STATUSES[status] ?? "pending",
  amount: minor(amount),
});

const PAGE_SIZE = 100;
/** A longer list cannot be of one transaction: then no answer is better than a wrong sum. */
const MAX_PAGES = 50;

/** Returns all refunds of the transaction, also those that the shop did not request. */
export const listRefunds = async (
  api: PaystackApi,
  { id, reference, created_at }: Transaction,
): Promise<readonly PaystackRefund[]> => {
  const found: PaystackRefund[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      transaction: String(id),
      from: created_at,
      perPage: String(PAGE_SIZE),
      page: String(page),
    });
    const reply = await api.get(`/refund?${query}`);
    if (reply.kind === "error")
      throw new PaymentsUnavailableError(`Cannot list refunds at Paystack: ${reply.message}`);
    const all = z.array(refundSchema).parse(reply.data);
    // Paystack's specification does not have the filter `transaction`, so the list is filtered here too.
    found.push(...all.filter((one) => one.transaction === id || one.transaction_reference === reference));
    if (page >= reply.pages) return found;
  }
  throw new PaymentsUnavailableError("Paystack lists more refunds than one transaction can have");
};

/** Returns the sum of refunds that have succeeded or are pending, in minor units. */
export const sumRefunds = (refunds: readonly PaystackRefund[]): number =>
  refunds.reduce((sum, { status, amount }) => (REFUND_STATUSES[status] === "failed" ? sum : sum + amount), 0);

/**
 * Creates a function that makes each refund once for its idempotency key. Paystack has no idempotency keys for
 * refunds: a marker made of the key is in the refund's note, and each call looks for it first. Two calls at the same
 * moment would both find nothing: within a process the second waits for the first, and between processes the lease of
 * the refund sender prevents it.
 */
export const createRefundOnce = (api: PaystackApi) => {
  const pending = new Map<string, Promise<ProviderRefund>>();
  return (transaction: Transaction, amount: Minor, idempotencyKey: string): Promise<ProviderRefund> => {
    const pendingRefund = pending.get(idempotencyKey);
    if (pendingRefund) return pendingRefund;
    const request = findOrCreateRefund(api, transaction, amount, idempotencyKey).finally(() =>
      pending.delete(idempotencyKey),
    );
    pending.set(idempotencyKey, request);
    return request;
  };
};

const findOrCreateRefund = async (
  api: PaystackApi,
  transaction: Transaction,
  amount: Minor,
  idempotencyKey: string,
): Promise<ProviderRefund> => {
  const marker = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40);
  const findMarked = async (): Promise<PaystackRefund | undefined> =>
    (await listRefunds(api, transaction)).find(({ merchant_note }) => merchant_note?.includes(marker));
  const existing = await findMarked();
  if (existing) return toProviderRefund(existing);
  const reply = await api.post("/refund", {
    transaction: transaction.reference,
    amount,
    currency: transaction.currency,
    merchant_note: `Storywall refund ${marker}`,
  });
  if (reply.kind === "ok") return toProviderRefund(refundSchema.parse(reply.data));
  // Rejected perhaps because an earlier request of ours, whose reply was lost, has made it: then it is listed now.
  const created = await findMarked();
  return created ? toProviderRefund(created) : { id: null, status: "failed", amount };
};

export const retrieveRefund = async (api: PaystackApi, id: string): Promise<ProviderRefund | undefined> => {
  const reply = await api.get(`/refund/${encodeURIComponent(id)}`);
  return reply.kind === "ok" ? toProviderRefund(refundSchema.parse(reply.data)) : undefined;
};
