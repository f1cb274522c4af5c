import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** The id of the person whom the shop's own password signs in. Every shop has this owner from its first start. */
export const FIRST_OWNER_ID = "owner";

/** A person who works for the shop. */
export type StaffMember = { readonly id: string; readonly name: string; readonly role: StaffRole };

/** The signed-in person who makes a request. */
export type StaffActor = StaffMember & {
  readonly kind: "staff";
  readonly sessionId: string;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string;
  /** Id of the request, which the log of the server has too. */
  readonly requestId: string;
};

/** Who did one thing, as a record of it names them. */
export type StaffReference = Pick<StaffMember, "id" | "name">;

export type NewStaffMember = StaffMember & { readonly email: string | null; readonly createdAt: Date };

export type StaffMembers = {
  insert(member: NewStaffMember): Promise<void>;
  find(id: string): Promise<StaffMember | undefined>;
};
