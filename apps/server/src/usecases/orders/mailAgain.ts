import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "./cancelOrder.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";

/** The mails that can be sent again: the receipt, and the one with the parcel number. */
export const REPEATABLE_MAILS = ["order_confirmation", "shipped"] as const satisfies readonly OrderMailKind[];
export type RepeatableMail = (typeof REPEATABLE_MAILS)[number];

const MAIL_LABELS = {
  order_confirmation: "The confirmation",
  shipped: "The email about the parcel",
} as const satisfies Record<RepeatableMail, string>;

const NOT_SENT_YET = err("CONFLICT", "This order has not been sent, so there's no such email yet.");

/** Sends a mail about an order once more, to its address. One request sends one mail. */
export const mailAgain = async (
  shop: Shop,
  actor: StaffActor,
  {
    orderId,
    kind,
    requestKey = shop.ids.next(),
  }: { readonly orderId: string; readonly kind: RepeatableMail; readonly requestKey?: string | undefined },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "messages.write");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (kind === "shipped" && !order.tracking) return NOT_SENT_YET;
    const text = `${MAIL_LABELS[kind]} was sent again`;
    const isNew = await recordOrderEvent(shop, repositories, order, {
      kind: "mailed_again",
      actor,
      text,
      id: requestKey,
    });
    if (isNew)
      await repositories.mailOutbox.add({
        id: shop.ids.next(),
        dedupeKey: `order ${orderId} again ${requestKey}`,
        kind,
        subjectId: orderId,
        createdAt: shop.clock.now(),
      });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};
