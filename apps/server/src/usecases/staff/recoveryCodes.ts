import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireProof } from "./requireProof.ts";
import { requireRight } from "./requireRight.ts";

const RECOVERY_CODE_COUNT = 10;

/** Replaces a person's recovery codes and returns the new ones, which are stored as hashes only. */
export const replaceRecoveryCodes = async (
  { oneTimeCodes }: Pick<Shop, "oneTimeCodes">,
  { staffFactors }: Pick<Repositories, "staffFactors">,
  staffId: string,
): Promise<readonly string[]> => {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => oneTimeCodes.createRecoveryCode());
  await staffFactors.replaceRecoveryCodes(staffId, codes);
  return codes;
};

/** Replaces the actor's recovery codes; the old ones no longer work. */
export const renewRecoveryCodes = async (
  shop: Pick<Shop, "transaction" | "clock" | "oneTimeCodes">,
  actor: StaffActor,
): Promise<Result<readonly string[], "FORBIDDEN" | "PROOF_NEEDED" | "CONFLICT">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const proven = requireProof(shop, actor);
  if (proven.kind === "error") return proven;
  return runInTransaction<readonly string[], "CONFLICT">(shop, async (repositories) => {
    const account = await repositories.staffMembers.find(actor.id);
    const hasPasskey = (await repositories.staffFactors.listPasskeys(actor.id)).length > 0;
    if (account?.totpSecret === null && !hasPasskey) {
      return err("CONFLICT", "Please set up a passkey or six-digit codes first.");
    }
    const codes = await replaceRecoveryCodes(shop, repositories, actor.id);
    const subject = { kind: "staff", id: actor.id, label: actor.name } as const;
    await recordAudit(shop, repositories, { actor, action: "staff.recoveryCodesRenewed", subject });
    return ok(codes);
  });
};
