import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { PrintQuestionMailKind } from "../../ports/mails/MailOutbox.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { Shop } from "../shop.ts";

/**
 * Questions about several tiles of an order that are asked within this interval are sent in one mail at its
 * end.
 */
const MAIL_INTERVAL_MS = 5 * MINUTE_MS;

type Question = Pick<PrintQuestionRecord, "orderId" | "askedAt">;

const intervalOf = ({ askedAt }: Question): number => Math.floor(askedAt.getTime() / MAIL_INTERVAL_MS);

/** Returns the dedupe key of the mail with a question. Questions that were asked together have the same key. */
export const questionMailKey = (kind: PrintQuestionMailKind, question: Question): string =>
  `${kind} ${question.orderId} ${intervalOf(question)}`;

/** Queues the mail about a question in the transaction that asks it, or that records the reminder. */
export const queueQuestionMail = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  kind: PrintQuestionMailKind,
  question: Question,
): Promise<void> => {
  const createdAt = clock.now();
  const end = new Date((intervalOf(question) + 1) * MAIL_INTERVAL_MS);
  await mailOutbox.add({
    id: ids.next(),
    dedupeKey: questionMailKey(kind, question),
    kind,
    subjectId: question.orderId,
    createdAt,
    dueAt: end > createdAt ? end : createdAt,
  });
};
