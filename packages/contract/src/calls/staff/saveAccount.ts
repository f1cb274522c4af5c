import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newPassword, personName, staffAccount } from "../../schemas/owner/staff.ts";
import { email, time } from "../../schemas/primitives.ts";

export const saveAccount = defineCall({
  name: "saveAccount",
  method: "PUT",
  path: "/owner/account",
  summary: "Change the own name, address or password; a new password signs all other devices out",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.strictObject({
    // Absent fields stay unchanged.
    name: z.optional(personName),
    email: z.optional(email),
    newPassword: z.optional(newPassword),
    /**
     * Earlier values of the changed fields, as the caller saw them. CONFLICT when another device has changed one
     * since.
     */
    seen: z.optional(
      z.strictObject({
        name: z.optional(z.string().check(z.maxLength(80))),
        email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
        passwordChangedAt: z.optional(time.check(z.maxLength(40))),
      }),
    ),
  }),
  reply: staffAccount,
  // CONFLICT: another staff member has the address, or `seen` is out of date.
  errors: ["PROOF_NEEDED", "CONFLICT"],
});
