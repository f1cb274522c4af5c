import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import { STOCK_ITEMS } from "@storywall/domain/stock/stockCatalogue.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

export type StockChange = {
  readonly site: SiteCode;
  readonly item: StockItemKey;
  readonly isOut: boolean;
  /** Day on which it is expected back, used only while it is out of stock. */
  readonly expectedOn: string | null;
  /** Values that the person saw before they changed it; absent for a change without a check. */
  readonly seen?: Pick<StockChange, "isOut" | "expectedOn"> | undefined;
};

/**
 * Marks a moulding or mat as out of stock, or in stock again: from the next request on in this process, and
 * within a second in the others. Paid orders stay. The same change again changes nothing. CONFLICT when another
 * person has changed it since it was seen, so that the day that they expect it is not lost.
 */
export const setStock = async (
  shop: Pick<Shop, "transaction" | "clock" | "refreshSites">,
  actor: StaffActor,
  { site, item, isOut, expectedOn, seen }: StockChange,
): Promise<Result<null, "FORBIDDEN" | "CONFLICT">> => {
  const allowed = requireRight(actor, "stock.edit");
  if (allowed.kind === "error") return allowed;
  const saved = await runInTransaction<null, "CONFLICT">(shop, async (repositories) => {
    const { stock } = repositories;
    const before = await stock.lock(site, item);
    const after = { isOut, expectedOn: isOut ? expectedOn : null };
    const { before: old, after: changed } = changedFields(toState(before), after);
    if (Object.keys(changed).length === 0) return ok(null);
    if (findStaleFields(seen, toState(before)).length > 0) {
      const who = before?.changedBy ?? "Someone else";
      return err("CONFLICT", `${who} has just changed this. Here it is now: please make your change again.`);
    }
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
    return ok(null);
  });
  await shop.refreshSites();
  return saved;
};

const toState = (shortage: StoredShortage | undefined): Pick<StockChange, "isOut" | "expectedOn"> => ({
  isOut: shortage !== undefined,
  expectedOn: shortage?.expectedOn ?? null,
});
