import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../checkout/Checkouts.ts";

export type CartRecord = {
  readonly id: string;
  readonly site: SiteCode;
  readonly visitorId: string;
  /** As the shop writes it, not as it was typed. */
  readonly promoCode: string | null;
  /** In the order in which they were added. */
  readonly lines: readonly LineItem[];
  readonly createdAt: Date;
  /** When somebody last looked at it or changed it; a day more or less. */
  readonly lastUsedAt: Date;
  /** When it became an order; from then on the cart is gone for its shopper. */
  readonly orderedAt: Date | null;
  /** The cart with what was left over when it became an order. */
  readonly successorId: string | null;
  /** Its newest; at most one of a cart's checkouts is open. */
  readonly checkout: CartCheckout | null;
};

/** As much of a checkout as its cart needs to know. */
export type CartCheckout = Pick<
  CheckoutRecord,
  "id" | "status" | "email" | "shippingAddress" | "expiresAt"
> & { readonly shippingRate: ShippingRate | null };

export type EmptyCart = Omit<CartRecord, "lines" | "lastUsedAt" | "orderedAt" | "successorId" | "checkout">;

export type Carts = {
  insert(cart: EmptyCart): Promise<void>;
  find(id: string): Promise<CartRecord | undefined>;
  /** Of the cart with what was left over; null where nothing was. */
  findSuccessorId(id: string): Promise<string | null>;
  /** The cart as it is now; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<CartRecord | undefined>;
  /** One line a uuid and cart: an existing one is replaced and keeps its id and its place. */
  saveLine(cartId: string, line: LineItem): Promise<void>;
  /** A line that is gone stays gone, and its wall stays as it is. */
  setQuantity(cartId: string, lineId: string, quantity: number): Promise<void>;
  removeLine(cartId: string, lineId: string): Promise<void>;
  setVisitor(cartId: string, visitorId: string): Promise<void>;
  setPromoCode(cartId: string, code: string | null): Promise<void>;
  markOrdered(cartId: string, at: Date, successorId: string | null): Promise<void>;
  /** They keep their ids and their order. */
  moveLines(lineIds: readonly string[], toCartId: string): Promise<void>;
  /** Somebody uses it now. */
  touch(cartId: string, at: Date): Promise<void>;
  /** Takes out every line (R4.11). */
  clear(cartId: string): Promise<void>;
};
