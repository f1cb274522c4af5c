import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { recoveryCodes } from "../../schemas/owner/staff.ts";

export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/owner/account/recovery-codes",
  summary: "Ten new recovery codes; the old ones no longer work",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.strictObject({}),
  reply: z.object({ recoveryCodes }),
  // CONFLICT: no second factor is set up.
  errors: ["PROOF_NEEDED", "CONFLICT"],
});
