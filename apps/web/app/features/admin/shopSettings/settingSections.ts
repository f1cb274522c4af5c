/** How a field is typed and read. Amounts are typed as people write them and stored in minor units. */
export type SettingKind =
  | "line"
  | "text"
  | "optionalLine"
  | "integer"
  | "optionalInteger"
  | "amount"
  | "percent"
  | "time"
  | "switch"
  | "promoCode"
  | "paragraphs"
  | "rates"
  | "holidays"
  | "questions";

export type Setting = {
  /** Path in the site's content. */
  readonly path: string;
  readonly label: string;
  /** What it means and where it is seen, with an example. */
  readonly hint: string;
  readonly kind: SettingKind;
};

export type SettingSection = {
  /** Last part of the address: /admin/shop/delivery. */
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  /** Page of the shop that shows most of it; null: none does. */
  readonly previewPath: string | null;
  readonly settings: readonly Setting[];
};

const BUSINESS: SettingSection = {
  key: "business",
  title: "Business and tax",
  lead: "Who sells, as the law asks you to say. It stands on the contact page, in the terms and on every packing slip.",
  previewPath: "/contact",
  settings: [
    {
      path: "business.legalName",
      label: "Legal name",
      hint: "The name of the company or person who sells, such as Storywall (Pty) Ltd.",
      kind: "optionalLine",
    },
    {
      path: "business.registration",
      label: "Registration",
      hint: "The number and its register, such as CIPC 2026/123456/07 or ABN 12 345 678 901.",
      kind: "optionalLine",
    },
    {
      path: "business.taxNumber",
      label: "Tax number",
      hint: "Such as VAT 4123456789. Leave it empty only if you charge no tax.",
      kind: "optionalLine",
    },
    {
      path: "business.address",
      label: "Address",
      hint: "Where letters and returned parcels go, such as 12 Long Street, Cape Town, 8001.",
      kind: "optionalLine",
    },
    {
      path: "business.phone",
      label: "Phone",
      hint: "As shoppers dial it, such as 021 555 0100.",
      kind: "optionalLine",
    },
    {
      path: "business.hours",
      label: "Hours",
      hint: "When somebody answers, such as Monday to Friday, 9:00 to 16:00. Empty: the line is left out.",
      kind: "optionalLine",
    },
    {
      path: "business.answerDays",
      label: "Days to an answer",
      hint: "Working days within which every question is answered, such as 2.",
      kind: "integer",
    },
    {
      path: "copy.email_address",
      label: "E-mail address",
      hint: "Shoppers write to it, and mails of the shop come from it, such as hello@storywall.co.za.",
      kind: "line",
    },
    {
      path: "tax.name",
      label: "Name of the tax",
      hint: "As it stands beside totals, such as VAT.",
      kind: "line",
    },
    {
      path: "tax.percent",
      label: "Tax in percent",
      hint: "Prices include it, such as 15. Changing it changes no price, only how much of it is tax.",
      kind: "percent",
    },
  ],
};

const DELIVERY: SettingSection = {
  key: "delivery",
  title: "Delivery",
  lead: "What delivery costs, when parcels leave, and how long an order can still be changed.",
  previewPath: "/delivery-and-returns",
  settings: [
    {
      path: "shippingRates",
      label: "Ways of delivery",
      hint: "The delivery page lists all of them; the checkout takes the first one.",
      kind: "rates",
    },
    {
      path: "copy.free_shipping_text",
      label: "Delivery in one sentence",
      hint: "In the cart and on the home page, such as Free delivery all over South Africa.",
      kind: "text",
    },
    {
      path: "dispatchDays.from",
      label: "Sent after, at the earliest",
      hint: "Working days from a complete order to the courier, such as 1.",
      kind: "integer",
    },
    {
      path: "dispatchDays.to",
      label: "Sent after, at the latest",
      hint: "The promise: an order that is not sent by then counts as late, such as 2.",
      kind: "integer",
    },
    {
      path: "cutOffTime",
      label: "Cut-off time",
      hint: "Orders from this time on count as of the next day, such as 14:00. Empty: the whole day counts.",
      kind: "time",
    },
    {
      path: "holidays",
      label: "Holidays",
      hint: "Days on which nothing is sent, besides weekends. Promised days leave them out.",
      kind: "holidays",
    },
    {
      path: "changeWindowMinutes",
      label: "Time to change an order, in minutes",
      hint: "So long shoppers may change photos, crops and address, or cancel; printing waits for it. Such as 120.",
      kind: "integer",
    },
  ],
};

const PRINTS: SettingSection = {
  key: "prints",
  title: "Soft prints",
  lead: "Which photos with few pixels wait on the page Look. Under 100 pixels an inch all do; from 150 on none does.",
  previewPath: "/how-it-works",
  settings: [
    {
      path: "reviewBelowPpi",
      label: "Look at prints below, in pixels an inch",
      hint: "Softer prints wait for you although their shopper wants them, such as 130. 100 to 150.",
      kind: "integer",
    },
  ],
};

