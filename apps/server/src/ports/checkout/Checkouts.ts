import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, PromoCode, ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

export type QuoteLine = LineItem & {
  readonly title: string;
  readonly unitPrice: Minor;
  /** Of all of its quantity, before the discount. */
  readonly price: Minor;
  readonly previewKey: string;
};

/**
 * What the shop offered at one moment. Written once and never changed: a payment names the version that it pays, and
 * that is what its order becomes, whatever has happened to the checkout since.
 */
export type Quote = {
  readonly version: number;
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly promo: PromoCode | null;
  readonly shippingRate: ShippingRate | null;
  /** Goods before the discount. */
  readonly price: Minor;
  readonly discount: Minor;
  /** The part of `total` that is tax. */
  readonly tax: Minor;
  readonly total: Minor;
};

/** What the shop asks for some walls at one moment, every line at its price. A quote is an offer that was written down. */
export type Pricing = Omit<Quote, "version">;

/** `expired` here means replaced by another checkout; an open one whose time has run out is found by its `expiresAt`. */
export type CheckoutStatus = "open" | "completed" | "expired";

export type CheckoutRecord = {
  readonly id: string;
  readonly site: SiteCode;
  readonly cartId: string | null;
  readonly visitorId: string;
  readonly status: CheckoutStatus;
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  readonly isUploadLater: boolean;
  /** The offer that stands now. */
  readonly quote: Quote;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

export type CheckoutPatch = Partial<
  Pick<CheckoutRecord, "status" | "email" | "shippingAddress" | "isUploadLater" | "expiresAt">
> & { readonly quoteVersion?: number };

export type Checkouts = {
  insert(checkout: CheckoutRecord): Promise<void>;
  find(id: string): Promise<CheckoutRecord | undefined>;
  /** As it is now; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<CheckoutRecord | undefined>;
  /** What a payment hangs on, once whoever is changing the checkout has ended; it is held no longer than that. */
  lockForPayment(
    id: string,
  ): Promise<
    | (Pick<CheckoutRecord, "status" | "email" | "isUploadLater"> & { readonly quoteVersion: number })
    | undefined
  >;
  patch(id: string, patch: CheckoutPatch): Promise<void>;
  /** It became an order, by that quote of it. */
  markCompleted(id: string, quoteVersion: number): Promise<void>;
  insertQuote(checkoutId: string, quote: Quote): Promise<void>;
  findQuote(checkoutId: string, version: number): Promise<Quote | undefined>;
  /** The highest version that any quote of the checkout has, also of one that never came to stand. */
  findLastQuoteVersion(checkoutId: string): Promise<number>;
};
