import { createHash } from "node:crypto";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import { PaymentsUnavailableError, type ProviderRefund } from "../../ports/payments/Payments.ts";
import type { PaystackApi } from "./paystackApi.ts";
import type { Transaction } from "./paystackTransaction.ts";

const refundSchema = z.object({
  id: z.int(),
  /** The transaction's id, or where the refund has just been made the transaction itself. */
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

/** `pending`, `processing`, `needs-attention`, and whatever else there may be one day: on its way. */
const toProviderRefund = ({ id, status, amount }: PaystackRefund): ProviderRefund => ({
  id: String(id),
  status: REFUND_STATUSES[status] ?? "pending",
  amount: minor(amount),
});

const PAGE_SIZE = 100;
/** A list that is longer is not one of a single transaction; then rather no answer than a wrong one. */
const MAX_PAGES = 50;

/** All refunds of the transaction, whoever asked for them. */
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
      throw new PaymentsUnavailableError(`Paystack lists no refunds: ${reply.message}`);
    const all = z.array(refundSchema).parse(reply.data);
    // Its own specification does not list the filter, so it is not relied on.
    found.push(...all.filter((one) => one.transaction === id || one.transaction_reference === reference));
    if (page >= reply.pages) return found;
  }
  throw new PaymentsUnavailableError("Paystack lists more refunds than one transaction can have");
};

/** What has been given back, or is on its way back. */
export const sumRefunds = (refunds: readonly PaystackRefund[]): number =>
  refunds.reduce((sum, { status, amount }) => (REFUND_STATUSES[status] === "failed" ? sum : sum + amount), 0);

/**
 * Gives back, once for each key. Paystack has no keys for repeats: a mark made of ours stands in the refund's note, and
 * nothing is asked for before it was looked for. Two at the same moment would both find nothing, so they wait for each
 * other in this process, and between processes by the lease that the refund's sender holds.
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
  // Refused because a lost request of ours was carried out after all: then it is there now.
  const created = await findMarked();
  return created ? toProviderRefund(created) : { id: null, status: "failed", amount };
};

export const retrieveRefund = async (api: PaystackApi, id: string): Promise<ProviderRefund | undefined> => {
  const reply = await api.get(`/refund/${encodeURIComponent(id)}`);
  return reply.kind === "ok" ? toProviderRefund(refundSchema.parse(reply.data)) : undefined;
};
