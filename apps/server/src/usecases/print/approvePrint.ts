import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { getUndoDeadline } from "../orders/undo/undoWindow.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findHeldPrint, type HeldPrintReference } from "./findHeldPrint.ts";
import { PRINTABLE_BY_STATE } from "./renderDuePrints.ts";

/**
 * Releases a held print (B13), and withdraws the question about it, if the shopper was asked. The lock of the
 * order decides between this and a shopper who changes the photo, or answers, at the same moment. It can be
 * undone for some minutes; see `undoPrintApproval`.
 */
export const approvePrint = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "undoTimes">,
  actor: StaffActor,
  held: HeldPrintReference,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(held.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!PRINTABLE_BY_STATE[order.status]) return err("CONFLICT", "This order is not printed.");
    const print = await findHeldPrint(repositories, order, held);
    if (print.kind === "error") return print;
    const at = shop.clock.now();
    const questions = await repositories.printQuestions.findByOrder(order.id);
    const asked = questions.find(
      ({ lineId, tile, state }) => lineId === held.lineId && tile === held.tile && state === "open",
    );
    const withdrawn = asked
      ? { id: asked.id, since: order.waitingSince?.toISOString() ?? null, seconds: order.waitedSeconds }
      : null;
    const until = getUndoDeadline(shop, at);
    await repositories.printJobs.release(held, at, until ? { until, withdrawn } : undefined);
    if (asked) await repositories.printQuestions.end(asked.id, { state: "withdrawn", at });
    const text = tileLabel(order, held);
    await recordOrderEvent(shop, repositories, order, { kind: "print_approved", actor, text });
    return ok(null);
  });
};
