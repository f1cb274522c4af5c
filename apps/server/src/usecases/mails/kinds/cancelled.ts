import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { contact, greeting, orderLink, type WriteOrderMail } from "../orderMail.ts";

/** The order will not be made; that its money goes back is told when it does. */
export const cancelled: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} is cancelled`,
  blocks: [
    { kind: "title", text: "Your order is cancelled." },
    greeting(about),
    {
      kind: "paragraph",
      text: `Order ${about.order.number} will not be made. We pay back ${formatMoney(about.order.total, about.order.currency)} to the card that paid, and write again when it is on its way.`,
    },
    orderLink(about),
    ...contact(about),
  ],
});
