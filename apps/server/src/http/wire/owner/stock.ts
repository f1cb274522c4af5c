import type { SiteShortage, Stock } from "@storywall/contract/schemas/owner/stock.ts";
import { listSites, type Sites } from "@storywall/domain/sites/site.ts";
import type { StoredShortage } from "../../../ports/stock/Stock.ts";
import type { ShortageView } from "../../../usecases/stock/listStock.ts";

export const toSiteShortage = ({ changedAt, ...shortage }: StoredShortage): SiteShortage => ({
  ...shortage,
  changedAt: changedAt.toISOString(),
});

/** The list of orders shows the others. */
const MAX_SHOWN_ORDERS = 20;

export const toStock = (sites: Sites, shortages: readonly ShortageView[]): Stock => ({
  sites: listSites(sites).map(({ code, countryName }) => ({ code, countryName })),
  shortages: shortages.map(({ orders, lateCount, ...shortage }) => ({
    ...toSiteShortage(shortage),
    orders: orders.slice(0, MAX_SHOWN_ORDERS).map(({ id, number }) => ({ orderId: id, orderNumber: number })),
    orderCount: orders.length,
    lateCount,
  })),
});
