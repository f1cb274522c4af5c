import type { PromoCode, Site } from "@storywall/domain/sites/site.ts";
import type { PromoErrorCode } from "../../ports/commerce/Commerce.ts";
import type { Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { isPromoExhausted, PROMO_USED, validatePromoCode } from "../cart/setPromo.ts";
import type { Shop } from "../shop.ts";

/**
 * Returns the promo code that the shopper typed, if the checkout may use it. The uses are checked again at payment
 * (R9.5).
 */
export const validateCheckoutPromo = async (
  { clock }: Pick<Shop, "clock">,
  { promoUses }: Pick<Repositories, "promoUses">,
  { site, email }: { readonly site: Site; readonly email: string | null },
  entered: string,
): Promise<Result<PromoCode, PromoErrorCode>> => {
  const promo = validatePromoCode(site, entered, clock.now());
  if (promo.kind === "error") return promo;
  return (await isPromoExhausted({ promoUses }, site.code, promo.value, email)) ? PROMO_USED : promo;
};
