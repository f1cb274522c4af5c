import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** A link by which a person sets a password, as a new staff member or as an existing one. */
export type StaffInvitation = {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly role: StaffRole;
  /** Staff member who gets a new password; null for a new person. */
  readonly staffId: string | null;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Open invitations. A used or withdrawn one is deleted. */
export type StaffInvitations = {
  insert(invitation: StaffInvitation): Promise<void>;
  find(key: { readonly id: string } | { readonly token: string }): Promise<StaffInvitation | undefined>;
  list(): Promise<readonly StaffInvitation[]>;
  /** Deletes an invitation. Returns false when another request was faster. */
  remove(id: string): Promise<boolean>;
  removeByEmail(email: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
