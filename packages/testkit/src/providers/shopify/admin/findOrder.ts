import type { ShopifyStore, StoredOrder } from "../shopifyStore.ts";

/** Returns the order unless it is deleted. */
export const findOrder = (store: ShopifyStore, id: unknown): StoredOrder | undefined => {
  const order = store.orders.get(String(id));
  return order?.isDeleted ? undefined : order;
};
