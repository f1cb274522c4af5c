import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { staffRole } from "../../schemas/owner/owner.ts";
import { id } from "../../schemas/primitives.ts";

export const getInvitation = defineCall({
  name: "getInvitation",
  method: "GET",
  path: "/owner/invitations/:token",
  summary: "Whom an invitation is for; reading it does not use it up",
  tag: "Owner",
  params: z.strictObject({ token: id }),
  reply: z.object({ email: z.string(), role: staffRole, isNewPerson: z.boolean(), invitedBy: z.string() }),
  errors: ["NOT_FOUND"],
});
