import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import {
  personName,
  recoveryCodes,
  staffAccount,
  typedCode,
  webAuthnJson,
} from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const confirmFactor = defineCall({
  name: "confirmFactor",
  method: "POST",
  path: "/owner/account/factors/confirm",
  summary: "Set up the factor that was begun",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("codes"), ticket: id, code: typedCode }),
    z.strictObject({ kind: z.literal("passkey"), ticket: id, name: personName, response: webAuthnJson }),
  ]),
  /** New recovery codes, when this is the first factor. They are shown only this once. */
  reply: z.object({ account: staffAccount, recoveryCodes: z.nullable(recoveryCodes) }),
  // NOT_FOUND: begun too long ago. CONFLICT: the codes were set up since, with another secret.
  errors: ["NOT_FOUND", "FACTOR_WRONG", "CONFLICT"],
});
