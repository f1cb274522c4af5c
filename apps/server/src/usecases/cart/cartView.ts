import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/Carts.ts";
import type { CartView } from "../../ports/Commerce.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { currentPromo, currentShippingRate, offerOf } from "../pricing/offer.ts";

export const viewCart = async (
  { checkouts, previews }: Pick<Repositories, "checkouts" | "previews">,
  site: Site,
  cart: CartRecord,
  now: Date,
): Promise<CartView> => {
  const checkout = (await checkouts.findOfCart(cart.id)) ?? null;
  const offer = offerOf(previews, site, {
    lines: cart.lines,
    promo: currentPromo(site, cart.promoCode, now),
    shippingRate: currentShippingRate(site, checkout?.quote.shippingRate),
  });
  return { cart, offer, checkout };
};
