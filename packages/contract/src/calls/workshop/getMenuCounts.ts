import * as z from "zod/mini";
import { defineCall } from "../../call.ts";

export const getMenuCounts = defineCall({
  name: "getMenuCounts",
  method: "GET",
  path: "/owner/menu-counts",
  summary: "What waits behind pages of the menu: unread threads, soft prints to look at, prints to print",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  // Counts are 0 for work that the reader's role does not do.
  reply: z.object({ unread: z.int(), toLookAt: z.int(), toPrint: z.int() }),
  errors: [],
});
