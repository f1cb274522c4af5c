import type { PromoCode, Site } from "@storywall/domain/sites/site.ts";
import type { PromoRefusal } from "../../ports/commerce/Commerce.ts";
import type { Outcome } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { isSpent, PROMO_USED, readPromoCode } from "../cart/setPromo.ts";
import type { Shop } from "../shop.ts";

/** What was typed, as a code that a checkout may have. Whether its e-mail has used it is asked again when paying (R9.5). */
export const checkoutPromo = async (
  { clock }: Pick<Shop, "clock">,
  { promoUses }: Pick<Repositories, "promoUses">,
  { site, email }: { readonly site: Site; readonly email: string | null },
  entered: string,
): Promise<Outcome<PromoCode, PromoRefusal>> => {
  const promo = readPromoCode(site, entered, clock.now());
  if (promo.kind === "refused") return promo;
  return (await isSpent({ promoUses }, site.code, promo.value, email)) ? PROMO_USED : promo;
};
