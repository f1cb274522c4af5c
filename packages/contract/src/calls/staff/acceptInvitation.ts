import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";
import { newPassword, personName } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const acceptInvitation = defineCall({
  name: "acceptInvitation",
  method: "POST",
  path: "/owner/invitations/:token",
  summary: "Set name and password, and sign in unless a second factor is set up",
  tag: "Owner",
  params: z.strictObject({ token: id }),
  body: z.strictObject({ name: personName, password: newPassword }),
  reply: ownerSession,
  errors: ["NOT_FOUND"],
});
