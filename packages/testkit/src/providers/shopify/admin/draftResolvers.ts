import { addOrder } from "../addOrder.ts";
import { asInput, asList, type Input } from "../graphqlInput.ts";
import {
  isKnownProvince,
  type ShopifyStore,
  type StoredDraft,
  type StoredLine,
  toCents,
  totalCentsOf,
} from "../shopifyStore.ts";
import { money } from "./money.ts";
import { type Resolvers, type StoreEvents, userError } from "./resolvers.ts";

/** Drafts: orders that are not paid yet. */
export const draftResolvers = (store: ShopifyStore, events: StoreEvents): Resolvers => ({
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
    const order = addOrder(store, {
      draftId: draft.id,
      cartToken: null,
      gateway: "manual",
      pendingStatus: null,
      tags: draft.tags,
      attributes: draft.attributes,
      totalCents: totalCentsOf(store, draft),
      skus: draft.lines.map(({ variantId }) => store.variants.get(variantId ?? "")?.sku ?? ""),
      delivery: null,
      isTest: false,
      shippingAddress: null,
    });
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
});

/** Returns the draft that an input describes, or the error message with which Shopify rejects it. */
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
  const { countryCode, provinceCode } = asInput(input.shippingAddress);
  if (!isKnownProvince(countryCode, provinceCode)) return "Shipping address province is not valid";
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

const toDraft = (store: ShopifyStore, draft: StoredDraft) => ({
  id: draft.id,
  status: draft.orderId === null ? "OPEN" : "COMPLETED",
  totalPriceSet: money(totalCentsOf(store, draft), draft.currency),
  order: draft.orderId === null ? null : { id: draft.orderId },
});
