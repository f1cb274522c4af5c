import { type Minor, minor } from "../units/units.ts";
import {
  COMPANY_FIELD,
  FIRST_NAME_FIELD,
  LAST_NAME_FIELD,
  NO_POST_BOX_PATTERN,
  PHONE_PATTERN,
} from "./addressFields.ts";
import { FAQ_SEED } from "./faqSeed.ts";
import { postcodeRule } from "./postcodeShape.ts";
import { type AddressField, NO_MATERIALS, type Site } from "./site.ts";
import type { SiteDefinition } from "./siteDefinition.ts";

/** Placeholder that `findMissingDetails` reports, so that the owner enters a value before the site opens. */
const NO_PRICE: Minor = minor(0);

/**
 * Returns the initial site of a new country: closed, with texts and an address form that fit any country, and
 * without what only the owner knows (prices, delivery, law, who sells).
 */
export const createSite = (definition: SiteDefinition): Site => {
  const { code, countryName, locale, currency, timeZone, town } = definition;
  return {
    code,
    isOpen: false,
    countryName,
    countryCode: code,
    locale,
    currency,
    copy: {
      title: "Turn Life Stories Into Wall Art!",
      description:
        "Turn your life stories into wall art. Choose a layout, add your photos and hang the framed tiles yourself, with no nail and no hammer.",
      made_and_shipped_headline: `Made and shipped in ${town}`,
      made_and_shipped_text: `We print, frame and pack every tile by hand in ${town}, and send it to your door anywhere in ${countryName}.`,
      made_and_shipped_image: "/pictures/step-stick.svg",
      order_confirmation_headline: `Thank you. We'll make your order in our workshop in ${town}.`,
      faq_answer_shipped_from: `In ${town}. We print your photos, assemble the frames and pack the tiles there by hand, and ship them anywhere in ${countryName}.`,
      email_address: `hello.${code.toLowerCase()}@storywall.example`,
      free_shipping_text: `Delivery across ${countryName}. Usually sent within 1-2 working days.`,
      business_location: town,
    },
    framePrices: {
      rectangle_small: NO_PRICE,
      rectangle_medium: NO_PRICE,
      rectangle_large: NO_PRICE,
      rectangle_xlarge: NO_PRICE,
    },
    setPrices: { square_trio: NO_PRICE, charming_six: NO_PRICE, dazzling_dozen: NO_PRICE },
    earlierPrices: [],
    tax: { name: definition.taxName, percent: definition.taxPercent },
    shippingRates: [],
    addressForm: createAddressForm(definition),
    promoCodes: [{ code: "WELCOME10", percent: 10, oncePerEmail: true }],
    welcomeBanner: { enabled: false, headline: "WELCOME DISCOUNT!", code: "WELCOME10" },
    timeZone,
    dispatchDays: { from: 1, to: 2 },
    courierDays: { from: null, to: null },
    cutOffTime: null,
    holidays: [],
    changeWindowMinutes: 120,
    reviewBelowPpi: 130,
    faq: FAQ_SEED,
    business: {
      legalName: null,
      registration: null,
      taxNumber: null,
      address: null,
      phone: null,
      hours: null,
      answerDays: 2,
    },
    materials: NO_MATERIALS,
    rights: { buyer: [], privacy: [] },
    orderNumberPrefix: code,
    shortages: [],
    // Amounts that suit most countries in their own currency; the owner sets others under Staff limits.
    staffLimits: {
      refundProofAbove: minor(15_000),
      serviceRefundEach: minor(5_000),
      managerRefundADay: minor(75_000),
      serviceReplacementPieces: null,
    },
  };
};

const createAddressForm = ({ postcodeLabel, postcodeShape }: SiteDefinition): readonly AddressField[] => [
  FIRST_NAME_FIELD,
  LAST_NAME_FIELD,
  COMPANY_FIELD,
  {
    name: "address1",
    label: "Street address",
    required: true,
    autocomplete: "address-line1",
    pattern: NO_POST_BOX_PATTERN,
    hint: "Number and street. We can't deliver to a PO box.",
  },
  {
    name: "address2",
    label: "Flat, unit or building",
    required: false,
    autocomplete: "address-line2",
    pattern: NO_POST_BOX_PATTERN,
  },
  { name: "suburb", label: "Suburb", required: false, autocomplete: "address-level3" },
  { name: "city", label: "City or town", required: true, autocomplete: "address-level2" },
  { name: "province", label: "Region", required: false, autocomplete: "address-level1" },
  {
    name: "zip",
    label: postcodeLabel,
    required: true,
    autocomplete: "postal-code",
    ...postcodeRule(postcodeShape),
  },
  {
    name: "phone",
    label: "Phone number",
    required: true,
    autocomplete: "tel",
    inputMode: "tel",
    pattern: PHONE_PATTERN,
    hint: "The courier will call this number",
  },
];
