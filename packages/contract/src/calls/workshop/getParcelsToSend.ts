import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderNumberList, parcelToSend } from "../../schemas/owner/ownerOrderList.ts";

export const getParcelsToSend = defineCall({
  name: "getParcelsToSend",
  method: "GET",
  path: "/owner/parcels",
  summary:
    "Orders that wait for a parcel number: these, with why any of them cannot be sent, or all that are printed or packed",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  query: z.strictObject({ orders: z.optional(orderNumberList) }),
  reply: z.object({ items: z.array(parcelToSend) }),
  errors: [],
});
