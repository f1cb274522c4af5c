import { listSites } from "@storywall/domain/sites/site.ts";
import type { OrderListFilter } from "../../ports/orders/OrderList.ts";
import { lateBeforeAt } from "../orderList/findOrders.ts";
import type { Shop } from "../shop.ts";
import { notifyStaff } from "./notifyStaff.ts";

/** Maximum number of late orders, the newest. With more of them, staff need no mail to know it. */
const MAX_LATE_ORDERS = 200;

/** Notifies staff of each order that should have been sent by now. Running it again adds nothing. */
export const notifyOfLateOrders = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "sites">,
): Promise<void> => {
  const sites = listSites(shop.sites());
  const now = shop.clock.now().toISOString();
  const filter: OrderListFilter = {
    site: null,
    states: [],
    from: null,
    to: null,
    search: null,
    numberPrefix: null,
    ids: null,
    lateBefore: lateBeforeAt(shop.sites(), now),
    timeZones: new Map(sites.map(({ code, timeZone }) => [code, timeZone])),
  };
  const late = await shop.repositories.orderList.find(filter, { after: null, limit: MAX_LATE_ORDERS });
  if (late.length === 0) return;
  await shop.transaction(async (repositories) => {
    for (const { id, site } of late) {
      await notifyStaff(shop, repositories, { kind: "late", subjectId: id, dedupeKey: `late ${id}`, site });
    }
  });
};
