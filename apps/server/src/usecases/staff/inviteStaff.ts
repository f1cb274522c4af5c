import { canGiveRole, ROLE_LABELS, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "./alertOwners.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireProof } from "./requireProof.ts";
import { requireRight } from "./requireRight.ts";

/** Long enough for a week's leave, and no longer, because another person may read the mailbox later. */
export const INVITATION_TTL_MS = 7 * DAY_MS;

/** Maximum number of staff members and open invitations together: the list of them is one reply. */
export const MAX_PEOPLE = 200;

export type StaffShop = Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "mailSender">;

export const CANNOT_GIVE_ROLE = err(
  "FORBIDDEN",
  "You can't give someone a role with more rights than your own.",
);

/** Invites a person by mail. A second invitation to the same address replaces the first. Returns the token of its link. */
export const inviteStaff = async (
  shop: StaffShop,
  actor: StaffActor,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Promise<Result<{ readonly token: string }, "FORBIDDEN" | "PROOF_NEEDED" | "CONFLICT">> => {
  const allowed = requireRight(actor, "staff.manage");
  if (allowed.kind === "error") return allowed;
  if (!canGiveRole(actor.role, role)) return CANNOT_GIVE_ROLE;
  const proven = requireProof(shop, actor);
  if (proven.kind === "error") return proven;
  const token = shop.ids.next();
  const result = await runInTransaction<{ readonly token: string }, "CONFLICT">(
    shop,
    async (repositories) => {
      if (await repositories.staffMembers.findByEmail(email)) {
        return err("CONFLICT", "A member of staff already has this address.");
      }
      const id = shop.ids.next();
      const createdAt = shop.clock.now();
      await repositories.staffInvitations.removeByEmail(email);
      const people = await repositories.staffMembers.list();
      const open = (await repositories.staffInvitations.list()).filter(
        ({ expiresAt }) => expiresAt > createdAt,
      );
      if (people.length + open.length >= MAX_PEOPLE)
        return err("CONFLICT", `A shop has room for ${MAX_PEOPLE} people, and you've reached that.`);
      await repositories.staffInvitations.insert({
        id,
        token,
        email,
        role,
        staffId: null,
        invitedBy: actor.id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + INVITATION_TTL_MS),
      });
      const dedupeKey = `invitation ${id}`;
      const mail = { id: shop.ids.next(), dedupeKey, kind: "staff_invitation", subjectId: id } as const;
      await repositories.mailOutbox.add({ ...mail, createdAt });
      const entryId = await recordAudit(shop, repositories, {
        actor,
        action: "staff.invited",
        subject: { kind: "staff", id, label: email },
        after: { role: ROLE_LABELS[role] },
      });
      await alertOwners(shop, repositories, entryId);
      return ok({ token });
    },
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

/** Withdraws an invitation that has not been accepted yet. */
export const withdrawInvitation = async (
  shop: StaffShop,
  actor: StaffActor,
  id: string,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "staff.manage");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const invitation = await repositories.staffInvitations.find({ id });
    if (!invitation || !(await repositories.staffInvitations.remove(id))) {
      return err("NOT_FOUND", "This invitation was accepted or withdrawn already.");
    }
    const subject = { kind: "staff", id, label: invitation.email } as const;
    await recordAudit(shop, repositories, { actor, action: "staff.invitationWithdrawn", subject });
    return ok(null);
  });
};
