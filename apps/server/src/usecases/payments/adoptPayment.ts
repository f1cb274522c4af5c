import { minor } from "@storywall/domain/units/units.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { EventSource } from "../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { stopPayment } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import { createVisitor } from "../visitor/createVisitor.ts";
import { providerOf } from "./providerOf.ts";

/**
 * Inserts the row of a payment that the provider knows and we do not: it was lost in a power cut, or is newer
 * than a restored backup. Returns false when the payment is not ours, or has moved no money and has no
 * checkout.
 *
 * Without its checkout it is unknown what the payment is for. Its order may have been printed before the backup
 * was restored, so nothing is placed or refunded automatically: the payment is stopped, and staff review it.
 */
export const adoptPayment = async (
  shop: Shop,
  { provider, site }: EventSource,
  paymentId: string,
): Promise<boolean> => {
  const providerPayment = await providerOf(shop, site, { provider })?.retrieve(paymentId);
  // Payments of other sites and programs name no checkout of this site.
  if (!providerPayment || providerPayment.checkoutId === "") return false;
  return shop.transaction(async (repositories) => {
    const checkout = await repositories.checkouts.lock(providerPayment.checkoutId);
    if (checkout) {
      if (checkout.site !== site) return false;
      await repositories.payments.adopt(providerPayment, shop.clock.now());
      return true;
    }
    if (providerPayment.status !== "succeeded") return false;
    const reason = providerPayment.reviewReason ?? "paid, but its checkout is missing here";
    await insertLostCheckout(shop, repositories, site, providerPayment);
    await repositories.payments.adopt(providerPayment, shop.clock.now());
    await stopPayment(shop, repositories, providerPayment, reason);
    return true;
  });
};

/** Inserts an ended checkout without lines, since every payment has a checkout. */
const insertLostCheckout = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  site: CheckoutRecord["site"],
  { checkoutId, quoteVersion, amount, currency }: ProviderPayment,
): Promise<void> => {
  const now = shop.clock.now();
  const visitor = await createVisitor(shop, repositories, site);
  await repositories.checkouts.insert({
    id: checkoutId,
    site,
    cartId: null,
    visitorId: visitor.id,
    status: "expired",
    email: null,
    shippingAddress: null,
    isUploadLater: false,
    quote: {
      version: quoteVersion,
      currency,
      lines: [],
      promo: null,
      shippingRate: null,
      price: amount,
      discount: minor(0),
      tax: minor(0),
      total: amount,
    },
    expiresAt: now,
    createdAt: now,
  });
};
