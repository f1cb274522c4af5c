import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner.ts";

export const signInOwner = defineCall({
  name: "signInOwner",
  method: "POST",
  path: "/owner/sign-in",
  summary: "Sign in as the owner; sets the cookies of the session and of the device",
  tag: "Owner",
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  reply: ownerSession,
  errors: ["PASSWORD_WRONG", "TOO_MANY_REQUESTS"],
});
