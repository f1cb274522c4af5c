import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { email, optionalSite } from "../../schemas/primitives.ts";

export const sendOrderLinks = defineCall({
  name: "sendOrderLinks",
  method: "POST",
  path: "/orders/links",
  summary: "Mails the links to the orders of an address, if there are any; says the same of every address",
  tag: "Orders",
  body: z.object({ email, site: optionalSite }),
  reply: z.object({ isAsked: z.literal(true) }),
  errors: [],
});
