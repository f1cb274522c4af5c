import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { isConfirmed, trackingInput } from "../../schemas/owner/ownerOrder.ts";
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
  body: z.strictObject({ tracking: trackingInput, isConfirmed }),
  reply: parcel,
  // CONFLICT: a piece is not ticked, the order is not in production, it was sent with another number, or it is
  // unlikely to have left, which needs `isConfirmed`.
  errors: ["NOT_FOUND", "CONFLICT"],
});
