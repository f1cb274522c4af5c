import { guideText } from "@storywall/domain/hanging/guideText.ts";
import {
  contactBlocks,
  GREETING,
  guideLinkBlock,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import { countTiles } from "../orderMailBlocks.ts";

/** Mail about a delivered order. */
export const deliveredMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} has arrived`,
  blocks: [
    { kind: "title", text: "Your wall has arrived." },
    GREETING,
    {
      kind: "paragraph",
      text: `The courier tells us that order ${data.order.number} has been delivered. We hope it looks just as you imagined. Not happy? Send it back for a full refund.`,
    },
    {
      kind: "paragraph",
      text: `Ready to hang it? ${guideText(countTiles(data.order))}`,
    },
    guideLinkBlock(data),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
