import type { SettingSection } from "./settingSection.ts";

/** The form for the discount on a first order. */
export const WELCOME_OFFER_SECTION: SettingSection = {
  key: "offer",
  title: "Welcome offer",
  lead: "The discount for a first order: a line above every page, and a code by email for people who leave their address.",
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
      label: "Opening words",
      hint: "Before the discount, such as WELCOME DISCOUNT!",
      kind: "line",
    },
    {
      path: "welcomeBanner.code",
      label: "Promo code",
      hint: "One of your promo codes. The discount is set there.",
      kind: "promoCode",
    },
  ],
};
