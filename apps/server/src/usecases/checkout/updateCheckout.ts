import type { Address } from "@storywall/domain/sites/address.ts";
import type { ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import { SITES } from "@storywall/domain/sites/sites.ts";
import { isAnotherCode, PROMO_ALREADY_SET, PROMO_USED, readPromoCode } from "../cart/setPromo.ts";
import { done, type Outcome, refuse } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { type ChangeRefusal, changeCheckout } from "./changeCheckout.ts";
import type { CheckoutAccess, CheckoutView } from "./checkoutView.ts";
import type { CheckoutDetails } from "./createOrUpdateCheckout.ts";
import { normaliseEmail } from "./normaliseEmail.ts";
import { readAddress } from "./readAddress.ts";

/** Changes who and where to, and how it is sent; whatever is not named stays. */
export const updateCheckout = (
  shop: Shop,
  access: CheckoutAccess,
  details: CheckoutDetails & { readonly shippingRateHandle?: string },
): Promise<Outcome<CheckoutView, ChangeRefusal | "ADDRESS_INVALID" | "SHIPPING_RATE_UNKNOWN">> => {
  const { shippingAddress, shippingRateHandle, ...rest } = details;
  return changeCheckout<"ADDRESS_INVALID" | "SHIPPING_RATE_UNKNOWN">(shop, access, async ({ site }) => {
    const address = readAddress(site, shippingAddress);
    if (address.kind === "refused") return address;
    if (shippingRateHandle === undefined) return done({ ...rest, ...address.value });
    const rate = findShippingRate(site, shippingRateHandle);
    return rate.kind === "refused"
      ? rate
      : done({ ...rest, ...address.value, content: { shippingRate: rate.value } });
  });
};

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
  changeCheckout<"ADDRESS_INVALID">(shop, access, async ({ site }) => readAddress(site, address));

export const setShippingRate = (
  shop: Shop,
  access: CheckoutAccess,
  handle: string,
): Promise<Outcome<CheckoutView, ChangeRefusal | "SHIPPING_RATE_UNKNOWN">> =>
  changeCheckout<"SHIPPING_RATE_UNKNOWN">(shop, access, async ({ site }) => {
    const rate = findShippingRate(site, handle);
    return rate.kind === "refused" ? rate : done({ content: { shippingRate: rate.value } });
  });

const findShippingRate = (site: SiteCode, handle: string): Outcome<ShippingRate, "SHIPPING_RATE_UNKNOWN"> => {
  const rate = SITES[site].shippingRates.find((candidate) => candidate.handle === handle);
  return rate ? done(rate) : refuse("SHIPPING_RATE_UNKNOWN", "We do not offer this way of delivery.");
};

/** Sets a line's quantity, in the checkout and in its cart; 0 takes it out. */
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
    if (cartId) await (quantity === 0 ? carts.removeLine(cartId, id) : carts.saveLine(cartId, changed));
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
    async ({ site, cartId, email, quote }, { carts, promoUses }) => {
      if (entered === null) {
        if (cartId) await carts.setPromoCode(cartId, null);
        return done({ content: { promo: null } });
      }
      if (isAnotherCode(quote.promo?.code ?? null, entered)) return PROMO_ALREADY_SET;
      const promo = readPromoCode(site, entered, shop.clock.now());
      if (promo.kind === "refused") return promo;
      const { code, oncePerEmail } = promo.value;
      const use =
        oncePerEmail && email !== null ? await promoUses.find(code, normaliseEmail(email)) : undefined;
      if (use?.orderId) return PROMO_USED;
      if (cartId) await carts.setPromoCode(cartId, code);
      return done({ content: { promo: promo.value } });
    },
  );
