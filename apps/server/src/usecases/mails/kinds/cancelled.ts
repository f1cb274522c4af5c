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
      text: `Order ${about.order.number} will not be made. All of the ${formatMoney(about.order.total, about.order.currency)} that you paid goes back the way it came, and we write again when it is on its way.`,
    },
    orderLink(about),
    ...contact(about),
  ],
});
