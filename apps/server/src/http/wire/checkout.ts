import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { ofSite, type Sites } from "@storywall/domain/sites/site.ts";
import type { CheckoutView } from "../../ports/commerce/Commerce.ts";
import { findStockNote } from "../../usecases/cart/checkInStock.ts";
import { toShippingAddress } from "./address.ts";
import { optionalNote, toLineItem } from "./cart.ts";

export const toCheckout = (
  sites: Sites,
  { checkout, status, paymentId, orderId }: CheckoutView,
  now: Date,
): Checkout => {
  const { quote } = checkout;
  const site = ofSite(sites, checkout.site);
  return {
    checkoutId: checkout.id,
    status,
    site: checkout.site,
    currency: quote.currency,
    cartId: checkout.cartId,
    email: checkout.email,
    shippingAddress: checkout.shippingAddress ? toShippingAddress(checkout.shippingAddress) : null,
    shippingRate: quote.shippingRate,
    availableShippingRates: [...site.shippingRates],
    lineItems: quote.lines.map((line) => ({
      ...toLineItem(line),
      ...optionalNote(findStockNote(site, now, line.design)),
    })),
    discountCode: quote.promo?.code ?? null,
    discount: quote.discount,
    price: quote.price,
    tax: quote.tax,
    total: quote.total,
    isUploadLater: checkout.isUploadLater,
    paymentIntentId: paymentId,
    orderId,
    expiresAt: checkout.expiresAt.toISOString(),
  };
};
