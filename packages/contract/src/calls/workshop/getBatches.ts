import { defineCall } from "../../call.ts";
import { batchList } from "../../schemas/batches.ts";

export const getBatches = defineCall({
  name: "getBatches",
  method: "GET",
  path: "/owner/batches",
  summary: "What may be printed, by sheet of paper; what is not ready, and why; the newest batches",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  reply: batchList,
  errors: [],
});
