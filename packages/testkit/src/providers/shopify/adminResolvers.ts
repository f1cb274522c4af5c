import { type FieldNode, GraphQLError, type GraphQLResolveInfo, getDirectiveValues } from "graphql";
import {
  type ShopifyStore,
  type StoredDraft,
  type StoredLine,
  type StoredOrder,
  toAmount,
  toCents,
  totalCentsOf,
} from "./shopifyStore.ts";

/** What the arguments of our documents are, after graphql-js has checked them against the schema. */
type Input = Readonly<Record<string, unknown>>;

export type StoreEvents = {
  readonly add: (topic: string, order: StoredOrder) => void;
};

const SCOPES: Readonly<Record<string, string>> = {
  draftOrderCreate: "write_draft_orders",
  draftOrderUpdate: "write_draft_orders",
  draftOrderComplete: "write_draft_orders",
  draftOrderDelete: "write_draft_orders",
  draftOrder: "read_draft_orders",
  order: "read_orders",
  orders: "read_orders",
  orderUpdate: "write_orders",
  orderCancel: "write_orders",
  refundCreate: "write_orders",
  fulfillmentCreate: "write_merchant_managed_fulfillment_orders",
  fulfillmentTrackingInfoUpdate: "write_merchant_managed_fulfillment_orders",
  fulfillmentEventCreate: "write_fulfillments",
  productSet: "write_products",
};

export const ALL_SCOPES: ReadonlySet<string> = new Set(Object.values(SCOPES));

/**
 * Returns the root resolvers of a fake store: what each query and mutation of our documents does and returns. A field
 * that the app has no scope for gets Shopify's error.
 */
