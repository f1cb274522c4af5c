import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newInvitation, staffList } from "../../schemas/owner/staff.ts";

export const inviteStaff = defineCall({
  name: "inviteStaff",
  method: "POST",
  path: "/owner/staff/invitations",
  summary: "Invite a member of staff by mail; a new invitation to an address replaces the old one",
  tag: "Owner",
  staffOnly: true,
  right: "staff.manage",
  body: newInvitation,
  // `link`: URL of the invitation, returned only in this reply, when no mail server is set to send it; else null.
  reply: z.extend(staffList, { link: z.nullable(z.string()) }),
  // CONFLICT: a staff member has this address already.
  errors: ["PROOF_NEEDED", "CONFLICT"],
});
