import type { SettingSection } from "./settingSection.ts";

/** The texts of a country's pages. */
export const PAGE_TEXTS_SECTION: SettingSection = {
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
      hint: "In search results and where a link to the shop is shared, not on the page itself: what shoppers get, in two sentences.",
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
      hint: "The headline when an order is placed, such as Thank you. We'll make your order in our workshop.",
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
      hint: "In e-mails and on pages, such as Cape Town.",
      kind: "line",
    },
  ],
};
