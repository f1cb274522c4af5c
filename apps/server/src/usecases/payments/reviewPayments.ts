import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { Shop } from "../shop.ts";

export type PaymentToReview = {
  readonly payment: PaymentRecord;
  readonly site: SiteCode;
  readonly refunds: readonly RefundRecord[];
};

const MAX_PAYMENTS_TO_REVIEW = 100;

/**
 * Lists the payments that the owner must review, oldest first: those that matched no order, whose refund failed, or
 * that are disputed at the bank.
 */
export const listPaymentsToReview = async ({
  repositories: { payments, checkouts, refunds },
}: Pick<Shop, "repositories">): Promise<readonly PaymentToReview[]> => {
  const found: PaymentToReview[] = [];
  for (const payment of await payments.findToReview(MAX_PAYMENTS_TO_REVIEW)) {
    const checkout = await checkouts.find(payment.checkoutId);
    if (!checkout) throw new Error(`Checkout ${payment.checkoutId} of payment ${payment.id} is missing`);
    found.push({ payment, site: checkout.site, refunds: await refunds.findByPayment(payment.id) });
  }
  return found;
};

/** Records that the owner has reviewed the payment, with a note. */
export const settlePaymentReview = async (
  { repositories: { payments }, clock }: Pick<Shop, "repositories" | "clock">,
  paymentId: string,
  note: string,
): Promise<Result<null, "NOT_FOUND">> =>
  (await payments.settleReview(paymentId, note, clock.now()))
    ? ok(null)
    : err("NOT_FOUND", "Nobody needs to look at this payment.");
