import type { SettingSection } from "./settingSection.ts";

/** The form for questions and answers. */
export const QUESTIONS_SECTION: SettingSection = {
  key: "questions",
  title: "Questions and answers",
  lead: "What shoppers ask. Shown on a page of its own, in the panel on every page and, in part, on the home page.",
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
