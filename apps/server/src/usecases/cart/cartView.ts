import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartView } from "../../ports/commerce/Commerce.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { calculatePricing, findCurrentPromo, findCurrentShippingRate } from "../pricing/calculatePricing.ts";
import { findStockNote } from "./checkInStock.ts";

/** Returns the cart with amounts at the site's present prices. */
export const toCartView = (
  { previews }: Pick<Repositories, "previews">,
  site: Site,
  cart: CartRecord,
  now: Date,
): CartView => ({
  cart,
  stockNotes: new Map(
    cart.lines.flatMap(({ id, design }) => {
      const note = findStockNote(site, now, design);
      return note === undefined ? [] : [[id, note] as const];
    }),
  ),
  pricing: calculatePricing(previews, site, {
    lines: cart.lines,
    promo: findCurrentPromo(site, cart.promoCode, now),
    shippingRate: findCurrentShippingRate(site, cart.checkout?.shippingRate),
  }),
});
