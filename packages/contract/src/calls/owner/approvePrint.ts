import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileName } from "../../schemas/design.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const approvePrint = defineCall({
  name: "approvePrint",
  method: "POST",
  path: "/owner/orders/:orderId/prints/approve",
  summary: "Print a tile that is held because its photo has few pixels (`weakPrints`)",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({
    cartItemId: id,
    tile: tileName,
    /** Pixels per inch of the print that the staff member saw. CONFLICT when the tile has another photo since. */
    ppi: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  }),
  reply: ownerOrder,
  // CONFLICT: the print is not held, or the order is not printed.
  errors: ["NOT_FOUND", "CONFLICT"],
});
