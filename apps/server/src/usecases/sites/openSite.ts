import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { parseSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findPayments } from "../payments/paymentsOf.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { STALE_VERSION, siteInvalid } from "./changeSite.ts";
import type { LiveSite } from "./liveSites.ts";

type OpenSiteShop = Pick<Shop, "transaction" | "refreshSites" | "clock" | "payments" | "defaultPayments">;

/**
 * Opens a country to shoppers if none of its details is missing. It cannot be closed again: orders, links and
 * mails lead to its pages.
 */
export const openSite = async (
  shop: OpenSiteShop,
  actor: StaffActor,
  code: SiteCode,
  { expectedVersion }: { readonly expectedVersion: number },
): Promise<Result<LiveSite, "FORBIDDEN" | "CONFLICT" | "SITE_INVALID">> => {
  const allowed = requireRight(actor, "business.edit");
  if (allowed.kind === "error") return allowed;
  const { site, version: newest } = ofSite(await shop.refreshSites(), code);
  if (site.isOpen) return err("CONFLICT", `${site.countryName} is open already.`);
  if (newest !== expectedVersion) return STALE_VERSION;
  const missing = findMissingDetails(site).map((path) => ({ path, message: "to be entered" }));
  const unpaid = findPayments(shop, code)
    ? []
    : [{ path: "payments", message: `set up, by PAYMENTS_${code}` }];
  if (missing.length + unpaid.length > 0) return siteInvalid([...missing, ...unpaid]);
  const content = parseSiteContent({ ...site, isOpen: true });
  if (content.kind === "error") return siteInvalid(content.errors);
  const isAppended = await shop.transaction(async (repositories) => {
    const isNext = await repositories.siteData.append({
      code,
      version: expectedVersion + 1,
      content: content.value,
      changedAt: shop.clock.now(),
      changedBy: "owner",
      bringsBack: null,
      staff: actor,
    });
    if (isNext) {
      await recordAudit(shop, repositories, {
        actor,
        action: "site.opened",
        site: code,
        subject: { kind: "site", id: code, label: site.countryName },
        before: { isOpen: false },
        after: { isOpen: true },
      });
    }
    return isNext;
  });
  return isAppended ? ok(ofSite(await shop.refreshSites(), code)) : STALE_VERSION;
};
