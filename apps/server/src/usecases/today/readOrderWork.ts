import { ofSite } from "@storywall/domain/sites/site.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { canBegin, type OrderRowView, toFilter, toOrderRow } from "../orderList/findOrders.ts";
import { shortagesOf } from "../orders/orderWork.ts";
import type { Shop } from "../shop.ts";

/** Some rows of a list and how many there are; `isMore`: at least as many. */
export type WorkList = {
  readonly rows: readonly OrderRowView[];
  readonly count: number;
  readonly isMore: boolean;
};

/** Orders that need hands, the oldest first. */
export type OrderWork = {
  readonly toBegin: WorkList;
  readonly late: WorkList;
  readonly failedPrints: WorkList;
  readonly toSend: WorkList;
};

export const MAX_ROWS = 5;
/** Counting stops here. The list of orders has the rest. */
const MAX_COUNTED = 100;
const ANY_ORDER = { site: null, status: null, from: null, to: null, text: "", isLate: false };

/** Returns the work on orders. Only ids are counted; what a row shows is read for those that are shown, all at once. */
export const readOrderWork = async (shop: Shop, actor: StaffActor, now: Date): Promise<OrderWork> => {
  const { orderList, orders } = shop.repositories;
  const { lateBefore, timeZones } = toFilter(shop, actor, { ...ANY_ORDER, isLate: true });
  const toBegin = (await orderList.findPlaced(MAX_COUNTED))
    .filter((order) => canBegin(order, ofSite(shop.sites(), order.site), now))
    .map(({ id }) => id);
  const late = await orderList.findWorkIds({ lateBefore, timeZones }, MAX_COUNTED);
  const failedPrints = await orderList.findWorkIds("failedPrints", MAX_COUNTED);
  const toSend = await orderList.findWorkIds("inProduction", MAX_COUNTED);

  const shown = [toBegin, late, failedPrints, toSend].flatMap((ids) => ids.slice(0, MAX_ROWS));
  const entries = await orderList.findByIds([...new Set(shown)]);
  const rows = new Map(entries.map((entry) => [entry.id, toOrderRow(shop, actor, entry)]));
  for (const id of toBegin.slice(0, MAX_ROWS)) {
    const row = rows.get(id);
    const site = row && ofSite(shop.sites(), row.site);
    // Walls are large: they are read only where something has run out.
    const order = site && site.shortages.length > 0 ? await orders.find(id) : undefined;
    if (row && site && order) rows.set(id, { ...row, waitsForStock: shortagesOf(site, order).length > 0 });
  }
  const toWorkList = (ids: readonly string[]): WorkList => ({
    rows: ids.slice(0, MAX_ROWS).flatMap((id) => rows.get(id) ?? []),
    count: ids.length,
    isMore: ids.length >= MAX_COUNTED,
  });
  return {
    toBegin: toWorkList(toBegin),
    late: toWorkList(late),
    failedPrints: toWorkList(failedPrints),
    toSend: toWorkList(toSend),
  };
};
