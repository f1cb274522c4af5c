import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const confirmSubscription = defineCall({
  name: "confirmSubscription",
  method: "POST",
  path: "/promo/confirm/:token",
  summary: "Confirms the address that asked for the welcome code, which is then mailed to it; safe to repeat",
  tag: "Promo",
  params: z.object({ token: id }),
  reply: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
});
