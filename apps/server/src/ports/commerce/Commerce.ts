import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../cart/Carts.ts";
import type { CheckoutRecord, CheckoutStatus, Pricing } from "../checkout/Checkouts.ts";
import type { OrderRecord } from "../orders/Orders.ts";
import type { Result } from "../platform/Result.ts";

/**
 * The shop's commerce backend (R1.7): carts, checkouts and the orders that they become.
 *
 * These rules hold for every driver. The cart of record is in our own database. Amounts are ours. An order
 * exists only after the provider confirms its payment. A driver for a commerce host mirrors what happens here
 * and never shows the host's ids.
 *
 * Every method is safe to repeat. A method that returns an error has changed nothing.
 */
export type Commerce = {
  /** Creates a cart with lines. */
  createCart(cart: NewCart): Promise<Result<CartView, LineErrorCode | PromoErrorCode>>;
  /** Returns the cart. Creates an empty one when no id is given (R5.1). */
  getCart(lookup: CartLookup): Promise<Result<CartView, CartErrorCode>>;
  /**
   * Adds lines to the cart, or to a new cart when no id is given (R4.10). A line replaces the line with the same
   * uuid.
   */
  addToCart(addition: CartAddition): Promise<Result<CartView, CartErrorCode | LineErrorCode>>;
  /** Changes the quantity and the design of a line. */
  updateLine<Code extends string>(
    change: LineChange<Code>,
  ): Promise<Result<CartView, CartErrorCode | LineErrorCode | Code>>;
  /** Removes a line. Succeeds when the line does not exist. */
  removeLine(line: CartAccess & { readonly lineId: string }): Promise<Result<CartView, CartErrorCode>>;
  /** Sets the cart's only promo code (R4.15). Its use is counted when a payment starts, not here. */
  addPromoCode(
    code: CartAccess & { readonly promoCode: string },
  ): Promise<Result<CartView, CartErrorCode | PromoErrorCode | "PROMO_ALREADY_SET">>;
  removePromoCode(access: CartAccess): Promise<Result<CartView, CartErrorCode>>;

  /**
   * Returns the cart's open checkout, creating it or updating it to the cart's lines. The amounts become a quote,
   * which never changes.
   */
  openCheckout(input: OpenCheckoutInput): Promise<Result<CheckoutView, OpenCheckoutErrorCode>>;
  /** Creates a checkout that has no cart, from selected variants. */
  createCheckout<Code extends string>(
    checkout: NewCheckout<Code>,
  ): Promise<Result<CheckoutView, CreateCheckoutErrorCode | Code>>;
  getCheckout(access: CheckoutAccess): Promise<Result<CheckoutView, CheckoutErrorCode>>;
  /** Changes the checkout. A change of the amount creates a new quote, and a pending payment is updated to it. */
  updateCheckout<Code extends string>(
    access: CheckoutAccess,
    change: CheckoutUpdate<Code>,
  ): Promise<Result<CheckoutView, UpdateCheckoutErrorCode | Code>>;
  setEmail(access: CheckoutAccess, email: string): Promise<Result<CheckoutView, ChangeCheckoutErrorCode>>;
  setShippingAddress(
    access: CheckoutAccess,
    address: Address,
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "ADDRESS_INVALID">>;
  setShippingRate(
    access: CheckoutAccess,
    handle: string,
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "SHIPPING_RATE_UNKNOWN">>;
  /** Sets the quantity of a line. 0 removes the line, also from the cart. */
  setCheckoutItem(
    access: CheckoutAccess,
    item: { readonly lineId: string; readonly quantity: number },
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | "TOO_MANY_LINES">>;
  /** Sets the promo code; null removes it. */
  setCheckoutPromo(
    access: CheckoutAccess,
    promoCode: string | null,
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | PromoErrorCode | "PROMO_ALREADY_SET">>;
  /** Creates an open checkout with the contents of an ended one, at today's prices. */
  reopenCheckout(access: CheckoutAccess): Promise<Result<CheckoutView, CheckoutErrorCode | "CONFLICT">>;

  /** Returns the order of a paid checkout, creating it at the first call. Repeated calls return the same order. */
  completeCheckout(completion: CheckoutCompletion): Promise<Result<OrderRecord, CompleteCheckoutErrorCode>>;
  getOrder(orderId: string): Promise<OrderRecord | undefined>;
  /** Saves photos of a line of an order as they arrive (R4.13). */
  saveOrderPhotos<Code extends string>(
    photos: OrderPhotos<Code>,
  ): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>>;
  /**
   * Saves the photos of a line that its shopper has finished: every tile has one, and weak prints are
   * confirmed.
   */
  completeOrderPhotos<Code extends string>(
    photos: OrderPhotos<Code>,
  ): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>>;
};

/** A cart as its shopper sees it. */
export type CartView = {
  readonly cart: CartRecord;
  /** Amounts at today's prices. */
  readonly pricing: Pricing;
  /** Notes by line id: which of its frames cannot be made at the moment, and what to do about it. */
  readonly stockNotes: ReadonlyMap<string, string>;
};

/** A checkout as its shopper sees it. */
export type CheckoutView = {
  readonly checkout: CheckoutRecord;
  readonly status: CheckoutStatus;
  readonly paymentId: string | null;
  readonly orderId: string | null;
};

/**
 * `requestedSite` is the site that the request names: a cart or checkout of another site is a `SITE_MISMATCH`.
 * Null allows any site.
 */
export type CartAccess = { readonly cartId: string; readonly requestedSite: SiteCode | null };
export type CheckoutAccess = { readonly checkoutId: string; readonly requestedSite: SiteCode | null };

/** A design to put into a cart. Its tiles name the photos by id; the server looks them up. */
export type NewLine = { readonly uuid: string; readonly quantity: number; readonly design: Design };

export type NewCart = {
  readonly site: SiteCode;
  readonly userId: string | undefined;
  readonly lines: readonly NewLine[];
  readonly promoCode: string | undefined;
};

export type CartLookup = {
  readonly cartId: string | undefined;
  /** Site of a cart that is created. */
  readonly site: SiteCode;
  readonly requestedSite: SiteCode | null;
};

export type CartAddition = CartLookup & {
  readonly userId: string | undefined;
  readonly lines: readonly NewLine[];
};

/** `Code` stands for the error codes of `changeDesign`, which parses the changed design. */
export type LineChange<Code extends string> = CartAccess & {
  readonly lineId: string;
  readonly quantity: number | undefined;
  readonly changeDesign: (design: Design) => Result<Design, Code>;
};

export type CheckoutDetails = {
  readonly email?: string;
  readonly shippingAddress?: Address;
  readonly isUploadLater?: boolean;
};

export type OpenCheckoutInput = CartAccess & { readonly details: CheckoutDetails };

/** Contents of a checkout without a cart. `Code` stands for the error codes of `toDesign`. */
export type VariantSelection<Code extends string> = {
  /** Variants to buy, one line each, in this order. When absent, the lines stay as they are. */
  readonly variants?: readonly { readonly variantId: string; readonly quantity: number }[];
  /** Set that is passed to `toDesign`; the set of the first line when absent. */
  readonly templateId?: string;
  /** Parses the design of the request as a design of this set. */
  readonly createDesignOfSet?: (set: SetKey) => Result<Design, Code>;
};

export type NewCheckout<Code extends string> = {
  readonly site: SiteCode;
  readonly userId: string | undefined;
  readonly variantSelection: VariantSelection<Code>;
  readonly details: CheckoutDetails;
  readonly promoCode: string | undefined;
};

export type CheckoutUpdate<Code extends string> = CheckoutDetails & {
  readonly shippingRateHandle?: string;
  readonly promoCode?: string;
  readonly variantSelection: VariantSelection<Code>;
  /** Visitor whose photos may be used in the selected designs, besides those of the checkout's own visitor. */
  readonly userId: string | undefined;
};

export type CheckoutCompletion = CheckoutAccess & {
  readonly paymentId: string;
  /**
   * Checks the rate limit. Called before a request to the provider, and not for repeats that need none.
   * @throws when the limit is exceeded.
   */
  readonly checkRateLimit?: () => Promise<void>;
};

/** `Code` stands for the error codes of `fillDesign`. */
export type OrderPhotos<Code extends string> = {
  readonly orderId: string;
  readonly lineId: string;
  readonly requestedSite: SiteCode | null;
  /** Visitor whose photos may be used in the design, besides those of the visitor who ordered. */
  readonly userId: string | undefined;
  /** Returns the ordered design with the new photos in its tiles. */
  readonly fillDesign: (ordered: Design) => Result<Design, Code>;
};

export type CartErrorCode = "NOT_FOUND" | "SITE_MISMATCH";
export type DesignErrorCode = "PHOTO_UNKNOWN" | "ART_ITEM_UNKNOWN" | "TILES_MISMATCH";
export type LineErrorCode = DesignErrorCode | "TOO_MANY_LINES" | "FRAME_OUT_OF_STOCK";
export type WeakPrintErrorCode = "PRINT_TOO_SMALL" | "PRINT_NEEDS_CONFIRMATION";
export type PromoErrorCode = "PROMO_UNKNOWN" | "PROMO_EXPIRED" | "PROMO_USED";
export type CheckoutErrorCode = "NOT_FOUND" | "SITE_MISMATCH";
export type ChangeCheckoutErrorCode = CheckoutErrorCode | "CHECKOUT_NOT_OPEN" | "PROMO_USED";
export type OpenCheckoutErrorCode = ChangeCheckoutErrorCode | "CART_EMPTY" | "ADDRESS_INVALID";
export type VariantErrorCode = DesignErrorCode | "VARIANT_UNKNOWN";
export type CreateCheckoutErrorCode = VariantErrorCode | PromoErrorCode | "ADDRESS_INVALID";
export type UpdateCheckoutErrorCode =
  | ChangeCheckoutErrorCode
  | VariantErrorCode
  | PromoErrorCode
  | "CONFLICT"
  | "ADDRESS_INVALID"
  | "SHIPPING_RATE_UNKNOWN"
  | "PROMO_ALREADY_SET";
export type UnpayableErrorCode =
  | "CART_EMPTY"
  | "EMAIL_MISSING"
  | "ADDRESS_MISSING"
  | "TILES_MISSING"
  | "FRAME_OUT_OF_STOCK"
  | WeakPrintErrorCode;
export type CompleteCheckoutErrorCode =
  | CheckoutErrorCode
  | Extract<UnpayableErrorCode, "EMAIL_MISSING" | "ADDRESS_MISSING" | "TILES_MISSING">
  | "CHECKOUT_NOT_OPEN"
  | "PAYMENT_NOT_DONE"
  | "AMOUNT_CHANGED";
export type OrderPhotosErrorCode =
  | DesignErrorCode
  | "NOT_FOUND"
  | "SITE_MISMATCH"
  | "CONFLICT"
  | "TILES_MISSING"
  | WeakPrintErrorCode;
