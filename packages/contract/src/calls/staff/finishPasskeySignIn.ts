import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";
import { webAuthnJson } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const finishPasskeySignIn = defineCall({
  name: "finishPasskeySignIn",
  method: "POST",
  path: "/owner/sign-in/passkey",
  summary: "Sign in with the answer of a passkey",
  tag: "Owner",
  body: z.strictObject({ ticket: id, response: webAuthnJson }),
  reply: ownerSession,
  errors: ["FACTOR_WRONG", "TOO_MANY_REQUESTS"],
});
