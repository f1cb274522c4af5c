import { defineCall } from "../../call.ts";
import { pageOf } from "../../schemas/art.ts";
import { orderQuery, orderSummary } from "../../schemas/owner/ownerOrder.ts";

export const getOrders = defineCall({
  name: "getOrders",
  method: "GET",
  path: "/owner/orders",
  summary:
    "Orders, the newest first, 24 a page; of one state or site, or with such a number or email, where asked",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  query: orderQuery,
  reply: pageOf(orderSummary),
  errors: [],
});
