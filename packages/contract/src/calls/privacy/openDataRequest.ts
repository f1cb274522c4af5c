import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { emailData } from "../../schemas/personalData.ts";
import { id } from "../../schemas/primitives.ts";

export const openDataRequest = defineCall({
  name: "openDataRequest",
  method: "GET",
  path: "/privacy/requests/:token",
  summary: "What is kept under the address that the link was mailed to",
  tag: "Privacy",
  params: z.object({ token: id }),
  reply: emailData,
  errors: ["NOT_FOUND"],
});
