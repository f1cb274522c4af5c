import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

export type PaymentToReview = {
  readonly payment: PaymentRecord;
  readonly site: SiteCode;
  readonly refunds: readonly RefundRecord[];
};

const MAX_PAYMENTS_TO_REVIEW = 100;
/** Maximum number of the newest refunds of each payment; its order has the others. */
const MAX_REFUNDS = 10;

/**
 * Lists the payments that the owner must review, oldest first: those that matched no order, whose refund failed, or
 * that are disputed at the bank.
 */
export const listPaymentsToReview = async (
  { repositories: { payments, checkouts, refunds } }: Pick<Shop, "repositories">,
  actor: StaffActor,
): Promise<Result<readonly PaymentToReview[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "payments.review");
  if (allowed.kind === "error") return allowed;
  const found: PaymentToReview[] = [];
  for (const payment of await payments.findToReview(MAX_PAYMENTS_TO_REVIEW)) {
    const checkout = await checkouts.find(payment.checkoutId);
    if (!checkout) throw new Error(`Checkout ${payment.checkoutId} of payment ${payment.id} is missing`);
    found.push({
      payment,
      site: checkout.site,
      refunds: (await refunds.findByPayment(payment.id)).slice(-MAX_REFUNDS),
    });
  }
  return ok(found);
};

/** Records that a staff member has reviewed the payment, with a note. */
export const settlePaymentReview = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  paymentId: string,
  note: string,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "payments.review");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    if (!(await repositories.payments.settleReview(paymentId, note, shop.clock.now()))) {
      return err("NOT_FOUND", "This payment doesn't need checking.");
    }
    const subject = { kind: "payment", id: paymentId, label: paymentId } as const;
    await recordAudit(shop, repositories, { actor, action: "payment.reviewed", subject, reason: note });
    return ok(null);
  });
};
