import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { OrderChangeActor, OrderRecord } from "../../ports/orders/Orders.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

const MAX_CHANGES_PER_DAY = 3;

/**
 * Replaces the email address of an order, at most three times a day. The confirmation goes to the new address,
 * and a note to the old one. The rows of the checkout and of the order must be locked. Returns true when the
 * address has changed.
 */
export const replaceOrderEmail = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  { id: orderId, checkoutId, email: before }: OrderRecord,
  { email, actor }: { readonly email: string; readonly actor: OrderChangeActor },
): Promise<Result<boolean, "TOO_MANY_REQUESTS">> => {
  const { orders, checkouts, orderEmailChanges, messageThreads, mailOutbox } = repositories;
  if (email === before) return ok(false);
  const now = shop.clock.now();
  const times = await orderEmailChanges.findTimesSince(orderId, new Date(now.getTime() - DAY_MS));
  const [oldest] = times;
  if (oldest && times.length >= MAX_CHANGES_PER_DAY) return tooManyChangesError(oldest, now, actor);

  const changeId = shop.ids.next();
  await orderEmailChanges.add({ id: changeId, orderId, email: before, at: now });
  await orders.saveEmail(orderId, email);
  // A mail about the refund of a second payment of it goes to this address.
  await checkouts.patch(checkoutId, { email });
  await messageThreads.saveEmailOfOrder(orderId, email);
  await orders.recordChanges(orderId, [{ what: "email", actor, lineId: null, tile: null, at: now }]);
  for (const mail of [
    { kind: "email_corrected", subjectId: orderId },
    { kind: "email_replaced", subjectId: changeId },
  ] as const) {
    const dedupeKey = `${mail.kind} by change ${changeId}`;
    await mailOutbox.add({ id: shop.ids.next(), dedupeKey, ...mail, createdAt: now });
  }
  return ok(true);
};

const TOO_MANY_MESSAGES = {
  shopper: "This address has been changed several times today. Please write to us and we'll put it right.",
  owner: "This address has been changed three times today. You can change it again tomorrow.",
} as const satisfies Record<OrderChangeActor, string>;

const tooManyChangesError = (oldest: Date, now: Date, actor: OrderChangeActor): Err<"TOO_MANY_REQUESTS"> => ({
  ...err("TOO_MANY_REQUESTS", TOO_MANY_MESSAGES[actor]),
  retryAfterSeconds: Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000),
});
