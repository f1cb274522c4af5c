import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { packListItem } from "../../schemas/owner/packing.ts";

export const getPackages = defineCall({
  name: "getPackages",
  method: "GET",
  path: "/owner/pack",
  summary: "What is in production, the oldest first, with how far each parcel is",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  reply: z.object({ items: z.array(packListItem) }),
  errors: [],
});
