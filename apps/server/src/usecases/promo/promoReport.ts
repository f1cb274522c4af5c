import { findPromoCode, normalisePromoCode } from "@storywall/domain/pricing/promo.ts";
import { type PromoState, promoStateOf } from "@storywall/domain/pricing/promoState.ts";
import { ofSite, type PromoCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PromoOrder, PromoTotals } from "../../ports/promo/PromoUses.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

export type PromoReport = {
  readonly promo: PromoCode;
  readonly state: PromoState;
  /** True for the code that the shop gives away. */
  readonly isWelcomeCode: boolean;
  readonly totals: Omit<PromoTotals, "code">;
};

type ReportShop = Pick<Shop, "repositories" | "refreshSites" | "clock">;

const NO_ORDERS = { orders: 0, revenue: 0, discount: 0 } as const;

/** Returns the codes of a site with the totals of their orders, newest first. */
export const listPromoReports = async (
  shop: ReportShop,
  actor: StaffActor,
  code: SiteCode,
): Promise<Result<readonly PromoReport[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const { site } = ofSite(await shop.refreshSites(), code);
  const totals = await shop.repositories.promoUses.listTotals(code);
  const now = shop.clock.now().toISOString();
  const reports = site.promoCodes.map((promo): PromoReport => {
    const { code: _, ...own } = totals.find((candidate) => candidate.code === promo.code) ?? {
      code: promo.code,
      ...NO_ORDERS,
    };
    return {
      promo,
      state: promoStateOf(promo, own.orders, now),
      isWelcomeCode: normalisePromoCode(promo.code) === normalisePromoCode(site.welcomeBanner.code),
      totals: own,
    };
  });
  return ok(reports.toReversed());
};

/** Maximum number of the newest orders of a code; the list of orders has the others. */
const MAX_ORDERS = 100;

/** Returns the newest orders with a code. */
export const listPromoOrders = async (
  { repositories, refreshSites }: Pick<Shop, "repositories" | "refreshSites">,
  actor: StaffActor,
  site: SiteCode,
  entered: string,
): Promise<Result<readonly PromoOrder[], "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const allowedEmail = requireRight(actor, "orders.email");
  if (allowedEmail.kind === "error") return allowedEmail;
  const promo = findPromoCode(ofSite(await refreshSites(), site).site.promoCodes, entered);
  if (!promo) return err("NOT_FOUND", "There is no such promo code.");
  return ok(await repositories.promoUses.listOrders(site, promo.code, MAX_ORDERS));
};
