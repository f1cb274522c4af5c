import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** The actions of the page. Each returns a sentence that says why it failed; null when it succeeded. */
export type PeopleActions = {
  /** Returns the link to hand over when no mail is sent; null when the invitation was mailed. */
  readonly invite: (email: string, role: StaffRole) => Promise<string | { readonly link: string | null }>;
  readonly withdraw: (invitationId: string) => Promise<string | null>;
  readonly changeRole: (staffId: string, role: StaffRole, seenRole: StaffRole) => Promise<string | null>;
  readonly setStopped: (staffId: string, isStopped: boolean) => Promise<string | null>;
  readonly reset: (staffId: string) => Promise<string | null>;
  readonly endSession: (staffId: string, sessionId: string) => Promise<string | null>;
};
