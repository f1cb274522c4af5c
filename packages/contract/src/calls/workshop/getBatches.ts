import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { batchList } from "../../schemas/owner/batches.ts";
import { pageNumber } from "../../schemas/primitives.ts";

export const getBatches = defineCall({
  name: "getBatches",
  method: "GET",
  path: "/owner/batches",
  summary: "What may be printed, by sheet of paper; what is not ready, and why; a page of the batches",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  query: z.strictObject({ page: pageNumber }),
  reply: batchList,
  errors: [],
});
