/** What a fake Shopify store holds. Amounts are whole cents. */
export type StoredMoney = { readonly cents: number; readonly currency: string };

export type StoredLine = {
  readonly variantId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly unitCents: number;
};

export type StoredDraft = {
  readonly id: string;
  tags: readonly string[];
  attributes: readonly { readonly key: string; readonly value: string }[];
  lines: readonly StoredLine[];
  discountCents: number;
  shippingCents: number;
  currency: string;
  orderId: string | null;
};

export type StoredRefund = {
  readonly id: string;
  readonly note: string;
  readonly cents: number;
  readonly key: string | null;
};

export type StoredFulfilment = {
  readonly id: string;
  tracking: { readonly company: string; readonly number: string; readonly url: string | null };
  isDelivered: boolean;
};

export type StoredOrder = {
  readonly id: string;
  readonly name: string;
  readonly draftId: string;
  readonly tags: readonly string[];
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly totalCents: number;
  readonly currency: string;
  readonly fulfilmentOrderId: string;
  shippingAddress: unknown;
  isCancelled: boolean;
  isDeleted: boolean;
  readonly refunds: StoredRefund[];
  readonly fulfilments: StoredFulfilment[];
};

export type StoredVariant = {
  readonly id: string;
  readonly productId: string;
  readonly handle: string;
  readonly sku: string;
  cents: number;
};

/** The state of one store. The resolvers change it, and tests change it as the store's staff would. */
export type ShopifyStore = {
  readonly currency: string;
  /** Percent that the store adds to prices; 0 when prices include the tax. */
  addedTaxPercent: number;
  readonly drafts: Map<string, StoredDraft>;
  readonly orders: Map<string, StoredOrder>;
  readonly variants: Map<string, StoredVariant>;
  readonly webhooks: { readonly id: string; readonly uri: string; readonly topic: string }[];
  readonly nextId: (kind: string) => string;
};

export const createShopifyStore = (currency: string): ShopifyStore => {
  let last = 1000;
  return {
    currency,
    addedTaxPercent: 0,
    drafts: new Map(),
    orders: new Map(),
    variants: new Map(),
    webhooks: [],
    nextId: (kind) => `gid://shopify/${kind}/${++last}`,
  };
};

export const totalCentsOf = (store: ShopifyStore, draft: Omit<StoredDraft, "id" | "orderId">): number => {
  const goods = draft.lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const net = goods - draft.discountCents + draft.shippingCents;
  return net + Math.round((net * store.addedTaxPercent) / 100);
};

/** Returns cents as Shopify writes amounts: without zeros at the end, but with one decimal at least. */
export const toAmount = (cents: number): string => {
  const text = (cents / 100).toFixed(2);
  return text.endsWith("0") ? text.slice(0, -1) : text;
};

export const toCents = (amount: unknown): number => Math.round(Number(amount) * 100);
