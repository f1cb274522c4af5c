import type { HeldPrint } from "@storywall/contract/schemas/owner/heldPrint.ts";
import { wallOfLine } from "../../../usecases/orders/tileLabel.ts";
import type { HeldPrintView } from "../../../usecases/print/listHeldPrints.ts";
import { previewUrl } from "../cart.ts";
import { toShopperMessage } from "../messages.ts";
import { toQuestionSummary } from "../printQuestion.ts";

export const toHeldPrint = ({
  order,
  line,
  print,
  photo,
  question,
  thread,
  ...assessment
}: HeldPrintView): HeldPrint => {
  const { width = 1, height = 1 } = photo.size ?? {};
  const { opening } = print.geometry;
  return {
    orderId: order.id,
    orderNumber: order.number,
    site: order.site,
    orderedAt: order.createdAt.toISOString(),
    cartItemId: line.id,
    title: line.title,
    wall: wallOfLine(order, line.id),
    wallPreviewUrl: previewUrl(line.previewKey),
    tile: print.tile,
    number: print.number,
    copies: line.quantity,
    size: print.size,
    orientation: print.orientation,
    frameStyle: print.frameStyle,
    opening: { width: opening.width, height: opening.height },
    photo: { url: photo.url ?? "", width, height },
    crop: print.crop,
    ...assessment,
    shopperMessage: toShopperMessage(thread),
    question: question && toQuestionSummary(question),
  };
};
