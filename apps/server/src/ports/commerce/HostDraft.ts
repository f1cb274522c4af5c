import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

export type HostAddress = Address & {
  readonly countryCode: string;
  /** Name of the province as the host gives it, for when the host's code is not one of the site's form. */
  readonly provinceName?: string;
};

/**
 * Contact details of an order. `email` is present only when the buyer has corrected it since the order was
 * made.
 */
export type HostContact = { readonly shippingAddress: HostAddress; readonly email?: string };

/** What a draft contains. It has no photos: those stay with us. */
export type HostDraft = {
  readonly checkoutId: string;
  /** Our order's number; null before there is an order. */
  readonly orderNumber: string | null;
  readonly email: string;
  readonly shippingAddress: HostAddress;
  readonly currency: Currency;
  readonly lines: readonly HostLine[];
  readonly discount: { readonly code: string; readonly amount: Minor } | null;
  readonly shipping: { readonly title: string; readonly price: Minor } | null;
};

export type HostLine = {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: Minor;
  /** The host's variant; null when the host has none: then the line only has a title and a price. */
  readonly variantId: string | null;
  /** The uuid of our line; all lines of one wall have the same. */
  readonly wallId: string;
};
