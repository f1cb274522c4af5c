import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";

/** Result of changing the person's own account. */
export type SavedAccount =
  | { readonly kind: "ok"; readonly account: StaffAccount }
  /** `theirs`: the current account, when another tab or device may have saved first. Nothing was saved. */
  | { readonly kind: "error"; readonly message: string; readonly theirs: StaffAccount | null };
