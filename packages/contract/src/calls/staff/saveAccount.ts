import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newPassword, personName, staffAccount } from "../../schemas/owner/staff.ts";
import { email } from "../../schemas/primitives.ts";

export const saveAccount = defineCall({
  name: "saveAccount",
  method: "PUT",
  path: "/owner/account",
  summary: "Change the own name, address or password; a new password signs all other devices out",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.strictObject({
    name: personName,
    /** Absent: it stays. */
    email: z.optional(email),
    newPassword: z.optional(newPassword),
  }),
  reply: staffAccount,
  // CONFLICT: another staff member has the address.
  errors: ["PROOF_NEEDED", "CONFLICT"],
});
