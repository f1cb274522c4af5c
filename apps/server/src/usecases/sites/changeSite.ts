import type { ParseError } from "@storywall/domain/parse/reader.ts";
import { diffSiteContent } from "@storywall/domain/siteEdits/diffSiteContent.ts";
import { parseChangedSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import type { LiveSite } from "./liveSites.ts";

export type ChangeSiteErrorCode = "FORBIDDEN" | "CONFLICT" | "SITE_INVALID";

export type SiteEdit = {
  readonly expectedVersion: number;
  /** The fields to change, and no others. */
  readonly change: object;
  /** Version that the change restores; absent for other changes. */
  readonly bringsBack?: number;
};

/**
 * Changes prices, products and texts of a site: from the next request on in this process, and within a second in the
 * others. Existing quotes stay as they are.
 */
export const changeSite = async (
  shop: Pick<Shop, "transaction" | "refreshSites" | "clock">,
  actor: StaffActor,
  code: SiteCode,
  { expectedVersion, change, bringsBack }: SiteEdit,
): Promise<Result<LiveSite, ChangeSiteErrorCode>> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const oldSite = ofSite(await shop.refreshSites(), code);
  if (oldSite.version !== expectedVersion) return STALE_VERSION;
  // Only `openSite` opens a site.
  const changed = parseChangedSiteContent(oldSite.site, { ...change, isOpen: oldSite.site.isOpen });
  if (changed.kind === "error") return siteInvalid(changed.errors);
  const fields = diffSiteContent(oldSite.site, { ...oldSite.site, ...changed.value });
  if (fields.some(({ path }) => isOfBusiness(path))) {
    const allowedBusiness = requireRight(actor, "business.edit");
    if (allowedBusiness.kind === "error") return allowedBusiness;
  }
  const version = {
    version: expectedVersion + 1,
    changedAt: shop.clock.now(),
    changedBy: "owner",
    bringsBack: bringsBack ?? null,
    staff: actor,
  } as const;
  const isAppended = await shop.transaction(async (repositories) => {
    const isNext = await repositories.siteData.append({ code, content: changed.value, ...version });
    if (isNext) {
      await recordAudit(shop, repositories, {
        actor,
        action: "site.changed",
        site: code,
        subject: { kind: "site", id: code, label: oldSite.site.countryName },
        ...changedFields(oldSite.site, { ...oldSite.site, ...changed.value }),
      });
    }
    return isNext;
  });
  if (!isAppended) return STALE_VERSION;
  await shop.refreshSites();
  return ok({ site: { ...oldSite.site, ...changed.value }, ...version });
};

/**
 * Returns whether a field belongs to the business: seller, tax, and what staff may do on their own. Only the
 * owner decides on these.
 */
const isOfBusiness = (path: string): boolean => /^(business|tax|staffLimits)\./.test(path);

/** Returns the error for invalid content, with each wrong field. */
export const siteInvalid = (issues: readonly Pick<ParseError, "path" | "message">[]) =>
  err(
    "SITE_INVALID",
    "Nothing was saved, because some fields aren't right. Please check the marked ones.",
    issues.map(({ path, message }) => ({ path, message: `must be ${message}` })),
  );

export const STALE_VERSION = err(
  "CONFLICT",
  "This was changed in the meantime, perhaps in another window. Please look at it as it is now, and change it again.",
);
