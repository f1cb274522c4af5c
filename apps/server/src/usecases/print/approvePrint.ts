import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { IS_PRINTABLE_STATE } from "./renderDuePrints.ts";

type HeldTile = { readonly orderId: string; readonly lineId: string; readonly tile: string };

/**
 * Releases a print that waits for a person (B13). The lock of the order decides between this and a shopper who changes
 * the photo at the same moment: an approval counts only for the photo that is there.
 */
export const approvePrint = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  held: HeldTile,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(held.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!IS_PRINTABLE_STATE[order.status]) return err("CONFLICT", "This order is not printed.");
    if (!(await repositories.printJobs.release(held, shop.clock.now())))
      return err("CONFLICT", "This print does not wait for anyone.");
    const { lineId, tile } = held;
    await recordAudit(shop, repositories, {
      actor,
      action: "prints.approved",
      site: order.site,
      subject: { kind: "order", id: order.id, label: order.number },
      after: { line: lineId, tile },
    });
    return ok(null);
  });
};
