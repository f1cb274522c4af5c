import type { SettingSection } from "./settingSection.ts";

/** What staff may do without an owner. */
export const STAFF_LIMITS_SECTION: SettingSection = {
  key: "limits",
  title: "Limits of staff",
  lead: "What people do by themselves, and what needs an owner or a fresh proof. In this country's money.",
  previewPath: null,
  settings: [
    {
      path: "staffLimits.refundProofAbove",
      label: "Refunds above this need a fresh proof",
      hint: "Everyone then confirms who they are, by code, passkey or password. Such as 2000.00.",
      kind: "amount",
    },
    {
      path: "staffLimits.serviceRefundEach",
      label: "Service gives back at most, each time",
      hint: "Such as 500.00. With 0.00 Service gives nothing back.",
      kind: "amount",
    },
    {
      path: "staffLimits.managerRefundADay",
      label: "A manager gives back at most, in a day",
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
