import { defineCall } from "../../call.ts";
import { today } from "../../schemas/owner/today.ts";

export const getToday = defineCall({
  name: "getToday",
  method: "GET",
  path: "/owner/today",
  summary: "What needs hands now, and the orders of yesterday and this week",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  reply: today,
  errors: [],
});
