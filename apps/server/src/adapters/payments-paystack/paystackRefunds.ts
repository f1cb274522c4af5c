import { createHash } from "node:crypto";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import * as z from "zod/mini";
import { PaymentsUnavailable, type RefundFact } from "../../ports/payments/Payments.ts";
import type { PaystackApi } from "./paystackApi.ts";
import type { Transaction } from "./transaction.ts";

const refund = z.object({
  id: z.int(),
  /** The transaction's id, or where the refund has just been made the transaction itself. */
  transaction: z.unknown(),
  transaction_reference: z.optional(z.nullable(z.string())),
  status: z.string(),
  amount: z.int(),
  merchant_note: z.optional(z.nullable(z.string())),
});
type Refund = z.infer<typeof refund>;

const STATUSES: Readonly<Record<string, RefundFact["status"]>> = { processed: "succeeded", failed: "failed" };

/** `pending`, `processing`, `needs-attention`, and whatever else there may be one day: on its way. */
const factOf = ({ id, status, amount }: Refund): RefundFact => ({
  id: String(id),
  status: STATUSES[status] ?? "pending",
  amount: minor(amount),
});

const PER_PAGE = 100;
/** A list that is longer is not one of a single transaction; then rather no answer than a wrong one. */
const MOST_PAGES = 50;

/** All refunds of the transaction, whoever asked for them. */
export const refundsOf = async (
  api: PaystackApi,
  { id, reference, created_at }: Transaction,
): Promise<readonly Refund[]> => {
  const found: Refund[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({
      transaction: String(id),
      from: created_at,
      perPage: String(PER_PAGE),
      page: String(page),
    });
    const reply = await api.get(`/refund?${query}`);
    if (reply.kind === "refused")
      throw new PaymentsUnavailable(`Paystack lists no refunds: ${reply.message}`);
    const all = z.array(refund).parse(reply.data);
    // Its own specification does not list the filter, so it is not relied on.
    found.push(...all.filter((one) => one.transaction === id || one.transaction_reference === reference));
    if (page >= reply.pages) return found;
  }
  throw new PaymentsUnavailable("Paystack lists more refunds than one transaction can have");
};

/** What has been given back, or is on its way back. */
export const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { status, amount }) => (STATUSES[status] === "failed" ? sum : sum + amount), 0);

/**
 * Gives back, once for each key. Paystack has no keys for repeats: a mark made of ours stands in the refund's note, and
 * nothing is asked for before it was looked for. Two at the same moment would both find nothing, so they wait for each
 * other in this process, and between processes by the lease that the refund's sender holds.
 */
export const paystackRefunds = (api: PaystackApi) => {
  const underWay = new Map<string, Promise<RefundFact>>();
  return (paid: Transaction, amount: Minor, idempotencyKey: string): Promise<RefundFact> => {
    const before = underWay.get(idempotencyKey);
    if (before) return before;
    const asked = refundOnce(api, paid, amount, idempotencyKey).finally(() =>
      underWay.delete(idempotencyKey),
    );
    underWay.set(idempotencyKey, asked);
    return asked;
  };
};

const refundOnce = async (
  api: PaystackApi,
  paid: Transaction,
  amount: Minor,
  idempotencyKey: string,
): Promise<RefundFact> => {
  const mark = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 40);
  const marked = async (): Promise<Refund | undefined> =>
    (await refundsOf(api, paid)).find(({ merchant_note }) => merchant_note?.includes(mark));
  const before = await marked();
  if (before) return factOf(before);
  const reply = await api.post("/refund", {
    transaction: paid.reference,
    amount,
    currency: paid.currency,
    merchant_note: `Storywall refund ${mark}`,
  });
  if (reply.kind === "ok") return factOf(refund.parse(reply.data));
  // Refused because a lost request of ours was carried out after all: then it is there now.
  const after = await marked();
  return after ? factOf(after) : { id: null, status: "failed", amount };
};

export const retrieveRefund = async (api: PaystackApi, id: string): Promise<RefundFact | undefined> => {
  const reply = await api.get(`/refund/${encodeURIComponent(id)}`);
  return reply.kind === "ok" ? factOf(refund.parse(reply.data)) : undefined;
};
