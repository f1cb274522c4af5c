import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { order } from "../../schemas/order.ts";
import { id } from "../../schemas/primitives.ts";

export const getData = defineCall({
  name: "getData",
  method: "GET",
  // The path is the specification's; no Shopify is involved.
  path: "/shopify/get-data/:id",
  summary: "A checkout or an order by its id",
  tag: "Orders",
  params: z.object({ id }),
  reply: z.union([order, checkout]),
  errors: ["NOT_FOUND"],
});
