import type { PromoCode } from "@storywall/domain/sites/site.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { PROMO_USED } from "../cart/setPromo.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Shop } from "../shop.ts";

export type PromoHold = { readonly code: string; readonly email: string };

/** A held use of a checkout that is not paid within this time may go to another. */
export const HOLD_STANDS_MS = 30 * 60 * 1000;

/** Before all time: no hold is that old, so none is taken from anybody. */
const NEVER = new Date(0);

/** The use that a checkout takes of a code that counts once per e-mail; undefined where nothing is counted. */
export const promoHoldOf = (promo: PromoCode | null, email: string | null): PromoHold | undefined =>
  promo?.oncePerEmail && email !== null ? { code: promo.code, email: normaliseEmail(email) } : undefined;

/** Holds the use that the checkout needs before its lower amount can be paid (R9.5), or refuses it for ever or for now. */
export const holdPromo = async (
  { clock }: Pick<Shop, "clock">,
  { promoUses }: Pick<Repositories, "promoUses">,
  checkoutId: string,
  promo: PromoCode | null,
  email: string | null,
): Promise<Outcome<PromoHold | undefined, "PROMO_USED">> => {
  const hold = promoHoldOf(promo, email);
  if (!hold) return done(undefined);
  const held = await promoUses.hold({ ...hold, checkoutId, heldAt: clock.now() }, NEVER);
  return held ? done(hold) : PROMO_USED;
};