const LIMITS: SettingSection = {
  key: "limits",
  title: "Limits of staff",
  lead: "What people do by themselves, and what needs an owner or a fresh proof. In this country's money.",
  previewPath: null,
  settings: [
    {
      path: "staffLimits.refundProofAbove",
      label: "Refunds above this need a fresh proof",
      hint: "Everyone then confirms who they are, by code, passkey or password. Such as 2000.00.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceRefundEach",
      label: "Service gives back at most, each time",
      hint: "Such as 500.00. With 0.00 Service gives nothing back.",
      kind: "amount",
    },
    {
      path: "staffLimits.managerRefundADay",
      label: "A manager gives back at most, in a day",
      hint: "Counted for each manager, in this country's day. Such as 10000.00.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceReplacementPieces",
      label: "Tiles that Service has made again at once",
      hint: "Such as 3. Empty: any number.",
      kind: "optionalInteger",
    },
  ],
};

const WORDS: SettingSection = {
  key: "words",
  title: "Words",
  lead: "The texts of this country's pages. The page beside shows them as you type.",
  previewPath: "/",
  settings: [
    {
      path: "copy.title",
      label: "Headline",
      hint: "On the home page and in search results, such as Turn life stories into wall art!",
      kind: "line",
    },
    {
      path: "copy.description",
      label: "First sentence",
      hint: "Under the headline and in search results: what one gets, in two sentences.",
      kind: "text",
    },
    {
      path: "copy.made_and_shipped_headline",
      label: "Made and shipped: headline",
      hint: "On the home page, such as Made and shipped in Cape Town.",
      kind: "line",
    },
    {
      path: "copy.made_and_shipped_text",
      label: "Made and shipped: text",
      hint: "On the home page and on How it works: who makes the tiles, and where.",
      kind: "text",
    },
    {
      path: "copy.made_and_shipped_image",
      label: "Made and shipped: picture",
      hint: "Address of a picture of this shop, such as /pictures/step-stick.svg.",
      kind: "line",
    },
    {
      path: "copy.order_confirmation_headline",
      label: "After an order",
      hint: "The headline when an order is placed, such as Thank you. Your wall is on its way to our workshop.",
      kind: "line",
    },
    {
      path: "copy.faq_answer_shipped_from",
      label: "Where frames are made",
      hint: "The answer in the questions and answers, in a sentence.",
      kind: "text",
    },
    {
      path: "copy.business_location",
      label: "Town of the workshop",
      hint: "In mails and on pages, such as Cape Town.",
      kind: "line",
    },
  ],
};

const QUESTIONS: SettingSection = {
  key: "questions",
  title: "Questions and answers",
  lead: "What shoppers ask, on a page of its own, in the panel of every page and, some of it, on the home page.",
  previewPath: "/faq",
  settings: [
    {
      path: "faq",
      label: "Questions",
      hint: "A link is [its text](/page). These stand for what is set elsewhere: {email}, {delivery}, {made}, {change time}, {welcome offer}.",
      kind: "questions",
    },
  ],
};

const OFFER: SettingSection = {
  key: "offer",
  title: "Welcome offer",
  lead: "The discount for a first order: a line above every page, and the code by mail for an e-mail address.",
  previewPath: "/",
  settings: [
    {
      path: "welcomeBanner.enabled",
      label: "Show the offer above every page",
      hint: "Off: shoppers still get the code where the questions and answers offer it.",
      kind: "switch",
    },
    {
      path: "welcomeBanner.headline",
      label: "Its first words",
      hint: "Before the discount, such as WELCOME DISCOUNT!",
      kind: "line",
    },
    {
      path: "welcomeBanner.code",
      label: "Its code",
      hint: "One of your promo codes. What it takes off is set there.",
      kind: "promoCode",
    },
  ],
};

const LAW: SettingSection = {
  key: "law",
  title: "Law texts",
  lead: "Rights that the law of the country gives, beside the promises of the shop. Have them read by a lawyer.",
  previewPath: "/terms",
  settings: [
    {
      path: "rights.buyer",
      label: "Rights of buyers",
      hint: "In the terms and under returns. A paragraph each, with an empty line between them.",
      kind: "paragraphs",
    },
    {
      path: "rights.privacy",
      label: "Rights about personal data",
      hint: "On the privacy page. A paragraph each, with an empty line between them.",
      kind: "paragraphs",
    },
  ],
};

/** The forms of the shop, in the order in which a new shop fills them in. Prices have a page of their own. */
export const SETTING_SECTIONS: readonly SettingSection[] = [
  BUSINESS,
  DELIVERY,
  PRINTS,
  WORDS,
  QUESTIONS,
  OFFER,
  LAW,
  LIMITS,
];