export const adminResolvers = (
  store: ShopifyStore,
  events: StoreEvents,
  scopes: () => ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  const idempotentReplies = new Map<string, unknown>();

  const resolvers: Record<string, (args: Input, context: unknown, info: GraphQLResolveInfo) => unknown> = {
    shop: () => ({
      name: "Storywall",
      currencyCode: store.currency,
      taxesIncluded: store.addedTaxPercent === 0,
    }),

    draftOrderCreate: ({ input }) => {
      const parsed = parseDraft(store, asInput(input));
      if (typeof parsed === "string") return { draftOrder: null, userErrors: [userError(parsed)] };
      const draft: StoredDraft = { ...parsed, id: store.nextId("DraftOrder"), orderId: null };
      store.drafts.set(draft.id, draft);
      return { draftOrder: toDraft(store, draft), userErrors: [] };
    },
    draftOrderUpdate: ({ id, input }) => {
      const draft = store.drafts.get(String(id));
      if (!draft) return { draftOrder: null, userErrors: [userError("Draft order not found")] };
      if (draft.orderId !== null)
        return { draftOrder: null, userErrors: [userError("This order has been paid")] };
      const parsed = parseDraft(store, asInput(input));
      if (typeof parsed === "string") return { draftOrder: null, userErrors: [userError(parsed)] };
      Object.assign(draft, parsed);
      return { draftOrder: toDraft(store, draft), userErrors: [] };
    },
    draftOrderComplete: ({ id }) => {
      const draft = store.drafts.get(String(id));
      if (!draft) return { draftOrder: null, userErrors: [userError("Draft order not found")] };
      if (draft.orderId !== null)
        return { draftOrder: null, userErrors: [userError("This order has been paid")] };
      const order: StoredOrder = {
        id: store.nextId("Order"),
        name: `#${1000 + store.orders.size + 1}`,
        draftId: draft.id,
        tags: draft.tags,
        attributes: draft.attributes,
        totalCents: totalCentsOf(store, draft),
        currency: draft.currency,
        fulfilmentOrderId: store.nextId("FulfillmentOrder"),
        shippingAddress: null,
        isCancelled: false,
        isDeleted: false,
        refunds: [],
        fulfilments: [],
      };
      store.orders.set(order.id, order);
      draft.orderId = order.id;
      events.add("orders/paid", order);
      return { draftOrder: toDraft(store, draft), userErrors: [] };
    },
    draftOrderDelete: ({ input }) => {
      const id = String(asInput(input).id);
      const isDeleted = store.drafts.delete(id);
      return {
        deletedId: isDeleted ? id : null,
        userErrors: isDeleted ? [] : [userError("Draft order not found")],
      };
    },
    draftOrder: ({ id }) => {
      const draft = store.drafts.get(String(id));
      return draft ? toDraft(store, draft) : null;
    },

    order: ({ id }) => {
      const order = findOrder(store, id);
      return order ? toOrder(order) : null;
    },
    orders: ({ query }) => {
      const tag = /^tag:'([^']+)'$/.exec(String(query))?.[1];
      const found = [...store.orders.values()].filter(
        (order) => !order.isDeleted && order.tags.includes(tag ?? ""),
      );
      return { nodes: found.map(toOrder) };
    },
    orderUpdate: ({ input }) => {
      const { id, shippingAddress } = asInput(input);
      const order = findOrder(store, id);
      if (!order) return { order: null, userErrors: [userError("Order does not exist")] };
      order.shippingAddress = shippingAddress;
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
    refundCreate: ({ input }, _context, info) => {
      const key = idempotencyKeyOf(info);
      if (key === undefined)
        throw new GraphQLError(
          "The @idempotent directive is required for this mutation but was not provided.",
          {
            extensions: { code: "BAD_REQUEST" },
          },
        );
      const known = idempotentReplies.get(key);
      if (known !== undefined) return known;
      const reply = createRefund(store, events, asInput(input), key);
      idempotentReplies.set(key, reply);
      return reply;
    },

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

    productSet: ({ identifier, input }) => {
      const handle = String(asInput(identifier).handle);
      const { variants } = asInput(input);
      const earlier = [...store.variants.values()].filter((variant) => variant.handle === handle);
      const productId = earlier[0]?.productId ?? store.nextId("Product");
      for (const { id } of earlier) store.variants.delete(id);
      const nodes = asList(variants).map((each) => {
        const { sku, price } = asInput(each);
        const id = earlier.find((variant) => variant.sku === sku)?.id ?? store.nextId("ProductVariant");
        store.variants.set(id, { id, productId, handle, sku: String(sku), cents: toCents(price) });
        return { id, sku, price: toAmount(toCents(price)) };
      });
      return { product: { id: productId, variants: { nodes } }, userErrors: [] };
    },
    webhookSubscriptions: ({ uri }) => ({ nodes: store.webhooks.filter((webhook) => webhook.uri === uri) }),
    webhookSubscriptionCreate: ({ topic, webhookSubscription }) => {
      const webhook = {
        id: store.nextId("WebhookSubscription"),
        topic: String(topic),
        uri: String(asInput(webhookSubscription).uri),
      };
      if (store.webhooks.some((each) => each.topic === webhook.topic && each.uri === webhook.uri))
        return {
          webhookSubscription: null,
          userErrors: [userError("Address for this topic has already been taken")],
        };
      store.webhooks.push(webhook);
      return { webhookSubscription: { id: webhook.id }, userErrors: [] };
    },
  };

  return Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      (args: Input, context: unknown, info: GraphQLResolveInfo) => {
        const scope = SCOPES[name];
        if (scope === undefined || scopes().has(scope)) return resolve(args, context, info);
        throw new GraphQLError(
          `Access denied for ${name} field. Required access: \`${scope}\` access scope.`,
          {
            extensions: { code: "ACCESS_DENIED" },
          },
        );
      },
    ]),
  );
};

const userError = (message: string) => ({ field: null, message });

