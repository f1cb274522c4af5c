import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { trackingInput } from "../../schemas/owner/ownerOrder.ts";
import { parcel, workNumber } from "../../schemas/owner/packing.ts";

export const sendPackage = defineCall({
  name: "sendPackage",
  method: "POST",
  path: "/owner/pack/:number/sent",
  summary: "Send a parcel whose pieces are all ticked; its shopper is written to",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ number: workNumber }),
  body: z.strictObject({ tracking: trackingInput }),
  reply: parcel,
  // CONFLICT: a piece is not ticked, the order is not in production, or it was sent with another number.
  errors: ["NOT_FOUND", "CONFLICT"],
});
