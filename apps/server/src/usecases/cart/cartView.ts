import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartView } from "../../ports/commerce/Commerce.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { currentPromo, currentShippingRate, offerOf } from "../pricing/offer.ts";

/** The cart at the site's prices of this moment. */
export const viewCart = (
  { previews }: Pick<Repositories, "previews">,
  site: Site,
  cart: CartRecord,
  now: Date,
): CartView => ({
  cart,
  offer: offerOf(previews, site, {
    lines: cart.lines,
    promo: currentPromo(site, cart.promoCode, now),
    shippingRate: currentShippingRate(site, cart.checkout?.shippingRate),
  }),
});
