import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../checkout/Checkouts.ts";

export type CartRecord = {
  readonly id: string;
  readonly site: SiteCode;
  readonly visitorId: string;
  /** Promo code as the site's data spells it, not as the shopper typed it. */
  readonly promoCode: string | null;
  /** Lines in the order in which they were added. */
  readonly lines: readonly LineItem[];
  readonly createdAt: Date;
  /** When the cart was last read or changed; accurate to a day, so that reading rarely writes. */
  readonly lastUsedAt: Date;
  /** When the cart became an order. From then on its shopper sees the successor instead. */
  readonly orderedAt: Date | null;
  /** The cart with the lines that the order did not take. */
  readonly successorId: string | null;
  /** The newest checkout. At most one checkout of a cart is open. */
  readonly checkout: CartCheckout | null;
};

/** The fields of a checkout that its cart needs. */
export type CartCheckout = Pick<
  CheckoutRecord,
  "id" | "status" | "email" | "shippingAddress" | "expiresAt"
> & { readonly shippingRate: ShippingRate | null };

export type NewCartRecord = Omit<
  CartRecord,
  "lines" | "lastUsedAt" | "orderedAt" | "successorId" | "checkout"
>;

/** Carts and their lines. */
export type Carts = {
  insert(cart: NewCartRecord): Promise<void>;
  find(id: string): Promise<CartRecord | undefined>;
  /** Returns the id of the cart with the lines that the order did not take; null when it took all. */
  findSuccessorId(id: string): Promise<string | null>;
  /** Returns the newest state of the cart and locks it until the transaction ends. */
  lock(id: string): Promise<CartRecord | undefined>;
  /**
   * Inserts a line, or replaces the cart's line with the same uuid. A replaced line keeps its id and its position.
   */
  saveLine(cartId: string, line: LineItem): Promise<void>;
  /** Sets the quantity only; the design stays. Does nothing when the line was removed meanwhile. */
  setQuantity(cartId: string, lineId: string, quantity: number): Promise<void>;
  removeLine(cartId: string, lineId: string): Promise<void>;
  setVisitor(cartId: string, visitorId: string): Promise<void>;
  setPromoCode(cartId: string, code: string | null): Promise<void>;
  markOrdered(cartId: string, at: Date, successorId: string | null): Promise<void>;
  /** Moves lines to another cart. They keep their ids and their order. */
  moveLines(lineIds: readonly string[], toCartId: string): Promise<void>;
  /** Sets `lastUsedAt`, so that a cart in use is not purged. */
  touch(cartId: string, at: Date): Promise<void>;
  /** Removes all lines (R4.11). */
  clear(cartId: string): Promise<void>;
};
