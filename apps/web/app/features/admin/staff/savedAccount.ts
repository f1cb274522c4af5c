import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";

/** What became of a change of the own account. */
export type SavedAccount =
  | { readonly kind: "ok"; readonly account: StaffAccount }
  /** `theirs`: the account by now, where another tab or device may have been first. Nothing was saved. */
  | { readonly kind: "error"; readonly message: string; readonly theirs: StaffAccount | null };
