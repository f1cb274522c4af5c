import { defineCall } from "../../call.ts";
import { stock } from "../../schemas/owner/stock.ts";

export const getStock = defineCall({
  name: "getStock",
  method: "GET",
  path: "/owner/stock",
  summary: "Which mouldings and mats are out of stock",
  tag: "Owner",
  staffOnly: true,
  right: "stock.edit",
  reply: stock,
  errors: [],
});
