import { GraphQLError } from "graphql";
import { asInput } from "../graphqlInput.ts";
import { isKnownProvince, type ShopifyStore } from "../shopifyStore.ts";
import { findOrder } from "./findOrder.ts";
import { type Resolvers, type StoreEvents, userError } from "./resolvers.ts";
import { toOrder } from "./toOrder.ts";

/** Resolvers that find, change and cancel orders. */
export const orderResolvers = (store: ShopifyStore, events: StoreEvents): Resolvers => ({
  order: ({ id }) => {
    const order = findOrder(store, id);
    return order ? toOrder(order) : null;
  },
  orders: ({ query, first, after }) => {
    const [, field, value = "", , status] =
      /^(tag|cart_token|created_at):(?:>=)?'([^']+)'( AND financial_status:(\w+))?$/.exec(
        String(query ?? ""),
      ) ?? [];
    if (typeof query === "string" && field === undefined) throw new GraphQLError(`Unknown search: ${query}`);
    const found = [...store.orders.values()].filter(
      (order) =>
        !order.isDeleted &&
        !store.isSearchBehind &&
        (field !== "tag" || order.tags.includes(value)) &&
        (field !== "cart_token" || order.cartToken === value) &&
        (status !== "paid" || order.pendingStatus === null),
    );
    const newest = found.reverse();
    const start = newest.findIndex(({ id }) => id === after) + 1;
    const page = newest.slice(start, start + Number(first));
    const pageInfo = {
      hasNextPage: start + page.length < newest.length,
      endCursor: page.at(-1)?.id ?? null,
    };
    return { nodes: page.map(toOrder), pageInfo };
  },
  orderUpdate: ({ input }) => {
    const { id, shippingAddress, email } = asInput(input);
    const order = findOrder(store, id);
    if (!order) return { order: null, userErrors: [userError("Order does not exist")] };
    const { countryCode, provinceCode } = asInput(shippingAddress);
    if (!isKnownProvince(countryCode, provinceCode))
      return { order: null, userErrors: [userError("Shipping address province is not valid")] };
    order.shippingAddress = shippingAddress;
    if (typeof email === "string") order.correctedEmail = email;
    events.add("orders/updated", order);
    return { order: toOrder(order), userErrors: [] };
  },
  orderCancel: ({ orderId }) => {
    const order = findOrder(store, orderId);
    const message = !order
      ? "Order does not exist"
      : order.isCancelled
        ? "Order has already been cancelled"
        : null;
    if (!order || message !== null)
      return { job: null, orderCancelUserErrors: [{ ...userError(message ?? ""), code: "INVALID" }] };
    order.isCancelled = true;
    events.add("orders/cancelled", order);
    return { job: { id: store.nextId("Job") }, orderCancelUserErrors: [] };
  },
});
