import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { trackingInput } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const correctParcel = defineCall({
  name: "correctParcel",
  method: "PUT",
  path: "/owner/orders/:orderId/parcel",
  summary: "Correct the parcel number of a sent order; its shopper is written to",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: trackingInput,
  reply: orderWork,
  // CONFLICT: the order was not sent.
  errors: ["NOT_FOUND", "CONFLICT"],
});
