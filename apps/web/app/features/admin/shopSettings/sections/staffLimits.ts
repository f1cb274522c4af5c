import type { SettingSection } from "./settingSection.ts";

/** The form that sets what staff may do without an owner. */
export const STAFF_LIMITS_SECTION: SettingSection = {
  key: "limits",
  title: "Staff limits",
  lead: "What staff can do by themselves, and what needs an owner, or their password or code again. In this country's currency.",
  previewPath: null,
  settings: [
    {
      path: "staffLimits.refundProofAbove",
      label: "Refunds above this need the password or code again",
      hint: "Everyone then confirms who they are, by code, passkey or password. Such as 2000.00.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceRefundEach",
      label: "Largest refund by someone in Service",
      hint: "For one refund, such as 500.00. Enter 0.00 if Service gives no money back.",
      kind: "amount",
    },
    {
      path: "staffLimits.managerRefundADay",
      label: "Refunds by one manager in a day, at most",
      hint: "In all, such as 10000.00. Days follow this country's own time.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceReplacementPieces",
      label: "Tiles in one replacement by Service, at most",
      hint: "Such as 3. Empty: any number.",
      kind: "optionalInteger",
    },
  ],
};
