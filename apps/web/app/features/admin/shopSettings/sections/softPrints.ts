import type { SettingSection } from "./settingSection.ts";

/** The form that sets which soft prints are held for a check. */
export const SOFT_PRINTS_SECTION: SettingSection = {
  key: "prints",
  title: "Photo sharpness",
  lead: "Which low-resolution photos wait for you under Check photos. Prints under 100 pixels per inch always wait, and those of 150 or more never do.",
  previewPath: "/how-it-works",
  settings: [
    {
      path: "reviewBelowPpi",
      label: "Check photos below, in pixels per inch",
      hint: "Softer prints wait for you even if the shopper accepted them. From 100 to 150, such as 130.",
      kind: "integer",
    },
  ],
};
