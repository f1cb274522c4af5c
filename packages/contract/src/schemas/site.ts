import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { ADDRESS_FIELDS } from "@storywall/domain/sites/site.ts";
import * as z from "zod/mini";
import { currency, money, site, time } from "./primitives.ts";

/** Shape of the content that the owner may change. The domain checks the values (SITE_INVALID lists every issue). */
export const copy = {
  title: z.string(),
  description: z.string(),
  made_and_shipped_headline: z.string(),
  made_and_shipped_text: z.string(),
  /** Path of an image of the shop. */
  made_and_shipped_image: z.string(),
  order_confirmation_headline: z.string(),
  faq_answer_shipped_from: z.string(),
  email_address: z.string(),
  free_shipping_text: z.string(),
  business_location: z.string(),
};
const framePrices = {
  rectangle_small: money,
  rectangle_medium: money,
  rectangle_large: money,
  rectangle_xlarge: money,
};
/** Earlier prices of sets: the local days from which and until which each was charged, both included. */
const earlierPrices = z.array(
  z.strictObject({ set: z.enum(SET_KEYS), price: money, from: z.string(), until: z.string() }),
);
const setPrices = { square_trio: money, charming_six: money, dazzling_dozen: money };
const tax = { name: z.string(), percent: z.number() };
const welcomeBanner = { enabled: z.boolean(), headline: z.string(), code: z.string() };
/** Working days from order to dispatch. */
const dispatchDays = { from: z.int(), to: z.int() };

/** Working days from dispatch to the door; both null when the site promises none. */
const courierDays = { from: z.nullable(z.int()), to: z.nullable(z.int()) };

/** Local time such as 14:00, from which an order counts as one of the next day; null: never. */
const cutOffTime = z.nullable(z.string());
/** Days on which nothing is sent, besides weekends. */
const holidays = z.array(z.strictObject({ date: z.string(), name: z.string() }));

/** Answers may have [links](/of-this-shop) and placeholders such as {email}. */
const faq = z.array(z.strictObject({ id: z.string(), question: z.string(), answer: z.string() }));

const shippingRates = z.array(
  z.strictObject({
    handle: z.string(),
    title: z.string(),
    price: money,
    /** Working days from dispatch to the door. Absent: those of the site. */
    courierDays: z.optional(z.strictObject({ from: z.int(), to: z.int() })),
  }),
);
const promoCodes = z.array(
  z.strictObject({
    code: z.string(),
    /** Exactly one of percent and amount is set. */
    percent: z.optional(z.number()),
    amount: z.optional(money),
    /** Smallest amount of goods that gets the discount. Absent: no minimum. */
    minimum: z.optional(money),
    /** Absent: valid immediately. */
    startsAt: z.optional(z.string()),
    /** Absent: never expires. */
    expiresAt: z.optional(z.string()),
    oncePerEmail: z.boolean(),
    /** Number of orders that may use the code. Absent: no limit. */
    maxUses: z.optional(z.int()),
    /** Internal note; shoppers never see it. */
    note: z.optional(z.string()),
  }),
);
const addressForm = z.array(
  z.strictObject({
    name: z.enum(ADDRESS_FIELDS),
    label: z.string(),
    required: z.boolean(),
    /** HTML autocomplete token. */
    autocomplete: z.string(),
    inputMode: z.optional(z.enum(["text", "numeric", "tel"])),
    /** Regular expression from ^ to $, as in HTML. */
    pattern: z.optional(z.string()),
    hint: z.optional(z.string()),
    options: z.optional(z.array(z.strictObject({ value: z.string(), label: z.string() }))),
  }),
);
/** Minutes after an order in which the shopper may still cancel it. */
const changeWindowMinutes = z.int();
/**
 * Soft prints below this many pixels per inch wait until a staff member has checked them, even when the shopper has
 * confirmed them.
 */
const reviewBelowPpi = z.int();
/** A text, or null when it was not entered; pages then omit it. */
const nullableText = z.nullable(z.string());
const business = {
  legalName: nullableText,
  /** Company number or ABN, with the name of the register. */
  registration: nullableText,
  taxNumber: nullableText,
  address: nullableText,
  phone: nullableText,
  hours: nullableText,
  /** Working days within which a question is answered. */
  answerDays: z.int(),
};
/** What tiles are made of, in the owner's own text. */
const materials = {
  depth: nullableText,
  weight: nullableText,
  frame: nullableText,
  paper: nullableText,
  plates: nullableText,
  surfaces: nullableText,
};
/** The rights that the law of the country gives buyers, in paragraphs. */
const rights = { buyer: z.array(z.string()), privacy: z.array(z.string()) };

