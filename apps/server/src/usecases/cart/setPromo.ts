import { findPromoCode, isPromoExpired, normalisePromoCode } from "@storywall/domain/pricing/promo.ts";
import type { PromoCode, Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartAccess, CartRefusal, CartView, PromoRefusal } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import { currentPromo } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { changeCart } from "./changeCart.ts";

export const PROMO_USED = refuse(
  "PROMO_USED",
  "This promo code has been used as often as it may be, by you or in all. Please take it off to go on.",
);

/** What was typed as a code of the site that can be used now (B10: typing mistakes are forgiven). */
export const readPromoCode = (
  { promoCodes }: Pick<Site, "promoCodes">,
  entered: string,
  now: Date,
): Outcome<PromoCode, "PROMO_UNKNOWN" | "PROMO_EXPIRED"> => {
  const promo = findPromoCode(promoCodes, entered);
  if (!promo) return refuse("PROMO_UNKNOWN", "We do not know this promo code. Please check it.");
  if (isPromoExpired(promo, now.toISOString()))
    return refuse("PROMO_EXPIRED", "This promo code has expired.");
  return done(promo);
};

/** Whether orders have used the code up: for this e-mail, where it is known, or for everybody. */
export const isSpent = (
  { promoUses }: Pick<Repositories, "promoUses">,
  site: CartRecord["site"],
  { code, oncePerEmail, maxUses }: PromoCode,
  email: string | null,
): Promise<boolean> =>
  promoUses.isSpent({
    site,
    code,
    oncePerEmail,
    maxUses: maxUses ?? null,
    email: email && normaliseEmail(email),
  });

/** R4.15: one code on a cart. Whether an e-mail has used it is asked here when it is known, and again when paying. */
export const setPromo = async (
  { clock }: Pick<Shop, "clock">,
  { carts, promoUses }: Pick<Repositories, "carts" | "promoUses">,
  site: Site,
  cart: CartRecord,
  entered: string,
): Promise<Outcome<CartRecord, PromoRefusal>> => {
  const promo = readPromoCode(site, entered, clock.now());
  if (promo.kind === "refused") return promo;
  const email = cart.checkout?.email ?? null;
  if (await isSpent({ promoUses }, cart.site, promo.value, email)) return PROMO_USED;
  await carts.setPromoCode(cart.id, promo.value.code);
  return done({ ...cart, promoCode: promo.value.code });
};

/** The same code again is fine; another is refused, so that nobody loses a better one by mistake. */
export const isAnotherCode = (present: string | null, entered: string): boolean =>
  present !== null && normalisePromoCode(present) !== normalisePromoCode(entered);

export const PROMO_ALREADY_SET = refuse(
  "PROMO_ALREADY_SET",
  "There is a promo code on this order already. Only one can be used; take it off first.",
);

export const addPromoCode = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & { readonly promoCode: string },
): Promise<Outcome<CartView, CartRefusal | PromoRefusal | "PROMO_ALREADY_SET">> =>
  changeCart<PromoRefusal | "PROMO_ALREADY_SET">(shop, input, async (repositories, cart, site) => {
    // One that does not hold any more is shown nowhere, so nobody could take it off to make room.
    const present = currentPromo(site, cart.promoCode, shop.clock.now());
    if (isAnotherCode(present?.code ?? null, input.promoCode)) return PROMO_ALREADY_SET;
    return setPromo(shop, repositories, site, cart, input.promoCode);
  });

export const removePromoCode = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess,
): Promise<Outcome<CartView, CartRefusal>> =>
  changeCart<never>(shop, input, async ({ carts }, cart) => {
    await carts.setPromoCode(cart.id, null);
    return done({ ...cart, promoCode: null });
  });
