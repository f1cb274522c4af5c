import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";
import { newPassword } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

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
