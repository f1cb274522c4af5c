import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { email, optionalSite } from "../../schemas/primitives.ts";

export const requestKeptData = defineCall({
  name: "requestKeptData",
  method: "POST",
  path: "/privacy/requests",
  summary: "Mails a link to what is kept under an address, if anything is; says the same of every address",
  tag: "Privacy",
  body: z.object({ email, site: optionalSite }),
  reply: z.object({ isAsked: z.literal(true) }),
  errors: [],
});
