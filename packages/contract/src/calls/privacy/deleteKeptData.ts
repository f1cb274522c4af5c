import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const deleteKeptData = defineCall({
  name: "deleteKeptData",
  method: "POST",
  path: "/privacy/delete",
  summary:
    "Deletes all of a visitor's data but their orders (B12); photos follow within minutes. A repeat is a success",
  tag: "Privacy",
  body: z.object({ userId: id }),
  reply: z.object({ isDeleted: z.literal(true) }),
  errors: [],
});
