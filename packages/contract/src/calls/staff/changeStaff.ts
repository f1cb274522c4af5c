import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { staffRole } from "../../schemas/owner/owner.ts";
import { staffList } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const changeStaff = defineCall({
  name: "changeStaff",
  method: "PUT",
  path: "/owner/staff/:staffId",
  summary: "Change the role of a member of staff, or stop them at once; both sign them out everywhere",
  tag: "Owner",
  staffOnly: true,
  right: "staff.manage",
  params: z.strictObject({ staffId: id }),
  body: z.strictObject({
    role: z.optional(staffRole),
    isStopped: z.optional(z.boolean()),
    /** The role that the caller saw. CONFLICT when another staff member has changed it since. */
    seenRole: z.optional(staffRole),
  }),
  reply: staffList,
  // CONFLICT: it would leave the shop without an owner, or `seenRole` is out of date.
  errors: ["PROOF_NEEDED", "NOT_FOUND", "CONFLICT"],
});
