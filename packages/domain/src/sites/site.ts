import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { SetKey } from "../catalogue/sets.ts";
import type { Minor } from "../units/units.ts";

/** One storefront a country (R1.2). A site is data; a third country is a new data file and no code. */
export const SITE_CODES = ["ZA", "AU"] as const;
export type SiteCode = (typeof SITE_CODES)[number];

export const CURRENCIES = ["ZAR", "AUD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Copy keys of the specification (section 3), all plain text. Its set prices are amounts, so they are `setPrices`. */
export type SiteCopy = {
  readonly title: string;
  readonly description: string;
  readonly made_and_shipped_headline: string;
  readonly made_and_shipped_text: string;
  readonly made_and_shipped_image: string;
  readonly order_confirmation_headline: string;
  readonly faq_answer_shipped_from: string;
  readonly email_address: string;
  readonly free_shipping_text: string;
  readonly business_location: string;
};

export type ShippingRate = { readonly handle: string; readonly title: string; readonly price: Minor };

export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "suburb",
  "city",
  "province",
  "zip",
  "country",
  "phone",
] as const;
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

export type AddressField = {
  readonly name: AddressFieldName;
  readonly label: string;
  readonly required: boolean;
  /** HTML autocomplete token. */
  readonly autocomplete: string;
  readonly inputMode?: "text" | "numeric" | "tel";
  /** Anchored regular expression source, read with the flag v as the HTML attribute is; `hint` says in words what it wants. */
  readonly pattern?: string;
  readonly hint?: string;
  /** Closed list (states); the value is what is stored. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

export type PromoCode = {
  readonly code: string;
  readonly percent: number;
  /** ISO 8601 UTC; absent: never expires. */
  readonly expiresAt?: string;
  readonly oncePerEmail: boolean;
  /** How many orders may have it in all; absent: any number. */
  readonly maxUses?: number;
};

/** Who sells here, as both countries ask a shop to say. null: not given yet; pages leave that line out. */
export type SiteBusiness = {
  readonly legalName: string | null;
  /** Company number or ABN, with the name of the register. */
  readonly registration: string | null;
  readonly taxNumber: string | null;
  /** Where papers can be served and parcels sent back to. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  /** Working days within which a question is answered. */
  readonly answerDays: number;
};

/** What the law of the country gives, in paragraphs of plain words; what the shop promises of itself stands beside it. */
export type SiteRights = {
  readonly buyer: readonly string[];
  readonly privacy: readonly string[];
};

export type Site = {
  readonly code: SiteCode;
  readonly countryName: string;
  readonly countryCode: "ZA" | "AU";
  readonly locale: string;
  readonly currency: Currency;
  readonly copy: SiteCopy;
  /** Price of one frame, tax included (R9.1). `square_small` is sold in sets only and has none. */
  readonly framePrices: Readonly<Record<Exclude<FrameSizeKey, "square_small">, Minor>>;
  readonly setPrices: Readonly<Record<SetKey, Minor>>;
  readonly tax: { readonly name: string; readonly percent: number };
  readonly shippingRates: readonly ShippingRate[];
  readonly addressForm: readonly AddressField[];
  /** Postcodes of each province or state, first and last of each run; absent where codes do not tell. */
  readonly postcodesByProvince?: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;
  readonly promoCodes: readonly PromoCode[];
  readonly welcomeBanner: { readonly enabled: boolean; readonly headline: string; readonly code: string };
  /** IANA name of the workshop's time zone; its days are the working days. */
  readonly timeZone: string;
  /** Working days from order to dispatch. */
  readonly dispatchDays: { readonly from: number; readonly to: number };
  /** So long after an order is complete its shopper may still cancel it; nothing is printed before. */
  readonly changeWindowMinutes: number;
  readonly business: SiteBusiness;
  readonly rights: SiteRights;
  readonly orderNumberPrefix: string;
};

/** Every site as it is at one moment. Whoever computes money takes one and keeps to it until the amount is written. */
export type Sites = Readonly<Record<SiteCode, Site>>;

/** Something for every site; the compiler names this place when there is a third. */
export const mapSites = <T>(make: (code: SiteCode) => T): Record<SiteCode, T> => ({
  ZA: make("ZA"),
  AU: make("AU"),
});
