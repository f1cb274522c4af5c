import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const unsubscribe = defineCall({
  name: "unsubscribe",
  method: "POST",
  path: "/promo/unsubscribe/:token",
  summary: "Stops news by mail, without signing in; says the same of an unknown token",
  tag: "Promo",
  params: z.object({ token: id }),
  reply: z.object({ message: z.string() }),
  errors: [],
});
