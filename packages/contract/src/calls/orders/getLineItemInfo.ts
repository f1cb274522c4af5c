import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { collectionId, frameSize, templateKey, userTemplateInfo } from "../../schemas/design.ts";
import { designMedia } from "../../schemas/designMedia.ts";
import { orderStatus } from "../../schemas/order.ts";
import { id } from "../../schemas/primitives.ts";

export const getLineItemInfo = defineCall({
  name: "getLineItemInfo",
  method: "GET",
  path: "/shopify/order/:orderId/line-item/:cartItemId/info",
  summary: "The wall of one order line",
  tag: "Orders",
  params: z.object({ orderId: id, cartItemId: id }),
  reply: z.object({
    userTemplateInfo,
    size: frameSize,
    templateKey: z.nullable(templateKey),
    collectionId: z.nullable(collectionId),
    /** Number of tiles that have no photo yet (R4.4). */
    tilesMissing: z.int(),
    /** Status of the order; a line with all of its photos is `placed` before the order is. */
    status: orderStatus,
    ...designMedia,
  }),
  errors: ["NOT_FOUND"],
});
