import { canGiveRole, ROLE_LABELS, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffAccount, StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "./alertOwners.ts";
import { CANNOT_GIVE_ROLE, INVITATION_TTL_MS, type StaffShop } from "./inviteStaff.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireProof } from "./requireProof.ts";
import { requireRight } from "./requireRight.ts";

const PERSON_NOT_FOUND = err("NOT_FOUND", "There is no member of staff with this id.");
const LAST_OWNER = err(
  "CONFLICT",
  "This is the shop's only owner. Make someone else an owner first; then this can be changed.",
);

export type StaffChange = {
  readonly role?: StaffRole | undefined;
  readonly isStopped?: boolean | undefined;
  /** Role that the manager saw; absent for a change without a check. */
  readonly seenRole?: StaffRole | undefined;
};

type StaffChangeErrorCode = "FORBIDDEN" | "PROOF_NEEDED" | "NOT_FOUND" | "CONFLICT";

/**
 * Changes the role of a person, or stops them at once. Both end their sessions, since a long session of a
 * workshop role must not become one of an owner. The last owner can be neither changed nor stopped.
 */
export const changeStaff = async (
  shop: StaffShop,
  actor: StaffActor,
  id: string,
  { role, isStopped, seenRole }: StaffChange,
): Promise<Result<null, StaffChangeErrorCode>> => {
  const allowed = checkManager(shop, actor);
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, StaffChangeErrorCode>(shop, async (repositories) => {
    const { staffMembers, staffSessions } = repositories;
    // Locked first: a concurrent change of another owner waits here, so that two owners cannot remove each
    // other.
    const owners = await staffMembers.lockOwners();
    const person = await staffMembers.find(id);
    if (!person) return PERSON_NOT_FOUND;
    if (seenRole !== undefined && seenRole !== person.role)
      return err(
        "CONFLICT",
        `Someone else has just changed ${person.name}'s role to ${ROLE_LABELS[person.role]}.`,
      );
    const change = toChange(person, role, isStopped);
    if (!canGiveRole(actor.role, person.role) || !canGiveRole(actor.role, change.after.role)) {
      return CANNOT_GIVE_ROLE;
    }
    const isOwnerAfter = change.after.role === "owner" && !change.after.isStopped;
    if (!isOwnerAfter && owners.length === 1 && owners[0] === id) return LAST_OWNER;
    await staffMembers.setRole(id, change.after.role);
    await staffMembers.setStopped(id, change.after.isStopped ? (person.stoppedAt ?? shop.clock.now()) : null);
    await staffSessions.removeAllOf(id);
    await recordChange(shop, repositories, actor, person, change);
    return ok(null);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

type StaffState = { readonly role: StaffRole; readonly isStopped: boolean };
type Change = { readonly before: StaffState; readonly after: StaffState };

const toChange = (
  { role, stoppedAt }: StaffAccount,
  newRole: StaffRole | undefined,
  isStopped: boolean | undefined,
): Change => {
  const before = { role, isStopped: stoppedAt !== null };
  return { before, after: { role: newRole ?? role, isStopped: isStopped ?? before.isStopped } };
};

const recordChange = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  actor: StaffActor,
  { id, name }: StaffAccount,
  { before, after }: Change,
): Promise<void> => {
  const subject = { kind: "staff", id, label: name } as const;
  const toWords = ({ role, isStopped }: StaffState) => ({ role: ROLE_LABELS[role], isStopped });
  const entryId = await recordAudit(shop, repositories, {
    actor,
    action: "staff.changed",
    subject,
    before: toWords(before),
    after: toWords(after),
  });
  await alertOwners(shop, repositories, entryId);
};

/** Removes a person's second factors and sends them a link for a new password, when they have lost both. */
export const resetStaffSignIn = async (
  shop: StaffShop,
  actor: StaffActor,
  id: string,
): Promise<Result<null, StaffChangeErrorCode>> => {
  const allowed = checkManager(shop, actor);
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, StaffChangeErrorCode>(shop, async (repositories) => {
    const person = await repositories.staffMembers.find(id);
    if (!person || person.stoppedAt !== null) return PERSON_NOT_FOUND;
    if (!canGiveRole(actor.role, person.role)) return CANNOT_GIVE_ROLE;
    const { email, role, name } = person;
    if (email === null) return err("CONFLICT", "This person has no email address that a link could go to.");
    const invitationId = shop.ids.next();
    const createdAt = shop.clock.now();
    await repositories.staffFactors.removeAll(id);
    await repositories.staffSessions.removeAllOf(id);
    await repositories.staffInvitations.removeByEmail(email);
    await repositories.staffInvitations.insert({
      id: invitationId,
      token: shop.ids.next(),
      email,
      role,
      staffId: id,
      invitedBy: actor.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITATION_TTL_MS),
    });
    const dedupeKey = `invitation ${invitationId}`;
    const mail = {
      id: shop.ids.next(),
      dedupeKey,
      kind: "staff_invitation",
      subjectId: invitationId,
    } as const;
    await repositories.mailOutbox.add({ ...mail, createdAt });
    const subject = { kind: "staff", id, label: name } as const;
    const entryId = await recordAudit(shop, repositories, { actor, action: "staff.signInReset", subject });
    await alertOwners(shop, repositories, entryId);
    return ok(null);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const checkManager = (
  shop: Pick<Shop, "clock">,
  actor: StaffActor,
): Result<null, "FORBIDDEN" | "PROOF_NEEDED"> => {
  const allowed = requireRight(actor, "staff.manage");
  return allowed.kind === "error" ? allowed : requireProof(shop, actor);
};
