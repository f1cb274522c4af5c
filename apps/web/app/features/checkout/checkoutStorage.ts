import type { SiteCode } from "@storywall/domain/sites/site.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageEntry,
  writeStored,
} from "../../lib/browser/storage.ts";
import { type CheckoutDraft, parseDraft } from "./fields/checkoutFieldNames.ts";

/** A payment whose result is unknown. The shopper may not pay again before it is known. */
export type PendingPayment = { readonly checkoutId: string; readonly paymentIntentId: string };

/** What the checkout of one site saves in the browser until the order page has been shown. Never card data. */
export type SavedCheckout = {
  readonly checkoutId: string | null;
  readonly draft: CheckoutDraft;
  readonly payment: PendingPayment | null;
  /** The order that was placed and whose page has not been shown yet. The field's name is stored in browsers. */
  readonly unseen: UnconfirmedOrder | null;
};

/** An order and the cart that was ordered. */
type UnconfirmedOrder = { readonly orderId: string; readonly cartId: string | null };

export const EMPTY_CHECKOUT: SavedCheckout = { checkoutId: null, draft: {}, payment: null, unseen: null };

export type CheckoutStorage = {
  readonly load: () => SavedCheckout;
  readonly save: (checkout: SavedCheckout) => void;
};

export const browserCheckoutStorage = (site: SiteCode): CheckoutStorage => {
  const entry = savedCheckoutEntry(site);
  return {
    load: () => readStored(entry) ?? EMPTY_CHECKOUT,
    save: (checkout) => {
      if (isEmpty(checkout)) removeStored(entry.key);
      else writeStored(entry, checkout);
    },
  };
};

const isEmpty = ({ checkoutId, draft, payment, unseen }: SavedCheckout): boolean =>
  checkoutId === null && payment === null && unseen === null && Object.keys(draft).length === 0;

/** Removes the saved checkout after the order, so that the address does not stay in a shared browser. */
export const clearSavedCheckout = (site: SiteCode): void => removeStored(savedCheckoutEntry(site).key);

const savedCheckoutEntry = (site: SiteCode): StorageEntry<SavedCheckout> => ({
  key: `${STORAGE_KEYS.checkout}.${site}`,
  version: 1,
  parse: parseSavedCheckout,
});

export const parseSavedCheckout = (data: unknown): SavedCheckout | null => {
  if (typeof data !== "object" || data === null) return null;
  const checkoutId = parseId(data, "checkoutId");
  return {
    checkoutId,
    draft: parseDraft(Reflect.get(data, "draft")),
    payment: parsePendingPayment(Reflect.get(data, "payment")),
    unseen: parseUnconfirmedOrder(Reflect.get(data, "unseen")),
  };
};

const parseUnconfirmedOrder = (data: unknown): UnconfirmedOrder | null => {
  if (typeof data !== "object" || data === null) return null;
  const orderId = parseId(data, "orderId");
  return orderId ? { orderId, cartId: parseId(data, "cartId") } : null;
};

const parsePendingPayment = (data: unknown): PendingPayment | null => {
  if (typeof data !== "object" || data === null) return null;
  const checkoutId = parseId(data, "checkoutId");
  const paymentIntentId = parseId(data, "paymentIntentId");
  return checkoutId && paymentIntentId ? { checkoutId, paymentIntentId } : null;
};

const parseId = (data: object, name: string): string | null => {
  const value: unknown = Reflect.get(data, name);
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : null;
};
