import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { RefundRecord } from "../../../ports/refunds/Refunds.ts";
import type { MailContent } from "../mailContent.ts";
import { contact, greeting, type OrderMailSubject, orderLink } from "../orderMail.ts";

/** A part of an order's money is on its way back, and the order goes on. */
export const partlyRefunded = (
  about: OrderMailSubject & { readonly refund: Pick<RefundRecord, "amount" | "currency"> },
): MailContent => ({
  subject: `A refund for order ${about.order.number}`,
  blocks: [
    { kind: "title", text: "Some of your money is on its way back." },
    greeting(about),
    {
      kind: "paragraph",
      text: `We have paid back ${formatMoney(about.refund.amount, about.refund.currency)} of the ${formatMoney(about.order.total, about.order.currency)} that you paid for order ${about.order.number}; it goes the way your payment came. Banks take a few working days to show it.`,
    },
    orderLink(about),
    ...contact(about),
  ],
});
