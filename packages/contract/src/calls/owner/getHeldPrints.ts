import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { heldPrint } from "../../schemas/owner/heldPrint.ts";

export const getHeldPrints = defineCall({
  name: "getHeldPrints",
  method: "GET",
  path: "/owner/prints/held",
  summary: "Prints that wait until a person has looked at them, those of the oldest orders first; at most 50",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  /** `limit` is the largest number of items. */
  query: z.strictObject({
    limit: z.optional(z.pipe(z.coerce.number<number | string>(), z.int().check(z.gte(1), z.lte(50)))),
  }),
  reply: z.object({
    items: z.array(heldPrint),
    /** Number of all held prints. */
    total: z.int(),
    /** Number of those whose shoppers were not asked, or did not answer in time. */
    toLookAt: z.int(),
  }),
  errors: [],
});
