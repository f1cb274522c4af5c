import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileFilling } from "../../schemas/design.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * Keeps photos of an order line as they come, a tile or more at a time; tiles that are not named stay as they are, so
 * two devices fill one wall without undoing each other. The order waits until complete-upload-later says that this is
 * all.
 */
export const saveOrderTiles = defineCall({
  name: "saveOrderTiles",
  method: "PUT",
  path: "/shopify/order/:orderId/line-item/:cartItemId/tiles",
  summary: "Put photos into some tiles of an order line",
  tag: "Orders",
  params: z.object({ orderId: id, cartItemId: id }),
  body: z.object({
    tiles: z.array(tileFilling).check(z.minLength(1), z.maxLength(200)),
    /** Whose photos they are, when they came from another device than the order. */
    userId: optionalId,
    site: optionalSite,
  }),
  reply: order,
  // TILES_MISSING: nothing is taken out of an order that is placed.
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CONFLICT",
    "TILES_MISMATCH",
    "TILES_MISSING",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
  ],
});
