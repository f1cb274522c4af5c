import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { parcelCheck, parcelList } from "../../schemas/owner/ownerOrderList.ts";

export const checkParcels = defineCall({
  name: "checkParcels",
  method: "POST",
  path: "/owner/parcels/check",
  summary: "Which of up to 200 order numbers and parcel numbers can be sent; changes nothing",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  body: z.strictObject({ parcels: parcelList }),
  reply: z.object({ items: z.array(parcelCheck) }),
  errors: [],
});
