import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const getPasswordLink = defineCall({
  name: "getPasswordLink",
  method: "GET",
  path: "/owner/password-links/:token",
  summary: "Whom a link for a new password is for; reading it does not use it up",
  tag: "Owner",
  params: z.strictObject({ token: id }),
  reply: z.object({ email: z.string() }),
  errors: ["NOT_FOUND"],
});
