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
import { AU_HOLIDAYS } from "./publicHolidays.ts";
import { NO_MATERIALS, type Site } from "./site.ts";

export const AU: Site = {
  code: "AU",
  isOpen: true,
  countryName: "Australia",
  countryCode: "AU",
  locale: "en-AU",
  currency: "AUD",
  copy: {
    title: "Turn Life Stories Into Wall Art!",
    description:
      "Turn your life stories into wall art. Choose a layout, add your photos and hang the framed tiles yourself, with no nail and no hammer.",
    made_and_shipped_headline: "Made and shipped in Sydney",
    made_and_shipped_text:
      "We print, frame and pack every tile by hand in Sydney, and send it to your door anywhere in Australia.",
    made_and_shipped_image: "/pictures/step-stick.svg",
    order_confirmation_headline: "Thank you. We'll make your order in our workshop in Sydney.",
    faq_answer_shipped_from:
      "In Sydney. We print your photos, assemble the frames and pack the tiles there by hand, and ship them anywhere in Australia.",
    email_address: "hello.au@storywall.example",
    free_shipping_text: "Free delivery across Australia. Usually sent within 1-2 working days.",
    business_location: "Sydney",
  },
  framePrices: {
    rectangle_small: minor(2499),
    rectangle_medium: minor(3199),
    rectangle_large: minor(4299),
    rectangle_xlarge: minor(4999),
  },
  setPrices: {
    square_trio: minor(3999),
    charming_six: minor(7599),
    dazzling_dozen: minor(9499),
  },
  earlierPrices: [],
  tax: { name: "GST", percent: 10 },
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
      hint: "Number and street, such as 12 George Street. We can't deliver to a PO box.",
    },
    {
      name: "address2",
      label: "Unit, level or building",
      required: false,
      autocomplete: "address-line2",
      pattern: NO_POST_BOX_PATTERN,
    },
    // Australian addresses have the suburb in the place of the city, and no other city (AS 4212, `%C %S %Z`).
    { name: "city", label: "Suburb or town", required: true, autocomplete: "address-level2" },
    {
      name: "province",
      label: "State or territory",
      required: true,
      autocomplete: "address-level1",
      options: [
        { value: "ACT", label: "Australian Capital Territory" },
        { value: "NSW", label: "New South Wales" },
        { value: "NT", label: "Northern Territory" },
        { value: "QLD", label: "Queensland" },
        { value: "SA", label: "South Australia" },
        { value: "TAS", label: "Tasmania" },
        { value: "VIC", label: "Victoria" },
        { value: "WA", label: "Western Australia" },
      ],
    },
    {
      name: "zip",
      label: "Postcode",
      required: true,
      autocomplete: "postal-code",
      inputMode: "numeric",
      pattern: FOUR_DIGITS_PATTERN,
      hint: "Four digits, such as 2000",
    },
    {
      name: "phone",
      label: "Phone number",
      required: true,
      autocomplete: "tel",
      inputMode: "tel",
      pattern: PHONE_PATTERN,
      hint: "Ten digits, such as 0412 345 678, so the courier can reach you",
    },
  ],
  // Wider than the states on purpose: near a border the post office of another state may deliver, and rejecting a
  // correct address loses an order. The single codes are such border towns.
  postcodesByProvince: {
    ACT: [
      [200, 299],
      [2540, 2540],
      [2600, 2620],
      [2900, 2920],
    ],
    NSW: [
      [1000, 2999],
      [3500, 3500],
      [3585, 3586],
      [3644, 3644],
      [3691, 3707],
      [4375, 4385],
      [4825, 4825],
    ],
    NT: [
      [800, 999],
      [4825, 4830],
      [6798, 6799],
    ],
    QLD: [
      [2406, 2406],
      [4000, 4999],
      [9000, 9999],
      [862, 862],
    ],
    SA: [
      [872, 872],
      [2648, 2648],
      [2880, 2880],
      [3556, 3556],
      [5000, 5999],
    ],
    TAS: [[7000, 7999]],
    VIC: [
      [2640, 2648],
      [2710, 2739],
      [3000, 3999],
      [5268, 5271],
      [5291, 5291],
      [8000, 8999],
    ],
    WA: [
      [872, 872],
      [6000, 6999],
    ],
  },
  promoCodes: [{ code: "WELCOME10", percent: 10, oncePerEmail: true }],
  welcomeBanner: { enabled: false, headline: "WELCOME DISCOUNT!", code: "WELCOME10" },
  timeZone: "Australia/Sydney",
  dispatchDays: { from: 1, to: 2 },
  courierDays: { from: 2, to: 7 },
  cutOffTime: null,
  holidays: AU_HOLIDAYS,
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
  rights: {
    buyer: [
      "Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.",
      "These guarantees apply to tiles with your own photos just as they do to anything else, and we pay what it costs to put a failure right. Our own promise to take back a wall that you do not like comes on top of them.",
      "Nothing on these pages takes any of these rights away.",
    ],
    privacy: [
      "You can ask what information we hold about you, and have it corrected or deleted. We handle personal information as the Australian Privacy Principles describe. If you are not satisfied with our answer, you can complain to the Office of the Australian Information Commissioner.",
    ],
  },
  staffLimits: {
    refundProofAbove: minor(15000),
    serviceRefundEach: minor(5000),
    managerRefundADay: minor(75000),
    serviceReplacementPieces: null,
  },
  orderNumberPrefix: "AU",
  shortages: [],
};
