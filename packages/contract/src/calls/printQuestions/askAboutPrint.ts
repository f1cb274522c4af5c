import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileName } from "../../schemas/design.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id, singleLine } from "../../schemas/primitives.ts";

export const askAboutPrint = defineCall({
  name: "askAboutPrint",
  method: "POST",
  path: "/owner/orders/:orderId/prints/ask",
  summary: "Ask the shopper about a print that is held because its photo has few pixels",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({
    cartItemId: id,
    tile: tileName,
    /** Pixels per inch of the print that the staff member saw. CONFLICT when the tile has another photo since. */
    ppi: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
    /** Note to the shopper. */
    note: z.optional(singleLine(500)),
  }),
  reply: ownerOrder,
  // CONFLICT: the print is not held, or the order is not printed.
  errors: ["NOT_FOUND", "CONFLICT"],
});
