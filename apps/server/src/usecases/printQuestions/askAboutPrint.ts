import { printAnswerDeadline } from "@storywall/domain/print/printQuestions.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { QUESTIONS_ALLOWED_BY_STATE } from "../orders/withdrawPrintQuestions.ts";
import { findHeldPrint, type HeldPrintReference } from "../print/findHeldPrint.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { queueQuestionMail } from "./queueQuestionMail.ts";

type NewQuestion = HeldPrintReference & {
  /** A sentence to the shopper; null when there is none. */
  readonly note: string | null;
};

/**
 * Asks the shopper about a held print (B13). The mail leaves within minutes, with the questions about other
 * tiles of the order. Asking twice about a tile is one question.
 */
export const askAboutPrint = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  actor: StaffActor,
  { note, ...held }: NewQuestion,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(held.orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (!QUESTIONS_ALLOWED_BY_STATE[order.status] || isStopped(order))
      return err("CONFLICT", "This order isn't being printed, so there's nothing to ask.");
    const print = await findHeldPrint(repositories, order, held);
    if (print.kind === "error") return print;
    const { lineId, tile } = held;
    if (order.openQuestions.some((open) => open.lineId === lineId && open.tile === tile)) return ok(null);
    const askedAt = shop.clock.now();
    const question = { id: shop.ids.next(), orderId: order.id, lineId, tile, ...print.value, note, askedAt };
    const answerBy = printAnswerDeadline(askedAt);
    await repositories.printQuestions.insert({ ...question, askedBy: actor.name, answerBy });
    const text = tileLabel(order, { lineId, tile });
    await recordOrderEvent(shop, repositories, order, { kind: "print_asked", actor, text });
    await queueQuestionMail(shop, repositories, "print_question", question);
    return ok(null);
  });
};
