import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { toActor } from "../staff/toActor.ts";

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
    const { staff } = session;
    const subject = { kind: "staff", id: staff.id, label: staff.name } as const;
    const actor = toActor(session, requestId);
    await recordAudit(shop, repositories, { actor, action: "staff.signedOut", subject });
  });
