import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { staffList } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const withdrawInvitation = defineCall({
  name: "withdrawInvitation",
  method: "DELETE",
  path: "/owner/staff/invitations/:id",
  summary: "Withdraw an invitation that has not been accepted",
  tag: "Owner",
  staffOnly: true,
  right: "staff.manage",
  params: z.strictObject({ id }),
  reply: staffList,
  errors: ["NOT_FOUND"],
});
