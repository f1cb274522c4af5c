import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import type { CartCheckout, CartRecord } from "../../ports/cart/Carts.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type {
  CheckoutDetails,
  CheckoutView,
  OpenCheckoutErrorCode,
  OpenCheckoutInput,
} from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { findOpenCart } from "../cart/findOpenCart.ts";
import {
  calculatePricing,
  findCurrentPromo,
  findCurrentShippingRate,
  type PricingInput,
} from "../pricing/calculatePricing.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { changeCheckout } from "./changeCheckout.ts";
import { QUOTE_TTL_MS, toNewCheckoutView } from "./checkoutView.ts";
import { parseAddress } from "./parseAddress.ts";

/** Creates the checkout of a cart, or updates it to the present content of the cart, at today's prices (R4.12). */
export const createOrUpdateCheckout = async (
  shop: Shop,
  input: OpenCheckoutInput,
): Promise<Result<CheckoutView, OpenCheckoutErrorCode>> => {
  const { requestedSite } = input;
  const opened = await runInTransaction<
    CheckoutView | { readonly existing: CartCheckout; readonly details: CheckoutDetails },
    OpenCheckoutErrorCode
  >(shop, async (repositories) => {
    // Two concurrent requests would each create one: the second waits here and then finds that of the first.
    const found = await findOpenCart(repositories.carts.lock, input.cartId, requestedSite);
    if (found.kind === "error") return found;
    const cart = found.value;
    const cartId = cart.id;
    if (cart.lines.length === 0) return err("CART_EMPTY", "The cart is empty.");
    const site = ofSite(shop.sites(), cart.site);
    const address = parseAddress(site, input.details.shippingAddress);
    if (address.kind === "error") return address;
    if (cart.checkout?.status === "open") {
      // With the normalised address, as in a new checkout.
      return ok({ existing: cart.checkout, details: { ...input.details, ...address.value } });
    }

    const now = shop.clock.now();
    const pricing = calculatePricing(repositories.previews, site, pricedContentOf(site, cart, null, now));
    const checkout: CheckoutRecord = {
      id: shop.ids.next(),
      site: cart.site,
      cartId,
      visitorId: cart.visitorId,
      status: "open",
      email: input.details.email ?? null,
      shippingAddress: address.value.shippingAddress ?? null,
      isUploadLater: input.details.isUploadLater ?? false,
      quote: { ...pricing, version: 1 },
      expiresAt: new Date(now.getTime() + QUOTE_TTL_MS),
      createdAt: now,
    };
    await repositories.checkouts.insert(checkout);
    return ok(toNewCheckoutView(checkout));
  });
  if (opened.kind === "error") return opened;
  const result = opened.value;
  if ("status" in result) return ok(result);
  return changeCheckout<"CART_EMPTY">(
    shop,
    { checkoutId: result.existing.id, requestedSite },
    async (checkout, { carts }, site) => {
      const cart = checkout.cartId === null ? undefined : await carts.find(checkout.cartId);
      if (!cart || cart.lines.length === 0) return err("CART_EMPTY", "The cart is empty.");
      return ok({
        ...result.details,
        renew: true,
        content: pricedContentOf(site, cart, checkout, shop.clock.now()),
      });
    },
  );
};

const pricedContentOf = (
  site: Site,
  cart: CartRecord,
  checkout: CheckoutRecord | null,
  now: Date,
): PricingInput => ({
  lines: cart.lines,
  promo: findCurrentPromo(site, cart.promoCode, now),
  shippingRate: findCurrentShippingRate(site, checkout?.quote.shippingRate),
});
