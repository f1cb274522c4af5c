import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import type { PromoCode, SiteCode } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { LimitedPromo, StaleHold } from "../../ports/promo/PromoUses.ts";
import { PROMO_USED } from "../cart/setPromo.ts";
import type { Shop } from "../shop.ts";

/** How long a checkout holds a promo use. If it is not paid by then, another checkout may take the use over. */
export const PROMO_HOLD_TTL_MS = 30 * MINUTE_MS;

/** Returns the promo use that a checkout must hold; undefined when the uses of its code are not limited. */
export const toLimitedPromo = (
  site: SiteCode,
  promo: PromoCode | null,
  email: string | null,
): LimitedPromo | undefined => {
  if (!promo || email === null) return undefined;
  const { code, oncePerEmail, maxUses = null } = promo;
  if (!oncePerEmail && maxUses === null) return undefined;
  return { site, code, email: toMailboxKey(email), oncePerEmail, maxUses };
};

/**
 * Holds the promo use that a checkout needs before it can be paid at the lower amount (R9.5). PROMO_USED when all uses
 * are taken, by orders or at present by other checkouts. `stale` is a hold that may be taken over.
 */
export const holdPromo = async (
  { clock }: Pick<Shop, "clock">,
  { promoUses }: Pick<Repositories, "promoUses">,
  checkoutId: string,
  promo: LimitedPromo | undefined,
  stale: StaleHold | null = null,
): Promise<Result<LimitedPromo | undefined, "PROMO_USED">> => {
  if (!promo) return ok(undefined);
  const held = await promoUses.hold(promo, { checkoutId, heldAt: clock.now() }, stale);
  return held ? ok(promo) : PROMO_USED;
};
