import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { OrderMailKind } from "../../../ports/mails/MailOutbox.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import { emailReplacedMail } from "../kinds/emailReplaced.ts";
import type { OrderMailData } from "../orderMail.ts";
import { ORDER_MAIL_TEMPLATES } from "../orderMailTemplates.ts";
import { findLastingChanges } from "./findLastingChanges.ts";
import type { MailComposer, MailContext } from "./mailComposer.ts";

/** Returns the composer of a mail about an order. The mail's subject is the order. */
export const orderMailComposer =
  (kind: OrderMailKind): MailComposer =>
  async (context, { subjectId }) => {
    const found = await context.repositories.orders.find(subjectId);
    if (!found) return undefined;
    const order = kind === "order_changed" ? await withLastingChanges(context, found) : found;
    if (!isNeeded(kind, order)) return undefined;
    const payment = await context.repositories.payments.find(order.paymentId);
    const data = { ...toOrderMailData(context, order), isTest: payment?.provider === "test" };
    return { to: order.email, site: data.site, content: ORDER_MAIL_TEMPLATES[kind](data) };
  };

const withLastingChanges = async (
  { repositories }: Pick<MailContext, "repositories">,
  order: OrderRecord,
): Promise<OrderRecord> => {
  const checkout = await repositories.checkouts.find(order.checkoutId);
  return { ...order, changes: findLastingChanges(order, checkout?.quote.lines ?? []) };
};

const isNeeded = (kind: OrderMailKind, { status, changes }: OrderRecord): boolean => {
  // The photos arrived, or the order was cancelled, while the reminder was queued.
  if (kind === "uploads_reminder") return status === "awaiting_photos";
  // Changes of an order that was cancelled since no longer matter, nor do those that were reverted.
  if (kind === "order_changed") return changes.length > 0 && status !== "cancelled" && status !== "refunded";
  return true;
};

/** Returns the data that each mail about an order shows. */
export const toOrderMailData = (
  { sites, originOf }: Pick<MailContext, "sites" | "originOf">,
  order: OrderRecord,
): OrderMailData => ({
  order,
  site: siteOfOrder(ofSite(sites, order.site), order),
  orderUrl: `${originOf(order.site)}/order/${order.id}`,
  guideUrl: `${originOf(order.site)}/api/orders/${order.id}/hanging-guide.pdf`,
});

/** Composes the mail to the address that an order had before. The mail's subject is the correction of the address. */
export const composeEmailReplacedMail: MailComposer = async ({ repositories, sites }, { subjectId }) => {
  // The correction may have been erased while the mail was queued.
  const change = await repositories.orderEmailChanges.find(subjectId);
  const order = change && (await repositories.orders.find(change.orderId));
  if (!change || !order) return undefined;
  const site = ofSite(sites, order.site);
  return { to: change.email, site, content: emailReplacedMail({ orderNumber: order.number, site }) };
};
