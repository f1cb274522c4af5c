import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartCheckout, CartRecord } from "../../ports/cart/Carts.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type {
  CheckoutDetails,
  CheckoutOpening,
  CheckoutView,
  OpenRefusal,
} from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { openCart } from "../cart/openCart.ts";
import { currentPromo, currentShippingRate, type OfferContent, offerOf } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { changeCheckout } from "./changeCheckout.ts";
import { OFFER_STANDS_MS, viewNewCheckout } from "./checkoutView.ts";
import { readAddress } from "./readAddress.ts";

/** R4.12: makes the cart's checkout, or brings it up to what the cart holds now, at today's prices. */
export const createOrUpdateCheckout = async (
  shop: Shop,
  input: CheckoutOpening,
): Promise<Outcome<CheckoutView, OpenRefusal>> => {
  const { statedSite } = input;
  const made = await atomically<
    CheckoutView | { readonly existing: CartCheckout; readonly details: CheckoutDetails },
    OpenRefusal
  >(shop, async (repositories) => {
    // Two at once would both make one; the second waits here and then finds the first's.
    const open = await openCart(repositories.carts.lock, input.cartId, statedSite);
    if (open.kind === "refused") return open;
    const cart = open.value;
    const cartId = cart.id;
    if (cart.lines.length === 0) return refuse("CART_EMPTY", "There is nothing in the cart yet.");
    const site = shop.sites()[cart.site];
    const address = readAddress(site, input.details.shippingAddress);
    if (address.kind === "refused") return address;
    if (cart.checkout?.status === "open") return done({ existing: cart.checkout, details: input.details });

    const now = shop.clock.now();
    const offer = offerOf(repositories.previews, site, contentOf(site, cart, null, now));
    const checkout: CheckoutRecord = {
      id: shop.ids.next(),
      site: cart.site,
      cartId,
      visitorId: cart.visitorId,
      status: "open",
      email: input.details.email ?? null,
      shippingAddress: address.value.shippingAddress ?? null,
      isUploadLater: input.details.isUploadLater ?? false,
      quote: { ...offer, version: 1 },
      expiresAt: new Date(now.getTime() + OFFER_STANDS_MS),
      createdAt: now,
    };
    await repositories.checkouts.insert(checkout);
    return done(viewNewCheckout(checkout));
  });
  if (made.kind === "refused") return made;
  const result = made.value;
  if ("status" in result) return done(result);
  return changeCheckout<"CART_EMPTY">(
    shop,
    { checkoutId: result.existing.id, statedSite },
    async (checkout, { carts }, site) => {
      const cart = checkout.cartId === null ? undefined : await carts.find(checkout.cartId);
      if (!cart || cart.lines.length === 0) return refuse("CART_EMPTY", "There is nothing in the cart yet.");
      return done({
        ...result.details,
        renew: true,
        content: contentOf(site, cart, checkout, shop.clock.now()),
      });
    },
  );
};

const contentOf = (
  site: Site,
  cart: CartRecord,
  checkout: CheckoutRecord | null,
  now: Date,
): OfferContent => ({
  lines: cart.lines,
  promo: currentPromo(site, cart.promoCode, now),
  shippingRate: currentShippingRate(site, checkout?.quote.shippingRate),
});
