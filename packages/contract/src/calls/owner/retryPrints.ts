import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const retryPrints = defineCall({
  name: "retryPrints",
  method: "POST",
  path: "/owner/orders/:orderId/prints/retry",
  summary: "Print once more what was given up (`printFaults` say why), and all the same what is `stopped`",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({}),
  reply: ownerOrder,
  // CONFLICT: the order has no failed print and is not stopped.
  errors: ["NOT_FOUND", "CONFLICT"],
});
