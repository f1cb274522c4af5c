import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { refundAllowance } from "@storywall/domain/staff/refundLimits.ts";
import { startOfLocalDay } from "@storywall/domain/time/startOfLocalDay.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireProof } from "../staff/requireProof.ts";

/**
 * Returns an error when the person may not refund so much, or must first prove their identity. Must run in the
 * transaction of the refund: a second one by the same person waits for it, so that two cannot share one
 * allowance.
 */
export const checkRefundLimits = async (
  shop: Pick<Shop, "clock" | "sites">,
  { refunds }: Pick<Repositories, "refunds">,
  actor: StaffActor,
  { site, currency }: Pick<OrderRecord, "site" | "currency">,
  amount: Minor,
): Promise<Result<null, "FORBIDDEN" | "PROOF_NEEDED">> => {
  const { timeZone, staffLimits } = ofSite(shop.sites(), site);
  const today = startOfLocalDay(localDay(shop.clock.now().toISOString(), timeZone), timeZone);
  const given = await refunds.lockSumOfStaff(actor.id, currency, today);
  const allowance = refundAllowance(actor.role, staffLimits, given);
  if (allowance !== null && amount > allowance) {
    return err(
      "FORBIDDEN",
      `You can refund ${formatMoney(allowance, currency)} at most right now. Please ask an owner of the shop for more.`,
    );
  }
  return amount > staffLimits.refundProofAbove ? requireProof(shop, actor) : ok(null);
};
