import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import type { NoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Passkey } from "../../ports/staff/StaffFactors.ts";
import type { StaffAccount, StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StaffSession } from "../../ports/staff/StaffSessions.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireProof } from "./requireProof.ts";
import { requireRight } from "./requireRight.ts";

/** A person's own account, as the page shows it to them. */
export type AccountView = {
  readonly account: StaffAccount;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodeCount: number;
  readonly notices: NoticeChoices;
  readonly sessions: readonly StaffSession[];
};

/** Returns the actor's own account. */
export const getAccount = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
): Promise<Result<AccountView, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const { staffMembers, staffFactors, staffSessions, staffNotices } = repositories;
  const account = await staffMembers.find(actor.id);
  if (!account) throw new Error(`The signed-in person ${actor.id} is missing`);
  return ok({
    account,
    passkeys: await staffFactors.listPasskeys(actor.id),
    recoveryCodeCount: await staffFactors.countRecoveryCodes(actor.id),
    notices: await staffNotices.findChoices(actor.id, account.role),
    sessions: await staffSessions.list(actor.id, clock.now()),
  });
};

type AccountChange = {
  // Fields that are absent stay as they are.
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly newPassword?: string | undefined;
  /** Values that the person saw of the fields that they change; absent for a change without a check. */
  readonly seen?: SeenAccount | undefined;
};

type SeenAccount = {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly passwordChangedAt?: string | undefined;
};

/**
 * Changes the actor's own name, address and password. A new password ends all their other sessions. CONFLICT,
 * and no change, when one of the fields in `seen` was changed in another tab or on another device.
 */
export const saveAccount = async (
  shop: Pick<Shop, "transaction" | "passwords" | "clock">,
  actor: StaffActor,
  { name: newName, email: newEmail, newPassword, seen }: AccountChange,
): Promise<Result<null, "FORBIDDEN" | "PROOF_NEEDED" | "CONFLICT">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const proven = requireProof(shop, actor);
  if (proven.kind === "error") return proven;
  const passwordHash = newPassword === undefined ? undefined : await shop.passwords.hash(newPassword);
  return runInTransaction<null, "CONFLICT">(shop, async (repositories) => {
    const { staffMembers, staffSessions } = repositories;
    const account = await staffMembers.lock(actor.id);
    if (!account) throw new Error(`The signed-in person ${actor.id} is missing`);
    const passwordChangedAt = account.passwordChangedAt.toISOString();
    if (findStaleFields(seen, { ...account, passwordChangedAt }).length > 0) return CHANGED_ELSEWHERE;
    const other = newEmail === undefined ? undefined : await staffMembers.findByEmail(newEmail);
    if (other && other.id !== actor.id) {
      return err("CONFLICT", "Another member of staff has this address.");
    }
    const [name, email] = [newName ?? account.name, newEmail ?? account.email];
    if (passwordHash !== undefined && email === null) {
      return err("CONFLICT", "Please enter your email address too. You sign in with it and the password.");
    }
    await staffMembers.setProfile(actor.id, { name, email });
    if (passwordHash !== undefined) {
      const at = shop.clock.now();
      await staffMembers.setPassword(actor.id, passwordHash, at);
      await staffSessions.renew(actor.sessionId, at);
    }
    await recordAudit(shop, repositories, {
      actor,
      action: passwordHash === undefined ? "staff.accountChanged" : "staff.passwordChanged",
      subject: { kind: "staff", id: actor.id, label: name },
      ...(account.name !== name ? { before: { name: account.name }, after: { name } } : {}),
    });
    return ok(null);
  });
};

/**
 * A change that the person made elsewhere is not overwritten; their page shows it beside what they entered
 * here.
 */
export const CHANGED_ELSEWHERE = err(
  "CONFLICT",
  "You have changed this in another tab or on another device. Nothing was saved here.",
);
