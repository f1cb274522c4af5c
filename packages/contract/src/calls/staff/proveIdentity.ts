import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { typedCode, webAuthnJson } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const proveIdentity = defineCall({
  name: "proveIdentity",
  method: "POST",
  path: "/owner/account/proof",
  summary: "Prove once more who one is; for five minutes that opens what needs it",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  body: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("password"),
      password: z.string().check(z.minLength(1), z.maxLength(1024)),
    }),
    z.strictObject({ kind: z.literal("code"), code: typedCode }),
    z.strictObject({ kind: z.literal("passkey"), ticket: id, response: webAuthnJson }),
  ]),
  reply: z.object({ isProven: z.literal(true) }),
  errors: ["FACTOR_WRONG", "TOO_MANY_REQUESTS"],
});
