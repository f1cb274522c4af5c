import type { UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { isStepUndone, rightToUndo, undoOrderStep } from "../orders/undo/undoOrderStep.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import type { BulkOrderResult } from "./bulkOrderResult.ts";
import { forEachOrder } from "./forEachOrder.ts";

/**
 * Undoes the last step of several orders, one transaction each, so that one that cannot be undone stops no
 * other. An order whose step was undone already counts as done: a repeat after a lost answer changes nothing.
 */
export const undoOrderSteps = async (
  shop: Pick<Shop, "transaction" | "repositories" | "clock" | "ids">,
  actor: StaffActor,
  orderIds: readonly string[],
  step: UndoStep,
): Promise<Result<readonly BulkOrderResult[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, rightToUndo(step));
  if (allowed.kind === "error") return allowed;
  const results = await forEachOrder(shop, orderIds, async ({ id }) => {
    const undone = await undoOrderStep(shop, actor, id, step);
    return undone.kind === "ok" || (await isStepUndone(shop, id, step)) ? null : undone.message;
  });
  return ok(results);
};
