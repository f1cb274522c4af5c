/** The data of a fake Shopify store. Amounts are whole cents. */
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
  /** State of the refunded money. Absent: it has arrived. */
  status?: "SUCCESS" | "PENDING" | "FAILURE";
};

export type StoredDispute = {
  readonly id: string;
  status: "NEEDS_RESPONSE" | "UNDER_REVIEW" | "WON" | "LOST";
};

export type StoredFulfilment = {
  readonly id: string;
  tracking: { readonly company: string; readonly number: string; readonly url: string | null };
  isDelivered: boolean;
};

/** A cart of the Storefront API. */
export type StoredCart = {
  readonly id: string;
  readonly token: string;
  attributes: readonly { readonly key: string; readonly value: string }[];
  readonly discountCodes: readonly string[];
  readonly email: string | null;
  address: unknown;
  lines: readonly (StoredLine & { readonly id: string })[];
  deliveryHandle: string | null;
};

export type StoredDiscount = { readonly code: string; readonly cents: number; used: number };

export type StoredOrder = {
  readonly id: string;
  readonly name: string;
  /** Null for an order of a cart. */
  readonly draftId: string | null;
  readonly cartToken: string | null;
  readonly gateway: string;
  /** The provider's status of the money; null when it was paid. */
  pendingStatus: "PENDING" | "VOIDED" | null;
  readonly tags: readonly string[];
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly totalCents: number;
  readonly currency: string;
  /** SKUs that were bought. */
  readonly skus: readonly string[];
  /** Null for an order of a draft. */
  readonly delivery: { readonly title: string; readonly cents: number } | null;
  /** Whether the order was paid in the store's test mode. */
  readonly isTest: boolean;
  readonly disputes: StoredDispute[];
  readonly createdAt: Date;
  readonly fulfilmentOrderId: string;
  shippingAddress: unknown;
  /** Email address that the shop sent after the order was made. */
  correctedEmail?: string;
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
  readonly carts: Map<string, StoredCart>;
  readonly discounts: Map<string, StoredDiscount>;
  /** Prices of the store's deliveries; the first one is selected in each new cart. */
  deliveryCents: readonly number[];
  /** Names of the store's deliveries. */
  deliveryTitles: readonly string[];
  /** Status that new refunds get. */
  refundStatus: "SUCCESS" | "PENDING";
  /** Whether new orders are paid in the store's test mode. */
  isInTestMode: boolean;
  /** True while search does not find the newest orders yet, as at Shopify, whose search index lags behind. */
  isSearchBehind: boolean;
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
    carts: new Map(),
    discounts: new Map(),
    deliveryCents: [0],
    deliveryTitles: ["Free delivery"],
    refundStatus: "SUCCESS",
    isInTestMode: false,
    isSearchBehind: false,
    webhooks: [],
    nextId: (kind) => `gid://shopify/${kind}/${++last}`,
  };
};

export const totalCentsOf = (store: ShopifyStore, draft: Omit<StoredDraft, "id" | "orderId">): number => {
  const goods = draft.lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  const net = goods - draft.discountCents + draft.shippingCents;
  return net + Math.round((net * store.addedTaxPercent) / 100);
};

/** Returns what the checkout charges for a cart, at the current prices of its variants. */
export const cartCentsOf = (store: ShopifyStore, cart: StoredCart): number => {
  const goods = cart.lines.reduce(
    (sum, { variantId, quantity }) => sum + (store.variants.get(variantId ?? "")?.cents ?? 0) * quantity,
    0,
  );
  const discount = cart.discountCodes.reduce((sum, code) => sum + (store.discounts.get(code)?.cents ?? 0), 0);
  const net = goods - Math.min(goods, discount) + (store.deliveryCents[Number(cart.deliveryHandle)] ?? 0);
  return net + Math.round((net * store.addedTaxPercent) / 100);
};

/** Returns cents in Shopify's format for amounts: no zeros at the end, but at least one decimal. */
export const toAmount = (cents: number): string => {
  const text = (cents / 100).toFixed(2);
  return text.endsWith("0") ? text.slice(0, -1) : text;
};

export const toCents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Shopify's codes of provinces, by country. Addresses with other codes are rejected. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  ZA: ["EC", "FS", "GP", "NL", "LP", "MP", "NC", "NW", "WC"],
  AU: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"],
};

export const isKnownProvince = (countryCode: unknown, provinceCode: unknown): boolean =>
  provinceCode === undefined ||
  provinceCode === null ||
  (PROVINCES[String(countryCode)]?.includes(String(provinceCode)) ?? true);
