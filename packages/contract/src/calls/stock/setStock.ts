import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { expectedOn, stock, stockItem } from "../../schemas/owner/stock.ts";
import { site } from "../../schemas/primitives.ts";

export const setStock = defineCall({
  name: "setStock",
  method: "PUT",
  path: "/owner/stock/:code/:item",
  summary: "Say that a moulding or mat is out of stock, and until when, or that it is there again",
  tag: "Owner",
  staffOnly: true,
  right: "stock.edit",
  params: z.strictObject({ code: site, item: stockItem }),
  body: z.strictObject({
    isOut: z.boolean(),
    /** Used only when `isOut` is true. */
    expectedOn,
    /** The values that the caller saw. CONFLICT when another staff member has changed them since. */
    seen: z.optional(z.strictObject({ isOut: z.boolean(), expectedOn })),
  }),
  reply: stock,
  errors: ["CONFLICT"],
});
