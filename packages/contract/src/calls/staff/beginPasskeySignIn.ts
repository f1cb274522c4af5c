import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { webAuthnJson } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const beginPasskeySignIn = defineCall({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/owner/sign-in/passkey/options",
  summary: "What the browser needs to ask for a passkey, to sign in or to prove who one is",
  tag: "Owner",
  body: z.strictObject({}),
  reply: z.object({ ticket: id, options: webAuthnJson }),
  errors: [],
});
