import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { ofSite, type Sites } from "@storywall/domain/sites/site.ts";
import type { CheckoutView } from "../../ports/commerce/Commerce.ts";
import { toShippingAddress } from "./address.ts";
import { toLineItem } from "./cart.ts";

export const toCheckout = (
  sites: Sites,
  { checkout, status, paymentId, orderId }: CheckoutView,
): Checkout => {
  const { quote } = checkout;
  return {
    checkoutId: checkout.id,
    status,
    site: checkout.site,
    currency: quote.currency,
    cartId: checkout.cartId,
    email: checkout.email,
    shippingAddress: checkout.shippingAddress ? toShippingAddress(checkout.shippingAddress) : null,
    shippingRate: quote.shippingRate,
    availableShippingRates: [...ofSite(sites, checkout.site).shippingRates],
    lineItems: quote.lines.map(toLineItem),
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
