import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../cart/Carts.ts";
import type { CheckoutRecord, CheckoutStatus, Pricing } from "../checkout/Checkouts.ts";
import type { OrderRecord } from "../orders/Orders.ts";
import type { Result } from "../platform/Result.ts";

/**
 * The shop's commerce backend (R1.7): carts, checkouts and the orders that come of them. Whatever driver does it, the cart
 * of record is in our own database, amounts are ours, and an order comes only of a payment that its provider confirms; a
 * driver for a commerce host mirrors what happens here and keeps the host's ids to itself.
 *
 * Every method may be repeated. What it refuses it has not changed.
 */
export type Commerce = {
  createCart(cart: NewCart): Promise<Result<CartView, LineErrorCode | PromoErrorCode>>;
  /** A new empty one where no id is given (R5.1). */
  getCart(lookup: CartLookup): Promise<Result<CartView, CartErrorCode>>;
  /** To the cart, or to a new one where no id is given (R4.10). A line whose uuid is there already replaces it. */
  addToCart(addition: CartAddition): Promise<Result<CartView, CartErrorCode | LineErrorCode>>;
  updateLine<Code extends string>(
    change: LineChange<Code>,
  ): Promise<Result<CartView, CartErrorCode | DesignErrorCode | Code>>;
  /** One that is gone already is no refusal. */
  removeLine(line: CartAccess & { readonly lineId: string }): Promise<Result<CartView, CartErrorCode>>;
  /** R4.15: one code a cart. No use is counted before somebody pays with it. */
  addPromoCode(
    code: CartAccess & { readonly promoCode: string },
  ): Promise<Result<CartView, CartErrorCode | PromoErrorCode | "PROMO_ALREADY_SET">>;
  removePromoCode(access: CartAccess): Promise<Result<CartView, CartErrorCode>>;

  /** The cart's one open checkout, made or brought up to what the cart holds; its offer is a quote that never changes. */
  openCheckout(input: OpenCheckoutInput): Promise<Result<CheckoutView, OpenCheckoutErrorCode>>;
  /** One without a cart. */
  createCheckout<Code extends string>(
    checkout: NewCheckout<Code>,
  ): Promise<Result<CheckoutView, CreateCheckoutErrorCode | Code>>;
  getCheckout(access: CheckoutAccess): Promise<Result<CheckoutView, CheckoutErrorCode>>;
  /** What changes the amount makes a new quote, which an open payment follows. */
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
  /** A quantity of 0 takes the line out, of the cart too. */
  setCheckoutItem(
    access: CheckoutAccess,
    item: { readonly lineId: string; readonly quantity: number },
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode>>;
  /** Null takes the code off. */
  setCheckoutPromo(
    access: CheckoutAccess,
    promoCode: string | null,
  ): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | PromoErrorCode | "PROMO_ALREADY_SET">>;
  /** A new open checkout with the contents of one that is over, at today's prices. */
  reopenCheckout(access: CheckoutAccess): Promise<Result<CheckoutView, CheckoutErrorCode | "CONFLICT">>;

  /** The order of a checkout that has been paid: always the same one, whoever asks and however often. */
  completeCheckout(completion: CheckoutCompletion): Promise<Result<OrderRecord, CompleteCheckoutErrorCode>>;
  getOrder(orderId: string): Promise<OrderRecord | undefined>;
  /** R4.13: photos for a line of an order that was made without them. */
  putOrderPhotos<Code extends string>(
    photos: OrderPhotos<Code>,
  ): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>>;
};

/** A cart as its shopper sees it. */
export type CartView = {
  readonly cart: CartRecord;
  /** At today's prices. */
  readonly pricing: Pricing;
};

/** A checkout as its shopper sees it. */
export type CheckoutView = {
  readonly checkout: CheckoutRecord;
  readonly status: CheckoutStatus;
  readonly paymentId: string | null;
  readonly orderId: string | null;
};

export type CartAccess = { readonly cartId: string; readonly requestedSite: SiteCode | null };
export type CheckoutAccess = { readonly checkoutId: string; readonly requestedSite: SiteCode | null };

/** A wall to put into a cart. Its photos are named in its tiles; what they are, the server knows. */
export type NewLine = { readonly uuid: string; readonly quantity: number; readonly design: Design };

export type NewCart = {
  readonly site: SiteCode;
  readonly userId: string | undefined;
  readonly lines: readonly NewLine[];
  readonly promoCode: string | undefined;
};

export type CartLookup = {
  readonly cartId: string | undefined;
  /** Of a cart that is made. */
  readonly site: SiteCode;
  readonly requestedSite: SiteCode | null;
};

export type CartAddition = CartLookup & {
  readonly userId: string | undefined;
  readonly lines: readonly NewLine[];
};

/** `Code`: how reading the changed wall can be refused. */
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

/** What a checkout without a cart is to hold. `Code`: how reading the wall can be refused. */
export type VariantSelection<Code extends string> = {
  /** Each a line, in this order; absent: the lines that there are. */
  readonly variants?: readonly { readonly variantId: string; readonly quantity: number }[];
  /** The set that `wallOf` is about; absent: the first line's. */
  readonly templateId?: string;
  /** The wall that was sent, as one of that set. */
  readonly toDesign?: (set: SetKey) => Result<Design, Code>;
};

export type NewCheckout<Code extends string> = {
  readonly site: SiteCode;
  readonly userId: string | undefined;
  readonly selection: VariantSelection<Code>;
  readonly details: CheckoutDetails;
  readonly promoCode: string | undefined;
};

export type CheckoutUpdate<Code extends string> = CheckoutDetails & {
  readonly shippingRateHandle?: string;
  readonly promoCode?: string;
  readonly selection: VariantSelection<Code>;
  /** Whose photos the walls of the wishes may show, beside those of the checkout's own visitor. */
  readonly userId: string | undefined;
};

export type CheckoutCompletion = CheckoutAccess & {
  readonly paymentId: string;
  /** Rejects where somebody has asked too often; called before the provider is asked. */
  readonly checkRateLimit?: () => Promise<void>;
};

/** `Code`: how reading the photos' wall can be refused. */
export type OrderPhotos<Code extends string> = {
  readonly orderId: string;
  readonly lineId: string;
  readonly requestedSite: SiteCode | null;
  /** Whose photos may hang, beside those of whoever ordered. */
  readonly userId: string | undefined;
  /** The shopper is done with this wall. */
  readonly isComplete: boolean;
  /** The ordered wall with its new photos named in its tiles. */
  readonly fillDesign: (ordered: Design) => Result<Design, Code>;
};

export type CartErrorCode = "NOT_FOUND" | "SITE_MISMATCH";
export type DesignErrorCode = "PHOTO_UNKNOWN" | "ART_ITEM_UNKNOWN" | "TILES_MISMATCH";
export type LineErrorCode = DesignErrorCode | "TOO_MANY_LINES";
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
export type UnpayableErrorCode = "CART_EMPTY" | "EMAIL_MISSING" | "ADDRESS_MISSING" | "TILES_MISSING";
export type CompleteCheckoutErrorCode =
  | CheckoutErrorCode
  | Exclude<UnpayableErrorCode, "CART_EMPTY">
  | "CHECKOUT_NOT_OPEN"
  | "PAYMENT_NOT_DONE"
  | "AMOUNT_CHANGED";
export type OrderPhotosErrorCode =
  | DesignErrorCode
  | "NOT_FOUND"
  | "SITE_MISMATCH"
  | "CONFLICT"
  | "TILES_MISSING";
