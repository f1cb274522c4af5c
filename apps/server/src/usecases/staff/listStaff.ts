import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffInvitation } from "../../ports/staff/StaffInvitations.ts";
import type { StaffAccount, StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StaffSession } from "../../ports/staff/StaffSessions.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "./requireRight.ts";

/** A staff member with the devices on which they are signed in. */
export type StaffListEntry = {
  readonly account: StaffAccount;
  readonly sessions: readonly StaffSession[];
  readonly passkeyCount: number;
};

export type StaffList = {
  readonly people: readonly StaffListEntry[];
  readonly invitations: readonly StaffInvitation[];
};

/** Lists the staff members and the open invitations. */
export const listStaff = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
): Promise<Result<StaffList, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "staff.manage");
  if (allowed.kind === "error") return allowed;
  const { staffMembers, staffSessions, staffFactors, staffInvitations } = repositories;
  const now = clock.now();
  const people: StaffListEntry[] = [];
  // One after the other: a shop has few staff members, and the embedded database has one connection.
  for (const account of await staffMembers.list()) {
    const sessions = await staffSessions.list(account.id, now);
    const passkeyCount = (await staffFactors.listPasskeys(account.id)).length;
    people.push({ account, sessions, passkeyCount });
  }
  const invitations = await staffInvitations.list();
  return ok({ people, invitations: invitations.filter(({ expiresAt }) => expiresAt > now) });
};
