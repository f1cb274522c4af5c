import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { frameSize, userTemplateInfo } from "../../schemas/design.ts";
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
    templateKey: z.nullable(z.string()),
    status: orderStatus,
  }),
  errors: ["NOT_FOUND"],
});
