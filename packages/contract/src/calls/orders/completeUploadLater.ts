import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { userTemplateInfo } from "../../schemas/design.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalId, optionalSite } from "../../schemas/primitives.ts";

/** Frames and sizes stay those that were paid for; photos and crops may still change until the workshop begins. */
export const completeUploadLater = defineCall({
  name: "completeUploadLater",
  method: "PUT",
  path: "/shopify/complete-upload-later",
  summary: "All photos of an order line; with its last line the order is placed",
  tag: "Orders",
  body: z.object({
    orderId: id,
    cartItemId: id,
    userTemplateInfo,
    /** Whose photos they are, when they came from another device than the order. */
    userId: optionalId,
    site: optionalSite,
  }),
  reply: order,
  // CONFLICT: it is in the workshop, or cancelled.
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CONFLICT",
    "FRAME_MISMATCH",
    "SIZE_NOT_SOLD",
    "TILES_MISMATCH",
    "TILES_MISSING",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
  ],
  idempotent: true,
});
