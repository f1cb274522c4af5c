import { growsTooLarge } from "@storywall/domain/cart/cart.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { ShippingRate, Site } from "@storywall/domain/sites/site.ts";
import type {
  ChangeCheckoutErrorCode,
  CheckoutAccess,
  CheckoutUpdate,
  CheckoutView,
  UpdateCheckoutErrorCode,
} from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { CART_TOO_LARGE, photoVisitorIds } from "../cart/addLines.ts";
import { isDifferentCode, isPromoExhausted, PROMO_ALREADY_SET, PROMO_USED } from "../cart/setPromo.ts";
import { toCurrentInput } from "../pricing/calculatePricing.ts";
import type { Shop } from "../shop.ts";
import { changeCheckout } from "./changeCheckout.ts";
import { createVariantLines } from "./createVariantLines.ts";
import { parseAddress } from "./parseAddress.ts";
import { validateCheckoutPromo } from "./validateCheckoutPromo.ts";

/**
 * Updates any part of a checkout: email, address, delivery, promo code, and the lines of a checkout without a cart. A
 * checkout of a cart takes its lines from the cart.
 */
export const updateCheckout = <Code extends string>(
  shop: Shop,
  access: CheckoutAccess,
  input: CheckoutUpdate<Code>,
): Promise<Result<CheckoutView, UpdateCheckoutErrorCode | Code>> => {
  const {
    shippingAddress,
    shippingRateHandle,
    promoCode,
    variantSelection: selection,
    userId,
    ...rest
  } = input;
  return changeCheckout<Exclude<UpdateCheckoutErrorCode, ChangeCheckoutErrorCode> | "PROMO_USED" | Code>(
    shop,
    access,
    async (checkout, repositories, site) => {
      const { cartId, quote } = checkout;
      const current = toCurrentInput(site, quote, shop.clock.now());
      const address = parseAddress(site, shippingAddress);
      if (address.kind === "error") return address;
      const rate =
        shippingRateHandle === undefined
          ? ok(current.shippingRate)
          : findShippingRate(site, shippingRateHandle);
      if (rate.kind === "error") return rate;
      if (promoCode !== undefined && isDifferentCode(quote.promo?.code ?? null, promoCode))
        return PROMO_ALREADY_SET;
      const email = rest.email ?? checkout.email;
      const promo =
        promoCode === undefined
          ? ok(current.promo)
          : await validateCheckoutPromo(shop, repositories, { site, email }, promoCode);
      if (promo.kind === "error") return promo;
      if (cartId && promo.value) await repositories.carts.setPromoCode(cartId, promo.value.code);

      if (cartId && (selection.variants || selection.createDesignOfSet)) return LINES_COME_FROM_CART;
      const visitorIds = photoVisitorIds(checkout, userId);
      const lines = cartId
        ? ok(quote.lines)
        : await createVariantLines(shop, repositories, site.code, visitorIds, quote.lines, selection);
      if (lines.kind === "error") return lines;
      for (const { design } of lines.value) await repositories.previews.save(design, shop.clock.now());
      const content = { lines: lines.value, shippingRate: rate.value, promo: promo.value };
      const isPricingAffected =
        shippingRateHandle !== undefined ||
        promoCode !== undefined ||
        selection.variants ||
        selection.createDesignOfSet;
      return ok({ ...rest, ...address.value, ...(isPricingAffected ? { content } : {}) });
    },
  );
};

const LINES_COME_FROM_CART = err(
  "CONFLICT",
  "This checkout belongs to a cart. Please change the cart; the checkout follows it.",
);

/**
 * Sets the email address. PROMO_USED, and no change, when orders of this address have used up the checkout's
 * promo code: the shopper must learn that before they agree to the lower amount.
 */
export const setEmail = (
  shop: Shop,
  access: CheckoutAccess,
  email: string,
): Promise<Result<CheckoutView, ChangeCheckoutErrorCode>> =>
  changeCheckout<"PROMO_USED">(shop, access, async ({ quote: { promo } }, { promoUses }, site) =>
    promo && (await isPromoExhausted({ promoUses }, site.code, promo, email)) ? PROMO_USED : ok({ email }),
  );

export const setShippingAddress = (
  shop: Shop,
  access: CheckoutAccess,
  address: Address,
): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "ADDRESS_INVALID">> =>
  changeCheckout<"ADDRESS_INVALID">(shop, access, async (_checkout, _repositories, site) =>
    parseAddress(site, address),
  );

/** Sets the way of delivery, by the handle of one of the site's rates. */
export const setShippingRate = (
  shop: Shop,
  access: CheckoutAccess,
  handle: string,
): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "SHIPPING_RATE_UNKNOWN">> =>
  changeCheckout<"SHIPPING_RATE_UNKNOWN">(shop, access, async (_checkout, _repositories, site) => {
    const rate = findShippingRate(site, handle);
    return rate.kind === "error" ? rate : ok({ content: { shippingRate: rate.value } });
  });

const findShippingRate = (site: Site, handle: string): Result<ShippingRate, "SHIPPING_RATE_UNKNOWN"> => {
  const rate = site.shippingRates.find((candidate) => candidate.handle === handle);
  return rate ? ok(rate) : err("SHIPPING_RATE_UNKNOWN", "We don't offer this delivery option.");
};

/**
 * Sets the quantity of a line in the checkout and in its cart; 0 removes the line. Changes nothing else of the
 * cart's line: its wall may have been edited in another window since, and the checkout has the older one.
 */
export const setCheckoutItem = (
  shop: Shop,
  access: CheckoutAccess,
  { lineId, quantity }: { readonly lineId: string; readonly quantity: number },
): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "TOO_MANY_LINES">> =>
  changeCheckout<"NOT_FOUND" | "TOO_MANY_LINES">(shop, access, async ({ cartId, quote }, { carts }) => {
    const line = quote.lines.find(({ id }) => id === lineId);
    if (!line) return err("NOT_FOUND", "This wall is no longer in the order.");
    const { id, uuid, design } = line;
    const changed = { id, uuid, design, quantity };
    const lines = quote.lines.flatMap((other) => (other !== line ? other : quantity === 0 ? [] : changed));
    if (growsTooLarge(quote.lines, lines)) return CART_TOO_LARGE;
    if (cartId)
      await (quantity === 0 ? carts.removeLine(cartId, id) : carts.setQuantity(cartId, id, quantity));
    return ok({ content: { lines } });
  });

/** Sets the promo code of the checkout and its cart, which have at most one (R4.15); null removes it. */
export const setCheckoutPromo = (
  shop: Shop,
  access: CheckoutAccess,
  entered: string | null,
): Promise<
  Result<CheckoutView, ChangeCheckoutErrorCode | "PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_ALREADY_SET">
> =>
  changeCheckout<"PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_ALREADY_SET" | "PROMO_USED">(
    shop,
    access,
    async ({ cartId, email, quote }, { carts, promoUses }, site) => {
      if (entered === null) {
        if (cartId) await carts.setPromoCode(cartId, null);
        return ok({ content: { promo: null } });
      }
      if (isDifferentCode(quote.promo?.code ?? null, entered)) return PROMO_ALREADY_SET;
      const promo = await validateCheckoutPromo(shop, { promoUses }, { site, email }, entered);
      if (promo.kind === "error") return promo;
      if (cartId) await carts.setPromoCode(cartId, promo.value.code);
      return ok({ content: { promo: promo.value } });
    },
  );
