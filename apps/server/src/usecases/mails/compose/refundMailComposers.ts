import { ofSite } from "@storywall/domain/sites/site.ts";
import { partlyRefundedMail } from "../kinds/partlyRefunded.ts";
import { paymentRefundedMail } from "../kinds/paymentRefunded.ts";
import type { MailComposer } from "./mailComposer.ts";
import { toOrderMailData } from "./orderMailComposer.ts";

/** Composes the mail about a refund of a part of an order's amount. The mail's subject is the refund. */
export const composePartlyRefundedMail: MailComposer = async (context, { subjectId }) => {
  const { refunds, orders } = context.repositories;
  const refund = await refunds.find(subjectId);
  const order = refund && refund.orderId !== null ? await orders.find(refund.orderId) : undefined;
  if (!refund || !order) return undefined;
  const data = toOrderMailData(context, order);
  return { to: order.email, site: data.site, content: partlyRefundedMail({ ...data, refund }) };
};

/** Composes the mail about the refund of a payment that became no order. The mail's subject is the refund. */
export const composePaymentRefundedMail: MailComposer = async ({ repositories, sites }, { subjectId }) => {
  const refund = await repositories.refunds.find(subjectId);
  const payment = refund && (await repositories.payments.find(refund.paymentId));
  const checkout = payment && (await repositories.checkouts.find(payment.checkoutId));
  if (!refund || !checkout || checkout.email === null) return undefined;
  const site = ofSite(sites, checkout.site);
  return { to: checkout.email, site, content: paymentRefundedMail({ refund, site }) };
};
