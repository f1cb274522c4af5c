import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { staffAccount } from "../../schemas/owner/staff.ts";

export const removeFactor = defineCall({
  name: "removeFactor",
  method: "DELETE",
  path: "/owner/account/factors/:factor",
  summary: "Remove the six-digit codes (`codes`) or a passkey (its id)",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  params: z.strictObject({ factor: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/, "is not an id")) }),
  reply: staffAccount,
  errors: ["PROOF_NEEDED", "NOT_FOUND"],
});
