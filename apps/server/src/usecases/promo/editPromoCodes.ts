import { findPromoCode } from "@storywall/domain/pricing/promo.ts";
import { ofSite, type PromoCode, type Site, type SiteCode } from "@storywall/domain/sites/site.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { changeSite, siteInvalid } from "../sites/changeSite.ts";
import { requireRight } from "../staff/requireRight.ts";

type EditPromoShop = Pick<Shop, "transaction" | "refreshSites" | "clock">;

/**
 * Two codes that are made at the same moment are both saved; more concurrent ones than this do not come from
 * people.
 */
const MAX_ATTEMPTS = 5;

/**
 * Creates a code. Its fields are checked by the site's parser, so the issues name them as
 * `promoCodes.3.percent`; the new code is the last of the list. A code whose last day is over could never be
 * used.
 */
export const createPromoCode = (
  shop: EditPromoShop,
  actor: StaffActor,
  code: SiteCode,
  promo: { readonly expiresAt?: string | undefined; readonly [term: string]: unknown },
): Promise<Result<Site, "FORBIDDEN" | "SITE_INVALID">> => {
  const now = shop.clock.now().toISOString();
  return editPromoCodes<"SITE_INVALID">(shop, actor, code, ({ promoCodes }) =>
    isOver(promo.expiresAt, now) ? LAST_DAY_IS_OVER : ok([...promoCodes, promo]),
  );
};

/** Fields of a code that can change: all but its name. */
export type PromoCodeChange = {
  readonly percent?: number | undefined;
  readonly amount?: number | undefined;
  readonly expiresAt?: string | undefined;
};

type PromoCodeEdit = {
  readonly promoCode: string;
  readonly change: PromoCodeChange;
  /** Values that the person saw; absent for a change without a check. */
  readonly seen?: PromoCodeChange | undefined;
};

/** Returns whether a code differs from the values that a person saw or wants. */
const hasChanged = ({ code: _, ...current }: PromoCode, terms: PromoCodeChange): boolean =>
  Object.keys(changedFields({ ...current }, { ...terms }).after).length > 0 ||
  Object.keys(changedFields({ ...terms }, { ...current }).after).length > 0;

const isOver = (expiresAt: string | undefined, now: string): boolean =>
  expiresAt !== undefined && expiresAt <= now;

/**
 * Changes the limits, dates and note of a code. Its discount is fixed once an order has used it: otherwise the
 * figures would not match what the shoppers of those orders were promised. The code of the welcome offer cannot
 * be ended. CONFLICT when another person has changed the code since it was seen, so that their change is not
 * lost.
 */
export const changePromoCode = async (
  shop: EditPromoShop & Pick<Shop, "repositories">,
  actor: StaffActor,
  code: SiteCode,
  { promoCode, change, seen }: PromoCodeEdit,
): Promise<Result<Site, "FORBIDDEN" | "SITE_INVALID" | "CONFLICT" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const totals = await shop.repositories.promoUses.listTotals(code);
  const now = shop.clock.now().toISOString();
  return editPromoCodes<"SITE_INVALID" | "CONFLICT" | "NOT_FOUND">(shop, actor, code, (site) => {
    const found = findPromoCode(site.promoCodes, promoCode);
    if (!found) return NO_SUCH_CODE;
    if (seen && hasChanged(found, seen) && hasChanged(found, change)) return CHANGED_BY_OTHERS;
    const isUsed = totals.some((used) => used.code === found.code && used.orders > 0);
    if (isUsed && (change.percent !== found.percent || change.amount !== found.amount)) return USED_CODE;
    const isEnded = isOver(change.expiresAt, now);
    if (isEnded && findPromoCode([found], site.welcomeBanner.code)) return WELCOME_CODE;
    if (isEnded && change.expiresAt !== found.expiresAt) return LAST_DAY_IS_OVER;
    return ok(site.promoCodes.map((promo) => (promo === found ? { ...change, code: found.code } : promo)));
  });
};

/** A code is ended by `setPromoCodeEnded`, not by a mistyped day. An unchanged day may be over. */
const LAST_DAY_IS_OVER = siteInvalid([{ path: "promoCodes.expiresAt", message: "today or a later day" }]);
const CHANGED_BY_OTHERS = err(
  "CONFLICT",
  "This code has just been changed elsewhere. Here it is now: please make your change again.",
);
const NO_SUCH_CODE = err("NOT_FOUND", "There is no such promo code.");
const USED_CODE = err(
  "CONFLICT",
  "Orders have used this code, so its discount can't be changed. Please make a new code instead.",
);

/**
 * Ends a code at once, or makes an ended one valid again, with or without a new end. The code of the welcome
 * offer cannot be ended: the shop gives it away.
 */
export const setPromoCodeEnded = async (
  shop: EditPromoShop,
  actor: StaffActor,
  code: SiteCode,
  { promoCode, isEnded, expiresAt }: PromoCodeEnd,
): Promise<Result<Site, "FORBIDDEN" | "SITE_INVALID" | "CONFLICT" | "NOT_FOUND">> => {
  return editPromoCodes<"SITE_INVALID" | "CONFLICT" | "NOT_FOUND">(shop, actor, code, (site) => {
    const found = findPromoCode(site.promoCodes, promoCode);
    if (!found) return NO_SUCH_CODE;
    if (isEnded && findPromoCode([found], site.welcomeBanner.code)) return WELCOME_CODE;
    const now = shop.clock.now().toISOString();
    if (!isEnded && isOver(expiresAt, now)) return LAST_DAY_IS_OVER;
    const end = isEnded ? now : (expiresAt ?? null);
    return ok(site.promoCodes.map((promo) => (promo === found ? withEnd(promo, end) : promo)));
  });
};

type PromoCodeEnd = {
  readonly promoCode: string;
  readonly isEnded: boolean;
  /** New end of a code that is made valid again; absent when it has none. */
  readonly expiresAt?: string | undefined;
};

const WELCOME_CODE = err(
  "CONFLICT",
  "This code belongs to the welcome offer. Please give the offer another code first.",
);

/**
 * Returns the code with this end. A start that is not before the end is removed: a code must not end before it
 * starts.
 */
const withEnd = (promo: PromoCode, expiresAt: string | null): object => {
  const { expiresAt: _, startsAt, ...rest } = promo;
  const isBegun = startsAt !== undefined && (expiresAt === null || startsAt < expiresAt);
  return { ...rest, ...(isBegun && { startsAt }), ...(expiresAt !== null && { expiresAt }) };
};

/** Changes the codes in the newest version of a site. A concurrent change of the site is not lost. */
const editPromoCodes = async <Code extends string>(
  shop: EditPromoShop,
  actor: StaffActor,
  code: SiteCode,
  edit: (site: Site) => Result<readonly object[], Code>,
): Promise<Result<Site, "FORBIDDEN" | "SITE_INVALID" | Code>> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const { site, version } = ofSite(await shop.refreshSites(), code);
    const promoCodes = edit(site);
    if (promoCodes.kind === "error") return promoCodes;
    const change = { promoCodes: promoCodes.value };
    const changed = await changeSite(shop, actor, code, { expectedVersion: version, change });
    if (changed.kind === "ok") return ok(changed.value.site);
    const { error, message, issues } = changed;
    if (error !== "CONFLICT") return err(error, message, issues);
  }
  throw new Error(`The site ${code} was changed by others ${MAX_ATTEMPTS} times in a row`);
};
