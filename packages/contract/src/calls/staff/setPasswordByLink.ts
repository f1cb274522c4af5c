import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner.ts";
import { id } from "../../schemas/primitives.ts";
import { newPassword } from "../../schemas/staff.ts";

export const setPasswordByLink = defineCall({
  name: "setPasswordByLink",
  method: "POST",
  path: "/owner/password-links/:token",
  summary: "Set a new password, which ends all sessions, and sign in unless a second factor is set up",
  tag: "Owner",
  params: z.strictObject({ token: id }),
  body: z.strictObject({ password: newPassword }),
  reply: ownerSession,
  errors: ["NOT_FOUND"],
});
