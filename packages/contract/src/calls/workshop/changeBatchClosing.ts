import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchClosing, batchList } from "../../schemas/owner/batches.ts";

export const changeBatchClosing = defineCall({
  name: "changeBatchClosing",
  method: "PUT",
  path: "/owner/batch-closing",
  summary: "Set when batches close by themselves: at an hour, at a number of pieces, by age, or never",
  tag: "Workshop",
  staffOnly: true,
  right: "shop.edit",
  body: z.strictObject({
    ...batchClosing.shape,
    /** Version of the rule that the caller changed; 0 when none was set. */
    expectedVersion: z.int().check(z.gte(0), z.lte(1_000_000)),
  }),
  reply: batchList,
  // CONFLICT: another version was saved meanwhile.
  errors: ["CONFLICT"],
});
