import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const endStaffSession = defineCall({
  name: "endStaffSession",
  method: "DELETE",
  path: "/owner/staff/:staffId/sessions/:sessionId",
  summary: "Sign a person out on one device; everybody may do so with their own",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  params: z.strictObject({ staffId: id, sessionId: id }),
  reply: z.object({ sessionId: id }),
  // Ending the session of another staff member needs `staff.manage`.
  errors: ["NOT_FOUND"],
});
