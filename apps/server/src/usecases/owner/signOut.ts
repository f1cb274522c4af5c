import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

/** Ends the session of a token. Does nothing when it has ended already. */
export const signOut = async (
  shop: Pick<Shop, "transaction" | "clock">,
  token: string,
  requestId: string,
): Promise<void> =>
  shop.transaction(async (repositories) => {
    const session = await repositories.staffSessions.find(token, shop.clock.now());
    await repositories.staffSessions.remove(token);
    if (!session) return;
    const { staff, device, id: sessionId } = session;
    const actor: StaffActor = { kind: "staff", ...staff, sessionId, device, requestId };
    const subject = { kind: "staff", id: staff.id, label: staff.name } as const;
    await recordAudit(shop, repositories, { actor, action: "staff.signedOut", subject });
  });
