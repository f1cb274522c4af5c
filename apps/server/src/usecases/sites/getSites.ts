import type { Site } from "@storywall/domain/sites/site.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Returns all sites of the shop, including those that are not open yet. */
export const getSites = async (
  { refreshSites }: Pick<Shop, "refreshSites">,
  actor: StaffActor,
): Promise<Result<readonly Site[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return ok(Object.values(await refreshSites()).map(({ site }) => site));
};
