import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { webAuthnJson } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const beginFactor = defineCall({
  name: "beginFactor",
  method: "POST",
  path: "/owner/account/factors",
  summary: "Begin to set up six-digit codes or a passkey; nothing counts until it is confirmed",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.strictObject({ kind: z.enum(["codes", "passkey"]) }),
  reply: z.object({
    ticket: id,
    /** For six-digit codes: the secret in base32, and the URI for a QR code. */
    secret: z.nullable(z.string()),
    uri: z.nullable(z.string()),
    /** For a passkey: the options that the browser needs. */
    options: z.nullable(webAuthnJson),
  }),
  // CONFLICT: the codes are set up already.
  errors: ["PROOF_NEEDED", "CONFLICT"],
});
