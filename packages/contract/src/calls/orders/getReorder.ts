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
    /** Tiles whose photo or art item is deleted are empty. */
    userTemplateInfo,
    size: frameSize,
    templateKey: z.nullable(templateKey),
    collectionId: z.nullable(collectionId),
    ...designMedia,
    /** Number of tiles whose photo or art item is deleted. */
    tilesEmptied: z.int(),
    /** Tiles whose print is weak and that the shopper did not accept in that order (B2). */
    weakPrints: z.int(),
    site,
    /** Price of one of these walls: today's, and the one that was paid. */
    unitPrice: money,
    unitPricePaid: money,
  }),
  errors: ["NOT_FOUND"],
});
