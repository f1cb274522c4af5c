import type { SettingSection } from "./settingSection.ts";

/** The form for the seller's details and the tax in the prices. */
export const BUSINESS_SECTION: SettingSection = {
  key: "business",
  title: "Business details",
  lead: "Who the seller is, as the law requires. Shown on the contact page, in the terms and on every packing slip.",
  previewPath: "/contact",
  settings: [
    {
      path: "business.legalName",
      label: "Legal name",
      hint: "The name of the company or person who sells, such as Storywall Ltd.",
      hintsByCountry: {
        ZA: "The name of the company or person who sells, such as Storywall (Pty) Ltd.",
        AU: "The name of the company or person who sells, such as Storywall Pty Ltd.",
      },
      kind: "optionalLine",
    },
    {
      path: "business.registration",
      label: "Registration",
      hint: "The number of the company or business, with the name of its register.",
      hintsByCountry: {
        ZA: "The number and its register, such as CIPC 2026/123456/07.",
        AU: "The number and its register, such as ABN 12 345 678 901 or ACN 123 456 789.",
      },
      kind: "optionalLine",
    },
    {
      path: "business.taxNumber",
      label: "{tax} number",
      hint: "As the tax office writes it. Leave it empty only if you charge no {tax}.",
      hintsByCountry: {
        ZA: "The number alone, such as 4123456789. Leave it empty only if you charge no {tax}.",
        AU: "The ABN under which you're registered for GST, such as ABN 12 345 678 901. Leave it empty only if you charge no GST.",
      },
      kind: "optionalLine",
    },
    {
      path: "business.address",
      label: "Address",
      hint: "Where letters and returned parcels go: street, town and postcode.",
      hintsByCountry: {
        ZA: "Where letters and returned parcels go, such as 12 Long Street, Cape Town, 8001.",
        AU: "Where letters and returned parcels go, such as 12 George Street, Sydney NSW 2000.",
      },
      kind: "optionalLine",
    },
    {
      path: "business.phone",
      label: "Phone",
      hint: "As shoppers in the country dial it.",
      hintsByCountry: {
        ZA: "As shoppers dial it, such as 021 555 0100.",
        AU: "As shoppers dial it, such as 02 5550 0100.",
      },
      kind: "optionalLine",
    },
    {
      path: "copy.email_address",
      label: "Email address",
      hint: "Shoppers write to it, and the shop's emails come from it, such as hello@storywall.com.",
      hintsByCountry: {
        ZA: "Shoppers write to it, and the shop's emails come from it, such as hello@storywall.co.za.",
        AU: "Shoppers write to it, and the shop's emails come from it, such as hello@storywall.com.au.",
      },
      kind: "line",
    },
    {
      path: "business.hours",
      label: "Hours",
      hint: "When someone answers, such as Monday to Friday, 9:00 to 16:00. Empty: the line is left out.",
      kind: "optionalLine",
    },
    {
      path: "business.answerDays",
      label: "Days to an answer",
      hint: "Working days within which every question is answered, such as 2.",
      kind: "integer",
    },
    {
      path: "tax.name",
      label: "Name of the tax",
      hint: "Your country's word for it, as shown beside totals, such as VAT or GST.",
      kind: "line",
    },
    {
      path: "tax.percent",
      label: "{tax} in percent",
      hint: "Prices include it, such as 15. Changing it changes no price, only how much of it is {tax}.",
      kind: "percent",
    },
  ],
};
