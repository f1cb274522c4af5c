import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { SetKey } from "../catalogue/sets.ts";
import type { StaffLimits } from "../staff/refundLimits.ts";
import type { Shortage } from "../stock/shortage.ts";
import type { Minor } from "../units/units.ts";

declare const siteCode: unique symbol;
declare const currency: unique symbol;

/** The sites that the program comes with. The owner adds others (docs/decisions/0063). */
export const SEED_SITE_CODES = ["ZA", "AU"] as const;

/**
 * The code of a storefront (R1.2): the ISO 3166 code of its country. The seeds' codes are literals, so that seeds
 * and tests can name them; every other code is data and is created only by `parseSiteCode`.
 */
export type SiteCode = (typeof SEED_SITE_CODES)[number] | (string & { readonly [siteCode]: true });

export const SITE_CODE_PATTERN = /^[A-Z]{2}$/;

/** An ISO 4217 code. As with sites, the seeds' codes are literals. */
export type Currency = "ZAR" | "AUD" | (string & { readonly [currency]: true });

export const CURRENCY_PATTERN = /^[A-Z]{3}$/;

const isCode = <Code extends string>(value: unknown, pattern: RegExp): value is Code =>
  typeof value === "string" && pattern.test(value);

/** Returns a value that has the form of a site's code, else undefined. Whether the shop has this site is not checked. */
export const parseSiteCode = (value: unknown): SiteCode | undefined =>
  isCode<SiteCode>(value, SITE_CODE_PATTERN) ? value : undefined;

/** Returns a value that has the form of a currency's code, else undefined. */
export const parseCurrency = (value: unknown): Currency | undefined =>
  isCode<Currency>(value, CURRENCY_PATTERN) ? value : undefined;

/**
 * Copy keys of the specification (section 3), all plain text. The original prices of sets, which that section lists
 * among them, come from `originalSetPrice`.
 */
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

/** Working days from dispatch to the door. */
export type CourierDays = { readonly from: number; readonly to: number };

export type ShippingRate = {
  readonly handle: string;
  readonly title: string;
  readonly price: Minor;
  /** Absent: the site's courier days. */
  readonly courierDays?: CourierDays;
};

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
  /**
   * Source of an anchored regular expression with the flag v, as in the HTML attribute; `hint` explains it to
   * people.
   */
  readonly pattern?: string;
  readonly hint?: string;
  /** The only allowed values, such as states; `value` is the stored one. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
};

/** The discount that a promo code gives on the goods: a percentage, or an amount in the currency of the site. */
export type PromoDiscount =
  | { readonly percent: number; readonly amount?: never }
  | { readonly amount: Minor; readonly percent?: never };

export type PromoCode = PromoDiscount & {
  readonly code: string;
  /** Smallest amount of goods that gets the discount. Absent: no minimum. */
  readonly minimum?: Minor;
  /** ISO 8601 UTC. Absent: valid immediately. */
  readonly startsAt?: string;
  /** ISO 8601 UTC. Absent: never expires. */
  readonly expiresAt?: string;
  readonly oncePerEmail: boolean;
  /** Total number of orders that may use it. Absent: no limit. */
  readonly maxUses?: number;
  /** Internal note; shoppers never see it. */
  readonly note?: string;
};

/** `id` is stable, because the home page picks entries by it. `faqParsers.ts` defines the markup of answers. */
export type FaqEntry = { readonly id: string; readonly question: string; readonly answer: string };

/**
 * A price of a set that was really charged, with the first and last local day of it, `2026-10-31`. Pages may show it
 * beside a lower price for a while (`originalSetPrice`).
 */
export type EarlierPrice = {
  readonly set: SetKey;
  readonly price: Minor;
  readonly from: string;
  readonly until: string;
};

/** A local day, `2026-12-25`, and its name. */
export type Holiday = { readonly date: string; readonly name: string };

/** The seller's details that the law of both countries requires. Null: not entered yet; pages omit the line. */
export type SiteBusiness = {
  readonly legalName: string | null;
  /** Company number or ABN, with the name of the register. */
  readonly registration: string | null;
  readonly taxNumber: string | null;
  /** Address for legal documents and for returned parcels. */
  readonly address: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  /** Working days within which a question is answered. */
  readonly answerDays: number;
};

/** What tiles are made of, in the owner's own text. Null: not entered; the table omits the line. */
export type SiteMaterials = {
  /** How far the front of a tile is from the wall. */
  readonly depth: string | null;
  readonly weight: string | null;
  /** Wood or other material of the frame, and its finish. */
  readonly frame: string | null;
  readonly paper: string | null;
  /** How many plates hold a tile of each size. */
  readonly plates: string | null;
  /** Surfaces that the plates stick to. */
  readonly surfaces: string | null;
};

