import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireRight } from "./requireRight.ts";

/**
 * Signs a person out on one device: the actor themselves, or anyone else if the actor has the right to manage
 * people.
 */
export const endStaffSession = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  { staffId, sessionId }: { readonly staffId: string; readonly sessionId: string },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, staffId === actor.id ? "account.edit" : "staff.manage");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const person = await repositories.staffMembers.find(staffId);
    if (!person || !(await repositories.staffSessions.removeById(staffId, sessionId))) {
      return err("NOT_FOUND", "This device is already signed out.");
    }
    const subject = { kind: "staff", id: staffId, label: person.name } as const;
    await recordAudit(shop, repositories, { actor, action: "staff.sessionEnded", subject });
    return ok(null);
  });
};
