import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork, reprintRequest } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const reprintTile = defineCall({
  name: "reprintTile",
  method: "POST",
  path: "/owner/orders/:orderId/reprints",
  summary: "A spoilt tile goes back into the queue, before all others, until the parcel is sent",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: reprintRequest,
  reply: orderWork,
  // CONFLICT: the parcel has left, the tile is in the queue already, or its photo was deleted.
  errors: ["NOT_FOUND", "CONFLICT", "IDEMPOTENCY_MISMATCH"],
  idempotent: true,
});
