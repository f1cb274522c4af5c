import { listSites, ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { findNeededShortages } from "@storywall/domain/stock/neededShortages.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Shop } from "../shop.ts";
import { shortagesOf } from "./shortagesOf.ts";

type StockDependencies = Pick<Shop, "repositories" | "sites">;

/** Number of the oldest unsent orders to check for the item, more than a workshop has open. */
const MAX_ORDERS = 500;

/**
 * Returns the out-of-stock materials of each of these orders, by order id; an order that lacks nothing has no
 * entry.
 */
export const findWaitingForStock = async (
  { repositories, sites }: StockDependencies,
  orders: readonly Pick<OrderRecord, "id" | "site">[],
): Promise<ReadonlyMap<string, readonly Shortage[]>> => {
  // Walls are large, so they are read only for sites that have shortages.
  const asked = orders.filter(({ site }) => ofSite(sites(), site).shortages.length > 0);
  const found = await repositories.orders.findMany(asked.map(({ id }) => id));
  const needed = found.map((order) => [order.id, shortagesOf(ofSite(sites(), order.site), order)] as const);
  return new Map(needed.filter(([, shortages]) => shortages.length > 0));
};

/** Returns the ids of all unsent orders that wait for an item, or for any item, as a filter of the list. */
export const findAllWaitingForStock = async (
  { repositories, sites }: StockDependencies,
  item: StockItemKey | "waiting",
): Promise<readonly string[]> => {
  const shortagesAt = ({ shortages }: Site): readonly Shortage[] =>
    item === "waiting" ? shortages : shortages.filter((shortage) => shortage.item === item);
  const short = listSites(sites()).filter((site) => shortagesAt(site).length > 0);
  const unsent = await repositories.stock.findUnsentOrders(
    short.map(({ code }) => code),
    MAX_ORDERS,
  );
  return unsent
    .filter(
      ({ site, designs }) => findNeededShortages(shortagesAt(ofSite(sites(), site)), designs).length > 0,
    )
    .map(({ id }) => id);
};
