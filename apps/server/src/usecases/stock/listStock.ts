import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Returns what the workshops have run out of, the oldest first. */
export const listStock = async (
  { repositories }: Pick<Shop, "repositories">,
  actor: StaffActor,
): Promise<Result<readonly StoredShortage[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "stock.edit");
  return allowed.kind === "error" ? allowed : ok(await repositories.stock.list());
};
