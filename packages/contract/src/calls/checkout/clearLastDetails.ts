import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const clearLastDetails = defineCall({
  name: "clearLastDetails",
  method: "POST",
  path: "/checkout/clear_last_details",
  summary: "Fills in nothing from the orders that the visitor has placed until now; a repeat is a success",
  tag: "Checkout",
  body: z.object({ userId: id }),
  reply: z.object({ isCleared: z.literal(true) }),
  errors: [],
});
