import { minor } from "../units/units.ts";
import {
  COMPANY_FIELD,
  FIRST_NAME_FIELD,
  FOUR_DIGITS_PATTERN,
  LAST_NAME_FIELD,
  NO_POST_BOX_PATTERN,
  PHONE_PATTERN,
} from "./addressFields.ts";
import { FAQ_SEED } from "./faqSeed.ts";
import { ZA_HOLIDAYS } from "./publicHolidays.ts";
import type { Site } from "./site.ts";

export const ZA: Site = {
  code: "ZA",
  countryName: "South Africa",
  countryCode: "ZA",
  locale: "en-ZA",
  currency: "ZAR",
  copy: {
    title: "Turn Life Stories Into Wall Art!",
    description:
      "Turn your life stories into wall art. Choose a layout, add your photos and hang the framed tiles yourself, with no nail and no hammer.",
    made_and_shipped_headline: "Made and shipped in Cape Town",
    made_and_shipped_text:
      "We print, frame and pack every tile by hand in Cape Town, and send it to your door anywhere in South Africa.",
    made_and_shipped_image: "/pictures/step-stick.svg",
    order_confirmation_headline: "Thank you. Your wall is on its way to our workshop in Cape Town.",
    faq_answer_shipped_from:
      "Your frames are assembled in Cape Town and shipped from there to every part of South Africa.",
    email_address: "hello.za@storywall.example",
    free_shipping_text: "Free delivery all over South Africa. Usually sent within 1-2 working days.",
    business_location: "Cape Town",
  },
  framePrices: {
    rectangle_small: minor(70000),
    rectangle_medium: minor(90000),
    rectangle_large: minor(120000),
    rectangle_xlarge: minor(140000),
  },
  setPrices: {
    square_trio: minor(124999),
    charming_six: minor(189999),
    dazzling_dozen: minor(299999),
  },
  tax: { name: "VAT", percent: 15 },
  shippingRates: [{ handle: "free-standard", title: "Free delivery", price: minor(0) }],
  addressForm: [
    FIRST_NAME_FIELD,
    LAST_NAME_FIELD,
    COMPANY_FIELD,
    {
      name: "address1",
      label: "Street address",
      required: true,
      autocomplete: "address-line1",
      pattern: NO_POST_BOX_PATTERN,
      hint: "Number and street, such as 12 Long Street; the courier needs a door, not a PO box",
    },
    {
      name: "address2",
      label: "Flat, unit or estate",
      required: false,
      autocomplete: "address-line2",
    },
    {
      name: "suburb",
      label: "Suburb",
      required: true,
      autocomplete: "address-level3",
      hint: "No suburb? Enter your town",
    },
    { name: "city", label: "City or town", required: true, autocomplete: "address-level2" },
    {
      name: "province",
      label: "Province",
      required: false,
      autocomplete: "address-level1",
      options: [
        { value: "EC", label: "Eastern Cape" },
        { value: "FS", label: "Free State" },
        { value: "GP", label: "Gauteng" },
        { value: "KZN", label: "KwaZulu-Natal" },
        { value: "LP", label: "Limpopo" },
        { value: "MP", label: "Mpumalanga" },
        { value: "NC", label: "Northern Cape" },
        { value: "NW", label: "North West" },
        { value: "WC", label: "Western Cape" },
      ],
    },
    {
      name: "zip",
      label: "Postal code",
      required: true,
      autocomplete: "postal-code",
      inputMode: "numeric",
      pattern: FOUR_DIGITS_PATTERN,
      hint: "Four digits, such as 8001",
    },
    {
      name: "phone",
      label: "Phone number",
      required: true,
      autocomplete: "tel",
      inputMode: "tel",
      pattern: PHONE_PATTERN,
      hint: "The courier calls this number, such as 082 123 4567",
    },
  ],
  promoCodes: [{ code: "WELCOME10", percent: 10, oncePerEmail: true }],
  welcomeBanner: { enabled: false, headline: "WELCOME DISCOUNT!", code: "WELCOME10" },
  timeZone: "Africa/Johannesburg",
  dispatchDays: { from: 1, to: 2 },
  cutOffTime: null,
  holidays: ZA_HOLIDAYS,
  changeWindowMinutes: 120,
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
  rights: {
    buyer: [
      "The Consumer Protection Act gives you six months on everything that we deliver. Where a frame, a print or a plate is defective within that time, you may send it back at our cost and have it repaired, have it replaced or have your money back. Which of these it is, is your choice.",
      "The Electronic Communications and Transactions Act lets you cancel an online purchase within seven days of receiving it. That does not cover goods made to your own specification, such as tiles with your photos. We take those back all the same, because we want you to like your wall.",
      "Where you may cancel by that Act, you pay only for sending the goods back, and your money is back within 30 days. If we cannot deliver within 30 days of your order, or within another time that we agreed with you, you may cancel and we pay back everything.",
      "Nothing on these pages takes any of these rights away.",
    ],
    privacy: [
      "The Protection of Personal Information Act (POPIA) gives you the right to ask what we hold of you, to have it corrected or deleted, and to object to its use. Where you are not content with our answer, you can complain to the Information Regulator of South Africa.",
    ],
  },
  orderNumberPrefix: "ZA",
};