export const NO_MATERIALS: SiteMaterials = {
  depth: null,
  weight: null,
  frame: null,
  paper: null,
  plates: null,
  surfaces: null,
};

/**
 * Legal texts in paragraphs of plain text: a shopper's rights as a buyer, and over their personal data. Pages show
 * them beside the promises of the shop.
 */
export type SiteRights = {
  readonly buyer: readonly string[];
  readonly privacy: readonly string[];
};

export type Site = {
  readonly code: SiteCode;
  /**
   * False while the owner prepares an added country, which shoppers do not see yet. An open site cannot be closed
   * again.
   */
  readonly isOpen: boolean;
  readonly countryName: string;
  readonly countryCode: SiteCode;
  readonly locale: string;
  readonly currency: Currency;
  readonly copy: SiteCopy;
  /** Price of one frame, tax included (R9.1). `square_small` is sold in sets only and has none. */
  readonly framePrices: Readonly<Record<Exclude<FrameSizeKey, "square_small">, Minor>>;
  readonly setPrices: Readonly<Record<SetKey, Minor>>;
  /** At most one for each set. */
  readonly earlierPrices: readonly EarlierPrice[];
  readonly tax: { readonly name: string; readonly percent: number };
  readonly shippingRates: readonly ShippingRate[];
  readonly addressForm: readonly AddressField[];
  /** Ranges of postcodes of each province or state. Absent when a postcode does not determine the province. */
  readonly postcodesByProvince?: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;
  readonly promoCodes: readonly PromoCode[];
  readonly welcomeBanner: { readonly enabled: boolean; readonly headline: string; readonly code: string };
  /** IANA name of the workshop's time zone, in which working days are counted. */
  readonly timeZone: string;
  /** Working days from order to dispatch. */
  readonly dispatchDays: { readonly from: number; readonly to: number };
  /** Working days from dispatch to the door, for rates without their own; both null when the shop promises none. */
  readonly courierDays: CourierDays | { readonly from: null; readonly to: null };
  /** Local time, `14:00`, from which an order counts as one of the next day; null: never. */
  readonly cutOffTime: string | null;
  /** Days on which the workshop is closed, besides weekends, in the order of their dates. */
  readonly holidays: readonly Holiday[];
  /** Time after an order is complete in which the shopper may cancel it; nothing is printed before this time ends. */
  readonly changeWindowMinutes: number;
  /**
   * Soft prints below this many pixels per inch wait until a staff member has checked them, even when the shopper
   * has confirmed them.
   */
  readonly reviewBelowPpi: number;
  /** Questions and answers, in the order in which they are shown. */
  readonly faq: readonly FaqEntry[];
  readonly business: SiteBusiness;
  readonly materials: SiteMaterials;
  readonly rights: SiteRights;
  readonly staffLimits: StaffLimits;
  readonly orderNumberPrefix: string;
  /**
   * Materials that are out of stock in the workshop. Not content: they are stored beside the versions
   * (docs/decisions/0061).
   */
  readonly shortages: readonly Shortage[];
};

/** A value for each site. The two sites that the program comes with are always there. */
export type PerSite<T> = Readonly<Record<SiteCode, T>>;

/**
 * Returns the value of a site.
 * @throws Error for a site that this process does not have; requests that name one are rejected earlier.
 */
export const ofSite = <T>(values: PerSite<T>, code: SiteCode): T => {
  const value = values[code];
  if (value === undefined) throw new Error(`No site ${code}`);
  return value;
};

/**
 * A snapshot of all sites. A calculation of money must use one snapshot until the amount is stored, because prices
 * may change.
 */
export type Sites = PerSite<Site>;

export const listSites = (sites: Sites): readonly Site[] => Object.values(sites);

/** Returns the sites that shoppers see. The seeds' sites are always open. */
export const onlyOpen = (sites: Sites): Sites => ({
  ZA: sites.ZA,
  AU: sites.AU,
  ...Object.fromEntries(listSites(sites).flatMap((site) => (site.isOpen ? [[site.code, site]] : []))),
});

/** Returns a value for each of the sites. */
export const mapSites = <T>(sites: Sites, make: (site: Site) => T): PerSite<T> => ({
  ZA: make(sites.ZA),
  AU: make(sites.AU),
  ...Object.fromEntries(listSites(sites).map((site) => [site.code, make(site)])),
});
