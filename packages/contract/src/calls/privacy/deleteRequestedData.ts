import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const deleteRequestedData = defineCall({
  name: "deleteRequestedData",
  method: "POST",
  path: "/privacy/requests/:token/delete",
  summary: "Deletes all that is kept under the address that the link was mailed to, but orders",
  tag: "Privacy",
  params: z.object({ token: id }),
  reply: z.object({ isDeleted: z.literal(true) }),
  errors: ["NOT_FOUND"],
});
