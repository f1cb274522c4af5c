import type { LineItem } from "@storywall/domain/cart/cart.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, PromoCode, ShippingRate, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A line item with its amounts, in minor units: of a quote, and of the order that was made of it. */
export type PricedLine = LineItem & {
  readonly title: string;
  readonly unitPrice: Minor;
  /** Amount for the whole quantity, before the discount. */
  readonly price: Minor;
  readonly previewKey: string;
};

/**
 * The amounts that the shop offered at one moment. Written once and never changed. A payment names the version that
 * it pays, and the order takes that version, whatever has happened to the checkout since.
 */
export type Quote = {
  readonly version: number;
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly promo: PromoCode | null;
  readonly shippingRate: ShippingRate | null;
  /** Price of the goods before the discount. */
  readonly price: Minor;
  readonly discount: Minor;
  /** The part of `total` that is tax. */
  readonly tax: Minor;
  readonly total: Minor;
};

/** Amounts for some lines at this moment. A quote is a pricing that was stored. */
export type Pricing = Omit<Quote, "version">;

/**
 * The stored status. `expired` means replaced by another checkout. A checkout whose time has run out still has `open`
 * here; compare `expiresAt`.
 */
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
  /** The current quote. Earlier ones that payments name are stored too. */
  readonly quote: Quote;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

export type CheckoutPatch = Partial<
  Pick<CheckoutRecord, "status" | "email" | "shippingAddress" | "isUploadLater" | "expiresAt">
> & { readonly quoteVersion?: number };

/** Checkouts and their quotes. */
export type Checkouts = {
  insert(checkout: CheckoutRecord): Promise<void>;
  find(id: string): Promise<CheckoutRecord | undefined>;
  /** Returns the newest state of the checkout and locks it until the transaction ends. */
  lock(id: string): Promise<CheckoutRecord | undefined>;
  /**
   * Returns the fields that decide whether a new payment fits. Waits for a transaction that is changing the checkout,
   * but keeps no lock afterwards.
   */
  lockForPayment(
    id: string,
  ): Promise<
    | (Pick<CheckoutRecord, "status" | "email" | "isUploadLater"> & { readonly quoteVersion: number })
    | undefined
  >;
  patch(id: string, patch: CheckoutPatch): Promise<void>;
  /** Marks the checkout as ordered at this version of its quote. */
  markCompleted(id: string, quoteVersion: number): Promise<void>;
  insertQuote(checkoutId: string, quote: Quote): Promise<void>;
  /**
   * Deletes quotes up to this version that are neither the checkout's current one nor named by a payment: each
   * has a copy of the designs.
   */
  removeReplacedQuotes(checkoutId: string, upToVersion: number): Promise<void>;
  findQuote(checkoutId: string, version: number): Promise<Quote | undefined>;
  /** Returns the highest version among all quotes of the checkout, including quotes that never became current. */
  findLastQuoteVersion(checkoutId: string): Promise<number>;
};
