import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { email } from "../../schemas/primitives.ts";

export const requestPasswordLink = defineCall({
  name: "requestPasswordLink",
  method: "POST",
  path: "/owner/password-links",
  summary:
    "Mails a link for a new password, if a member of staff has the address; says the same of every address",
  tag: "Owner",
  body: z.strictObject({ email }),
  reply: z.object({ isAsked: z.literal(true) }),
  errors: [],
});
