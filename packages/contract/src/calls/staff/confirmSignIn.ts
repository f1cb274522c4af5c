import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";
import { typedCode } from "../../schemas/owner/staff.ts";
import { id } from "../../schemas/primitives.ts";

export const confirmSignIn = defineCall({
  name: "confirmSignIn",
  method: "POST",
  path: "/owner/sign-in/confirm",
  summary: "Finish a sign-in with a six-digit code or a recovery code",
  tag: "Owner",
  body: z.strictObject({ ticket: id, code: typedCode }),
  reply: ownerSession,
  // NOT_FOUND: the ticket has expired.
  errors: ["NOT_FOUND", "FACTOR_WRONG", "TOO_MANY_REQUESTS"],
});
