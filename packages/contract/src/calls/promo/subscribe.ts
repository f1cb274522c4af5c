import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { email, optionalSite } from "../../schemas/primitives.ts";

export const subscribe = defineCall({
  name: "subscribe",
  method: "POST",
  path: "/promo/subscribe",
  summary:
    "Asks for the welcome code and news by mail; says the same of new, known and unsubscribed addresses",
  tag: "Promo",
  body: z.object({ email, site: optionalSite }),
  reply: z.object({ message: z.string() }),
  errors: [],
});
