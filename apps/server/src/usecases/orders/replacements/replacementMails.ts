import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { ReplacementMailKind } from "../../../ports/mails/MailOutbox.ts";
import type { ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../../shop.ts";
import { getUndoDeadline } from "../undo/undoWindow.ts";

/** Mail for each state that a replacement enters; null when there is none. */
const MAIL_BY_STATE = {
  in_production: "replacement_made",
  shipped: "replacement_shipped",
  delivered: null,
  cancelled: null,
} as const satisfies Record<ReplacementState, ReplacementMailKind | null>;

const dedupeKeyOf = (number: string, kind: ReplacementMailKind): string => `replacement ${number}: ${kind}`;

/**
 * Queues the mail about a step of a replacement, if it has one, in the transaction of the step. The mail is not
 * sent before the step can no longer be undone.
 */
export const queueReplacementMail = async (
  shop: Pick<Shop, "clock" | "ids" | "undoTimes">,
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  { id, number }: Pick<ReplacementRecord, "id" | "number">,
  state: ReplacementState,
): Promise<void> => {
  const kind = MAIL_BY_STATE[state];
  if (kind === null) return;
  const createdAt = shop.clock.now();
  const dueAt = getUndoDeadline(shop, createdAt);
  await mailOutbox.add({
    id: shop.ids.next(),
    dedupeKey: dedupeKeyOf(number, kind),
    kind,
    subjectId: id,
    createdAt,
    ...(dueAt && { dueAt }),
  });
};

/** Withdraws the mail of a step that is undone. Returns false when it is being sent or was sent. */
export const withdrawReplacementMail = async (
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  { number }: Pick<ReplacementRecord, "number">,
  state: ReplacementState,
): Promise<boolean> => {
  const kind = MAIL_BY_STATE[state];
  return kind === null || mailOutbox.withdraw(dedupeKeyOf(number, kind));
};
