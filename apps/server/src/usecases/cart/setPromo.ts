import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import {
  findPromoCode,
  isPromoExpired,
  isPromoUpcoming,
  normalisePromoCode,
} from "@storywall/domain/pricing/promo.ts";
import type { PromoCode, Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartAccess, CartErrorCode, CartView, PromoErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { findCurrentPromo } from "../pricing/calculatePricing.ts";
import type { Shop } from "../shop.ts";
import { changeCart } from "./changeCart.ts";

export const PROMO_USED = err(
  "PROMO_USED",
  "This promo code has already been used. Please remove it to continue.",
);

/**
 * Returns the site's promo code that the shopper typed, if it is valid now. Case and punctuation do not matter
 * (B10). A code that starts later counts as unknown: it is for the owner to announce.
 */
export const validatePromoCode = (
  { promoCodes }: Pick<Site, "promoCodes">,
  entered: string,
  now: Date,
): Result<PromoCode, "PROMO_UNKNOWN" | "PROMO_EXPIRED"> => {
  const promo = findPromoCode(promoCodes, entered);
  if (!promo || isPromoUpcoming(promo, now.toISOString()))
    return err("PROMO_UNKNOWN", "We don't recognise this promo code. Please check it.");
  if (isPromoExpired(promo, now.toISOString())) return err("PROMO_EXPIRED", "This promo code has expired.");
  return ok(promo);
};

/** Returns true when orders have used the code up: for this email address, when it is known, or altogether. */
export const isPromoExhausted = (
  { promoUses }: Pick<Repositories, "promoUses">,
  site: CartRecord["site"],
  { code, oncePerEmail, maxUses }: PromoCode,
  email: string | null,
): Promise<boolean> =>
  promoUses.isUsedUp({
    site,
    code,
    oncePerEmail,
    maxUses: maxUses ?? null,
    email: email && toMailboxKey(email),
  });

/**
 * Sets the promo code of a cart, which has at most one (R4.15). Whether the email has used it is checked here when it
 * is known, and again at payment.
 */
export const setPromo = async (
  { clock }: Pick<Shop, "clock">,
  { carts, promoUses }: Pick<Repositories, "carts" | "promoUses">,
  site: Site,
  cart: CartRecord,
  entered: string,
): Promise<Result<CartRecord, PromoErrorCode>> => {
  const promo = validatePromoCode(site, entered, clock.now());
  if (promo.kind === "error") return promo;
  const email = cart.checkout?.email ?? null;
  if (await isPromoExhausted({ promoUses }, cart.site, promo.value, email)) return PROMO_USED;
  await carts.setPromoCode(cart.id, promo.value.code);
  return ok({ ...cart, promoCode: promo.value.code });
};

/**
 * Returns true when a code is entered while another one is set. That is an error, so that a shopper does not lose a
 * better code by mistake; entering the same code again is fine.
 */
export const isDifferentCode = (current: string | null, entered: string): boolean =>
  current !== null && normalisePromoCode(current) !== normalisePromoCode(entered);

export const PROMO_ALREADY_SET = err(
  "PROMO_ALREADY_SET",
  "This order already has a promo code. Remove it first to use another.",
);

/** Adds a promo code to a cart without one. PROMO_ALREADY_SET when the cart has another valid code. */
export const addPromoCode = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & { readonly promoCode: string },
): Promise<Result<CartView, CartErrorCode | PromoErrorCode | "PROMO_ALREADY_SET">> =>
  changeCart<PromoErrorCode | "PROMO_ALREADY_SET">(shop, input, async (repositories, cart, site) => {
    // A code that is no longer valid is not shown, so the shopper could not remove it; it does not count here.
    const current = findCurrentPromo(site, cart.promoCode, shop.clock.now());
    if (isDifferentCode(current?.code ?? null, input.promoCode)) return PROMO_ALREADY_SET;
    return setPromo(shop, repositories, site, cart, input.promoCode);
  });

export const removePromoCode = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess,
): Promise<Result<CartView, CartErrorCode>> =>
  changeCart<never>(shop, input, async ({ carts }, cart) => {
    await carts.setPromoCode(cart.id, null);
    return ok({ ...cart, promoCode: null });
  });
