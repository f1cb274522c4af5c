import type { SettingSection } from "./settingSection.ts";

/** The form for texts about rights that the law gives shoppers. */
export const LEGAL_TEXTS_SECTION: SettingSection = {
  key: "law",
  title: "Legal texts",
  lead: "Rights under the country's law, beyond what the shop promises. Have a lawyer check them.",
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
