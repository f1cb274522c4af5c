import { listSites, ofSite } from "@storywall/domain/sites/site.ts";
import { findNeededShortages } from "@storywall/domain/stock/neededShortages.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Shop } from "../shop.ts";
import { shortagesOf } from "./shortagesOf.ts";

type StockDependencies = Pick<Shop, "repositories" | "sites">;

/** The oldest unsent orders are asked what they need: more than a workshop has open. */
const MAX_ORDERS = 500;

/** Returns the ids of those of these orders that cannot be finished, since something they are made of has run out. */
export const findWaitingForStock = async (
  { repositories, sites }: StockDependencies,
  orders: readonly Pick<OrderRecord, "id" | "site">[],
): Promise<ReadonlySet<string>> => {
  // Walls are large: they are read only where something has run out.
  const asked = orders.filter(({ site }) => ofSite(sites(), site).shortages.length > 0);
  const found = await repositories.orders.findMany(asked.map(({ id }) => id));
  return new Set(
    found.filter((order) => shortagesOf(ofSite(sites(), order.site), order).length > 0).map(({ id }) => id),
  );
};

/** Returns the ids of all unsent orders that wait for stock, as a filter of the list. */
export const findAllWaitingForStock = async ({
  repositories,
  sites,
}: StockDependencies): Promise<readonly string[]> => {
  const short = listSites(sites()).filter(({ shortages }) => shortages.length > 0);
  const unsent = await repositories.stock.findUnsentOrders(
    short.map(({ code }) => code),
    MAX_ORDERS,
  );
  return unsent
    .filter(({ site, designs }) => findNeededShortages(ofSite(sites(), site).shortages, designs).length > 0)
    .map(({ id }) => id);
};
