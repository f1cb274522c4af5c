import type { SettingSection } from "./settingSection.ts";

/** The form for former prices of sets. */
export const EARLIER_PRICES_SECTION: SettingSection = {
  key: "earlier-prices",
  title: "Earlier prices",
  lead: "After you lower the price of a set, pages may show what it cost before. By law, you must really have charged that price.",
  previewPath: "/browse",
  settings: [
    {
      path: "earlierPrices",
      label: "Earlier prices of sets",
      hint: "Only a price that you charged for at least 28 days, right up to the current one; the shop's history shows the dates. Pages show it for 90 days, and only while it is higher than the current price.",
      kind: "earlierPrices",
    },
  ],
};
