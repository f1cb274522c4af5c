import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchList, batchStep } from "../../schemas/owner/batches.ts";
import { id } from "../../schemas/primitives.ts";

export const undoBatchStep = defineCall({
  name: "undoBatchStep",
  method: "POST",
  path: "/owner/batches/:batchId/undo",
  summary: "Undo within some minutes that a batch was closed or printed; its orders are not begun any more",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ batchId: id }),
  body: z.strictObject({ step: batchStep }),
  reply: batchList,
  // CONFLICT: it is too late, or another step followed.
  errors: ["NOT_FOUND", "CONFLICT"],
});
