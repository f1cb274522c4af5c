import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";

/** Adds a note for the shop to an order; its shopper never sees it. One request adds one note. */
export const addOrderNote = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  note: { readonly orderId: string; readonly text: string; readonly requestKey?: string | undefined },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const order = await repositories.orders.find(note.orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { text, requestKey } = note;
    await recordOrderEvent(shop, repositories, order, { kind: "noted", actor, text, id: requestKey });
    return ok(null);
  });
};
