import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** What each role is for, in a sentence. The rights are in `domain/staff/roles.ts`. */
export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  owner: "Can do everything, and decides who works here.",
  manager: "Runs the shop: orders, money, messages, prices and texts. Can't invite staff.",
  workshop: "Looks at prints, makes and packs them. Sees no amounts and no email addresses.",
  service: "Reads and answers messages, and can give money back.",
  books: "Sees orders, amounts, figures and the log. No names, no addresses.",
};
