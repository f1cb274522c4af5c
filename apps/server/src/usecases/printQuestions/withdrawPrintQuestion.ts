import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { findLastQuestion } from "./findLastQuestion.ts";

type QuestionReference = { readonly orderId: string; readonly lineId: string; readonly tile: string };

const NOTHING_ASKED = err("CONFLICT", "The shopper wasn't asked about this tile, or has already answered.");

/**
 * Withdraws the open question about a tile (B13). Its print stays held, so that staff decide or ask again. The
 * lock of the order decides between this and an answer at the same moment. Withdrawing twice changes nothing.
 */
export const withdrawPrintQuestion = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  actor: StaffActor,
  { orderId, lineId, tile }: QuestionReference,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { printQuestions } = repositories;
    const last = findLastQuestion(await printQuestions.findByOrder(orderId), { lineId, tile });
    if (last?.state === "withdrawn") return ok(null);
    if (last?.state !== "open") return NOTHING_ASKED;
    await printQuestions.end(last.id, { state: "withdrawn", at: shop.clock.now() });
    const text = tileLabel(order, { lineId, tile });
    await recordOrderEvent(shop, repositories, order, { kind: "print_question_withdrawn", actor, text });
    return ok(null);
  });
};
