import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { QUESTIONS_ALLOWED_BY_STATE } from "../orders/withdrawPrintQuestions.ts";
import { reopenQuestions } from "../printQuestions/reopenQuestions.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

const NOT_POSSIBLE = err(
  "CONFLICT",
  "This can't be undone any more: it was too long ago, the print is in a batch, or its order has been sent.",
);

/**
 * Holds a print again that staff approved some minutes ago, and reopens the question to the shopper that the
 * approval withdrew, with its old deadline. The lock of the order decides between this and a batch that takes
 * the print.
 */
export const undoPrintApproval = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  print: { readonly orderId: string; readonly lineId: string; readonly tile: string },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(print.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!QUESTIONS_ALLOWED_BY_STATE[order.status]) return NOT_POSSIBLE;
    const withdrawn = await repositories.printJobs.undoRelease(print, shop.clock.now());
    if (withdrawn === undefined) return NOT_POSSIBLE;
    if (withdrawn) await reopenQuestions(shop, repositories, order.id, [withdrawn.id], withdrawn);
    const text = `approval of ${tileLabel(order, print)}`;
    await recordOrderEvent(shop, repositories, order, { kind: "undone", actor, text });
    return ok(null);
  });
};
