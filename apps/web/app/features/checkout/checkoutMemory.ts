import type { SiteCode } from "@storywall/domain/sites/site.ts";
import {
  readStored,
  removeStored,
  STORAGE_KEYS,
  type Stored,
  writeStored,
} from "../../lib/browser/storage.ts";
import { type CheckoutDraft, parseDraft } from "./checkoutDraft.ts";

/** A payment whose answer is not known; nobody may pay again before it is. */
export type PaymentUnderWay = { readonly checkoutId: string; readonly paymentIntentId: string };

/** What the checkout of one site leaves in the browser until its order is seen. Never anything of a card. */
export type CheckoutNotes = {
  readonly checkoutId: string | null;
  readonly draft: CheckoutDraft;
  readonly payment: PaymentUnderWay | null;
  /** The order that came of it and has not been seen on its page. */
  readonly unseen: UnseenOrder | null;
};

/** An order and the cart that it was made of. */
export type UnseenOrder = { readonly orderId: string; readonly cartId: string | null };

export const NO_NOTES: CheckoutNotes = { checkoutId: null, draft: {}, payment: null, unseen: null };

export type CheckoutMemory = {
  readonly read: () => CheckoutNotes;
  readonly keep: (notes: CheckoutNotes) => void;
};

export const browserCheckoutMemory = (site: SiteCode): CheckoutMemory => {
  const stored = storedNotes(site);
  return {
    read: () => readStored(stored) ?? NO_NOTES,
    keep: (notes) => {
      if (isEmpty(notes)) removeStored(stored.key);
      else writeStored(stored, notes);
    },
  };
};

const isEmpty = ({ checkoutId, draft, payment, unseen }: CheckoutNotes): boolean =>
  checkoutId === null && payment === null && unseen === null && Object.keys(draft).length === 0;

/** After the order: the address stays with the order on the server, not in a browser that others may share. */
export const forgetCheckout = (site: SiteCode): void => removeStored(storedNotes(site).key);

const storedNotes = (site: SiteCode): Stored<CheckoutNotes> => ({
  key: `${STORAGE_KEYS.checkout}.${site}`,
  version: 1,
  parse: parseNotes,
});

export const parseNotes = (data: unknown): CheckoutNotes | null => {
  if (typeof data !== "object" || data === null) return null;
  const checkoutId = idIn(data, "checkoutId");
  return {
    checkoutId,
    draft: parseDraft(Reflect.get(data, "draft")),
    payment: parsePayment(Reflect.get(data, "payment")),
    unseen: parseUnseen(Reflect.get(data, "unseen")),
  };
};

const parseUnseen = (data: unknown): UnseenOrder | null => {
  if (typeof data !== "object" || data === null) return null;
  const orderId = idIn(data, "orderId");
  return orderId ? { orderId, cartId: idIn(data, "cartId") } : null;
};

const parsePayment = (data: unknown): PaymentUnderWay | null => {
  if (typeof data !== "object" || data === null) return null;
  const checkoutId = idIn(data, "checkoutId");
  const paymentIntentId = idIn(data, "paymentIntentId");
  return checkoutId && paymentIntentId ? { checkoutId, paymentIntentId } : null;
};

const idIn = (data: object, name: string): string | null => {
  const value: unknown = Reflect.get(data, name);
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : null;
};
