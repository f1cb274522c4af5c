import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileFilling } from "../../schemas/design.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * Saves photos of an order line as they arrive, for one or more tiles. Other tiles stay unchanged, so that two
 * devices can fill one wall without undoing each other's work. The order waits for photos until
 * complete-upload-later.
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
    /** The visitor whose photos they are, when they were uploaded on another device than the order's. */
    userId: optionalId,
    site: optionalSite,
  }),
  reply: order,
  // TILES_MISSING: a tile of a placed order cannot be emptied. PRINT_…: a weak print of a placed order is not confirmed.
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CONFLICT",
    "TILES_MISMATCH",
    "TILES_MISSING",
    "PRINT_TOO_SMALL",
    "PRINT_NEEDS_CONFIRMATION",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
  ],
});
