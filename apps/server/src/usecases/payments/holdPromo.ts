import type { PromoCode, SiteCode } from "@storywall/domain/sites/site.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { CountedPromo, StaleHold } from "../../ports/promo/PromoUses.ts";
import { PROMO_USED } from "../cart/setPromo.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";

/** A held use of a checkout that is not paid within this time may go to another. */
export const PROMO_HOLD_TTL_MS = 30 * 60 * 1000;

/** The use that a checkout takes of a code whose uses are counted; undefined where nothing is counted. */
export const countedPromo = (
  site: SiteCode,
  promo: PromoCode | null,
  email: string | null,
): CountedPromo | undefined => {
  if (!promo || email === null) return undefined;
  const { code, oncePerEmail, maxUses = null } = promo;
  if (!oncePerEmail && maxUses === null) return undefined;
  return { site, code, email: normaliseEmail(email), oncePerEmail, maxUses };
};

/** Holds the use that the checkout needs before its lower amount can be paid (R9.5), or refuses it for ever or for now. */
export const holdPromo = async (
  { clock }: Pick<Shop, "clock">,
  { promoUses }: Pick<Repositories, "promoUses">,
  checkoutId: string,
  promo: CountedPromo | undefined,
  stale: StaleHold | null = null,
): Promise<Result<CountedPromo | undefined, "PROMO_USED">> => {
  if (!promo) return ok(undefined);
  const held = await promoUses.hold(promo, { checkoutId, heldAt: clock.now() }, stale);
  return held ? ok(promo) : PROMO_USED;
};
