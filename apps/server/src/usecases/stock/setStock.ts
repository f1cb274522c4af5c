import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { STOCK_ITEMS } from "@storywall/domain/stock/stockCatalogue.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

export type StockChange = {
  readonly site: SiteCode;
  readonly item: StockItemKey;
  readonly isOut: boolean;
  /** Counts only while it is out of stock. */
  readonly expectedOn: string | null;
};

/**
 * Takes a moulding or mat out of stock, or puts it back: from the next request on in this process, and within a second
 * in the others. Orders that are paid stay. The same change again changes nothing.
 */
export const setStock = async (
  shop: Pick<Shop, "transaction" | "clock" | "refreshSites">,
  actor: StaffActor,
  { site, item, isOut, expectedOn }: StockChange,
): Promise<Result<null, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "stock.edit");
  if (allowed.kind === "error") return allowed;
  await shop.transaction(async (repositories) => {
    const { stock } = repositories;
    const before = await stock.lock(site, item);
    const after = { isOut, expectedOn: isOut ? expectedOn : null };
    const { before: old, after: changed } = changedFields(toState(before), after);
    if (Object.keys(changed).length === 0) return;
    if (isOut) {
      const changedAt = shop.clock.now();
      await stock.save({ site, item, expectedOn, changedAt, changedBy: actor.name });
    } else {
      await stock.remove(site, item);
    }
    await recordAudit(shop, repositories, {
      actor,
      action: "stock.changed",
      site,
      subject: {
        kind: "stock item",
        id: item,
        label: STOCK_ITEMS.find(({ key }) => key === item)?.name ?? item,
      },
      before: old,
      after: changed,
    });
  });
  await shop.refreshSites();
  return ok(null);
};

const toState = (shortage: StoredShortage | undefined): Pick<StockChange, "isOut" | "expectedOn"> => ({
  isOut: shortage !== undefined,
  expectedOn: shortage?.expectedOn ?? null,
});
