import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchList, sheetKey } from "../../schemas/owner/batches.ts";

export const closeBatch = defineCall({
  name: "closeBatch",
  method: "POST",
  path: "/owner/batches",
  summary: "Close a batch of the prints that are ready: of some sheets, or of all",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  body: z.strictObject({ sheets: z.optional(z.array(sheetKey).check(z.minLength(1), z.maxLength(20))) }),
  reply: batchList,
  // CONFLICT: no print is ready.
  errors: ["CONFLICT"],
  idempotent: true,
});
