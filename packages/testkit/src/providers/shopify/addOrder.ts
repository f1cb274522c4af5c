import type { ShopifyStore, StoredOrder } from "./shopifyStore.ts";

type Made = "id" | "name" | "currency" | "disputes" | "createdAt" | "fulfilmentOrderId";
type Later = "correctedEmail" | "isCancelled" | "isDeleted" | "refunds" | "fulfilments";

/** Adds a new order to the store, in its initial state. */
export const addOrder = (store: ShopifyStore, fields: Omit<StoredOrder, Made | Later>): StoredOrder => {
  const order: StoredOrder = {
    ...fields,
    id: store.nextId("Order"),
    name: `#${1000 + store.orders.size + 1}`,
    currency: store.currency,
    disputes: [],
    createdAt: new Date(),
    fulfilmentOrderId: store.nextId("FulfillmentOrder"),
    isCancelled: false,
    isDeleted: false,
    refunds: [],
    fulfilments: [],
  };
  store.orders.set(order.id, order);
  return order;
};
