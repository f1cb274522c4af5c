import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH, TOO_LATE_TO_CHANGE } from "./readOrder.ts";

type ChangeEmailErrorCode = "NOT_FOUND" | "SITE_MISMATCH" | "FORBIDDEN" | "CONFLICT" | "TOO_MANY_REQUESTS";

const MAX_CHANGES_PER_DAY = 3;

const NOT_THE_BUYER = err(
  "FORBIDDEN",
  "To keep your order safe, its e-mail address can only be changed in the browser you ordered with. Write to us and we'll help.",
);

type NewEmail = {
  readonly orderId: string;
  readonly requestedSite: SiteCode | null;
  /** The visitor who asks. */
  readonly visitorId: string | undefined;
  readonly email: string;
};

/**
 * Corrects the e-mail address of an order, within the change window (B9). Only the visitor who placed the
 * order may: its link may have been forwarded, and the shop treats the owner of the address as the buyer. The
 * confirmation goes to the new address, and a note to the old one.
 */
export const changeOrderEmail = async (
  shop: Shop,
  { orderId, requestedSite, visitorId, email }: NewEmail,
): Promise<Result<OrderRecord, ChangeEmailErrorCode>> => {
  const result = await runInTransaction<OrderRecord, ChangeEmailErrorCode>(shop, async (repositories) => {
    const { orders, checkouts, orderEmailChanges, messageThreads, mailOutbox } = repositories;
    const found = await orders.find(orderId);
    if (!found) return ORDER_NOT_FOUND;
    // Before the order, as everywhere, so that transactions cannot deadlock.
    const checkout = await checkouts.lock(found.checkoutId);
    // A concurrent change or transition waits here, so that each change is counted.
    const order = await orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
    if (visitorId === undefined || checkout?.visitorId !== visitorId) return NOT_THE_BUYER;
    const now = shop.clock.now();
    const { changeWindowMinutes } = ofSite(shop.sites(), order.site);
    if (!getChangeWindow(order, changeWindowMinutes, now).isOpen) return TOO_LATE_TO_CHANGE;
    if (email === order.email) return ok(order);
    const times = await orderEmailChanges.findTimesSince(orderId, new Date(now.getTime() - DAY_MS));
    const [oldest] = times;
    if (oldest && times.length >= MAX_CHANGES_PER_DAY) return tooManyChangesError(oldest, now);

    const changeId = shop.ids.next();
    await orderEmailChanges.add({ id: changeId, orderId, email: order.email, at: now });
    await orders.saveEmail(orderId, email);
    // A second payment of it that is given back is told to this address.
    await checkouts.patch(order.checkoutId, { email });
    await messageThreads.saveEmailOfOrder(orderId, email);
    await orders.recordChanges(orderId, [
      { what: "email", actor: "shopper", lineId: null, tile: null, at: now },
    ]);
    for (const mail of [
      { kind: "email_corrected", subjectId: orderId },
      { kind: "email_replaced", subjectId: changeId },
    ] as const) {
      const dedupeKey = `${mail.kind} by change ${changeId}`;
      await mailOutbox.add({ id: shop.ids.next(), dedupeKey, ...mail, createdAt: now });
    }
    return ok((await orders.find(orderId)) ?? order);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const tooManyChangesError = (oldest: Date, now: Date): Err<"TOO_MANY_REQUESTS"> => ({
  ...err(
    "TOO_MANY_REQUESTS",
    "This address has been changed several times today. Please write to us and we'll put it right.",
  ),
  retryAfterSeconds: Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000),
});
