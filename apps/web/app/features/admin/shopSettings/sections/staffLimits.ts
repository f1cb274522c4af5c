import type { SettingSection } from "./settingSection.ts";

/** What staff may do without an owner. */
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
      label: "Most Service can refund at a time",
      hint: "Such as 500.00. Enter 0.00 for no refunds.",
      kind: "amount",
    },
    {
      path: "staffLimits.managerRefundADay",
      label: "Most a manager can refund in a day",
      hint: "Counted for each manager, in this country's day. Such as 10000.00.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceReplacementPieces",
      label: "Tiles that Service has made again at once",
      hint: "Such as 3. Empty: any number.",
      kind: "optionalInteger",
    },
  ],
};
