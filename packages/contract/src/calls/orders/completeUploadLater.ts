import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { userTemplateInfo } from "../../schemas/design.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalId, optionalSite } from "../../schemas/primitives.ts";

/** Frames and sizes are paid for and stay unchanged. Photos and crops may change until production begins. */
export const completeUploadLater = defineCall({
  name: "completeUploadLater",
  method: "PUT",
  path: "/shopify/complete-upload-later",
  summary: "Set all photos of an order line; once every line has its photos, the order is placed",
  tag: "Orders",
  body: z.object({
    orderId: id,
    cartItemId: id,
    userTemplateInfo,
    /** The visitor whose photos they are, when they were uploaded on another device than the order's. */
    userId: optionalId,
    site: optionalSite,
  }),
  reply: order,
  // CONFLICT: the order is in production or cancelled.
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CONFLICT",
    "FRAME_MISMATCH",
    "SIZE_NOT_SOLD",
    "TILES_MISMATCH",
    "TILES_MISSING",
    "PRINT_TOO_SMALL",
    "PRINT_NEEDS_CONFIRMATION",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
  ],
  idempotent: true,
});
