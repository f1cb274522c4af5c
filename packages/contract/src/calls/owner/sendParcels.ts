import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { bulkResult, courier, parcelsToSend } from "../../schemas/owner/ownerOrderList.ts";

export const sendParcels = defineCall({
  name: "sendParcels",
  method: "POST",
  path: "/owner/parcels/send",
  summary:
    "Say of up to 200 orders that they were sent, with their parcel numbers; their shoppers are written to",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  body: z.extend(courier, { parcels: parcelsToSend }),
  reply: bulkResult,
  errors: [],
});
