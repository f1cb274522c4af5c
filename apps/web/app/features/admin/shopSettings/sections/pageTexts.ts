import type { SettingSection } from "./settingSection.ts";

/** The form for the texts of a country's pages. */
export const PAGE_TEXTS_SECTION: SettingSection = {
  key: "words",
  title: "Page texts",
  lead: "What this country's pages say. The preview shows each text as you type it.",
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
      label: "Description for search results",
      hint: "What shoppers get, in a sentence or two. Shown in search results and where a link to the shop is shared, not on the page itself.",
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
      hint: "A picture that the shop already has, by its address, such as /pictures/step-stick.svg.",
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
      hint: "In emails and on pages, such as Cape Town.",
      kind: "line",
    },
  ],
};