/** Limits of what staff may do without the owner. Amounts in minor units; null pieces: no limit. */
const staffLimits = {
  refundProofAbove: money,
  serviceRefundEach: money,
  managerRefundADay: money,
  serviceReplacementPieces: z.nullable(z.int()),
};

/** `system`: the program, for the initial content. */
const siteEditor = z.enum(["system", "owner"]);

export const versionNumber = z.int().check(z.gte(1), z.lte(2_000_000_000));

/** A version of a site, and the fields that differ from the version before it. */
export const siteVersion = z.object({
  version: z.int(),
  changedAt: time,
  changedBy: siteEditor,
  /** Name of the staff member who made it. Null or absent: the program made it, or it is not known who did. */
  person: z.optional(z.nullable(z.string())),
  /** The earlier version that this one restored; null for new content. */
  bringsBack: z.nullable(z.int()),
  /** `path` names a field, such as framePrices.rectangle_small; a list is one field. */
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SiteVersion = z.infer<typeof siteVersion>;

/** A site with its version and all fields that the owner may change. */
export const ownerSite = z.object({
  code: site,
  version: z.int(),
  changedAt: time,
  changedBy: siteEditor,
  /** Name of the staff member who made it. Null or absent: the program made it, or it is not known who did. */
  person: z.optional(z.nullable(z.string())),
  countryName: z.string(),
  /** False while the owner prepares it: no shopper sees it. */
  isOpen: z.boolean(),
  /** IANA name of the workshop's time zone. */
  timeZone: z.string(),
  currency,
  copy: z.object(copy),
  framePrices: z.object(framePrices),
  setPrices: z.object(setPrices),
  earlierPrices,
  tax: z.object(tax),
  shippingRates,
  addressForm,
  promoCodes,
  welcomeBanner: z.object(welcomeBanner),
  dispatchDays: z.object(dispatchDays),
  courierDays: z.object(courierDays),
  cutOffTime,
  holidays,
  changeWindowMinutes,
  reviewBelowPpi,
  faq,
  business: z.object(business),
  materials: z.object(materials),
  rights: z.object(rights),
  staffLimits: z.object(staffLimits),
});
export type OwnerSite = z.infer<typeof ownerSite>;

/** Omitted fields stay unchanged, also those inside copy and prices; lists are replaced as a whole. */
export const siteChange = z.partial(
  z.strictObject({
    copy: z.partial(z.strictObject(copy)),
    framePrices: z.partial(z.strictObject(framePrices)),
    setPrices: z.partial(z.strictObject(setPrices)),
    earlierPrices,
    tax: z.partial(z.strictObject(tax)),
    shippingRates,
    addressForm,
    promoCodes,
    welcomeBanner: z.partial(z.strictObject(welcomeBanner)),
    dispatchDays: z.partial(z.strictObject(dispatchDays)),
    courierDays: z.partial(z.strictObject(courierDays)),
    cutOffTime,
    holidays,
    changeWindowMinutes,
    reviewBelowPpi,
    faq,
    business: z.partial(z.strictObject(business)),
    materials: z.partial(z.strictObject(materials)),
    rights: z.partial(z.strictObject(rights)),
    staffLimits: z.partial(z.strictObject(staffLimits)),
  }),
);

/** A new country. The domain checks the values (SITE_INVALID lists every issue). */
export const siteDefinition = z.strictObject({
  /** ISO 3166 code such as NZ. */
  code: z.string().check(z.maxLength(10)),
  countryName: z.string().check(z.maxLength(100)),
  /** BCP 47 tag such as en-NZ. */
  locale: z.string().check(z.maxLength(20)),
  /** ISO 4217 code such as NZD. */
  currency: z.string().check(z.maxLength(10)),
  /** IANA name such as Pacific/Auckland. */
  timeZone: z.string().check(z.maxLength(60)),
  /** Town of the workshop that makes its orders. */
  town: z.string().check(z.maxLength(100)),
  taxName: z.string().check(z.maxLength(40)),
  taxPercent: z.number().check(z.gte(0), z.lte(100)),
  postcodeLabel: z.string().check(z.maxLength(100)),
  /** Pattern of postcodes, 9 for a digit and A for a letter: 9999. Null: any text. */
  postcodeShape: z.nullable(z.string().check(z.maxLength(20))),
});
