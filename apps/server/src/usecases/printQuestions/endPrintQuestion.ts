import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { PrintQuestionEnd } from "@storywall/domain/print/printQuestions.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import { notifyStaff } from "../notices/notifyStaff.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { questionEndText } from "./questionMessages.ts";

type QuestionEnd = {
  readonly state: PrintQuestionEnd;
  readonly actor: { readonly kind: "shopper" | "system" };
  readonly size?: FrameSizeKey;
  readonly givenBack?: Minor;
};

/**
 * Ends a question by its shopper's answer or its deadline, records that in the history of the order and in the
 * audit log, and notifies staff of an answer. The order's row must be locked. Returns false and changes nothing
 * when the question has ended already.
 */
export const endPrintQuestion = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "printQuestions" | "orderEvents" | "auditLog" | "staffNotices">,
  order: OrderRecord,
  question: PrintQuestionRecord,
  { actor, state, size, givenBack = minor(0) }: QuestionEnd,
): Promise<boolean> => {
  const at = shop.clock.now();
  const change = { state, at, givenBack, ...(size ? { size } : {}) };
  if (!(await repositories.printQuestions.end(question.id, change))) return false;
  // Without the amount, which not all staff may see; the refund shows it to those who may.
  const text = `${tileLabel(order, question)}: ${questionEndText(state, size ?? null)}`;
  await repositories.orderEvents.add({
    id: shop.ids.next(),
    orderId: order.id,
    at,
    kind: "print_answered",
    actorId: null,
    actorName: actor.kind === "shopper" ? "the shopper" : "the shop",
    text,
  });
  await recordAudit(shop, repositories, {
    actor,
    action: "prints.answered",
    site: order.site,
    subject: { kind: "order", id: order.id, label: order.number },
    after: { text },
  });
  if (actor.kind === "shopper") {
    const notice = { kind: "answer", subjectId: question.id, dedupeKey: `answer ${question.id}` } as const;
    await notifyStaff(shop, repositories, { ...notice, site: order.site });
  }
  return true;
};
