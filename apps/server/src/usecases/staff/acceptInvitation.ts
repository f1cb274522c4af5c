import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffInvitation } from "../../ports/staff/StaffInvitations.ts";
import type { SignInClient } from "../owner/limitSignIn.ts";
import { type NewSession, openSession } from "../owner/openSession.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "./alertOwners.ts";
import { recordAudit } from "./recordAudit.ts";

const INVITATION_ENDED = err(
  "NOT_FOUND",
  "This link was used already or has ended. Please ask for a new one at the shop.",
);

/**
 * Data for the page of an invitation. Reading it does not use it up: mail programs open links automatically.
 */
export type OpenInvitation = Pick<StaffInvitation, "email" | "role"> & {
  readonly isNewPerson: boolean;
  readonly invitedBy: string;
};

export const getInvitation = async (
  { repositories: { staffInvitations, staffMembers }, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Result<OpenInvitation, "NOT_FOUND">> => {
  const invitation = await staffInvitations.find({ token });
  if (!invitation || invitation.expiresAt <= clock.now()) return INVITATION_ENDED;
  const { email, role, staffId, invitedBy } = invitation;
  const inviter = await staffMembers.find(invitedBy);
  return ok({ email, role, isNewPerson: staffId === null, invitedBy: inviter?.name ?? "" });
};

type Acceptance = { readonly name: string; readonly password: string; readonly client: SignInClient };

/**
 * Makes the invited person a staff member, or sets a new password for an existing one, and signs them in. A new
 * password alone does not sign in a person with a second factor: the session is null then.
 */
export const acceptInvitation = async (
  shop: Pick<Shop, "repositories" | "transaction" | "passwords" | "clock" | "ids" | "mailSender">,
  token: string,
  { name, password, client }: Acceptance,
): Promise<Result<NewSession | null, "NOT_FOUND">> => {
  // Outside of the transaction, since it takes a tenth of a second.
  const passwordHash = await shop.passwords.hash(password);
  const result = await runInTransaction<NewSession | null, "NOT_FOUND">(shop, async (repositories) => {
    const { staffInvitations, staffMembers, staffFactors } = repositories;
    const invitation = await staffInvitations.find({ token });
    const at = shop.clock.now();
    if (!invitation || invitation.expiresAt <= at) return INVITATION_ENDED;
    // When two requests come at the same time, only one of them finds the invitation.
    if (!(await staffInvitations.remove(invitation.id))) return INVITATION_ENDED;
    const id = invitation.staffId ?? shop.ids.next();
    const { email, role } = invitation;
    if (invitation.staffId === null) {
      await staffMembers.insert({ id, name, role, email, passwordHash, createdAt: at });
    } else {
      await staffMembers.setPassword(id, passwordHash, at);
      await staffMembers.setProfile(id, { name, email });
    }
    const person = await staffMembers.find(id);
    if (!person || person.stoppedAt !== null) return INVITATION_ENDED;
    const subject = { kind: "staff", id, label: name } as const;
    const actor = {
      kind: "staff",
      id,
      name,
      role: person.role,
      sessionId: "",
      device: client.deviceName,
    } as const;
    const entryId = await recordAudit(shop, repositories, {
      actor: { ...actor, provenAt: at, requestId: client.requestId },
      action: invitation.staffId === null ? "staff.joined" : "staff.passwordChanged",
      subject,
    });
    await alertOwners(shop, repositories, entryId);
    const hasFactor = person.totpSecret !== null || (await staffFactors.listPasskeys(id)).length > 0;
    if (hasFactor) return ok(null);
    const opened = await openSession(shop, repositories, client, {
      staff: person,
      device: null,
      at,
      action: "staff.signedIn",
    });
    return ok(opened.session);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};
