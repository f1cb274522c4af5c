import { listSites, type SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../../ports/payments/Payments.ts";
import { findPayments } from "../payments/paymentsOf.ts";
import type { Shop } from "../shop.ts";

const BATCH_SIZE = 50;
/** Age after which a discount code without a payment is unused. A payment is written seconds after its code. */
const UNWRITTEN_AFTER_MS = HOUR_MS;

/**
 * Deletes the discount codes at commerce hosts whose carts were cancelled, replaced, never finished or are too old. A
 * used code stays, since it is part of an order there.
 */
export const purgeDiscountCodes = async (shop: Shop): Promise<void> => {
  for (const { code } of listSites(shop.sites())) {
    try {
      await purgeDiscountCodesOf(shop, code);
    } catch (error) {
      const isExpected = error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
      if (!isExpected) throw error;
      shop.background.reportError("delete discount codes", error);
    }
  }
};

const purgeDiscountCodesOf = async (shop: Shop, site: SiteCode): Promise<void> => {
  const hosted = findPayments(shop, site)?.hostedCheckout;
  if (!hosted) return;
  const { hostedDiscounts } = shop.repositories;
  const now = shop.clock.now();
  const limits = {
    unwrittenBefore: new Date(now.getTime() - UNWRITTEN_AFTER_MS),
    endedBefore: new Date(now.getTime() - hosted.discountDays * DAY_MS),
  };
  for (const { paymentId, code } of await hostedDiscounts.findUnused(site, limits, BATCH_SIZE)) {
    try {
      await hosted.removeDiscount(code);
      await hostedDiscounts.markRemoved(paymentId, now);
    } catch (error) {
      // One code that the host refuses to delete must not keep the others from being deleted.
      if (!(error instanceof PaymentsRejectedError)) throw error;
      shop.background.reportError("delete a discount code", error);
    }
  }
};
