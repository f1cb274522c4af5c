import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";
import { email } from "../../schemas/primitives.ts";

export const signInOwner = defineCall({
  name: "signInOwner",
  method: "POST",
  path: "/owner/sign-in",
  summary: "Sign in; sets the cookies of the session and of the device, or asks for the second factor",
  tag: "Owner",
  body: z.strictObject({
    /** Absent when the shop's own password signs the first owner in. */
    email: z.optional(email),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  reply: ownerSession,
  errors: ["PASSWORD_WRONG", "TOO_MANY_REQUESTS"],
});
