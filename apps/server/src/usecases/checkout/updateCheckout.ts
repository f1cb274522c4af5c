import type { Address } from "@storywall/domain/sites/address.ts";
import type { ShippingRate, Site } from "@storywall/domain/sites/site.ts";
import type {
  ChangeRefusal,
  CheckoutAccess,
  CheckoutUpdate,
  CheckoutView,
  UpdateRefusal,
} from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { ownersOf } from "../cart/addLines.ts";
import { isAnotherCode, PROMO_ALREADY_SET } from "../cart/setPromo.ts";
import { currentContent } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { changeCheckout } from "./changeCheckout.ts";
import { checkoutPromo } from "./checkoutPromo.ts";
import { readAddress } from "./readAddress.ts";
import { variantLines } from "./variantLines.ts";

/** Changes any part of a checkout: who and where to, how it is sent, its code, and without a cart also what is bought. */
export const updateCheckout = <Code extends string>(
  shop: Shop,
  access: CheckoutAccess,
  input: CheckoutUpdate<Code>,
): Promise<Outcome<CheckoutView, UpdateRefusal | Code>> => {
  const { shippingAddress, shippingRateHandle, promoCode, wishes, userId, ...rest } = input;
  return changeCheckout<Exclude<UpdateRefusal, ChangeRefusal> | "PROMO_USED" | Code>(
    shop,
    access,
    async (checkout, repositories, site) => {
      const { cartId, quote } = checkout;
      const current = currentContent(site, quote, shop.clock.now());
      const address = readAddress(site, shippingAddress);
      if (address.kind === "refused") return address;
      const rate =
        shippingRateHandle === undefined
          ? done(current.shippingRate)
          : findShippingRate(site, shippingRateHandle);
      if (rate.kind === "refused") return rate;
      if (promoCode !== undefined && isAnotherCode(quote.promo?.code ?? null, promoCode))
        return PROMO_ALREADY_SET;
      const email = rest.email ?? checkout.email;
      const promo =
        promoCode === undefined
          ? done(current.promo)
          : await checkoutPromo(shop, repositories, { site, email }, promoCode);
      if (promo.kind === "refused") return promo;
      if (cartId && promo.value) await repositories.carts.setPromoCode(cartId, promo.value.code);

      if (cartId && (wishes.variants || wishes.wallOf)) return CART_DECIDES;
      const owners = ownersOf(checkout, userId);
      const lines = cartId
        ? done(quote.lines)
        : await variantLines(shop, repositories, site.code, owners, quote.lines, wishes);
      if (lines.kind === "refused") return lines;
      for (const { design } of lines.value) await repositories.previews.save(design);
      const content = { lines: lines.value, shippingRate: rate.value, promo: promo.value };
      const isOfferTouched =
        shippingRateHandle !== undefined || promoCode !== undefined || wishes.variants || wishes.wallOf;
      return done({ ...rest, ...address.value, ...(isOfferTouched ? { content } : {}) });
    },
  );
};

const CART_DECIDES = refuse(
  "CONFLICT",
  "This checkout is that of a cart. Please change the cart; the checkout follows it.",
);

export const setEmail = (
  shop: Shop,
  access: CheckoutAccess,
  email: string,
): Promise<Outcome<CheckoutView, ChangeRefusal>> =>
  changeCheckout<never>(shop, access, async () => done({ email }));

export const setShippingAddress = (
  shop: Shop,
  access: CheckoutAccess,
  address: Address,
): Promise<Outcome<CheckoutView, ChangeRefusal | "ADDRESS_INVALID">> =>
  changeCheckout<"ADDRESS_INVALID">(shop, access, async (_checkout, _repositories, site) =>
    readAddress(site, address),
  );

export const setShippingRate = (
  shop: Shop,
  access: CheckoutAccess,
  handle: string,
): Promise<Outcome<CheckoutView, ChangeRefusal | "SHIPPING_RATE_UNKNOWN">> =>
  changeCheckout<"SHIPPING_RATE_UNKNOWN">(shop, access, async (_checkout, _repositories, site) => {
    const rate = findShippingRate(site, handle);
    return rate.kind === "refused" ? rate : done({ content: { shippingRate: rate.value } });
  });

const findShippingRate = (site: Site, handle: string): Outcome<ShippingRate, "SHIPPING_RATE_UNKNOWN"> => {
  const rate = site.shippingRates.find((candidate) => candidate.handle === handle);
  return rate ? done(rate) : refuse("SHIPPING_RATE_UNKNOWN", "We do not offer this way of delivery.");
};

/**
 * Sets a line's quantity, in the checkout and in its cart; 0 takes it out. Nothing else of the cart's line is touched: its
 * wall may have been changed in another window since, and the checkout's is the older one.
 */
export const setCheckoutItem = (
  shop: Shop,
  access: CheckoutAccess,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): Promise<Outcome<CheckoutView, ChangeRefusal>> =>
  changeCheckout<"NOT_FOUND">(shop, access, async ({ cartId, quote }, { carts }) => {
    const line = quote.lines.find(({ id }) => id === lineId);
    if (!line) return refuse("NOT_FOUND", "This wall is not in the order any more.");
    const { id, uuid, design } = line;
    const changed = { id, uuid, design, quantity };
    if (cartId)
      await (quantity === 0 ? carts.removeLine(cartId, id) : carts.setQuantity(cartId, id, quantity));
    return done({
      content: {
        lines: quote.lines.flatMap((other) => (other !== line ? other : quantity === 0 ? [] : changed)),
      },
    });
  });

/** Sets the one promo code of the checkout and its cart (R4.15); null takes it off. */
export const setCheckoutPromo = (
  shop: Shop,
  access: CheckoutAccess,
  entered: string | null,
): Promise<Outcome<CheckoutView, ChangeRefusal | "PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_ALREADY_SET">> =>
  changeCheckout<"PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_ALREADY_SET" | "PROMO_USED">(
    shop,
    access,
    async ({ cartId, email, quote }, { carts, promoUses }, site) => {
      if (entered === null) {
        if (cartId) await carts.setPromoCode(cartId, null);
        return done({ content: { promo: null } });
      }
      if (isAnotherCode(quote.promo?.code ?? null, entered)) return PROMO_ALREADY_SET;
      const promo = await checkoutPromo(shop, { promoUses }, { site, email }, entered);
      if (promo.kind === "refused") return promo;
      if (cartId) await carts.setPromoCode(cartId, promo.value.code);
      return done({ content: { promo: promo.value } });
    },
  );
