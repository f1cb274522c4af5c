import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH, TOO_LATE_TO_CHANGE } from "./readOrder.ts";
import { replaceOrderEmail } from "./replaceOrderEmail.ts";

type ChangeEmailErrorCode = "NOT_FOUND" | "SITE_MISMATCH" | "FORBIDDEN" | "CONFLICT" | "TOO_MANY_REQUESTS";

const NOT_THE_BUYER = err(
  "FORBIDDEN",
  "To keep your order safe, its email address can only be changed in the browser you ordered with. Write to us and we'll help.",
);

type NewEmail = {
  readonly orderId: string;
  readonly requestedSite: SiteCode | null;
  /** Visitor who sends the request. */
  readonly visitorId: string | undefined;
  readonly email: string;
};

/**
 * Corrects the email address of an order, within the change window (B9). Only the visitor who placed the
 * order may: its link may have been forwarded, and the shop treats the owner of the address as the buyer. The
 * confirmation goes to the new address, and a note to the old one.
 */
export const changeOrderEmail = async (
  shop: Shop,
  { orderId, requestedSite, visitorId, email }: NewEmail,
): Promise<Result<OrderRecord, ChangeEmailErrorCode>> => {
  const result = await runInTransaction<OrderRecord, ChangeEmailErrorCode>(shop, async (repositories) => {
    const { orders, checkouts } = repositories;
    const found = await orders.find(orderId);
    if (!found) return ORDER_NOT_FOUND;
    // Locked before the order, as everywhere, so that transactions cannot deadlock.
    const checkout = await checkouts.lock(found.checkoutId);
    // A concurrent change or transition waits here, so that each change is counted.
    const order = await orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
    if (visitorId === undefined || checkout?.visitorId !== visitorId) return NOT_THE_BUYER;
    const { changeWindowMinutes } = siteOfOrder(ofSite(shop.sites(), order.site), order);
    if (!getChangeWindow(order, changeWindowMinutes, shop.clock.now()).isOpen) return TOO_LATE_TO_CHANGE;
    const replaced = await replaceOrderEmail(shop, repositories, order, { email, actor: "shopper" });
    if (replaced.kind === "error") return replaced;
    return ok((await orders.find(orderId)) ?? order);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};
