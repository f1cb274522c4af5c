import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** What the page can do. Each returns a sentence that says why it failed; null when it succeeded. */
export type PeopleActions = {
  /** Returns the link to hand over where no mail is sent; null: the invitation is on its way. */
  readonly invite: (email: string, role: StaffRole) => Promise<string | { readonly link: string | null }>;
  readonly withdraw: (invitationId: string) => Promise<string | null>;
  readonly changeRole: (staffId: string, role: StaffRole, seenRole: StaffRole) => Promise<string | null>;
  readonly setStopped: (staffId: string, isStopped: boolean) => Promise<string | null>;
  readonly reset: (staffId: string) => Promise<string | null>;
  readonly endSession: (staffId: string, sessionId: string) => Promise<string | null>;
};