const asInput = (value: unknown): Input => (typeof value === "object" && value !== null ? { ...value } : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const findOrder = (store: ShopifyStore, id: unknown): StoredOrder | undefined => {
  const order = store.orders.get(String(id));
  return order?.isDeleted ? undefined : order;
};

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

/** Returns what a draft's input makes of it, or the sentence with which Shopify does not accept it. */
const parseDraft = (store: ShopifyStore, input: Input): Omit<StoredDraft, "id" | "orderId"> | string => {
  const lines: StoredLine[] = [];
  for (const each of asList(input.lineItems)) {
    const { variantId, quantity, title, priceOverride, originalUnitPriceWithCurrency } = asInput(each);
    const variant = typeof variantId === "string" ? store.variants.get(variantId) : undefined;
    if (typeof variantId === "string" && !variant)
      return `Product with ID ${variantId} is no longer available.`;
    const price = asInput(priceOverride ?? originalUnitPriceWithCurrency).amount;
    lines.push({
      variantId: variant?.id ?? null,
      title: String(title ?? variant?.sku),
      quantity: Number(quantity),
      unitCents: price === undefined ? (variant?.cents ?? 0) : toCents(price),
    });
  }
  if (lines.length === 0) return "Add at least 1 product";
  const { appliedDiscount, shippingLine, tags, customAttributes } = input;
  return {
    lines,
    tags: asList(tags).map(String),
    attributes: asList(customAttributes).map((each) => {
      const { key, value } = asInput(each);
      return { key: String(key), value: String(value) };
    }),
    discountCents: toCents(asInput(asInput(appliedDiscount).amountWithCurrency).amount ?? 0),
    shippingCents: toCents(asInput(asInput(shippingLine).priceWithCurrency).amount ?? 0),
    currency: store.currency,
  };
};

const createRefund = (store: ShopifyStore, events: StoreEvents, input: Input, key: string) => {
  const order = findOrder(store, input.orderId);
  if (!order) return { refund: null, userErrors: [userError("Order does not exist")] };
  const cents = asList(input.transactions).reduce(
    (sum: number, each) => sum + toCents(asInput(each).amount),
    0,
  );
  const refunded = order.refunds.reduce((sum, refund) => sum + refund.cents, 0);
  if (refunded + cents > order.totalCents)
    return { refund: null, userErrors: [userError("Refund amount exceeds the amount that was paid")] };
  const refund = { id: store.nextId("Refund"), note: String(input.note ?? ""), cents, key };
  order.refunds.push(refund);
  events.add("refunds/create", order);
  return { refund: { id: refund.id }, userErrors: [] };
};

const idempotencyKeyOf = ({ schema, fieldNodes, variableValues }: GraphQLResolveInfo): string | undefined => {
  const directive = schema.getDirective("idempotent");
  const [node]: readonly (FieldNode | undefined)[] = fieldNodes;
  const values = directive && node ? getDirectiveValues(directive, node, variableValues) : undefined;
  return typeof values?.key === "string" ? values.key : undefined;
};

const money = (cents: number, currency: string) => ({
  shopMoney: { amount: toAmount(cents), currencyCode: currency },
});

const toDraft = (store: ShopifyStore, draft: StoredDraft) => ({
  id: draft.id,
  status: draft.orderId === null ? "OPEN" : "COMPLETED",
  totalPriceSet: money(totalCentsOf(store, draft), draft.currency),
  order: draft.orderId === null ? null : { id: draft.orderId },
});

const toOrder = (order: StoredOrder) => {
  const refunded = order.refunds.reduce((sum, { cents }) => sum + cents, 0);
  const paid = refunded === order.totalCents ? "REFUNDED" : refunded > 0 ? "PARTIALLY_REFUNDED" : "PAID";
  return {
    id: order.id,
    name: order.name,
    cancelledAt: order.isCancelled ? "2026-11-23T10:00:00Z" : null,
    displayFinancialStatus: paid,
    customAttributes: order.attributes,
    totalPriceSet: money(order.totalCents, order.currency),
    transactions: [{ id: `${order.id}-sale`, kind: "SALE", status: "SUCCESS", gateway: "manual" }],
    refunds: order.refunds.map(({ id, note, cents }) => ({
      id,
      note,
      totalRefundedSet: money(cents, order.currency),
    })),
    fulfillments: order.fulfilments.map(({ id, tracking, isDelivered }) => ({
      id,
      status: "SUCCESS",
      deliveredAt: isDelivered ? "2026-11-23T10:00:00Z" : null,
      trackingInfo: [tracking],
    })),
    fulfillmentOrders: {
      nodes: [{ id: order.fulfilmentOrderId, status: order.fulfilments.length > 0 ? "CLOSED" : "OPEN" }],
    },
  };
};
