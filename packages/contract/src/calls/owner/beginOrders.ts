import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { bulkResult, orderIds } from "../../schemas/owner/ownerOrderList.ts";

export const beginOrders = defineCall({
  name: "beginOrders",
  method: "POST",
  path: "/owner/order-list/begin",
  summary: "Begin to make up to 200 orders; each is done or says why not, and a repeat does no harm",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  body: z.strictObject({ orderIds }),
  reply: bulkResult,
  errors: [],
});
