import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import type { LiveSite } from "./liveSites.ts";

/** Returns the newest version of a site, for staff who may change it. */
export const getSite = async (
  { refreshSites }: Pick<Shop, "refreshSites">,
  actor: StaffActor,
  code: SiteCode,
): Promise<Result<LiveSite, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "shop.edit");
  return allowed.kind === "error" ? allowed : ok(ofSite(await refreshSites(), code));
};
