import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { parcel, workNumber } from "../../schemas/owner/packing.ts";

export const getPackage = defineCall({
  name: "getPackage",
  method: "GET",
  path: "/owner/pack/:number",
  summary: "One parcel to pack, by the number on its papers",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ number: workNumber }),
  reply: parcel,
  errors: ["NOT_FOUND"],
});
