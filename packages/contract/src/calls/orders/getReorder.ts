import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { collectionId, frameSize, templateKey, userTemplateInfo } from "../../schemas/design.ts";
import { designMedia } from "../../schemas/designMedia.ts";
import { id, money, site } from "../../schemas/primitives.ts";

export const getReorder = defineCall({
  name: "getReorder",
  method: "GET",
  path: "/orders/:orderId/line-item/:cartItemId/reorder",
  summary:
    "The wall of an order line as it can be ordered again today: at which price, and what of it is gone",
  tag: "Orders",
  params: z.object({ orderId: id, cartItemId: id }),
  reply: z.object({
    title: z.string(),
    previewUrl: z.string(),
    /** Tiles whose picture is not kept any more are empty. */
    userTemplateInfo,
    size: frameSize,
    templateKey: z.nullable(templateKey),
    collectionId: z.nullable(collectionId),
    ...designMedia,
    /** Tiles whose picture is not kept any more. */
    tilesEmptied: z.int(),
    site,
    /** Today, and what was paid then; each for one of these walls. */
    unitPrice: money,
    unitPricePaid: money,
  }),
  errors: ["NOT_FOUND"],
});
