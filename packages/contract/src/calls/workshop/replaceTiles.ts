import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork, replacementRequest } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const replaceTiles = defineCall({
  name: "replaceTiles",
  method: "POST",
  path: "/owner/orders/:orderId/replacements",
  summary: "Tiles of a sent order are made again, at no charge, in a parcel of their own",
  tag: "Workshop",
  staffOnly: true,
  right: "orders.replace",
  params: z.strictObject({ orderId: id }),
  body: replacementRequest,
  reply: orderWork,
  // CONFLICT: the order was not sent, a tile is being made again already, or its photo was deleted.
  errors: ["NOT_FOUND", "CONFLICT", "IDEMPOTENCY_MISMATCH"],
  idempotent: true,
});
