import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { Shop } from "../shop.ts";

export type PaymentToReview = {
  readonly payment: PaymentRecord;
  readonly site: SiteCode;
  readonly refunds: readonly RefundRecord[];
};

const MOST = 100;

/** What a person must look at: money that fitted no order, refunds that failed, what a bank took back. Oldest first. */
export const paymentsToReview = async ({
  repositories: { payments, checkouts, refunds },
}: Pick<Shop, "repositories">): Promise<readonly PaymentToReview[]> => {
  const found: PaymentToReview[] = [];
  for (const payment of await payments.findToReview(MOST)) {
    const checkout = await checkouts.find(payment.checkoutId);
    if (!checkout) throw new Error("a payment without its checkout");
    found.push({ payment, site: checkout.site, refunds: await refunds.findOfPayment(payment.id) });
  }
  return found;
};

/** Somebody has looked at it; the note is kept. */
export const settlePaymentReview = async (
  { repositories: { payments }, clock }: Pick<Shop, "repositories" | "clock">,
  paymentId: string,
  note: string,
): Promise<Outcome<null, "NOT_FOUND">> =>
  (await payments.settleReview(paymentId, note, clock.now()))
    ? done(null)
    : refuse("NOT_FOUND", "Nobody needs to look at this payment.");
