import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderCursor, orderFilter, orderRows } from "../../schemas/owner/ownerOrderList.ts";

export const findOrders = defineCall({
  name: "findOrders",
  method: "GET",
  path: "/owner/order-list",
  summary: "Orders as rows, the newest first, 50 at a time: of a site, state, span of days, text, or late",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  query: z.extend(orderFilter, { after: z.optional(orderCursor) }),
  reply: orderRows,
  errors: [],
});
