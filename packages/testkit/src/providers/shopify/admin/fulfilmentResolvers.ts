import { asInput, asList } from "../graphqlInput.ts";
import type { ShopifyStore } from "../shopifyStore.ts";
import { type Resolvers, type StoreEvents, userError } from "./resolvers.ts";

/** Parcels and their tracking. */
export const fulfilmentResolvers = (store: ShopifyStore, events: StoreEvents): Resolvers => ({
  fulfillmentCreate: ({ fulfillment }) => {
    const { lineItemsByFulfillmentOrder, trackingInfo } = asInput(fulfillment);
    const [first] = asList(lineItemsByFulfillmentOrder);
    const wanted = asInput(first).fulfillmentOrderId;
    const order = [...store.orders.values()].find((each) => each.fulfilmentOrderId === wanted);
    if (!order || order.fulfilments.length > 0 || order.isCancelled)
      return {
        fulfillment: null,
        userErrors: [userError("Fulfillment order has no line items to fulfill.")],
      };
    const fulfilment = {
      id: store.nextId("Fulfillment"),
      tracking: toTracking(trackingInfo),
      isDelivered: false,
    };
    order.fulfilments.push(fulfilment);
    events.add("fulfillments/create", order);
    return { fulfillment: { id: fulfilment.id }, userErrors: [] };
  },
  fulfillmentTrackingInfoUpdate: ({ fulfillmentId, trackingInfoInput }) => {
    const found = findFulfilment(store, fulfillmentId);
    if (!found) return { fulfillment: null, userErrors: [userError("Fulfillment does not exist")] };
    found.fulfilment.tracking = toTracking(trackingInfoInput);
    events.add("fulfillments/update", found.order);
    return { fulfillment: { id: found.fulfilment.id }, userErrors: [] };
  },
  fulfillmentEventCreate: ({ fulfillmentEvent }) => {
    const found = findFulfilment(store, asInput(fulfillmentEvent).fulfillmentId);
    if (!found) return { fulfillmentEvent: null, userErrors: [userError("Fulfillment does not exist")] };
    found.fulfilment.isDelivered = true;
    events.add("fulfillments/update", found.order);
    return { fulfillmentEvent: { id: store.nextId("FulfillmentEvent") }, userErrors: [] };
  },
});

const findFulfilment = (store: ShopifyStore, id: unknown) => {
  for (const order of store.orders.values()) {
    const fulfilment = order.fulfilments.find((each) => each.id === id);
    if (fulfilment) return { order, fulfilment };
  }
  return undefined;
};

const toTracking = (value: unknown) => {
  const { company, number, url } = asInput(value);
  return {
    company: String(company),
    number: String(number),
    url: url === null || url === undefined ? null : String(url),
  };
};
