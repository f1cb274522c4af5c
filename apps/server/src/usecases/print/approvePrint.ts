import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { IS_PRINTABLE_STATE } from "./renderDuePrints.ts";

type Approval = {
  readonly orderId: string;
  readonly lineId: string;
  readonly tile: string;
  /** Pixels an inch of the print that the person saw, if they say so. */
  readonly seenPpi?: number | undefined;
};

const PPI_TOLERANCE = 0.01;

/**
 * Releases a print that waits for a person (B13). The lock of the order decides between this and a shopper who changes
 * the photo at the same moment: an approval counts only for the print that was seen.
 */
export const approvePrint = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  { seenPpi, ...held }: Approval,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(held.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!IS_PRINTABLE_STATE[order.status]) return err("CONFLICT", "This order is not printed.");
    const job = (await repositories.printJobs.findByOrder(order.id)).find(
      ({ lineId, tile }) => lineId === held.lineId && tile === held.tile,
    );
    if (seenPpi !== undefined && job?.ppi != null && Math.abs(job.ppi - seenPpi) > PPI_TOLERANCE)
      return err("CONFLICT", "The shopper has changed this photo meanwhile. Please look at it again.");
    if (!(await repositories.printJobs.release(held, shop.clock.now())))
      return err("CONFLICT", "This print does not wait for anyone.");
    await recordAudit(shop, repositories, {
      actor,
      action: "prints.approved",
      site: order.site,
      subject: { kind: "order", id: order.id, label: order.number },
      after: { line: held.lineId, tile: held.tile },
    });
    return ok(null);
  });
};
