import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchList } from "../../schemas/owner/batches.ts";
import { id } from "../../schemas/primitives.ts";

export const markBatchPrinted = defineCall({
  name: "markBatchPrinted",
  method: "POST",
  path: "/owner/batches/:batchId/printed",
  summary: "Say that a batch has been printed",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ batchId: id }),
  body: z.strictObject({}),
  reply: batchList,
  errors: ["NOT_FOUND"],
});
