import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findHeldPrint, type HeldPrintReference } from "./findHeldPrint.ts";
import { IS_PRINTABLE_STATE } from "./renderDuePrints.ts";

/**
 * Releases a print that waits for a person (B13), and withdraws the question about it, if the shopper was asked. The
 * lock of the order decides between this and a shopper who changes the photo, or answers, at the same moment.
 */
export const approvePrint = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  held: HeldPrintReference,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(held.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!IS_PRINTABLE_STATE[order.status]) return err("CONFLICT", "This order is not printed.");
    const print = await findHeldPrint(repositories, order, held);
    if (print.kind === "error") return print;
    const at = shop.clock.now();
    await repositories.printJobs.release(held, at);
    const questions = await repositories.printQuestions.findByOrder(order.id);
    const asked = questions.find(
      ({ lineId, tile, state }) => lineId === held.lineId && tile === held.tile && state === "open",
    );
    if (asked) await repositories.printQuestions.end(asked.id, { state: "withdrawn", at });
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
