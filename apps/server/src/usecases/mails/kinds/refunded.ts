import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { contact, greeting, orderLink, type WriteOrderMail } from "../orderMail.ts";

/** All of the money is on its way back (R9.15). */
export const refunded: WriteOrderMail = (about) => ({
  subject: `Your refund for order ${about.order.number}`,
  blocks: [
    { kind: "title", text: "Your money is on its way back." },
    greeting(about),
    {
      kind: "paragraph",
      text: `All of the ${formatMoney(about.order.total, about.order.currency)} that you paid for order ${about.order.number} has gone back the way it came. Banks take a few working days to show it.`,
    },
    orderLink(about),
    ...contact(about),
  ],
});
