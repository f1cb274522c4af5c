import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { staffList } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const resetStaffSignIn = defineCall({
  name: "resetStaffSignIn",
  method: "POST",
  path: "/owner/staff/:staffId/reset",
  summary: "Remove the second factors of a member of staff who lost them, and mail a link for a new password",
  tag: "Owner",
  staffOnly: true,
  right: "staff.manage",
  params: z.strictObject({ staffId: id }),
  body: z.strictObject({}),
  reply: staffList,
  // CONFLICT: there is no address to mail to.
  errors: ["PROOF_NEEDED", "NOT_FOUND", "CONFLICT"],
});
