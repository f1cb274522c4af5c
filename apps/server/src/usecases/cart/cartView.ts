import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/Carts.ts";
import type { CheckoutRecord } from "../../ports/Checkouts.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { currentPromo, currentShippingRate, type Offer, offerOf } from "../pricing/offer.ts";

/** A cart as its shopper sees it. */
export type CartView = {
  readonly cart: CartRecord;
  /** At today's prices. */
  readonly offer: Offer;
  readonly checkout: CheckoutRecord | null;
};

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
