import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchDetail } from "../../schemas/owner/batches.ts";
import { id } from "../../schemas/primitives.ts";

export const getBatch = defineCall({
  name: "getBatch",
  method: "GET",
  path: "/owner/batches/:batchId",
  summary: "One batch: its prints, its papers, and what of it was spoilt",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ batchId: id }),
  reply: batchDetail,
  errors: ["NOT_FOUND"],
});
